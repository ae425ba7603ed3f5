import { isMap } from "../schema/is-map";
/** The key under which an instant travels through a callable, as ISO text. */
export const timeKey = "__time";

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

/** The instants that can be stored: the years 1 to 9999. */
const earliest = Date.parse("0001-01-01T00:00:00.000Z");
const latest = Date.parse("9999-12-31T23:59:59.999Z");

/** Whether a text begins with a day of the calendar: the 30th of February would be read as a day of March. */
function hasDay(text: string): boolean {
  const day = text.slice(0, 10);
  const start = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}

function instantOf(value: Record<string, unknown>): Date | null {
  const text = value[timeKey];
  if (Object.keys(value).length !== 1 || typeof text !== "string") return null;
  if (!hasDay(text)) return null;
  const time = Date.parse(text);
  return time >= earliest && time <= latest ? new Date(time) : null;
}

/** The most levels of maps and lists in one another that travel; no record has half as many. */
const levelsMax = 20;

const loneSurrogate = /\p{Cs}/u;

const isText = (value: string) => !loneSurrogate.test(value);

/** Whether a value from outside can be walked and stored at all: not too deep, its texts whole. */
export function isSound(value: unknown, levels = levelsMax): boolean {
  if (typeof value === "string") return isText(value);
  if (typeof value !== "object" || value === null) return true;
  return (
    levels > 0 &&
    Object.entries(value).every(
      ([key, one]) => isText(key) && isSound(one, levels - 1),
    )
  );
}

/** What `toWire` made, as it was. A map under the key that holds no instant stays a map, which no schema takes. */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire);
  if (!isMap(value) || value instanceof Date) return value;
  return instantOf(value) ?? mapped(value, fromWire);
}
