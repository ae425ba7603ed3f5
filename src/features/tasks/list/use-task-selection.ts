import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import type { Selected } from "../../../ui/list/selection/use-selection";
import { useSelection } from "../../../ui/list/selection/use-selection";
import { useAllowedActions } from "../parts/task-buttons";
import { bulkActions } from "./bulk-actions";

/** Which of the tasks are selected; null where this person may do nothing with any of them together. */
export function useTaskSelection(
  rows: readonly Row<"tasks">[],
): Selected<Row<"tasks">> | null {
  const { t } = useTranslation();
  const allowedActions = useAllowedActions();
  return useSelection(rows, {
    can: (row) =>
      allowedActions(row).some((action) =>
        bulkActions.some((bulk) => bulk === action),
      ),
    label: ({ data }) => t("tasks.list.select", { title: data.title }),
    cannot: t("tasks.list.notSelectable"),
  });
}
