import type { DocumentData } from "firebase/firestore";
import { doc, FieldValue, setDoc, updateDoc } from "firebase/firestore";
import { beforeAll, expect, it } from "vitest";
import type { Attempt } from "./attempts/attempt";
import { allowedNames, everyAttempt, isDirect } from "./attempts/every-attempt";
import { isAllowed, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";

const world = useWorld();

beforeAll(() => world.store(records));

/** Longer than any text, list or map that people may fill. */
const long = "x".repeat(30_000);
const many = 2000;
const manyKeys = Object.fromEntries(
  Array.from({ length: many }, (_, index) => [`k${index}`, true]),
);
const anything: readonly unknown[] = [
  long,
  manyKeys,
  Array.from({ length: many }, (_, index) => `id-${index}`),
  ...(process.env["SOAK"] === "1"
    ? [[long], [{ [long.slice(0, 1400)]: long }], { [long.slice(0, 1000)]: 1 }]
    : []),
];

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype;

/** What somebody might send in the place of a value, in it and beside it. */
function hugeOf(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const first: unknown = value[0];
    return [
      ...anything,
      Array(many).fill(first ?? "id"),
      // A list in a list is none that the store takes.
      ...hugeOf(first)
        .filter((one) => !Array.isArray(one))
        .map((one) => [one]),
    ];
  }
  if (!isMap(value)) return [...anything];
  return [
    ...anything,
    { ...value, ...manyKeys },
    ...Object.entries(value).flatMap(([key, one]) =>
      hugeOf(one).map((huge) => ({ ...value, [key]: huge })),
    ),
  ];
}

/** Every write that a browser may make, with one person who may make it. */
const writes = everyAttempt.flatMap((attempt) => {
  const { data } = attempt;
  if (!isDirect(attempt) || !data) return [];
  const [name] = [...allowedNames(attempt)];
  const title = `${attempt.resource}.${attempt.action}: ${attempt.what}`;
  return name === undefined ? [] : [{ title, attempt, name, data: data(name) }];
});

async function isStored(
  { path }: Attempt,
  name: Name,
  data: DocumentData,
): Promise<boolean> {
  const at = doc(world.as(name), path);
  const allowed = await isAllowed(
    records[path] === undefined ? setDoc(at, data) : updateDoc(at, data),
  );
  if (allowed) await world.restore(path, records[path]);
  return allowed;
}

it.each(writes)(
  "nothing without bounds goes into $title",
  async ({ attempt, name, data }) => {
    const taken: string[] = [];
    for (const [field, value] of Object.entries(data)) {
      if (value instanceof FieldValue) continue;
      for (const huge of hugeOf(value))
        if (await isStored(attempt, name, { ...data, [field]: huge }))
          taken.push(`${field}: ${JSON.stringify(huge).slice(0, 40)}`);
    }
    expect(taken).toEqual([]);
  },
  60_000,
);
