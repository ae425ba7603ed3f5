import type { Label } from "../../label/label";
import { labelKeyOf } from "../../label/label";
import type { Question } from "../../question/question";
import { broughtPicture } from "../../question/picture";
import type { ShortTable } from "../../question/short";
import type { Difference } from "../compare/question";
import { comparedNow, questionDifferences } from "../compare/question";
import type { SurveyVersion } from "../version";
import type { Transfer, TransferQuestion } from "./format";

/** What is stored already of what a file may name. */
export interface Stored {
  questions: readonly Question[];
  categories: readonly Label[];
  /** null: nothing has a short name yet. */
  shortNames: Pick<ShortTable, "rows"> | null;
  /** Whether a species is known here. */
  hasSpecie: (specieId: string) => boolean;
}

/** Which of what a file asks is here already, by reference. */
export interface PlannedQuestion {
  question: TransferQuestion;
  /** Its criterion as it is called here. */
  criterionId: string | null;
  outcome: "new" | "same" | "differs";
  /** The id it has here, or will have. */
  questionId: string;
  /** From what is here to what the file says; [] unless they differ. */
  differences: Difference[];
  /** It is here and put away: publishing would refuse it. */
  archived: boolean;
}

export interface PlannedCriterion {
  criterion: Transfer["criteria"][number];
  outcome: "new" | "same";
  categoryId: string;
}

/** What bringing a file in would do; nothing is written before somebody agrees. */
export interface TransferPlan {
  criteria: PlannedCriterion[];
  questions: PlannedQuestion[];
  /** Short names of questions that have none here: those that are here stay. */
  shortNames: Transfer["shortNames"];
  /** Species of the file that are not known here, and left out. */
  unknownSpecies: string[];
  /** What is wrong with the file in itself: `path:code`; a file with any is not brought in. */
  flaws: string[];
  survey: { names: Transfer["names"]; surveySpecie: string[] };
  sections: SurveyVersion["sections"];
}

/** By its id where that means the same here, else by what it is called in French. */
function matching(
  { key, label }: Transfer["criteria"][number],
  categories: readonly Label[],
): Label | null {
  const wanted = labelKeyOf(label);
  const same = categories.filter(({ labelKey }) => labelKey === wanted);
  return same.find(({ id }) => id === key) ?? same[0] ?? null;
}

const asQuestion = (
  questionId: string,
  question: TransferQuestion,
  criterion: string | null,
): Question => ({
  ...question,
  questionId,
  criterion,
  source: "own",
  keptFields: [],
  usedIn: {},
  usedInContexts: {},
  archived: false,
  schemaVersion: 0,
  createdAt: null,
  updatedAt: null,
  createdBy: null,
  updatedBy: null,
  operationId: null,
});

function plannedQuestion(
  said: TransferQuestion,
  stored: Question | null,
  criterionId: string | null,
  makeId: () => string,
): PlannedQuestion {
  const questionId = stored?.questionId ?? makeId();
  const helpPicture = broughtPicture(said.helpPicture, stored);
  const question = { ...said, helpPicture };
  const differences =
    stored === null
      ? []
      : questionDifferences(
          comparedNow(stored),
          comparedNow(asQuestion(questionId, question, criterionId)),
        );
  const outcome = differences.length > 0 ? "differs" : "same";
  return {
    question,
    criterionId,
    outcome: stored === null ? "new" : outcome,
    questionId,
    differences,
    archived: stored?.archived ?? false,
  };
}

/** References that a file has twice, or asks and does not have. */
function flawsOf({ questions, sections, criteria }: Transfer): string[] {
  const refs = questions.map(({ questionRef }) => questionRef);
  const known = new Set(refs);
  const keys = new Set(criteria.map(({ key }) => key));
  return [
    ...refs.flatMap((ref, place) =>
      refs.indexOf(ref) === place
        ? []
        : [`questions.${place}.questionRef:questionTwice`],
    ),
    ...questions.flatMap(({ criterion }, place) =>
      criterion === null || keys.has(criterion)
        ? []
        : [`questions.${place}.criterion:criterionUnknown`],
    ),
    ...sections.flatMap(({ items }, section) =>
      items.flatMap(({ questionRef }, place) =>
        known.has(questionRef)
          ? []
          : [`sections.${section}.items.${place}.questionRef:questionUnknown`],
      ),
    ),
  ];
}

/**
 * What bringing a file in would do: which criteria and questions are new, which are here by reference, and in what
 * these differ. `makeId` gives ids to what is new.
 */
export function planTransfer(
  transfer: Transfer,
  { questions, categories, shortNames, hasSpecie }: Stored,
  makeId: () => string,
): TransferPlan {
  const byRef = new Map(questions.map((one) => [one.questionRef, one]));
  const criteria = transfer.criteria.map((criterion): PlannedCriterion => {
    const found = matching(criterion, categories);
    return {
      criterion,
      outcome: found === null ? "new" : "same",
      categoryId: found?.id ?? makeId(),
    };
  });
  const idOf = new Map(
    criteria.map(({ criterion, categoryId }) => [criterion.key, categoryId]),
  );
  const planned = transfer.questions.map((question) =>
    plannedQuestion(
      question,
      byRef.get(question.questionRef) ?? null,
      question.criterion === null
        ? null
        : (idOf.get(question.criterion) ?? null),
      makeId,
    ),
  );
  const questionIds = new Map(
    planned.map(({ question, questionId }) => [
      question.questionRef,
      questionId,
    ]),
  );
  return {
    criteria,
    questions: planned,
    shortNames: Object.fromEntries(
      Object.entries(transfer.shortNames).filter(
        ([ref]) =>
          questionIds.has(ref) && !Object.hasOwn(shortNames?.rows ?? {}, ref),
      ),
    ),
    unknownSpecies: transfer.specieIds.filter((id) => !hasSpecie(id)),
    flaws: flawsOf(transfer),
    survey: {
      names: transfer.names,
      surveySpecie: transfer.specieIds.filter(hasSpecie),
    },
    sections: transfer.sections.map((section) => ({
      ...section,
      items: section.items.flatMap((item) => {
        const questionId = questionIds.get(item.questionRef);
        return questionId === undefined ? [] : [{ ...item, questionId }];
      }),
    })),
  };
}
