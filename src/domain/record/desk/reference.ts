import { isMap } from "../../schema/is-map";
import type { z } from "zod";
import type { CollectionName } from "../../collections";
import { entryOf } from "../../collections";
import type { Reference, Values } from "../types";

/** What lies under a key: of each where there is a list of maps. */
function under(at: unknown, key: string): unknown {
  if (Array.isArray(at)) return at.flatMap((one) => under(one, key));
  return isMap(at) ? at[key] : undefined;
}

/** The value at a dotted field, of every element where a list lies on the way; undefined where nothing is. */
export const valueAt = (record: Values, field: string): unknown =>
  field.split(".").reduce<unknown>(under, record);

/** Where people give the ids of a reference. */
const givenAt = (reference: Reference): string =>
  reference.givenAt ?? reference.field;

/** The ids that a record names by one of its references; [] for none. */
export function referredIds(record: Values, reference: Reference): string[] {
  const { idOf = (held) => held } = reference;
  const value = valueAt(record, givenAt(reference));
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((id) => typeof id === "string").map(idOf);
}

/** Whose ids a reference holds in this record; null for nobody's. */
export const referredCollection = (
  record: Values,
  { collection }: Reference,
): CollectionName | null =>
  (typeof collection === "string"
    ? collection
    : collection(record)) as CollectionName | null;

/** Whether a record names by its own id what it belongs to: that is asked at every change. */
export const isByOwnId = (
  collection: CollectionName,
  { field }: Reference,
): boolean => field === entryOf(collection).idField;

/** The references whose field is among those given, and the one by the record's own id. */
export const referencesIn = (
  collection: CollectionName,
  values: Values,
): Reference[] =>
  entryOf(collection).references.filter(
    (reference) =>
      isByOwnId(collection, reference) ||
      Object.hasOwn(values, givenAt(reference).split(".")[0] ?? ""),
  );

/** The fields that repeat what the record named says; their defaults for none. */
export function copiedFields(
  collection: CollectionName,
  { copies = {} }: Reference,
  target: Values | null,
): Record<string, unknown> {
  const shape: Readonly<Record<string, z.ZodType | undefined>> =
    entryOf(collection).schema.shape;
  const none = (own: string) => shape[own]?.safeParse(undefined).data ?? null;
  return Object.fromEntries(
    Object.entries(copies).map(([own, theirs]) => [
      own,
      target?.[theirs] ?? none(own),
    ]),
  );
}

/** The fields that follow from records named: the server's, whoever gives them. */
export const copiedNames = (collection: CollectionName): string[] =>
  entryOf(collection).references.flatMap(({ copies = {} }) =>
    Object.keys(copies),
  );
