import type { ShortTable } from "../../question/short";
import { shortTableId } from "../../question/short";
import { equalValues } from "../../record/equal";
import type { Survey } from "../survey";
import type { SurveyVersion } from "../version";
import type { TransferPlan } from "./plan";

/** One record to be written at the desk. */
export interface TransferChange {
  collection:
    | "categories"
    | "questions"
    | "shortQuestions"
    | "surveys"
    | "surveyVersions";
  id: string;
  parentId?: string;
  kind: "create" | "change";
  values: Readonly<Record<string, unknown>>;
}

/** A questionnaire that is here, with what its latest version asks. */
export interface ThereSurvey {
  survey: Pick<Survey, "surveyId" | "names" | "surveySpecie">;
  sections: SurveyVersion["sections"];
}

/** The questionnaire that a plan would make once more: of the same name, for the same species, asking the same; null: there is none. */
export const alreadyThere = (
  { survey, sections }: Pick<TransferPlan, "survey" | "sections">,
  all: readonly ThereSurvey[],
): string | null =>
  all.find(
    (one) =>
      equalValues(one.survey.names, survey.names) &&
      equalValues(one.survey.surveySpecie, survey.surveySpecie) &&
      equalValues(one.sections, sections),
  )?.survey.surveyId ?? null;

/** Where the changes of a plan go. */
export interface TransferTarget {
  /** The questionnaire to be made; null: it is here already. */
  surveyId: string | null;
  /** Of questions that differ, the references of those that become what the file says; the others stay. */
  taken: ReadonlySet<string>;
  /** What questions are called by tables now; null: nothing is yet. */
  shortNames: Pick<ShortTable, "rows"> | null;
}

function questionChanges(
  { questions }: TransferPlan,
  taken: ReadonlySet<string>,
): TransferChange[] {
  return questions.flatMap(
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
}

function shortChanges(
  { shortNames }: TransferPlan,
  stored: TransferTarget["shortNames"],
): TransferChange[] {
  if (Object.keys(shortNames).length === 0) return [];
  return [
    {
      collection: "shortQuestions",
      id: shortTableId,
      kind: stored === null ? "create" : "change",
      values: { rows: { ...stored?.rows, ...shortNames } },
    },
  ];
}

/**
 * The changes of a plan, all to be written at once: new criteria, questions and short names, the questionnaire with its
 * first draft. [] where all of it is here.
 */
export function transferChanges(
  plan: TransferPlan,
  { surveyId, taken, shortNames }: TransferTarget,
): TransferChange[] {
  const labels = plan.criteria
    .filter(({ outcome }) => outcome === "new")
    .map(({ categoryId, criterion: { label, trad } }): TransferChange => ({
      collection: "categories",
      id: categoryId,
      kind: "create",
      values: { label, trad },
    }));
  const made: TransferChange[] =
    surveyId === null
      ? []
      : [
          {
            collection: "surveys",
            id: surveyId,
            kind: "create",
            values: plan.survey,
          },
          {
            collection: "surveyVersions",
            id: "1",
            parentId: surveyId,
            kind: "create",
            values: { surveyId, sections: plan.sections },
          },
        ];
  return [
    ...labels,
    ...questionChanges(plan, taken),
    ...shortChanges(plan, shortNames),
    ...made,
  ];
}
