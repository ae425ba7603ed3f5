import type { Doc, Fields, Value } from "../../src/contract/values";
import { aDoc, stored } from "../../src/rules/testing/bench";
import type { Data } from "./format";

/** Values JSON has no word for, by the one key of the object that stands for them. */
const SPECIAL: Readonly<Record<string, (content: unknown) => Value>> = {
  "@timestamp": (text) => ({ timestampValue: String(text) }),
  "@float": (number) => ({ doubleValue: Number(number) }),
  "@bytes": (base64) => ({ bytesValue: String(base64) }),
  "@reference": (path) => ({
    referenceValue: `projects/demo/databases/(default)/documents/${String(path)}`,
  }),
  "@latlng": (pair) => {
    const [latitude, longitude] = pair as [number, number];
    return { geoPointValue: { latitude, longitude } };
  },
};

function special(value: unknown): Value | null {
  if (typeof value !== "object" || value === null) return null;
  const [entry, ...others] = Object.entries(value);
  const make = entry && others.length === 0 ? SPECIAL[entry[0]] : undefined;
  return entry && make ? make(entry[1]) : null;
}

/** A value of the data as Firestore stores it. */
function storedValue(value: unknown): Value {
  const made = special(value);
  if (made) return made;
  if (Array.isArray(value)) {
    return { arrayValue: { values: value.map(storedValue) } };
  }
  if (typeof value !== "object" || value === null) return stored(value);
  return { mapValue: { fields: storedFields(value) } };
}

const storedFields = (value: object): Fields =>
  Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, storedValue(item)]),
  );

/** Whether the data has a value that only Firestore can say. */
export const hasSpecial = (value: unknown): boolean =>
  special(value) !== null ||
  (typeof value === "object" &&
    value !== null &&
    Object.values(value).some(hasSpecial));

export const documentOf = (path: string, data: Data): Doc => ({
  ...aDoc(path),
  fields: storedFields(data),
});
