import type { CollectionName } from "@domain/collections";

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
