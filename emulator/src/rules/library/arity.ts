/** How many arguments each method takes; a name has one arity whatever the receiver. */
export const METHOD_ARITY: ReadonlyMap<string, number> = new Map([
  ["addedKeys", 0],
  ["affectedKeys", 0],
  ["bind", 1],
  ["changedKeys", 0],
  ["concat", 1],
  ["date", 0],
  ["day", 0],
  ["dayOfWeek", 0],
  ["dayOfYear", 0],
  ["diff", 1],
  ["difference", 1],
  ["distance", 1],
  ["get", 2],
  ["hasAll", 1],
  ["hasAny", 1],
  ["hasOnly", 1],
  ["hours", 0],
  ["intersection", 1],
  ["join", 1],
  ["keys", 0],
  ["latitude", 0],
  ["longitude", 0],
  ["lower", 0],
  ["matches", 1],
  ["minutes", 0],
  ["month", 0],
  ["nanos", 0],
  ["removeAll", 1],
  ["removedKeys", 0],
  ["replace", 2],
  ["seconds", 0],
  ["size", 0],
  ["split", 1],
  ["time", 0],
  ["toBase64", 0],
  ["toHexString", 0],
  ["toMillis", 0],
  ["toSet", 0],
  ["toUtf8", 0],
  ["trim", 0],
  ["unchangedKeys", 0],
  ["union", 1],
  ["upper", 0],
  ["values", 0],
  ["year", 0],
]);

/** How many arguments each function takes, the namespace in front of its name. */
const FUNCTION_ARITY: ReadonlyMap<string, number> = new Map([
  ["debug", 1],
  ["duration.abs", 1],
  ["duration.time", 4],
  ["duration.value", 2],
  ["float", 1],
  ["hashing.crc32", 1],
  ["hashing.crc32c", 1],
  ["hashing.md5", 1],
  ["hashing.sha256", 1],
  ["int", 1],
  ["latlng.value", 2],
  ["math.abs", 1],
  ["math.ceil", 1],
  ["math.floor", 1],
  ["math.isNaN", 1],
  ["math.pow", 2],
  ["math.round", 1],
  ["math.sqrt", 1],
  ["path", 1],
  ["string", 1],
  ["timestamp.date", 3],
  ["timestamp.value", 1],
]);

const FIRESTORE_LOOKUPS: ReadonlySet<string> = new Set([
  "exists",
  "existsAfter",
  "get",
  "getAfter",
]);

const STORAGE_LOOKUPS: ReadonlySet<string> = new Set([
  "firestore.exists",
  "firestore.get",
]);

/** Whether `name` looks a document up in rules of `service`. */
export const isLookup = (service: string, name: string): boolean =>
  (service === "firebase.storage" ? STORAGE_LOOKUPS : FIRESTORE_LOOKUPS).has(
    name,
  );

/** The arity of the built-in function `name` in rules of `service`, `null` when there is none. */
export const functionArity = (service: string, name: string): number | null =>
  isLookup(service, name) ? 1 : (FUNCTION_ARITY.get(name) ?? null);

const NAMESPACES: ReadonlySet<string> = new Set([
  "duration",
  "firestore",
  "hashing",
  "latlng",
  "math",
  "timestamp",
]);

export const isNamespace = (name: string): boolean => NAMESPACES.has(name);
