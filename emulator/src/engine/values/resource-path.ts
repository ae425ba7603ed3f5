import { numericId } from "./resource-name";
import { compareText } from "./text";

/** Order of two path segments: numeric ids first and by number, all others by code points. */
export function compareSegments(a: string, b: string): number {
  if (a === b) return 0;
  const x = numericId(a);
  const y = numericId(b);
  if (x !== undefined && y !== undefined) return x < y ? -1 : x > y ? 1 : 0;
  if (x !== undefined) return -1;
  return y === undefined ? compareText(a, b) : 1;
}

/** Order of two resource names, segment by segment, a prefix first. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  const x = a.split("/");
  const y = b.split("/");
  for (const [i, segment] of x.entries()) {
    const other = y[i];
    if (other === undefined) return 1;
    const order = compareSegments(segment, other);
    if (order !== 0) return order;
  }
  return x.length - y.length;
}

/** The root of a database's documents, `projects/P/databases/D/documents`. */
export function documentsRoot(project: string, database: string): string {
  return `projects/${project}/databases/${database}/documents`;
}

/** The full name without its last segment: of a document its collection, of a collection its parent. */
export function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/"));
}

/** The last segment of a name. */
export function idOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** The id of the collection a document is in. */
export function collectionIdOf(name: string): string {
  return idOf(parentOf(name));
}
