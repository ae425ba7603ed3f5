import type { Label } from "../../label/label";
import type { Question } from "../../question/question";
import type { ShortTable } from "../../question/short";
import type { LocalizedText } from "../../taxonomy/taxonomy";
import type { SurveyIssueCode, VersionIssue } from "../../versions/issue";
import type { SurveyVersion, VersionItem } from "../version";

/** What is wrong with a draft that asks questions. */
export type SurveyIssue = VersionIssue<SurveyIssueCode>;

/** What of a version decides what is published. */
export type Plan = Pick<SurveyVersion, "sections">;

/** What a version refers to, as it is now. */
export interface Sources {
  /** What the questionnaire is called. */
  names: LocalizedText;
  /** By id; null: there is none. */
  question: (questionId: string) => Question | null;
  category: (categoryId: string) => Label | null;
  shortNames: Pick<ShortTable, "rows"> | null;
}

/** A question where it is asked. */
export interface Placed {
  item: VersionItem;
  /** Where it stands in the version. */
  path: string;
}

/** Everything a version asks, in the order of asking. */
export const placedIn = ({ sections }: Plan): Placed[] =>
  sections.flatMap(({ items }, section) =>
    items.map((item, place) => ({
      item,
      path: `sections.${section}.items.${place}`,
    })),
  );

/** The ids of all questions that a version asks, each once, in the order of asking; [] for one that asks nothing. */
export const questionIdsOf = (plan: Plan): string[] => [
  ...new Set(placedIn(plan).map(({ item }) => item.questionId)),
];
