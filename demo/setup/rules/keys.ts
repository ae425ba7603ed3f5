import type { CollectionName } from "@domain/collections";
import { entryOf } from "@domain/collections";
import { metaKeys, storedFields } from "@domain/schema/fields";

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

const isCollection = (
  name: string,
  collections: readonly CollectionName[],
): name is CollectionName => collections.some((known) => known === name);

/** The collection and action of a list of the rules: `tasksCreateKeys` is tasks, create. */
export function actionOf(
  name: string,
  collections: readonly CollectionName[],
): [CollectionName, string] {
  const [, collection = "", action = ""] =
    /^([a-z]+(?:[A-Z][a-z]+)?)([A-Z][a-z]+)Keys$/.exec(name) ?? [];
  if (!isCollection(collection, collections))
    throw new Error(`${name} names no collection and action`);
  return [collection, action.toLowerCase()];
}
