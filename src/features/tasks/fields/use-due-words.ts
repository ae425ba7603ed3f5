import type { DueAfter } from "@domain/recurrence/due-after";
import { useTranslation } from "react-i18next";

/** Says by when each task of an automation is to be done. */
export function useDueWords(): (due: DueAfter) => string {
  const { t } = useTranslation();
  return ({ dueUnit, dueAfter }) => {
    if (dueUnit === "sameDay") return t("tasks.options.due.sameDay");
    if (dueAfter === null || dueAfter === 0)
      return t("tasks.options.due.atOnce");
    return t(`tasks.options.due.${dueUnit}`, { count: dueAfter });
  };
}
