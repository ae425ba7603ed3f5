import { AppError } from "@domain/errors";
import type { SaveFailure } from "@domain/record/save";
import { fromWire, toWire } from "@domain/record/wire";
import { call } from "../calls";
import { toAppError } from "../errors";
import type { Conflict, OutboxEntry, OutboxOperation } from "./entry";

const record = (values: object) => toWire(values) as Record<string, unknown>;

const changeOf = ({
  kind,
  collection,
  id,
  parentId,
  values,
  base = {},
}: OutboxOperation) => ({
  collection,
  id,
  ...(parentId === null ? {} : { parentId }),
  kind: kind === "create" ? ("create" as const) : ("change" as const),
  values: record(values),
  base: record(base),
});

/** `path:code` as the path. */
const nameOf = (field: string) => field.split(":", 1).join("");

/** The failure with the names of fields alone, and with what somebody else had changed as plain values. */
function readable(error: unknown): AppError {
  const failure = toAppError(error);
  const {
    index = 0,
    conflicts = [],
    fields,
  } = failure.details as Partial<SaveFailure>;
  const plain = conflicts.map(({ field, stored, by }): Conflict => ({
    operation: index,
    field,
    stored: fromWire(stored),
    by,
  }));
  return new AppError(failure.code, {
    ...failure.details,
    conflicts: plain,
    ...(fields === undefined ? {} : { fields: fields.map(nameOf) }),
  });
}

/** All changes of an entry as one call, the same operation however often it is sent; rejects AppError. */
export async function sendToDesk({
  id,
  operations,
}: OutboxEntry): Promise<void> {
  const changes = operations.map(changeOf);
  try {
    await call("saveRecords", { operationId: id, changes });
  } catch (error) {
    throw readable(error);
  }
}
