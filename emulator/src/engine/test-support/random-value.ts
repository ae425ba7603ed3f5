import type { Value } from "../../contract/values";
import { doubleValue } from "../values/number";
import type { Random } from "./random";

const NUMBERS = [0, 1, -1, 0.5, 2 ** 53, -(2 ** 60), NaN, Infinity, -Infinity];
const INTEGERS = [
  "0",
  "1",
  "-1",
  "9007199254740992",
  "9007199254740993",
  "9223372036854775807",
  "-9223372036854775808",
];
const TEXTS = ["", "a", "b", "ab", "é", "\u{1F992}", "\uFB01", "\uFFFD", "z"];
const TIMES = [
  "2026-01-01T00:00:00Z",
  "2026-01-01T00:00:00.5Z",
  "2026-01-01T00:00:00.500000Z",
  "2026-01-01T00:00:00.500001Z",
  "1969-12-31T23:59:59.999999Z",
];
const REFERENCES = [
  "projects/p/databases/d/documents/a/b",
  "projects/p/databases/d/documents/a/b/c/d",
  "projects/p/databases/d/documents/a/__id7__",
  "projects/p/databases/d/documents/a/__id10__",
  "projects/p/databases/d/documents/a-b/c",
];

function scalar(random: Random): Value {
  switch (random.below(9)) {
    case 0:
      return { nullValue: null };
    case 1:
      return { booleanValue: random.below(2) === 1 };
    case 2:
      return { integerValue: random.pick(INTEGERS) };
    case 3:
      return doubleValue(random.pick(NUMBERS));
    case 4:
      return { timestampValue: random.pick(TIMES) };
    case 5:
      return { bytesValue: random.pick(["", "AQ==", "AQI=", "/w=="]) };
    case 6:
      return { referenceValue: random.pick(REFERENCES) };
    case 7: {
      const latitude = random.below(3) - 1;
      return { geoPointValue: { latitude, longitude: random.below(3) } };
    }
    default:
      return { stringValue: random.pick(TEXTS) };
  }
}

/** A value of any type, with many equal and nearly equal ones among the first thousand. */
export function randomValue(random: Random, depth = 2): Value {
  const kind = depth === 0 ? 0 : random.below(6);
  const some = (): Value[] =>
    Array.from({ length: random.below(3) }, () =>
      randomValue(random, depth - 1),
    );
  if (kind === 1) return { arrayValue: { values: some() } };
  if (kind === 2) {
    const entries = some().map((v): [string, Value] => [
      random.pick(["a", "b", "ä"]),
      v,
    ]);
    return { mapValue: { fields: Object.fromEntries(entries) } };
  }
  if (kind === 3 && random.below(3) === 0) {
    const length = 1 + random.below(3);
    const values = Array.from({ length }, () => doubleValue(random.below(3)));
    return {
      mapValue: {
        fields: {
          __type__: { stringValue: "__vector__" },
          value: { arrayValue: { values } },
        },
      },
    };
  }
  return scalar(random);
}
