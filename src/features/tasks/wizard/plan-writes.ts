import { recordHref } from "@domain/pages";
import type { TaskForm } from "@domain/task/form/task-form";
import { taskValues } from "@domain/task/form/values";
import i18next from "i18next";
import { create } from "../../../data/write";
import { notifyError } from "../../../ui/feedback/notify";
import { notifyMade } from "../../../ui/feedback/notify-made";

export interface Planned {
  /** Of the task or automation: asked for twice, it is one. */
  id: string;
  zooId: string;
}

/** Plans one task of a valid form, at once: without a network, too. */
export function planTask(form: TaskForm, { id, zooId }: Planned): void {
  const { t } = i18next;
  const title = form.title.trim();
  const about = { kind: "task.create", name: title };
  const values = taskValues(form, zooId);
  create("tasks", id, values, about).acknowledged.catch((error: unknown) =>
    notifyError(error, t("errors.messages.taskCreate")),
  );
  notifyMade(t("tasks.messages.planned", { title }), recordHref("tasks", id));
}
