/** What may be in the way whatever kind of version it is. */
const everywhere = [
  "translationRequired",
  "structureTooLarge",
  "textsTooLarge",
  "versionFixed",
  "draftThere",
  "invalid",
] as const;

/** The closed list of what is in the way of publishing what asks questions, and of changing such a version at all. */
export const surveyIssueCodes = [
  ...everywhere,
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
] as const;
export type SurveyIssueCode = (typeof surveyIssueCodes)[number];

/** The same of an ethogram. */
export const ethogramIssueCodes = [
  ...everywhere,
  "behavioursNone",
  "codeNone",
  "codeTwice",
  "categoryUnknown",
  "groupEvent",
  "groupAlone",
  "modifierValuesNone",
] as const;
export type EthogramIssueCode = (typeof ethogramIssueCodes)[number];

type VersionIssueCode = SurveyIssueCode | EthogramIssueCode;

/** What is wrong with a version, at a place of it; its words are those of its kind's screens. */
export interface VersionIssue<C extends VersionIssueCode = VersionIssueCode> {
  /** Dotted, "" for the version as a whole. */
  field: string;
  code: C;
  values?: Record<string, string | number>;
}

/** What the server refused, `path:code` each, as issues of a kind; a code that is not of its list is "invalid". */
export const refusedIssues = <C extends VersionIssueCode>(
  fields: readonly string[],
  codes: readonly C[],
  invalid: C,
): VersionIssue<C>[] =>
  fields.map((text) => {
    const at = text.lastIndexOf(":");
    const said = at < 0 ? "" : text.slice(at + 1);
    return {
      field: at < 0 ? text : text.slice(0, at),
      code: codes.find((code) => code === said) ?? invalid,
    };
  });
