/** A Firestore value as REST writes it. */
export type RestValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: string }
  | { stringValue: string }
  | { arrayValue: { values: RestValue[] } }
  | { mapValue: { fields: RestFields } };

export type RestFields = Record<string, RestValue>;

/** An instant with six digits after the second, as Firestore keeps it. */
export const restTimestamp = (instant: Date): string =>
  `${instant.toISOString().slice(0, -1)}000Z`;

const isRecord = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

function restValue(value: unknown): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number")
    return Number.isSafeInteger(value)
      ? { integerValue: String(value) }
      : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: restTimestamp(value) };
  if (Array.isArray(value))
    return { arrayValue: { values: value.map(restValue) } };
  if (typeof value === "object" && isRecord(value))
    return { mapValue: { fields: restFields(value) } };
  throw new Error(`A ${typeof value} cannot be stored.`);
}

/** The fields of a document as REST writes them, Dates as timestamps; throws on what Firestore cannot store. */
export const restFields = (data: Record<string, unknown>): RestFields =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, restValue(value)]),
  );
