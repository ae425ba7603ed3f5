import { compareNames, idOf, parentOf } from "../engine/values/resource-path";

/** Where a query looks: one collection, or all collections of an id (any id when empty) below a parent. */
export interface Source {
  /** Full name of the documents root or of a document. */
  parent: string;
  collectionId: string;
  allDescendants: boolean;
}

/** True when documents of the collection, given by its full name, belong to the source. */
export function sourceHasCollection(
  source: Source,
  collection: string,
): boolean {
  if (source.collectionId !== "" && idOf(collection) !== source.collectionId)
    return false;
  return source.allDescendants
    ? collection.startsWith(`${source.parent}/`)
    : parentOf(collection) === source.parent;
}

/** True when the document, given by its full name, belongs to the source. */
export function sourceHasDocument(source: Source, name: string): boolean {
  return sourceHasCollection(source, parentOf(name));
}

/** Collection names in order, and whether any of them lies within another one's documents. */
export function orderCollections(collections: string[]): {
  sorted: string[];
  nested: boolean;
} {
  const sorted = [...collections].sort(compareNames);
  const nested = sorted.some((name, i) => {
    const previous = sorted[i - 1];
    return previous !== undefined && name.startsWith(`${previous}/`);
  });
  return { sorted, nested };
}
