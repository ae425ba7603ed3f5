import type { CollectionName } from "@domain/collections";
import { AppError, errorCode } from "@domain/errors";
import { deriveFields, hasAuthor } from "@domain/record/derive";
import { equalValues } from "@domain/record/equal";
import { parseCreate, parsePatch } from "@domain/record/parse";
import {
  copiedFields,
  referencesIn,
  referredCollection,
  referredIds,
} from "@domain/record/reference";
import { saveRecordsInput, type RecordChange } from "@domain/record/save";
import { fromWire, toWire } from "@domain/record/wire";
import type { Backend } from "../backend-type";
import type { CallFunction } from "../calls";
import type { OutboxOperation } from "../outbox/entry";

type Values = Record<string, unknown>;

const plain = (values: unknown) => fromWire(values) as Values;

/** Every field that somebody changed since the person saw it. */
function conflictsWith(before: Values, values: Values, base: Values) {
  return Object.keys(base)
    .filter(
      (field) =>
        !equalValues(before[field], base[field]) &&
        !equalValues(before[field], values[field]),
    )
    .map((field) => ({
      field,
      stored: toWire(before[field]),
      by: before["updatedBy"],
    }));
}

/** What a record repeats of the records it names. */
async function copiesOf(
  store: Backend,
  name: CollectionName,
  values: Values,
): Promise<Values> {
  const copies = referencesIn(name, values).map(async (reference) => {
    const theirs = referredCollection(values, reference);
    const [id] = referredIds(values, reference);
    if (theirs === null || id === undefined) return {};
    const row = await store.getDoc(theirs, id);
    return copiedFields(name, reference, { ...row?.data });
  });
  return Object.assign({}, ...(await Promise.all(copies))) as Values;
}

async function operationOf(
  store: Backend,
  { collection, id, parentId, kind, values, base }: RecordChange,
  uid: string,
  index: number,
): Promise<OutboxOperation> {
  const name: CollectionName = collection;
  const row = await store.getDoc(name, id, parentId);
  const before: Values | null = row === null ? null : { ...row.data };
  const given = plain(values);
  const author = hasAuthor(name) ? { authorId: uid } : {};
  const conflicts =
    before === null ? [] : conflictsWith(before, given, plain(base));
  if (conflicts.length > 0)
    throw new AppError("conflict", { index, collection, id, conflicts });
  const parsed =
    kind === "create"
      ? parseCreate(name, id, { ...given, ...author })
      : parsePatch(name, given);
  Object.assign(parsed, await copiesOf(store, name, parsed));
  const context = { before, now: new Date() };
  return {
    kind: kind === "create" ? "create" : "patch",
    collection: name,
    id,
    parentId: parentId ?? null,
    values: { ...parsed, ...deriveFields(name, parsed, context) },
    baseUpdatedAt: null,
  };
}

/** For tests: `saveRecords` over a store, without rights, references and receipts. */
export function memoryDesk(
  store: () => Backend,
  uid: () => string,
): CallFunction {
  return async (_name, input) => {
    const { operationId, changes } = saveRecordsInput.parse(input);
    try {
      const operations = await Promise.all(
        changes.map((change, index) =>
          operationOf(store(), change, uid(), index),
        ),
      );
      await store().commit(operations, uid(), operationId);
    } catch (error) {
      const details = error instanceof AppError ? error.details : {};
      return { success: false, error: errorCode(error), details };
    }
    const results = changes.map(({ collection, id }) => ({ collection, id }));
    return { success: true, data: { results } };
  };
}
