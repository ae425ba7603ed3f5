import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { stepIssues } from "@domain/automation/template-form";
import type { Issue } from "@domain/schema/issue";
import type { TaskForm, TaskFormStep } from "@domain/task/task-form";
import { newTaskForm, placeOf, taskFormSteps } from "@domain/task/task-form";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNow } from "../../../data/hooks/use-live";
import { draftOwner, dropDraft, loadDraft, saveDraft } from "./draft";
import type { Preset } from "./use-preset";

/** Whether an automation may be made for what the form is about. */
export const mayAutomate = (session: Session, form: TaskForm): boolean =>
  can(session, "create", "taskTemplates", {
    zooId: session.zooId,
    sectorIds: placeOf(form.level, form.targets).sectorIds,
  });

/** Where no automation may be made, the form is for one task. */
const permitted = (session: Session, form: TaskForm): TaskForm =>
  form.recurrence === "NONE" || mayAutomate(session, form)
    ? form
    : { ...form, recurrence: "NONE" };

const focusFirst = (issues: readonly Issue[]) => {
  const field = issues[0]?.field;
  if (field !== undefined)
    requestAnimationFrame(() =>
      document.getElementById(`task-${field}`)?.focus(),
    );
};

/** The state of the wizard: the form, kept as a draft, the step, and what is wrong with it. */
export function useTaskForm(session: Session, preset: Preset) {
  const now = useNow();
  const owner = draftOwner(session.uid, session.zooId, preset.key);
  const [opened, setOpened] = useState(() => {
    const draft = loadDraft(owner);
    const fresh = newTaskForm(new Date(), preset.level, preset.targets);
    return { form: draft ?? fresh, resumed: draft !== null };
  });
  const [dirty, setDirty] = useState(opened.resumed);
  const [step, setStep] = useState<TaskFormStep>("what");
  const [reached, setReached] = useState(0);
  const [checked, setChecked] = useState<ReadonlySet<TaskFormStep>>(new Set());
  const form = permitted(session, opened.form);

  const change = (next: TaskForm) => {
    setOpened({ ...opened, form: next });
    setDirty(true);
    saveDraft(owner, next);
  };
  const restart = () => {
    dropDraft();
    const fresh = newTaskForm(new Date(), preset.level, preset.targets);
    setOpened({ form: fresh, resumed: false });
    setDirty(false);
    setStep("what");
    setReached(0);
    setChecked(new Set());
  };
  const goTo = (id: string) => {
    const index = taskFormSteps.findIndex((one) => one === id);
    const next = taskFormSteps[index];
    if (next === undefined) return;
    setStep(next);
    setReached(Math.max(reached, index));
  };
  /** Whether the step may be left; one that may not shows why. */
  const check = (id: string): boolean => {
    const current = taskFormSteps.find((one) => one === id) ?? "what";
    const issues = stepIssues(current, form, new Date());
    if (issues.length === 0) return true;
    setChecked(new Set([...checked, current]));
    const wrong = taskFormSteps.find(
      (one) =>
        one !== "summary" && stepIssues(one, form, new Date()).length > 0,
    );
    if (current === "summary" && wrong !== undefined) {
      setChecked(new Set(taskFormSteps));
      setStep(wrong);
    }
    focusFirst(issues);
    return false;
  };
  return {
    form,
    change,
    step,
    goTo,
    reached,
    check,
    issues: checked.has(step) ? stepIssues(step, form, now) : [],
    now,
    dirty,
    resumed: opened.resumed,
    restart,
    /** Forgets the draft: it was sent, or given up. */
    finish: () => {
      dropDraft();
      // Leaving asks while the form is dirty: it must be clean before one goes.
      flushSync(() => setDirty(false));
    },
  };
}
