import {
  archiveTemplate,
  deleteTemplate,
  restoreTemplate,
  resumeTemplate,
  suspendTemplate,
} from "@domain/automation/lifecycle";
import type { TemplateChange } from "@domain/automation/lifecycle";
import type { Template } from "@domain/automation/template";
import i18next from "i18next";
import { changedValues } from "../../../data/changed-values";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import type { PatchValues } from "../../../data/write-types";
import { patch } from "../../../data/write";
import { confirm } from "../../../ui/feedback/confirm";
import type { Undo } from "../../../ui/feedback/notify";
import {
  notifyDone,
  notifyError,
  notifyInfo,
} from "../../../ui/feedback/notify";

export const templateActions = [
  "suspend",
  "resume",
  "archive",
  "delete",
  "restore",
] as const;
export type TemplateAction = (typeof templateActions)[number];

/** The right each action asks for: a rest is a change, an end is an end. */
export const templateActionRight: Record<TemplateAction, "change" | "end"> = {
  suspend: "change",
  resume: "change",
  archive: "end",
  delete: "end",
  restore: "end",
};

/** The fields an action writes at `now`; null where the automation's state does not allow it. */
export function templateChangeOf(
  action: TemplateAction,
  template: Template,
  now: Date,
): TemplateChange | null {
  switch (action) {
    case "suspend":
      return suspendTemplate(template);
    case "resume":
      return resumeTemplate(template, now);
    case "archive":
      return archiveTemplate(template);
    case "delete":
      return deleteTemplate(template, now);
    case "restore":
      return restoreTemplate(template);
  }
}

/** What the given values change of an automation; rejects AppError when it is refused. */
export function changeTemplate(
  row: Row<"taskTemplates">,
  values: PatchValues<"taskTemplates">,
  kind: string,
): Promise<Outcome> {
  const changes = changedValues(values, row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: `automation.${kind}`, name: row.data.title };
  return outcomeOf(patch("taskTemplates", row.id, changes, about, row));
}

/** Says that it is done, or that it waits: until then the server goes by what it has. */
export function tellOutcome(
  outcome: Outcome,
  title: string,
  done: string,
  undo?: Undo,
): void {
  if (outcome === "saved") notifyDone(done, undo);
  else notifyInfo(i18next.t("tasks.automations.queued", { title }));
}

/** Does `action` to an automation after asking. */
export async function performTemplate(
  action: TemplateAction,
  row: Row<"taskTemplates">,
): Promise<void> {
  const { t } = i18next;
  const { title } = row.data;
  const agreed = await confirm({
    title: t(`tasks.automations.ask.${action}.title`),
    body: t(`tasks.automations.ask.${action}.body`, { title }),
    confirm: t(`tasks.automations.actions.${action}`),
    cancel: t("common.actions.back"),
    danger: action === "archive" || action === "delete",
  });
  if (!agreed) return;
  const change = templateChangeOf(action, row.data, new Date());
  if (change === null) return;
  try {
    const outcome = await changeTemplate(row, change, action);
    tellOutcome(
      outcome,
      title,
      t(`tasks.automations.ask.${action}.done`, { title }),
    );
  } catch (error) {
    notifyError(error, t("errors.messages.recording"));
  }
}
