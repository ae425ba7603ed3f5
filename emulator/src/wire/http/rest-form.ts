import { isJson } from "../codec/json";

const times = new Set([
  "timestampValue",
  "createTime",
  "updateTime",
  "readTime",
  "commitTime",
]);

/** As ProtoJSON prints it: 0, 3 or 6 digits of a second. */
const shortTime = (time: string): string =>
  time.replace(/\.(\d{3})000Z$/, ".$1Z").replace(".000Z", "Z");

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0
    : isJson(value) && Object.keys(value).length === 0;

/** Lists and maps of the messages; a document's own field never has an empty object for its value. */
const leftOut = new Set([
  "fields",
  "values",
  "documents",
  "collectionIds",
  "writeResults",
  "transformResults",
]);

/**
 * An answer as the REST API prints it: no empty lists and maps, times without needless zeros. Names of
 * a document's fields are safe: their values are objects with one key.
 */
export function restForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restForm);
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      if (leftOut.has(key) && isEmpty(entry)) return [];
      if (typeof entry === "string" && times.has(key))
        return [[key, shortTime(entry)]];
      return [[key, restForm(entry)]];
    }),
  );
}
