import type { CollectionName } from "@domain/collections";
import { derivationsOf, deskOf } from "@domain/desk";
import { AppError, errorCode } from "@domain/errors";
import { deriveFields, hasAuthor } from "@domain/record/derive";
import { equalValues } from "@domain/record/equal";
import { parseCreate, parsePatch } from "@domain/record/parse";
import {
  copiedFields,
  referencesIn,
  referredCollection,
  referredIds,
} from "@domain/record/desk/reference";
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

/** What follows from the records that the given values name. */
async function followed(
  store: Backend,
  name: CollectionName,
  values: Values,
): Promise<Values> {
  const known = new Map<string, Values>();
  const copies: Values = {};
  for (const reference of referencesIn(name, values)) {
    const theirs = referredCollection(values, reference);
    if (theirs === null) continue;
    for (const id of referredIds(values, reference)) {
      const row = await store.getDoc(theirs, id);
      known.set(`${theirs}/${id}`, { ...row?.data });
      Object.assign(copies, copiedFields(name, reference, { ...row?.data }));
    }
  }
  const resolved = deskOf(name).resolve?.(
    values,
    new Set(Object.keys(values)),
    (theirs, id) => known.get(`${theirs}/${id}`) ?? null,
  );
  return { ...copies, ...resolved };
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
  const all = { ...parsed, ...(await followed(store, name, parsed)) };
  const context = { before, now: new Date() };
  const derived = deriveFields(name, all, context, derivationsOf(name));
  return {
    kind: kind === "create" ? "create" : "patch",
    collection: name,
    id,
    parentId: parentId ?? null,
    values: { ...all, ...derived },
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
