import type { RawAnswer } from "../clients/client";
import type { Notation, RestStep } from "../format/scenario";
import { compare, type Place, rootPath, unfold } from "./place";

/** `{database}`, `{documents}` and `{root}` stand for resource names, `{t}` for what was bound as t. */
export function filledText(
  place: Place,
  text: string,
  encode: (value: string) => string = (value) => value,
): string {
  const database = `projects/${place.project}/databases/(default)`;
  return unfold(text).replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (name === "database") return database;
    if (name === "documents") return `${database}/documents`;
    if (name === "root") return `${database}/documents/${rootPath(place)}`;
    if (name === "group") return `_${place.root}`;
    const bound = place.bound.get(name);
    return typeof bound === "string" ? encode(bound) : whole;
  });
}

/** Differences between an answer as it came over the wire and what the case expects of it. */
export function restDifferences(
  place: Place,
  expected: RestStep["expect"],
  { status, text }: RawAnswer,
): string[] {
  if (status !== expected.status)
    return [`status: expected ${expected.status}, got ${status}: ${text}`];
  if (expected.text !== undefined && text !== expected.text)
    return [
      `text: expected ${JSON.stringify(expected.text)}, got ${JSON.stringify(text)}`,
    ];
  if (expected.body === undefined) return [];
  const wanted = JSON.parse(
    filledText(place, JSON.stringify(expected.body)),
  ) as Notation;
  return compare(place, wanted, JSON.parse(text) as Notation, "body");
}
