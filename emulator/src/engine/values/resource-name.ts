import { StatusError } from "../../contract/status";

const NUMERIC_ID = /^__id(-?\d+)__$/;
const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6144;
const MAX_SEGMENTS = 200;
const DATABASE = /^projects\/[^/]+\/databases\/[^/]+(?=\/documents(\/|$))/;

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

/** The number of a numeric id `__id7__`; undefined for any other id. */
export function numericId(segment: string): bigint | undefined {
  if (!segment.startsWith("__id")) return undefined;
  const digits = NUMERIC_ID.exec(segment)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}

function checkReserved(segment: string, kind: "Resource" | "Collection"): void {
  if (!/^__.*__$/s.test(segment) || NUMERIC_ID.test(segment)) return;
  if (segment.startsWith("__id") && kind === "Resource") {
    throw invalid(
      "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. " +
        `Found: '${segment}'.`,
    );
  }
  throw invalid(`${kind} id "${segment}" is invalid because it is reserved.`);
}

/** What one kind of name is called in refusals. */
type NameKind = "Document name" | "Document parent name";

function checkSegments(kind: NameKind, name: string, start: number): number {
  const segments = name.slice(start).split("/");
  let at = start;
  for (const [i, segment] of segments.entries()) {
    const isId = i % 2 === 1;
    if (segment === "") {
      const last = i === segments.length - 1;
      throw invalid(
        last
          ? `${kind} "${name}" has invalid trailing "/".`
          : `${kind} "${name}" lacks a ${isId ? "resource" : "collection"} id at index ${String(at)}.`,
      );
    }
    if (segment === "." || segment === "..") {
      throw invalid(
        `${kind} "${name}" contains a resource id "${segment}" at index ${String(at)}.`,
      );
    }
    checkReserved(segment, "Resource");
    if (Buffer.byteLength(segment) > MAX_ID_BYTES) {
      throw invalid(
        `The key path element ${isId ? "name" : "kind"} is longer than ${String(MAX_ID_BYTES)} bytes.`,
      );
    }
    at += segment.length + 1;
  }
  return segments.length;
}

function checkDatabase(kind: NameKind, root: string, name: string): void {
  if (name.startsWith(`${root}/`)) return;
  const own = DATABASE.exec(root)?.[0] ?? root;
  const other = DATABASE.exec(name)?.[0];
  if (other !== undefined && other !== own) {
    throw invalid(
      `The request was for database '${own}' but was attempting to access database '${other}'`,
    );
  }
  if (other === undefined) {
    throw invalid(`${kind} "${name}" lacks "projects" at index 0.`);
  }
  throw lacksSlash(kind, name);
}

function lacksSlash(kind: NameKind, name: string): StatusError {
  return invalid(
    `${kind} "${name}" lacks "/" at index ${String(name.length)}.`,
  );
}

function checkName(kind: NameKind, root: string, name: string): void {
  checkDatabase(kind, root, name);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalid(`${kind} is longer than ${String(MAX_NAME_BYTES)} bytes.`);
  }
  const segments = checkSegments(kind, name, root.length + 1);
  if (segments % 2 !== 0) throw lacksSlash(kind, name);
  if (segments > MAX_SEGMENTS) {
    throw invalid(`${kind} has more than 100 levels of collections.`);
  }
}

/** Throws INVALID_ARGUMENT unless `name` is a valid full document name below `root`. */
export function checkDocumentName(root: string, name: string): void {
  checkName("Document name", root, name);
}

/** Throws INVALID_ARGUMENT unless `parent` is the documents root or a document below it. */
export function checkParent(root: string, parent: string): void {
  if (parent !== root) checkName("Document parent name", root, parent);
}

/** Throws INVALID_ARGUMENT unless `name`, a query's operand, names a document of the database `within` belongs to. */
export function checkDocumentReference(within: string, name: string): void {
  const database = DATABASE.exec(within)?.[0] ?? within;
  checkName("Document parent name", `${database}/documents`, name);
}

/** Throws INVALID_ARGUMENT unless the id may name a collection. */
export function checkCollectionId(id: string): void {
  if (id.includes("/")) {
    throw invalid(`Collection id "${id}" is invalid because it contains "/".`);
  }
  if (id === "") throw invalid("A collection id is missing.");
  if (id === "." || id === "..") {
    throw invalid(`Collection id "${id}" is invalid because it is reserved.`);
  }
  checkReserved(id, "Collection");
  if (Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalid(
      `The query kind is longer than ${String(MAX_ID_BYTES)} bytes.`,
    );
  }
}
