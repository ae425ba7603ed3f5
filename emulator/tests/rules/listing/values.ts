import fc from "fast-check";
import type { Fields, Value } from "../../../src/contract/values";

/** Who asks, who owns and what keys are called: few words, so that rules, queries and documents meet. */
const WORDS = ["alice", "bob", "x", "a"] as const;
/** Paths of the fields that conditions and filters are about. */
export const FIELDS = ["a", "b", "owner", "m.x"] as const;

const integer = (value: number): Value => ({ integerValue: String(value) });

/** A text as it is stored. */
export const text = (value: string): Value => ({ stringValue: value });
/** An array as it is stored. */
export const array = (values: Value[]): Value => ({ arrayValue: { values } });
const object = (fields: Fields): Value => ({ mapValue: { fields } });

const EARLY = "2000-01-01T00:00:00.000000Z";
const LATE = "2100-01-01T00:00:00.000000Z";

const number = fc.constantFrom(
  integer(1),
  integer(2),
  integer(0),
  { doubleValue: 1 } satisfies Value,
  { doubleValue: 1.5 } satisfies Value,
);
const word = fc.constantFrom(...WORDS).map(text);
const odd = fc.constantFrom<Value>(
  { nullValue: null },
  { booleanValue: true },
  { booleanValue: false },
  { doubleValue: "NaN" },
  { doubleValue: "Infinity" },
  { timestampValue: EARLY },
  { timestampValue: LATE },
  { integerValue: "9007199254740993" },
);

/** One value that is no array and no map; the usual ones more often. */
export const scalar: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: number, weight: 5 },
  { arbitrary: word, weight: 5 },
  { arbitrary: odd, weight: 2 },
);

/** A value a range can start from or end at. */
export const bound: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: number, weight: 3 },
  { arbitrary: word, weight: 3 },
  {
    arbitrary: fc.constantFrom<Value>(
      { booleanValue: false },
      { booleanValue: true },
      { timestampValue: EARLY },
    ),
    weight: 1,
  },
);

const several = fc.array(scalar, { maxLength: 3 }).map(array);
const record = fc
  .record({ x: scalar, y: scalar }, { requiredKeys: [] })
  .map(object);

/** Any value, nested ones too. */
export const anything: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: scalar, weight: 6 },
  { arbitrary: several, weight: 2 },
  { arbitrary: record, weight: 1 },
);

/** The fields of a document; any of them may be missing or of another type than the rest has. */
export const fields: fc.Arbitrary<Fields> = fc.record(
  {
    a: anything,
    b: anything,
    owner: fc.oneof({ arbitrary: word, weight: 4 }, anything),
    tags: fc.oneof({ arbitrary: several, weight: 4 }, anything),
    m: fc.oneof({ arbitrary: record, weight: 3 }, anything),
    at: fc.oneof(odd, anything),
  },
  { requiredKeys: [] },
);

/** A stored value as an expression of the rules language. */
export function literal(value: Value): string {
  if ("nullValue" in value) return "null";
  if ("booleanValue" in value) return String(value.booleanValue);
  if ("integerValue" in value) return value.integerValue;
  if ("doubleValue" in value) {
    if (typeof value.doubleValue !== "number") return "1e300";
    return Number.isInteger(value.doubleValue)
      ? value.doubleValue.toFixed(1)
      : String(value.doubleValue);
  }
  if ("stringValue" in value) return `'${value.stringValue}'`;
  if ("timestampValue" in value) {
    return `timestamp.value(${String(Date.parse(value.timestampValue))})`;
  }
  if ("arrayValue" in value) {
    return `[${value.arrayValue.values.map(literal).join(", ")}]`;
  }
  if (!("mapValue" in value)) throw new TypeError("no literal");
  const entries = Object.entries(value.mapValue.fields);
  return `{${entries.map(([key, item]) => `'${key}': ${literal(item)}`).join(", ")}}`;
}
