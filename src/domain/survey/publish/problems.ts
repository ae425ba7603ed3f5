import type { SurveyIssueCode } from "../../versions/issue";
import { refusedIssues, surveyIssueCodes } from "../../versions/issue";
import type { Language } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import type { SurveyIssue } from "./sources";

/** Which words are missing. */
export const missingKinds = [
  "name",
  "title",
  "intro",
  "text",
  "help",
  "option",
] as const;
export type MissingKind = (typeof missingKinds)[number];

/** Something to be settled before a draft can be published, at one place of it. */
export interface PublishProblem {
  code: SurveyIssueCode;
  /** The first field concerned, where its settling begins. */
  field: string;
  /** The place of its section, from 0; null: it is of the whole. */
  section: number | null;
  /** The place of its question in that section; null: of the section. */
  item: number | null;
  /** Of missing words: which, and in which languages; else null and []. */
  missing: MissingKind | null;
  languages: Language[];
  values: Record<string, string | number>;
}

const numberAt = (parts: readonly string[], name: string): number | null => {
  const at = parts.indexOf(name);
  const number = Number(parts[at + 1] ?? "");
  return at < 0 || parts[at + 1] === undefined || !Number.isInteger(number)
    ? null
    : number;
};

function missingIn(parts: readonly string[]): MissingKind {
  if (parts[0] === "names") return "name";
  if (parts.includes("options")) return "option";
  const last = parts.at(-1);
  return missingKinds.find((kind) => kind === last) ?? "text";
}

/** One issue as a problem of its own. */
function problemOf({ field, code, values = {} }: SurveyIssue): PublishProblem {
  const parts = field.split(".");
  const section = numberAt(parts, "sections");
  const lacks = code === "translationRequired";
  return {
    code,
    field,
    section,
    item: section === null ? null : numberAt(parts, "items"),
    missing: lacks ? missingIn(parts) : null,
    languages:
      lacks || code === "textsTooLarge"
        ? languages.filter((one) => parts.includes(one))
        : [],
    values,
  };
}

/**
 * What is to be settled, in the order of the issues: words that are missing at one place in several languages are one
 * problem, and so is what is said twice of one place. [] for no issues.
 */
export function problemsOf(issues: readonly SurveyIssue[]): PublishProblem[] {
  const found = new Map<string, PublishProblem>();
  for (const issue of issues) {
    const one = problemOf(issue);
    const { code, section, item, missing } = one;
    const where =
      missing === null && code !== "textsTooLarge" && item === null
        ? issue.field
        : "";
    const key = [code, section, item, missing, where].join(" ");
    const before = found.get(key);
    if (before === undefined) found.set(key, one);
    else
      found.set(key, {
        ...before,
        languages: languages.filter(
          (language) =>
            before.languages.includes(language) ||
            one.languages.includes(language),
        ),
      });
  }
  return [...found.values()];
}

/** What the server refused, `path:code` each, as issues; a code that is not of the list is "invalid". */
export const issuesOfRefusal = (fields: readonly string[]): SurveyIssue[] =>
  refusedIssues(fields, surveyIssueCodes, "invalid");
