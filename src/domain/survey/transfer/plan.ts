import type { Label } from "../../label/label";
import { labelKeyOf } from "../../label/label";
import type { Question } from "../../question/question";
import type { Difference } from "../compare/question";
import { comparedNow, questionDifferences } from "../compare/question";
import type { SurveyVersion } from "../version";
import type { Transfer, TransferQuestion } from "./format";

/** What is stored already of what a file may name. */
export interface Stored {
  questions: readonly Question[];
  categories: readonly Label[];
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
  archived: false,
  schemaVersion: 0,
  createdAt: null,
  updatedAt: null,
  createdBy: null,
  updatedBy: null,
  operationId: null,
});

function plannedQuestion(
  question: TransferQuestion,
  stored: Question | null,
  criterionId: string | null,
  makeId: () => string,
): PlannedQuestion {
  const questionId = stored?.questionId ?? makeId();
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
  { questions, categories, hasSpecie }: Stored,
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

/** One record to be written at the desk. */
export interface TransferChange {
  collection: "categories" | "questions" | "surveys" | "surveyVersions";
  id: string;
  parentId?: string;
  kind: "create" | "change";
  values: Readonly<Record<string, unknown>>;
}

/**
 * The changes of a plan, all to be written at once: new criteria and questions, the questionnaire with its first draft.
 * Of questions that differ those whose references are in `taken` become what the file says; the others stay.
 */
export function transferChanges(
  { criteria, questions, survey, sections }: TransferPlan,
  surveyId: string,
  taken: ReadonlySet<string>,
): TransferChange[] {
  const labels = criteria
    .filter(({ outcome }) => outcome === "new")
    .map(({ categoryId, criterion: { label, trad } }): TransferChange => ({
      collection: "categories",
      id: categoryId,
      kind: "create",
      values: { label, trad },
    }));
  const asked = questions.flatMap(
    ({ question, questionId, criterionId, outcome }): TransferChange[] => {
      const { questionRef, ...fields } = {
        ...question,
        criterion: criterionId,
      };
      const at = { collection: "questions", id: questionId } as const;
      if (outcome === "new")
        return [{ ...at, kind: "create", values: { questionRef, ...fields } }];
      return outcome === "differs" && taken.has(questionRef)
        ? [{ ...at, kind: "change", values: fields }]
        : [];
    },
  );
  return [
    ...labels,
    ...asked,
    { collection: "surveys", id: surveyId, kind: "create", values: survey },
    {
      collection: "surveyVersions",
      id: "1",
      parentId: surveyId,
      kind: "create",
      values: { surveyId, sections },
    },
  ];
}
