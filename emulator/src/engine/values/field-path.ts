import type { Fields, Value } from "../../contract/values";
import { StatusError } from "../../contract/status";

const SIMPLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
const SEGMENT = /`((?:[^`\\]|\\[\s\S])*)`|[A-Za-z_][A-Za-z0-9_]*/y;
const MAX_PATH_BYTES = 1500;
const CACHE_LIMIT = 5000;
const cache = new Map<string, readonly string[]>();

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

function malformed(path: string): StatusError {
  return invalid(
    `Invalid property path "${path}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      "and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)",
  );
}

function parse(path: string): string[] {
  if (path === "") throw invalid("Invalid empty property path string.");
  if (Buffer.byteLength(path) >= MAX_PATH_BYTES) {
    throw invalid("property path is longer than 1500 bytes.");
  }
  const segments: string[] = [];
  let at = 0;
  for (;;) {
    SEGMENT.lastIndex = at;
    const match = SEGMENT.exec(path);
    if (match === null) throw malformed(path);
    const quoted = match[1]?.replace(/\\([\s\S])/g, "$1");
    if (quoted === "") throw malformed(path);
    segments.push(quoted ?? match[0]);
    at = SEGMENT.lastIndex;
    if (at === path.length) return segments;
    if (path[at] !== ".") throw malformed(path);
    at += 1;
  }
}

/** Segments of a field path in its wire form: dots between names, odd names in backticks. */
export function parseFieldPath(path: string): readonly string[] {
  const known = cache.get(path);
  if (known) return known;
  const segments = parse(path);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(path, segments);
  return segments;
}

/** The wire form of field path segments, the inverse of `parseFieldPath`. */
export function formatFieldPath(segments: readonly string[]): string {
  return segments
    .map((segment) =>
      SIMPLE.test(segment)
        ? segment
        : `\`${segment.replace(/[\\`]/g, "\\$&")}\``,
    )
    .join(".");
}

/** Throws INVALID_ARGUMENT when a segment of a path is a name of the service's own. */
export function checkNoReservedName(path: readonly string[]): void {
  const reserved = path.find(isReserved);
  if (reserved !== undefined) {
    throw invalid(`Invalid reserved name in field path ${reserved}`);
  }
}

/** True for a name only the service itself may use. */
export function isReserved(name: string): boolean {
  return name.length >= 4 && name.startsWith("__") && name.endsWith("__");
}

function child(fields: Fields, segment: string): Value | undefined {
  return Object.hasOwn(fields, segment) ? fields[segment] : undefined;
}

/** The value at a path, undefined when any part of it is missing. */
export function getField(
  fields: Fields,
  path: readonly string[],
): Value | undefined {
  let value: Value | undefined;
  let within: Fields | undefined = fields;
  for (const segment of path) {
    value = within && child(within, segment);
    if (value === undefined) return undefined;
    within = "mapValue" in value ? value.mapValue.fields : undefined;
  }
  return value;
}

/** A copy with the value at the path set, parents created; what is not on the path is shared. */
export function setField(
  fields: Fields,
  path: readonly string[],
  value: Value,
): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  if (rest.length === 0) return { ...fields, [head]: value };
  const current = child(fields, head);
  const inner = current && "mapValue" in current ? current.mapValue.fields : {};
  return {
    ...fields,
    [head]: { mapValue: { fields: setField(inner, rest, value) } },
  };
}

/** A copy without the value at the path; the same object when there was none. */
export function deleteField(fields: Fields, path: readonly string[]): Fields {
  const [head, ...rest] = path;
  const current = head === undefined ? undefined : child(fields, head);
  if (head === undefined || current === undefined) return fields;
  if (rest.length === 0) {
    const kept = Object.entries(fields).filter(([key]) => key !== head);
    return Object.fromEntries(kept);
  }
  if (!("mapValue" in current)) return fields;
  const inner = deleteField(current.mapValue.fields, rest);
  if (inner === current.mapValue.fields) return fields;
  return { ...fields, [head]: { mapValue: { fields: inner } } };
}

/** Only the given paths of the fields; paths that are missing are left out. */
export function pickFields(
  fields: Fields,
  paths: readonly (readonly string[])[],
): Fields {
  return paths.reduce<Fields>((picked, path) => {
    const value = getField(fields, path);
    return value === undefined ? picked : setField(picked, path, value);
  }, {});
}
