import { ClientError, type SeenDocument } from "../clients/client";
import type {
  Data,
  DocumentExpectation,
  Failure,
  Family,
  Notation,
  ResultExpectation,
} from "../format/scenario";
import { rewrite } from "../format/notation";
import {
  casePath,
  compare,
  type Place,
  rootPath,
  shown,
  unfold,
} from "./place";

/** What a case expects, as far as it can be made whole before it is compared. */
const wanted = (place: Place, value: Notation): Notation =>
  rewrite(
    shown(place, value),
    (tag, of) => {
      if (tag !== "$repeat") return { [tag]: of };
      const [unit, times] = of as [string, number];
      return unit.repeat(times);
    },
    unfold,
  );

/** Differences between an expected value and a seen one, each with its place below `at`. */
export const valueDifferences = (
  place: Place,
  expected: Notation,
  seen: Notation,
  at: string,
): string[] => compare(place, wanted(place, expected), shown(place, seen), at);

export function documentDifferences(
  place: Place,
  expected: DocumentExpectation,
  seen: SeenDocument,
): string[] {
  const differences: string[] = [];
  if (expected.missing && seen.data !== null)
    differences.push(`expected no document, got ${JSON.stringify(seen.data)}`);
  if (expected.data)
    differences.push(
      ...(seen.data === null
        ? ["there is no document"]
        : valueDifferences(place, expected.data, seen.data, "data")),
    );
  for (const key of ["createTime", "updateTime"] as const)
    if (expected[key] !== undefined)
      differences.push(
        ...compare(place, expected[key], seen[key] ?? null, key),
      );
  return differences;
}

const idOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Differences of a list of documents: ids, paths, or ids with all their data, in order. */
export function resultDifferences(
  place: Place,
  expected: ResultExpectation,
  seen: SeenDocument[],
): string[] {
  const paths = seen.map(({ path }) => casePath(place, path));
  const ids = paths.map(idOf);
  const unfolded = (list: string[]) => list.map(unfold);
  const differences: string[] = [];
  if (expected.ids)
    differences.push(...compare(place, unfolded(expected.ids), ids, "ids"));
  if (expected.paths)
    differences.push(
      ...compare(place, unfolded(expected.paths), paths, "paths"),
    );
  if (expected.docs) {
    const docs = seen.map(({ data }, index): Notation => [
      ids[index] ?? "",
      data,
    ]);
    differences.push(...valueDifferences(place, expected.docs, docs, "docs"));
  }
  return differences;
}

/** The service's words with the case's placeholders filled in; `{number}` stands for any digits. */
function messagePattern(place: Place, message: string): RegExp {
  const documents = `projects/${place.project}/databases/(default)/documents`;
  const text = unfold(message)
    .replaceAll("{root}", `${documents}/${rootPath(place)}`)
    .replaceAll("{documents}", documents);
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll("{number}", "\\d+")}$`, "s");
}

export function failureDifferences(
  place: Place,
  family: Family,
  expected: Failure,
  seen: ClientError,
): string[] {
  const code =
    typeof expected.error === "string"
      ? expected.error
      : expected.error[family];
  if (seen.code !== code)
    return [`expected ${String(code)}, got ${seen.code}: ${seen.message}`];
  if (family !== "rest" || expected.message === undefined) return [];
  return messagePattern(place, expected.message).test(seen.message)
    ? []
    : [`message: expected "${expected.message}", got "${seen.message}"`];
}

/**
 * Does something that a case expects to succeed or to fail in its own way; `look` compares what came of it.
 * Errors that are no client's refusal are faults of the tests and are thrown on.
 */
export async function outcome<Seen, Expected>(
  place: Place,
  family: Family,
  expected: Expected | Failure | undefined,
  act: () => Promise<Seen>,
  look: (expected: Expected, seen: Seen) => string[] = () => [],
): Promise<string[]> {
  const failure =
    typeof expected === "object" && expected !== null && "error" in expected
      ? expected
      : null;
  try {
    const seen = await act();
    if (failure)
      return [`expected ${JSON.stringify(failure.error)}, but it succeeded`];
    return expected === undefined ? [] : look(expected as Expected, seen);
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    return failure
      ? failureDifferences(place, family, failure, error)
      : [`failed: ${error.code} ${error.message}`];
  }
}

/** Fields of a map in the words of a case, for what is compared key by key. */
export const foundData = (
  docs: SeenDocument[],
  place: Place,
): Record<string, Data | null> =>
  Object.fromEntries(
    docs.map(({ path, data }) => [casePath(place, path), data]),
  );
