import type { Answers } from "../../survey/answer";
import { countedAnswers, statesOf } from "../../survey/engine/flow";
import type { Form } from "../../survey/engine/form";
import type { QuestionState } from "../../survey/engine/given";
import { answerTo, recordsMedia } from "../../survey/engine/given";
import type { Evaluation } from "../evaluation";
import type { About, Column, FormVersion } from "./column-list";
import { columnsOf } from "./column-list";
import type { Score } from "./score-shape";

/** An evaluation as it is exported: who and whom by what the table is to call them. */
export interface ExportedEvaluation extends Pick<
  Evaluation,
  | "evaluationId"
  | "campaignId"
  | "subjectKind"
  | "subjectId"
  | "startedAt"
  | "afterEnd"
> {
  subject: string;
  author: string;
  /** The key of its version among those given. */
  version: string;
  submittedAt: Date | null;
  /** null: nothing was put right. */
  correctedAt: Date | null;
  /** So many other devices brought answers after it was handed in. */
  late: number;
  status: string;
  answers: Answers;
  /** null: it was not scored. */
  score: Score | null;
}

export type ExportCell = string | number | boolean | null;

export interface ExportTable {
  columns: Column[];
  /** A row for each evaluation, in their order: a cell for each column, null where it has none. */
  rows: ExportCell[][];
}

/** An evaluation read with the form in which it was answered. */
interface Read {
  evaluation: ExportedEvaluation;
  form: Form;
  states: ReadonlyMap<string, QuestionState>;
  counted: Answers;
}

function readWith(
  evaluation: ExportedEvaluation,
  forms: ReadonlyMap<string, Form>,
): Read {
  const form = forms.get(evaluation.version);
  if (form === undefined)
    throw new RangeError(`no form of version ${evaluation.version}`);
  const { answers } = evaluation;
  return {
    evaluation,
    form,
    states: statesOf(form, answers),
    counted: countedAnswers(form, answers),
  };
}

function fieldCell(
  evaluation: ExportedEvaluation,
  field: Extract<About, { kind: "field" }>["field"],
): ExportCell {
  const value = evaluation[field];
  return value instanceof Date ? value.toISOString() : value;
}

function answerCell(
  { form, states, counted }: Read,
  about: Extract<About, { questionRef: string }>,
): ExportCell {
  const { questionRef } = about;
  const question = form.byRef.get(questionRef);
  const answer = answerTo(counted, questionRef);
  const state = states.get(questionRef);
  if (question === undefined || answer === undefined) return null;
  if (about.kind === "comment")
    return answer.comment === "" ? null : answer.comment;
  if (about.kind === "notApplicable")
    return state === "unanswered" ? null : state === "notApplicable";
  if (state !== "answered") return null;
  if (about.kind === "option") {
    const { option } = about;
    const offered = question.options.some(({ value }) => value === option);
    return offered ? answer.chosen.includes(option) : null;
  }
  return recordsMedia(question) ? answer.media.length : answer.chosen.join(" ");
}

function cellOf(read: Read, about: About): ExportCell {
  const { score } = read.evaluation;
  switch (about.kind) {
    case "field":
      return fieldCell(read.evaluation, about.field);
    case "criterion":
      return (
        score?.criteria.find(
          ({ categoryId }) => categoryId === about.categoryId,
        )?.[about.figure] ?? null
      );
    case "overall":
      return score?.overall[about.figure] ?? null;
    default:
      return answerCell(read, about);
  }
}

/**
 * Evaluations given in several versions as one table: the columns of all versions, the oldest given first (`columnsOf`), a row
 * for each evaluation. Each is read in the form in which it was answered; what is not asked there, or was not, stays empty:
 *
 * - answer: the values chosen, in the order of the question, with a space between; of a recorded answer how many files
 * - option, of a multiple choice: whether it was chosen; empty where it was not offered or nothing was answered
 * - notApplicable: whether it was said; empty where nothing was
 * - instants in ISO 8601, UTC; ids as other exports have them; figures of the score as they are stored, empty where they cannot be said
 *
 * A text that a program of tables would take for a formula stands as it is: who writes the file defuses it, as `writeCsv` does.
 * No evaluations: no rows. Throws RangeError for an evaluation whose version is not given, rather than leave a hole.
 */
export function unionTable(
  versions: readonly FormVersion[],
  evaluations: readonly ExportedEvaluation[],
): ExportTable {
  const columns = columnsOf(versions);
  const forms = new Map(versions.map(({ version, form }) => [version, form]));
  return {
    columns,
    rows: evaluations.map((evaluation) => {
      const read = readWith(evaluation, forms);
      return columns.map(({ about }) => cellOf(read, about));
    }),
  };
}
