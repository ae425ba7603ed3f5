import { StatusError } from "../../contract";
import { compareText } from "./text";

const NUMERIC_ID = /^__id(-?\d+)__$/;
const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6144;
const MAX_SEGMENTS = 200;

function numericId(segment: string): bigint | undefined {
  if (!segment.startsWith("__id")) return undefined;
  const digits = NUMERIC_ID.exec(segment)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}

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

function checkSegment(segment: string): void {
  if (segment === "" || segment === "." || segment === "..") {
    throw new StatusError(
      "INVALID_ARGUMENT",
      `Resource path segment "${segment}" is not allowed.`,
    );
  }
  if (/^__.*__$/s.test(segment) && !NUMERIC_ID.test(segment)) {
    throw new StatusError(
      "INVALID_ARGUMENT",
      `Resource id "${segment}" is invalid because it is reserved.`,
    );
  }
  if (Buffer.byteLength(segment) > MAX_ID_BYTES) {
    throw new StatusError(
      "INVALID_ARGUMENT",
      `Resource id is longer than ${String(MAX_ID_BYTES)} bytes.`,
    );
  }
}

function segmentsBelow(root: string, name: string): string[] {
  if (!name.startsWith(`${root}/`)) {
    throw new StatusError(
      "INVALID_ARGUMENT",
      `Name "${name}" is not within "${root}".`,
    );
  }
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw new StatusError(
      "INVALID_ARGUMENT",
      `Name is longer than ${String(MAX_NAME_BYTES)} bytes.`,
    );
  }
  const segments = name.slice(root.length + 1).split("/");
  if (segments.length > MAX_SEGMENTS) {
    throw new StatusError("INVALID_ARGUMENT", "Name has too many segments.");
  }
  segments.forEach(checkSegment);
  return segments;
}

/** Throws INVALID_ARGUMENT unless `name` is a valid full document name below `root`. */
export function checkDocumentName(root: string, name: string): void {
  if (segmentsBelow(root, name).length % 2 !== 0) {
    throw new StatusError(
      "INVALID_ARGUMENT",
      `Document name "${name}" lacks a document id.`,
    );
  }
}

/** Throws INVALID_ARGUMENT unless `parent` is the documents root or a document below it. */
export function checkParent(root: string, parent: string): void {
  if (parent !== root) checkDocumentName(root, parent);
}

/** Throws INVALID_ARGUMENT unless the id may name a collection. */
export function checkCollectionId(id: string): void {
  if (id.includes("/")) {
    throw new StatusError(
      "INVALID_ARGUMENT",
      `Collection id "${id}" is invalid because it contains "/".`,
    );
  }
  checkSegment(id);
}
