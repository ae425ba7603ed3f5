import type { QuestionForm } from "@domain/question/form";
import { questionValues } from "@domain/question/form";
import type { QuestionState } from "@domain/question/state";
import { restoredFrom } from "@domain/question/state";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { create, patch } from "../../data/write";

type QuestionRow = Row<"questions">;

export function createQuestion(
  id: string,
  form: QuestionForm,
): Promise<Outcome> {
  const values = questionValues(form);
  const about = { kind: "question.create", name: values.questionRef };
  return outcomeOf(create("questions", id, values, about));
}

/** Nothing is sent when nothing differs; its reference stays, answers are kept by it. */
export function editQuestion(
  row: QuestionRow,
  form: QuestionForm,
): Promise<Outcome> {
  const { questionRef } = row.data;
  const values = { ...questionValues(form), questionRef };
  const changes = changedValues(values, row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "question.edit", name: questionRef };
  return outcomeOf(patch("questions", row.id, changes, about, row));
}

/** Takes it out of what can be asked, or brings it back; versions that ask it keep it. */
export function setArchived(
  row: QuestionRow,
  archived: boolean,
): Promise<Outcome> {
  const about = {
    kind: archived ? "question.archive" : "question.restore",
    name: row.data.questionRef,
  };
  return outcomeOf(patch("questions", row.id, { archived }, about, row));
}

/** Makes a question again what it was, as a change of now: nothing that was in between is lost. */
export function restoreState(
  row: QuestionRow,
  state: Pick<QuestionState, "state">,
): Promise<Outcome> {
  const changes = changedValues(restoredFrom(state), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "question.restoreState", name: row.data.questionRef };
  return outcomeOf(patch("questions", row.id, changes, about, row));
}
