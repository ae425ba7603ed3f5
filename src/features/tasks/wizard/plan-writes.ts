import { templateValues } from "@domain/automation/template-form";
import type { TaskForm } from "@domain/task/task-form";
import { taskValues } from "@domain/task/task-form";
import i18next from "i18next";
import { create, newId } from "../../../data/write";
import type { Receipt } from "../../../data/write-types";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";

function write(form: TaskForm, zooId: string): Receipt {
  const name = form.title.trim();
  return form.recurrence === "NONE"
    ? create("tasks", newId(), taskValues(form, zooId), {
        kind: "task.create",
        name,
      })
    : create(
        "taskTemplates",
        newId(),
        templateValues(form, zooId, new Date()),
        { kind: "automation.create", name },
      );
}

/** Plans a valid form: one task, or an automation where it recurs. What the server refuses stays in the outbox. */
export function plan(form: TaskForm, zooId: string): void {
  const { t } = i18next;
  const receipt = write(form, zooId);
  receipt.acknowledged.catch((error: unknown) =>
    notifyError(error, t("errors.messages.taskCreate")),
  );
  const key =
    form.recurrence === "NONE"
      ? "tasks.messages.planned"
      : "tasks.messages.automated";
  notifyDone(t(key, { title: form.title.trim() }));
}
