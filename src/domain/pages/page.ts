import type { SearchName } from "../search-name";

interface Page<Name extends SearchName> {
  path: `/${string}`;
  search: readonly Name[];
}

/** A page: its path, and the search parameters it reads. */
export const page = <Name extends SearchName = never>(
  path: `/${string}`,
  ...search: Name[]
): Page<Name> => ({ path, search });

/** What the page of a thing with versions reads beside its id. */
export const ofVersions = ["version", "withVersion", "tab", "mode"] as const;

/** What the page of an analysis of observation reads: its question, and how it is looked at. */
export const ofAnalysis = [
  "enclosureId",
  "animalId",
  "groupId",
  "since",
  "until",
  "hours",
  "obsId",
  "version",
  "behaviourId",
  "contextAnswers",
  "userId",
  "campaignId",
  "obsSessionId",
  "short",
  "sampling",
  "by",
  "tab",
  "question",
  "grain",
  "behaviour",
  "measure",
] as const;
