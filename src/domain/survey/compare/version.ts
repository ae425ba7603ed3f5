import { equalValues } from "../../record/equal";
import type { Language } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import type { Plan } from "../publish/sources";
import type { FrozenQuestion, VersionItem, VersionTexts } from "../version";
import type { Compared, Difference, IncomparableReason } from "./question";
import { incomparable, questionDifferences } from "./question";

/** A version with its questions frozen, and its words in the languages that were looked up. */
export interface VersionSide {
  plan: Plan;
  questions: readonly FrozenQuestion[];
  texts: Partial<
    Record<Language, Pick<VersionTexts, "name" | "sections" | "questions">>
  >;
}

/** Where a question is asked, and how: what is the version's and not the question's. */
export const placeFields = ["section", "weight", "condition"] as const;
export interface PlaceDifference {
  field: (typeof placeFields)[number];
  before: string | number | null;
  after: string | number | null;
}

/** What became of a question between two versions. */
export interface QuestionChange {
  questionRef: string;
  change: "added" | "removed" | "changed" | "same";
  differences: Difference[];
  places: PlaceDifference[];
  /** Why answers in the two cannot stand in one series; of one that is added or removed []. */
  incomparable: IncomparableReason[];
}

interface Asked {
  compared: Compared;
  item: VersionItem;
  sectionId: string;
}

function askedIn({ plan, questions, texts }: VersionSide): Map<string, Asked> {
  const items = new Map(
    plan.sections.flatMap(({ sectionId, items: all }) =>
      all.map((item) => [item.questionRef, { item, sectionId }] as const),
    ),
  );
  return new Map(
    questions.flatMap((question) => {
      const { questionRef } = question;
      const found = items.get(questionRef);
      if (found === undefined) return [];
      const words = Object.fromEntries(
        languages.flatMap((language) => {
          const own = texts[language]?.questions[questionRef];
          return own === undefined ? [] : [[language, own]];
        }),
      );
      return [[questionRef, { compared: { question, words }, ...found }]];
    }),
  );
}

/** A condition as a text that is the same for the same condition. */
const conditionText = ({ onlyIf }: VersionItem): string | null =>
  onlyIf === null ? null : JSON.stringify(onlyIf);

function placeDifferences(a: Asked, b: Asked): PlaceDifference[] {
  const all: PlaceDifference[] = [
    { field: "section", before: a.sectionId, after: b.sectionId },
    { field: "weight", before: a.item.weight, after: b.item.weight },
    {
      field: "condition",
      before: conditionText(a.item),
      after: conditionText(b.item),
    },
  ];
  return all.filter(({ before, after }) => !equalValues(before, after));
}

function changeOf(
  questionRef: string,
  before: Asked | undefined,
  after: Asked | undefined,
): QuestionChange {
  if (before === undefined || after === undefined)
    return {
      questionRef,
      change: before === undefined ? "added" : "removed",
      differences: [],
      places: [],
      incomparable: [],
    };
  const differences = questionDifferences(before.compared, after.compared);
  const places = placeDifferences(before, after);
  return {
    questionRef,
    change: differences.length + places.length === 0 ? "same" : "changed",
    differences,
    places,
    incomparable: incomparable(
      before.compared.question,
      after.compared.question,
    ),
  };
}

/** What became of every question from one version to another, in the order of the later one, those removed at the end. */
export function compareVersions(
  before: VersionSide,
  after: VersionSide,
): QuestionChange[] {
  const [was, is] = [askedIn(before), askedIn(after)];
  const refs = new Set([...is.keys(), ...was.keys()]);
  return [...refs].map((ref) => changeOf(ref, was.get(ref), is.get(ref)));
}
