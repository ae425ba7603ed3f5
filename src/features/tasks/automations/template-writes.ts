import {
  archiveTemplate,
  restoreTemplate,
  resumeTemplate,
  suspendTemplate,
} from "@domain/automation/lifecycle";
import type { TemplateChange } from "@domain/automation/lifecycle";
import type { Template } from "@domain/automation/template";
import i18next from "i18next";
import type { Row } from "../../../data/live-store";
import type { PatchValues } from "../../../data/write-types";
import { patch } from "../../../data/write";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";

export const templateActions = [
  "suspend",
  "resume",
  "archive",
  "restore",
] as const;
export type TemplateAction = (typeof templateActions)[number];

/** The right each action asks for: a rest is a change, an end is an end. */
export const templateActionRight: Record<TemplateAction, "change" | "end"> = {
  suspend: "change",
  resume: "change",
  archive: "end",
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
      return archiveTemplate(template, now);
    case "restore":
      return restoreTemplate(template);
  }
}

/** Writes a change of an automation; what the server refuses is told and stays in the outbox. */
export function changeTemplate(
  row: Row<"taskTemplates">,
  change: PatchValues<"taskTemplates">,
  kind: string,
): void {
  const about = { kind: `automation.${kind}`, name: row.data.title };
  patch("taskTemplates", row.id, change, about, row).acknowledged.catch(
    (error: unknown) =>
      notifyError(error, i18next.t("errors.messages.recording")),
  );
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
    danger: action === "archive",
  });
  if (!agreed) return;
  const change = templateChangeOf(action, row.data, new Date());
  if (change === null) return;
  changeTemplate(row, change, action);
  notifyDone(t(`tasks.automations.ask.${action}.done`, { title }));
}
