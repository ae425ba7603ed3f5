import { templateValues } from "@domain/automation/template-form";
import { recordHref } from "@domain/pages";
import type { TaskForm } from "@domain/task/task-form";
import { taskValues } from "@domain/task/task-form";
import i18next from "i18next";
import { outcomeOf } from "../../../data/hooks/use-submit";
import { create } from "../../../data/write";
import { notifyError, notifyInfo } from "../../../ui/feedback/notify";
import { notifyMade } from "../../../ui/feedback/notify-made";

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
  notifyMade(t("tasks.messages.planned", { title }), recordHref("tasks", id));
}

async function automate(form: TaskForm, { id, zooId }: Planned): Promise<void> {
  const title = form.title.trim();
  const values = templateValues(form, zooId, new Date());
  const about = { kind: "automation.create", name: title };
  const outcome = await outcomeOf(create("taskTemplates", id, values, about));
  const { t } = i18next;
  if (outcome === "saved")
    notifyMade(
      t("tasks.messages.automated", { title }),
      recordHref("taskTemplates", id),
    );
  else notifyInfo(t("tasks.automations.queued", { title }));
}

/**
 * Plans a valid form: one task, or an automation where it recurs, which waits for the answer and
 * rejects AppError when it is refused.
 */
export async function plan(form: TaskForm, target: Planned): Promise<void> {
  if (form.recurrence === "NONE") planTask(form, target);
  else await automate(form, target);
}
