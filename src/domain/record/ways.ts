import type { Action, Resource } from "../access/matrix";
import type { CollectionName } from "../collections";
import { collections, entryOf } from "../collections";
import { metaKeys, storedFields } from "../schema/fields";
import type { CollectionEntry, Values, WriteKind } from "./types";

/** How a cell is carried out: a plain write checked by the rules, the callable `saveRecords`, a callable of its own, or functions alone. */
export type Way = "direct" | "desk" | "callable" | "derived";

const ways: Record<WriteKind, Way> = {
  field: "direct",
  log: "direct",
  desk: "desk",
  call: "callable",
  derived: "derived",
};

/** The way of a cell of the matrix, from the collection of its resource; reading is always direct. Throws RangeError for an action the collection does not name. */
export function wayOf<R extends Resource>(resource: R, action: Action<R>): Way {
  if (action === "read") return "direct";
  const entries: readonly CollectionEntry[] = Object.values(collections);
  const write = entries.find((entry) => entry.resource === resource)?.writes[
    action
  ];
  if (write === undefined) throw new RangeError(`${resource}.${action}`);
  return ways[write.kind];
}

/** What a new record says of itself beside the fields that people give. */
const ownKeys = ["zooId", "authorId"];

/**
 * The keys that a direct write of this action may carry, in the order of the schema: the fields of the
 * table of collections, those that follow from one of them, and for a new record its identity and stamp.
 */
export function keysOf(collection: CollectionName, action: string): string[] {
  const { schema, idField, derive, writes } = entryOf(collection);
  const write = writes[action];
  if (write?.kind !== "field" && write?.kind !== "log")
    throw new Error(`${collection}.${action} is no direct write`);
  const given = new Set(write.fields);
  const follows = derive
    .filter(({ from }) => from.some((field) => given.has(field)))
    .map(({ field }) => field);
  const created = action === "create" ? [...ownKeys, idField ?? ""] : [];
  const all = new Set([...given, ...follows, ...created]);
  const stored = storedFields(schema).filter((key) => all.has(key));
  return action === "create" ? [...stored, ...metaKeys] : stored;
}

/**
 * What a new record holds that goes straight to the store: what rules let somebody say, for what follows from it comes
 * later. All of one that goes another way.
 */
export function directValues(
  collection: CollectionName,
  values: Values,
): Record<string, unknown> {
  const kind = entryOf(collection).writes["create"]?.kind;
  if (kind !== "field" && kind !== "log") return { ...values };
  const keys = new Set(keysOf(collection, "create"));
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => keys.has(name)),
  );
}
