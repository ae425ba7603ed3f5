import type { Recurrence } from "@domain/recurrence/schedule";
import { useTranslation } from "react-i18next";

/** What the fields are called where they are spoken of. */
export function useFieldLabels(recurrence: Recurrence = "NONE") {
  const { t } = useTranslation();
  const names = {
    title: t("tasks.fields.title"),
    description: t("tasks.fields.description"),
    type: t("tasks.fields.type"),
    collect: t("tasks.fields.collect"),
    tags: t("tasks.fields.tags"),
    leadTime: t("tasks.fields.leadTime"),
    sendNotification: t("tasks.fields.sendNotification"),
    dueUnit: t("tasks.fields.dueUnit"),
    recurrence: t("tasks.fields.recurrence"),
    missedRunPolicy: t("tasks.fields.missedRunPolicy"),
    closingPolicy: t("tasks.fields.closingPolicy"),
    targets: t("tasks.fields.where"),
    dueAt: t("tasks.fields.dueAt"),
    scheduledFor: t("tasks.fields.scheduledFor"),
    responsibleIds: t("tasks.fields.responsible"),
    time: t("tasks.fields.time"),
    days: t("tasks.fields.days"),
    dayOfMonth: t("tasks.fields.dayOfMonth"),
    month: t("tasks.fields.month"),
    rrule: t("tasks.options.recurrence.CUSTOM"),
    dueAfter: t("tasks.fields.dueAfter"),
    interval:
      recurrence === "NONE" || recurrence === "CUSTOM"
        ? t("tasks.fields.recurrence")
        : t(`tasks.fields.interval.${recurrence}`),
  };
  return (field: string): string =>
    (names as Record<string, string | undefined>)[field] ?? field;
}
