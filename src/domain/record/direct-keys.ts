import type { CollectionName } from "../collections";
import { entryOf } from "../collections";
import { metaKeys, storedFields } from "../schema/fields";
import type { Values } from "./types";

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
