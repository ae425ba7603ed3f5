/**
 * What is wrong with one field of what a person typed. `code` names a message of
 * `locales/<lang>/errors.json` under `fields`; `values` fill its placeholders.
 */
export interface Issue {
  field: string;
  code: IssueCode;
  values?: Record<string, string | number>;
}

/** The closed list of what can be wrong with a field. */
export const issueCodes = [
  "required",
  "tooLong",
  "invalid",
  "mail",
  "samePassword",
  "number",
  "positive",
  "tooMuch",
  "daysMost",
  "enclosureName",
  "zoneName",
  "sectorName",
  "birthdateFormat",
  "birthdateFuture",
  "animalRequired",
  "targetRequired",
  "ethogramSpecies",
  "targetAnimals",
  "dueAtRequired",
  "dueBeforeStart",
  "dueTooFar",
  "dayRequired",
  "interval",
  "time",
  "rule",
  "link",
  "endBeforeStart",
  "recipientsRequired",
  // The screen of groups will say so of an animal that does not fit.
  "groupSpecies",
  "taken",
  "shortCode",
  "chatEndpoint",
  "gridTooWide",
  "gridTooHigh",
  "hidden",
  "ganFixed",
  "dayFuture",
  "dayPast",
  "ownerReads",
  "timePast",
  "neverOpen",
  "parentSelf",
  "parentYounger",
  "parentSex",
  "tagsLocked",
  "translationRequired",
  "enrichmentRefused",
  "stockShort",
  "stockTaken",
  "optionsTwo",
  "optionTwice",
  "scaleMax",
  "placeRequired",
  "limitRequired",
  "limitsOrder",
  "numericOnly",
  "parameterFixed",
  "bounds",
  "boundsMin",
  "boundsMax",
  "instantFuture",
  "timesOfFrequency",
] as const;
export type IssueCode = (typeof issueCodes)[number];

/** An issue list as a map from field to its first issue, as forms show it; empty for no issues. */
export function issuesByField(issues: readonly Issue[]): Map<string, Issue> {
  const map = new Map<string, Issue>();
  for (const issue of issues)
    if (!map.has(issue.field)) map.set(issue.field, issue);
  return map;
}

/** The issue of a compulsory text: missing, or longer than `max`; null when fine. */
export function textIssue(
  field: string,
  value: string | null,
  max: number,
  missing: IssueCode = "required",
): Issue | null {
  const text = value?.trim() ?? "";
  if (text === "") return { field, code: missing };
  if (text.length > max) return { field, code: "tooLong", values: { max } };
  return null;
}
