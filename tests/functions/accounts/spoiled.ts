import fc from "fast-check";
import type { CallableName } from "../../../src/domain/callables";
import { callables } from "../../../src/domain/callables";
import { examples } from "./examples";

const noRecords = fc.constantFrom<unknown>(
  null,
  0,
  7,
  "",
  "text",
  true,
  [],
  [[]],
  [{}],
  ["text", 7],
);

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    " ",
    "\u0000",
    "a/b",
    "..",
    "__x__",
    "x".repeat(20_000),
    -1,
    1e308,
    [],
    [[["deep"]]],
    {},
    { toString: 7 },
    { $ne: null },
    [null],
    "nobody@",
    "a@b@c.test",
    "a@b.test\r\nBcc: c@d.test",
    "\u202eright to left",
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

function spoiledOnce(
  example: Readonly<Record<string, unknown>>,
): fc.Arbitrary<unknown> {
  const keys = Object.keys(example);
  if (keys.length === 0) return noRecords;
  const key = fc.constantFrom(...keys);
  return fc.oneof(
    { weight: 1, arbitrary: noRecords },
    {
      weight: 6,
      arbitrary: fc
        .tuple(key, hostile)
        .map(([name, value]): unknown => ({ ...example, [name]: value })),
    },
    {
      weight: 2,
      arbitrary: key.map((left): unknown =>
        Object.fromEntries(
          Object.entries(example).filter(([name]) => name !== left),
        ),
      ),
    },
  );
}

/** So many requests that a callable cannot take; the same ones for the same seed. */
export const spoiledFor = (
  name: CallableName,
  count: number,
  seed: number,
): unknown[] =>
  fc.sample(
    spoiledOnce(examples[name]).filter(
      (payload) => !callables[name].input.safeParse(payload).success,
    ),
    { numRuns: count, seed },
  );

/** Requests of the right shape about what is not there: ids that nothing has, of every sort that is an id. */
export const strangeIds = [
  "nobody-at-all",
  "x".repeat(200),
  "constructor",
  "__proto",
  "a b",
  "é€😀",
  "%2e%2e",
  "self",
];
