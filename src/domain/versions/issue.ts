/** The closed list of what is in the way of publishing, and of changing a version at all. */
export const versionIssueCodes = [
  "translationRequired",
  "questionUnknown",
  "questionArchived",
  "questionRenamed",
  "questionTwice",
  "questionsNone",
  "questionsMost",
  "optionsTwo",
  "criterionUnknown",
  "conditionUnknown",
  "conditionLater",
  "conditionCycle",
  "conditionValues",
  "optionUnknown",
  "structureTooLarge",
  "textsTooLarge",
  "versionFixed",
  "draftThere",
  "invalid",
] as const;
export type VersionIssueCode = (typeof versionIssueCodes)[number];

/** What is wrong with a version, at a place of it; its words are those of its kind's screens. */
export interface VersionIssue {
  /** Dotted, "" for the version as a whole. */
  field: string;
  code: VersionIssueCode;
  values?: Record<string, string | number>;
}
