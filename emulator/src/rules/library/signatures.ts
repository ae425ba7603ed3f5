/** What a call takes: overloads, each a list of type names; all overloads of a name are alike in number. */
export type Overloads = readonly (readonly string[])[];

const NOTHING: Overloads = [[]];
const LIST: Overloads = [["list"]];
const SET: Overloads = [["set"]];
const SET_OR_LIST: Overloads = [["set"], ["list"]];
const STRING: Overloads = [["string"]];
const FLOAT: Overloads = [["float"]];
const BYTES_OR_STRING: Overloads = [["bytes"], ["string"]];
const NUMBER_OR_STRING: Overloads = [["int"], ["float"], ["string"]];

/** The methods of each kind of value. */
const METHODS: Readonly<Record<string, Readonly<Record<string, Overloads>>>> = {
  bytes: { size: NOTHING, toBase64: NOTHING, toHexString: NOTHING },
  duration: { nanos: NOTHING, seconds: NOTHING },
  latlng: {
    distance: [["latlng"]],
    latitude: NOTHING,
    longitude: NOTHING,
  },
  list: {
    concat: LIST,
    hasAll: LIST,
    hasAny: LIST,
    hasOnly: LIST,
    join: STRING,
    removeAll: LIST,
    size: NOTHING,
    toSet: NOTHING,
  },
  map: {
    diff: [["map"]],
    get: [
      ["string", "any"],
      ["list", "any"],
    ],
    keys: NOTHING,
    size: NOTHING,
    values: NOTHING,
  },
  map_diff: {
    addedKeys: NOTHING,
    affectedKeys: NOTHING,
    changedKeys: NOTHING,
    removedKeys: NOTHING,
    unchangedKeys: NOTHING,
  },
  path: { bind: [["map"]] },
  set: {
    difference: SET,
    hasAll: SET_OR_LIST,
    hasAny: SET_OR_LIST,
    hasOnly: SET_OR_LIST,
    intersection: SET,
    size: NOTHING,
    union: SET,
  },
  string: {
    lower: NOTHING,
    matches: STRING,
    replace: [["string", "string"]],
    size: NOTHING,
    split: STRING,
    toUtf8: NOTHING,
    trim: NOTHING,
    upper: NOTHING,
  },
  timestamp: {
    date: NOTHING,
    day: NOTHING,
    dayOfWeek: NOTHING,
    dayOfYear: NOTHING,
    hours: NOTHING,
    minutes: NOTHING,
    month: NOTHING,
    nanos: NOTHING,
    seconds: NOTHING,
    time: NOTHING,
    toMillis: NOTHING,
    year: NOTHING,
  },
};

/** The functions of every service, the namespace in front of the name. */
const FUNCTIONS: ReadonlyMap<string, Overloads> = new Map([
  ["debug", [["any"]]],
  ["duration.abs", [["duration"]]],
  ["duration.time", [["int", "int", "int", "int"]]],
  ["duration.value", [["int", "string"]]],
  ["float", NUMBER_OR_STRING],
  ["hashing.crc32", BYTES_OR_STRING],
  ["hashing.crc32c", BYTES_OR_STRING],
  ["hashing.md5", BYTES_OR_STRING],
  ["hashing.sha256", BYTES_OR_STRING],
  ["int", NUMBER_OR_STRING],
  ["latlng.value", [["float", "float"]]],
  ["math.abs", [["int"], ["float"]]],
  ["math.ceil", FLOAT],
  ["math.floor", FLOAT],
  ["math.isNaN", FLOAT],
  ["math.pow", [["float", "float"]]],
  ["math.round", FLOAT],
  ["math.sqrt", FLOAT],
  ["path", STRING],
  ["string", [["bool"], ["int"], ["float"], ["null"], ["path"], ["string"]]],
  ["timestamp.date", [["int", "int", "int"]]],
  ["timestamp.value", [["int"]]],
]);

const LOOKUP: Overloads = [["path"]];

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

/** What the built-in function `name` takes in rules of `service`, `null` when there is none. */
export const functionOverloads = (
  service: string,
  name: string,
): Overloads | null =>
  isLookup(service, name) ? LOOKUP : (FUNCTIONS.get(name) ?? null);

/** What the method `name` of a value of `kind` takes, `null` when it has none. */
export function methodOverloads(kind: string, name: string): Overloads | null {
  const methods = Object.hasOwn(METHODS, kind) ? METHODS[kind] : undefined;
  if (!methods || !Object.hasOwn(methods, name)) return null;
  return methods[name] ?? null;
}

/** How many arguments every overload of a name takes. */
export const arityOf = (overloads: Overloads): number =>
  overloads[0]?.length ?? 0;

const METHOD_ARITY: ReadonlyMap<string, number> = new Map(
  Object.values(METHODS).flatMap((methods) =>
    Object.entries(methods).map(([name, overloads]) => [
      name,
      arityOf(overloads),
    ]),
  ),
);

/** The arity of the method `name`, alike whatever the receiver; `null` when no value has it. */
export const methodArity = (name: string): number | null =>
  METHOD_ARITY.get(name) ?? null;

const NAMESPACES: ReadonlySet<string> = new Set([
  "duration",
  "firestore",
  "hashing",
  "latlng",
  "math",
  "timestamp",
]);

export const isNamespace = (name: string): boolean => NAMESPACES.has(name);
