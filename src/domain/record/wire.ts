/** The key under which an instant travels through a callable, as ISO text. */
export const timeKey = "__time";

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const mapped = (
  value: Record<string, unknown>,
  to: (one: unknown) => unknown,
) =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => [key, to(one)]),
  );

/** A value as it travels through a callable: instants become `{"__time": ISO}`, at any depth. Throws RangeError for an invalid Date. */
export function toWire(value: unknown): unknown {
  if (value instanceof Date) return { [timeKey]: value.toISOString() };
  if (Array.isArray(value)) return value.map(toWire);
  return isMap(value) ? mapped(value, toWire) : value;
}

function instantOf(value: Record<string, unknown>): Date | null {
  const text = value[timeKey];
  if (Object.keys(value).length !== 1 || typeof text !== "string") return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** What `toWire` made, as it was. A map under the key that holds no instant stays a map, which no schema takes. */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire);
  if (!isMap(value) || value instanceof Date) return value;
  return instantOf(value) ?? mapped(value, fromWire);
}
