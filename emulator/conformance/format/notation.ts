import type { Data, Notation } from "./scenario";

/** The one tag of a tagged object, or null for everything else. */
export function tagOf(value: Notation): { tag: string; of: Notation } | null {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    return null;
  const [first, ...others] = Object.entries(value);
  if (!first?.[0].startsWith("$") || others.length > 0) return null;
  return { tag: first[0], of: first[1] };
}

/** The text that a tagged object holds. */
export const textOf = (of: Notation): string =>
  typeof of === "string" ? of : JSON.stringify(of);

/** Entries of a plain map; `{"$map": ..}` stands for a map whose own key begins with `$`. */
export function mapEntries(value: { [key: string]: Notation }) {
  const escaped = tagOf(value);
  return Object.entries(escaped?.tag === "$map" ? (escaped.of as Data) : value);
}

/** Applies `change` to every tagged object and key below, inside out. */
export function rewrite(
  value: Notation,
  change: (tag: string, of: Notation) => Notation,
  key: (key: string) => string = (name) => name,
): Notation {
  if (Array.isArray(value))
    return value.map((item) => rewrite(item, change, key));
  if (value === null || typeof value !== "object") return value;
  const tagged = tagOf(value);
  if (tagged) return change(tagged.tag, rewrite(tagged.of, change, key));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      key(name),
      rewrite(item, change, key),
    ]),
  );
}

/** A time with the zeros at its end left out, as all clients show it: `2020-01-01T00:00:00.12Z`. */
export function timeText(seconds: number, nanos: number): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  const fraction = String(Math.trunc(nanos / 1000))
    .padStart(6, "0")
    .replace(/0+$/, "");
  return `${whole}${fraction === "" ? "" : `.${fraction}`}Z`;
}

/** Seconds and nanoseconds of an RFC 3339 time in UTC. */
export function timeParts(text: string): { seconds: number; nanos: number } {
  const [, whole = "", fraction = ""] = /^(.*?)(?:\.(\d+))?Z$/.exec(text) ?? [];
  return {
    seconds: Math.floor(Date.parse(`${whole}Z`) / 1000),
    nanos: Number(fraction.padEnd(9, "0").slice(0, 9)),
  };
}

export const canonicalTime = (text: string): string => {
  const { seconds, nanos } = timeParts(text);
  return timeText(seconds, nanos);
};

/** A number as read: whole ones are integers unless they are marked as doubles. */
export function fromNumber(value: number): Notation {
  if (Number.isNaN(value)) return { $double: "NaN" };
  if (!Number.isFinite(value))
    return { $double: value > 0 ? "Infinity" : "-Infinity" };
  return value === 0 ? 0 : value;
}

/** What `{"$double": ..}` holds. */
export function doubleOf(value: Notation): number {
  if (typeof value === "number") return value;
  if (value === "-0") return -0;
  return Number(value);
}

/** How a client that knows one kind of number shows a value: whole doubles as integers, large ones rounded. */
export function asJavaScript(value: Notation): Notation {
  return rewrite(value, (tag, of) => {
    if (tag === "$double") return fromNumber(doubleOf(of));
    if (tag === "$int") return Number(of);
    return { [tag]: of };
  });
}
