import { stepIssues } from "@domain/automation/template-form";
import { begunForm } from "@domain/schema/form";
import type { Issue } from "@domain/schema/issue";
import type { TaskForm, TaskFormStep } from "@domain/task/task-form";
import {
  newTaskForm,
  placeOf,
  taskFormSchema,
  taskFormSteps,
} from "@domain/task/task-form";
import { wishedDay } from "@domain/task/due/due-wish";
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
import { useRuleWords } from "../fields/use-rule-words";
import type { Preset } from "./use-preset";

const drafts = draftStore("task-draft", (kept) =>
  begunForm(taskFormSchema, kept),
);

/** Whether an automation may be made for what a form is about. */
export function useMayAutomate(): (form: TaskForm) => boolean {
  const may = useCan();
  const { zooId } = useReadySession();
  return ({ level, targets }) =>
    may("create", "taskTemplates", {
      zooId,
      sectorIds: placeOf(level, targets).sectorIds,
    });
}

const focusFirst = (issues: readonly Issue[]) => {
  const field = issues[0]?.field;
  if (field !== undefined)
    requestAnimationFrame(() =>
      document.getElementById(`task-${field}`)?.focus(),
    );
};

/** The step a draft was left at; the first for none. */
const stepAt = (kept: string | undefined): TaskFormStep =>
  taskFormSteps.find((one) => one === kept) ?? "what";

const freshForm = ({ level, targets }: Preset, due: string | null) => {
  const now = new Date();
  return newTaskForm(now, level, targets, wishedDay(due, now));
};

/** The state of the wizard: the form, kept as a draft, the step, and what is wrong with it. */
export function useTaskForm(preset: Preset, due: string | null) {
  const now = useNow();
  const draft = useDraft(drafts, useDraftOwner(preset.key), newId);
  const mayAutomate = useMayAutomate();
  const [initial] = useState(() => freshForm(preset, due));
  const [begun] = useState(() => stepAt(draft.found?.step));
  const [step, setStep] = useState(begun);
  const [reached, setReached] = useState(taskFormSteps.indexOf(begun));
  // Where no automation may be made, the form is for one task.
  const permitted = (form: TaskForm): TaskForm =>
    form.recurrence === "NONE" || mayAutomate(form)
      ? form
      : { ...form, recurrence: "NONE" };
  const record = useRecordForm<TaskForm>({
    name: "task",
    initial,
    draft,
    part: step,
    issuesOf: (form) => stepIssues(step, permitted(form), now),
    labelOf: (field) => field,
    wordsOf: useRuleWords(),
  });
  const form = { ...record, values: permitted(record.values) };
  const goTo = (id: string) => {
    const index = taskFormSteps.findIndex((one) => one === id);
    const next = taskFormSteps[index];
    if (next === undefined) return;
    setStep(next);
    setReached(Math.max(reached, index));
  };
  /** Whether the step may be left; one that may not shows why. */
  const check = (): boolean => {
    if (record.check()) return true;
    const issuesOf = (one: TaskFormStep) =>
      stepIssues(one, form.values, new Date());
    const wrong = taskFormSteps.find(
      (one) => one !== "summary" && issuesOf(one).length > 0,
    );
    if (step === "summary" && wrong !== undefined) {
      record.checkPart(wrong);
      setStep(wrong);
    }
    focusFirst(issuesOf(step));
    return false;
  };
  return {
    form,
    step,
    goTo,
    reached,
    check,
    resumed: record.startOver !== null,
    /** The task or automation that is planned, the same however often it is sent. */
    id: draft.id,
    restart: () => {
      record.restart(freshForm(preset, due));
      setStep("what");
      setReached(0);
    },
    /** Forgets the draft: it was sent, or given up. */
    finish: record.release,
  };
}
