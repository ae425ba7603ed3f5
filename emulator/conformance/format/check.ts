import {
  anything,
  type Check,
  count,
  flag,
  isObject,
  isTrue,
  list,
  map,
  nonEmpty,
  oneOf,
  shape,
  text,
} from "./checks";
import { data, notation, query } from "./check-values";
import { codes, families } from "./scenario";

const code = oneOf(...codes);
const failure = shape(
  {
    error: (value, at) =>
      isObject(value)
        ? shape(
            {},
            Object.fromEntries(families.map((family) => [family, code])),
          )(value, at)
        : code(value, at),
  },
  { message: nonEmpty },
);
/** What an expectation may say: the keys, or a failure. */
const expecting =
  (keys: Record<string, Check>, needed: Record<string, Check> = {}): Check =>
  (value, at) =>
    isObject(value) && "error" in value
      ? failure(value, at)
      : shape(needed, keys)(value, at);

const who: Check = (value, at) =>
  value === null || value === "admin"
    ? []
    : shape({ uid: nonEmpty }, { claims: data })(value, at);

const document = {
  data,
  missing: isTrue,
  createTime: notation,
  updateTime: notation,
};
const result = {
  ids: list(text),
  paths: list(text),
  docs: list(notation),
};
const precondition = shape({}, { exists: flag, updateTime: notation });
const merge: Check = (value, at) =>
  value === true ? [] : list(text)(value, at);

type Shape = [needed: Record<string, Check>, optional: Record<string, Check>];
const word = { do: nonEmpty };

const writes: Record<string, Shape> = {
  set: [{ ...word, path: text, data }, { merge }],
  create: [{ ...word, path: text, data }, {}],
  update: [{ ...word, path: text, data }, { precondition }],
  delete: [{ ...word, path: text }, { precondition }],
};

const acted = { as: who };
const fails = { ...acted, expect: failure };

const checkBy =
  (shapes: Record<string, Shape>, more: Record<string, Check> = {}): Check =>
  (value, at) => {
    const name = isObject(value) ? String(value["do"]) : "";
    const found = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    return found
      ? shape(found[0], { ...found[1], ...more })(value, `${at} ${name}`)
      : [`${at}: no step is called "${name}"`];
  };

const write = checkBy(writes);
const get: Shape = [
  { ...word, path: text },
  { ...acted, select: list(text), expect: expecting(document) },
];
const querying: Shape = [
  word,
  { ...query, ...acted, expect: expecting(result) },
];

const inTransaction: Check = (value, at) =>
  checkBy({
    ...writes,
    get,
    query: querying,
    outside: [{ ...word, step: checkBy(writes, fails), run: count }, {}],
    throw: [word, {}],
  })(value, at);

const aggregation: Check = (value, at) =>
  Array.isArray(value) &&
  (value[0] === "count"
    ? value.length === 1
    : ["sum", "average"].includes(String(value[0])))
    ? []
    : [`${at}: ["count"], ["sum", field] or ["average", field] expected`];

const ids = expecting({}, { ids: list(text) });

const steps: Record<string, Shape> = {
  ...Object.fromEntries(
    Object.entries(writes).map(([name, [needed, optional]]) => [
      name,
      [needed, { ...optional, ...fails }],
    ]),
  ),
  get,
  query: querying,
  getAll: [
    { ...word, paths: list(text) },
    { ...acted, expect: expecting({}, { found: data }) },
  ],
  count: [word, { ...query, ...acted, expect: expecting({}, { count }) }],
  aggregate: [
    { ...word, values: map(aggregation) },
    { ...query, ...acted, expect: expecting({}, { values: data }) },
  ],
  add: [{ ...word, collection: text, data, save: nonEmpty }, fails],
  batch: [{ ...word, writes: list(write) }, fails],
  bulk: [
    { ...word, writes: list(write) },
    {
      ...acted,
      expect: expecting({}, { statuses: list(oneOf("OK", ...codes)) }),
    },
  ],
  listDocuments: [
    { ...word, collection: text },
    { ...acted, expect: ids },
  ],
  listCollections: [
    { ...word, path: text },
    { ...acted, expect: ids },
  ],
  recursiveDelete: [{ ...word, path: text }, fails],
  transaction: [
    { ...word, steps: list(inTransaction) },
    {
      ...acted,
      maxAttempts: count,
      readOnly: isTrue,
      expect: expecting({ runs: count }),
    },
  ],
  listen: [
    { ...word, name: nonEmpty },
    {
      ...acted,
      doc: text,
      query: shape({}, query),
      includeMetadataChanges: isTrue,
    },
  ],
  expectSnapshot: [
    {
      ...word,
      of: nonEmpty,
      expect: expecting({
        ...document,
        ...result,
        changes: list(notation),
        fromCache: flag,
        hasPendingWrites: flag,
      }),
    },
    {},
  ],
  expectNoSnapshot: [{ ...word, of: nonEmpty }, {}],
  stop: [{ ...word, of: nonEmpty }, {}],
  parallel: [{ ...word, steps: list((value, at) => step(value, at)) }, {}],
  rest: [
    {
      ...word,
      method: oneOf("GET", "POST", "PATCH", "DELETE"),
      path: text,
      expect: shape({ status: count }, { body: anything, text }),
    },
    { ...acted, body: anything },
  ],
};
const step = checkBy(steps);

const scenario = shape(
  { name: nonEmpty, about: nonEmpty, source: nonEmpty, steps: list(step) },
  { given: map(data), rules: list(text) },
);

function repeatedNames(file: unknown): string[] {
  if (!isObject(file) || !Array.isArray(file["cases"])) return [];
  const names = file["cases"].map((one) =>
    isObject(one) ? one["name"] : null,
  );
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `two cases are called "${String(name)}"`);
}

/** What is wrong with a scenario file; nothing is an empty list. Keys nobody knows are wrong too. */
export function checkFile(file: unknown): string[] {
  const issues = shape({ about: nonEmpty, cases: list(scenario) })(
    file,
    "file",
  );
  return [...issues, ...repeatedNames(file)];
}
