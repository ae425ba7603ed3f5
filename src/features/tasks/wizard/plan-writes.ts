import { templateValues } from "@domain/automation/template-form";
import type { TaskForm } from "@domain/task/task-form";
import { taskValues } from "@domain/task/task-form";
import i18next from "i18next";
import { outcomeOf } from "../../../data/hooks/use-submit";
import { create } from "../../../data/write";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { tellOutcome } from "../automations/template-writes";

interface Planned {
  /** Of the task or automation: asked for twice, it is one. */
  id: string;
  zooId: string;
}

/** Planned at once: without a network, too. */
function planTask(form: TaskForm, { id, zooId }: Planned): void {
  const { t } = i18next;
  const title = form.title.trim();
  const about = { kind: "task.create", name: title };
  const values = taskValues(form, zooId);
  create("tasks", id, values, about).acknowledged.catch((error: unknown) =>
    notifyError(error, t("errors.messages.taskCreate")),
  );
  notifyDone(t("tasks.messages.planned", { title }));
}

async function automate(form: TaskForm, { id, zooId }: Planned): Promise<void> {
  const title = form.title.trim();
  const values = templateValues(form, zooId, new Date());
  const about = { kind: "automation.create", name: title };
  const outcome = await outcomeOf(create("taskTemplates", id, values, about));
  tellOutcome(outcome, title, i18next.t("tasks.messages.automated", { title }));
}

/**
 * Plans a valid form: one task, or an automation where it recurs, which waits for the answer and
 * rejects AppError when it is refused.
 */
export async function plan(form: TaskForm, target: Planned): Promise<void> {
  if (form.recurrence === "NONE") planTask(form, target);
  else await automate(form, target);
}
