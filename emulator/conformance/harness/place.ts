import type { Data, Notation } from "../format/scenario";
import {
  canonicalTime,
  doubleOf,
  fromNumber,
  rewrite,
  tagOf,
  textOf,
} from "../format/notation";

/** Where a case works: its own root, so that cases never meet, not even in a project that is used by others. */
export interface Place {
  project: string;
  /** Unique: the id of the root document, and the end of every `@group` collection id. */
  root: string;
  /** Paths of documents that were added, times that were bound. */
  saved: Map<string, string>;
  bound: Map<string, Notation>;
}

export const rootPath = (place: Place): string => `conformance/${place.root}`;

/** `{x*1500}` stands for 1500 times x. */
export const unfold = (text: string): string =>
  text.replace(/\{([^{}*]+)\*(\d+)\}/g, (_, unit: string, times: string) =>
    unit.repeat(Number(times)),
  );

const segment = (place: Place) => (id: string) =>
  id.startsWith("@") ? `${id.slice(1)}_${place.root}` : id;

/** The whole path of a path in a case. `@id` is a collection group's id, `{name}` an added document. */
export function wholePath(place: Place, path: string): string {
  const saved = /^\{(\w+)\}$/.exec(path)?.[1];
  if (saved !== undefined) return place.saved.get(saved) ?? path;
  if (path === "") return rootPath(place);
  return `${rootPath(place)}/${unfold(path).split("/").map(segment(place)).join("/")}`;
}

export const wholeGroup = (place: Place, id: string): string =>
  segment(place)(id);

/** The path as the case writes it. */
export function casePath(place: Place, path: string): string {
  const inside = path.startsWith(`${rootPath(place)}/`)
    ? path.slice(rootPath(place).length + 1)
    : path;
  return inside
    .split("/")
    .map((id) =>
      id.endsWith(`_${place.root}`)
        ? `@${id.slice(0, -place.root.length - 1)}`
        : id,
    )
    .join("/");
}

/** A value with whole references, repeated text and bound times filled in: ready for a client. */
export function filled(place: Place, value: Notation): Notation {
  return rewrite(
    value,
    (tag, of) => {
      if (tag === "$ref") return { $ref: wholePath(place, textOf(of)) };
      if (tag === "$repeat") {
        const [unit, times] = of as [string, number];
        return unit.repeat(times);
      }
      if (tag === "$bind") return place.bound.get(textOf(of)) ?? null;
      return { [tag]: of };
    },
    unfold,
  );
}

export const filledData = (place: Place, data: Data): Data =>
  filled(place, data) as Data;

/** What a client showed, in the words of the case: references of the root, canonical times. */
export function shown(place: Place, value: Notation): Notation {
  return rewrite(value, (tag, of): Notation => {
    if (tag === "$ref") return { $ref: casePath(place, textOf(of)) };
    if (tag === "$double" && !Number.isSafeInteger(doubleOf(of)))
      return fromNumber(doubleOf(of));
    if (tag === "$timestamp") return { $timestamp: canonicalTime(textOf(of)) };
    return { [tag]: of };
  });
}

const kinds: Record<string, (seen: Notation) => boolean> = {
  timestamp: (seen) => tagOf(seen)?.tag === "$timestamp",
  string: (seen) => typeof seen === "string",
  time: (seen) => typeof seen === "string" && !isNaN(Date.parse(seen)),
  milliseconds: (seen) =>
    /T\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(textOf(tagOf(seen)?.of ?? null)),
  autoId: (seen) => typeof seen === "string" && /^[A-Za-z0-9]{20}$/.test(seen),
  number: (seen) => typeof seen === "number",
};

const text = (value: unknown): string => {
  const json = JSON.stringify(value);
  return json.length > 300 ? `${json.slice(0, 300)}…` : json;
};

function compareMaps(
  place: Place,
  expected: Data,
  seen: Notation,
  at: string,
): string[] {
  if (seen === null || typeof seen !== "object" || Array.isArray(seen))
    return [`${at}: expected ${text(expected)}, got ${text(seen)}`];
  const keys = new Set([...Object.keys(expected), ...Object.keys(seen)]);
  return [...keys].flatMap((key) => {
    const [want, got] = [expected[key], seen[key]];
    if (want === undefined)
      return [`${at}.${key}: not expected, got ${text(got)}`];
    if (got === undefined)
      return [`${at}.${key}: expected ${text(want)}, is not there`];
    return compare(place, want, got, `${at}.${key}`);
  });
}

/** The differences between what a case expects and what was seen; none is an empty list. */
export function compare(
  place: Place,
  expected: Notation,
  seen: Notation,
  at: string,
): string[] {
  const tagged = tagOf(expected);
  if (tagged?.tag === "$any")
    return kinds[textOf(tagged.of)]?.(seen)
      ? []
      : [`${at}: expected any ${text(tagged.of)}, got ${text(seen)}`];
  if (tagged?.tag === "$bind") {
    const known = place.bound.get(textOf(tagged.of));
    if (known === undefined) {
      place.bound.set(textOf(tagged.of), seen);
      return [];
    }
    return compare(place, known, seen, at);
  }
  if (Array.isArray(expected) && Array.isArray(seen)) {
    if (expected.length !== seen.length)
      return [`${at}: expected ${text(expected)}, got ${text(seen)}`];
    return expected.flatMap((item, index) =>
      compare(place, item, seen[index] ?? null, `${at}[${index}]`),
    );
  }
  if (
    expected !== null &&
    typeof expected === "object" &&
    !Array.isArray(expected)
  )
    return compareMaps(place, expected, seen, at);
  return Object.is(expected, seen)
    ? []
    : [`${at}: expected ${text(expected)}, got ${text(seen)}`];
}
