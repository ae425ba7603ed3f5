import { withRecurrence } from "@domain/automation/with-recurrence";
import { proposedRecurrence } from "@domain/recurrence/schedule";
import { begunForm } from "@domain/schema/form";
import { wishedDay } from "@domain/task/due/due-wish";
import type { TaskForm } from "@domain/task/form/task-form";
import { newTaskForm, taskFormSchema } from "@domain/task/form/task-form";
import { placeOf } from "@domain/task/form/place";
import { plainIssues } from "@domain/task/form/issues";
import { useState } from "react";
import {
  useDraftOwner,
  useReadySession,
} from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { newId } from "../../../data/write";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { useFieldLabels } from "../fields/use-field-labels";
import { useRuleWords } from "../../shared/recurrence/use-rule-words";
import type { Preset } from "./use-preset";
import { useRecurrencePart } from "./use-recurrence-part";

const drafts = draftStore("task-draft", (kept) =>
  begunForm(taskFormSchema, kept),
);

/** Whether an automation may be made for what a form is about. */
function useMayAutomate(): (form: TaskForm) => boolean {
  const may = useCan();
  const { zooId } = useReadySession();
  return ({ level, targets }) =>
    may("create", "taskTemplates", {
      zooId,
      sectorIds: placeOf(level, targets).sectorIds,
    });
}

const freshForm = (
  { level, targets, like }: Preset,
  due: string | null,
  returning: boolean,
): TaskForm => {
  if (like !== undefined) return like;
  const now = new Date();
  const form = newTaskForm(now, level, targets, wishedDay(due, now));
  return returning ? withRecurrence(form, proposedRecurrence) : form;
};

/** The state of the form: kept as a draft, with what is wrong with it, and what recurrence needs. */
export function useTaskForm(
  preset: Preset,
  due: string | null,
  returning: boolean,
) {
  const now = useNow();
  const purpose = returning ? [preset.key, "returning"] : [preset.key];
  const draft = useDraft(drafts, useDraftOwner(...purpose), newId);
  const mayAutomate = useMayAutomate();
  const [initial] = useState(() => freshForm(preset, due, returning));
  const [recurrence, setRecurrence] = useState(initial.recurrence);
  const recurring = useRecurrencePart(recurrence !== "NONE");
  // Where no automation may be made, the form is for one task.
  const permitted = (form: TaskForm): TaskForm =>
    form.recurrence === "NONE" || mayAutomate(form)
      ? form
      : { ...form, recurrence: "NONE" };
  const issuesOf = (values: TaskForm) => {
    const form = permitted(values);
    return [
      ...plainIssues(form, now),
      ...(recurring.part?.recurrenceIssues(form, now) ?? []),
    ];
  };
  const record = useRecordForm<TaskForm>({
    name: "task",
    initial,
    draft,
    issuesOf,
    labelOf: useFieldLabels(recurrence),
    wordsOf: useRuleWords(),
  });
  const form = { ...record, values: permitted(record.values) };
  if (form.values.recurrence !== recurrence)
    setRecurrence(form.values.recurrence);
  return {
    form,
    recurring,
    mayAutomate: mayAutomate(record.values),
    /** The fields with which something is wrong. */
    wrong: issuesOf(record.values).map(({ field }) => field),
    /** The task or automation that is planned, the same however often it is sent. */
    id: draft.id,
  };
}
