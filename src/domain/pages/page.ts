interface Page<Name extends string> {
  path: `/${string}`;
  search: readonly Name[];
}

/**
 * A page: its path, and the search parameters it reads apart from `zoo`, which any may carry: ids, what is shown of it,
 * filters. Links to it may name these alone.
 */
export const page = <Name extends string = never>(
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
