import { templateValues } from "@domain/automation/template-form";
import { recordHref } from "@domain/pages";
import type { TaskForm } from "@domain/task/form/task-form";
import i18next from "i18next";
import { outcomeOf } from "../../../data/hooks/use-submit";
import { create } from "../../../data/write";
import { notifyInfo } from "../../../ui/feedback/notify";
import { notifyMade } from "../../../ui/feedback/notify-made";
import type { Planned } from "./plan-writes";

/** Makes an automation of a valid form; waits for the answer and rejects AppError when it is refused. */
export async function automate(
  form: TaskForm,
  { id, zooId }: Planned,
): Promise<void> {
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
