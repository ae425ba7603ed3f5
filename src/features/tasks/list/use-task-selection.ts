import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useEscapeKey } from "../../../ui/keys/use-escape-key";
import type { Selection } from "../../../ui/list/record-list";
import { useAllowedActions } from "../parts/task-buttons";
import { bulkActions } from "./bulk-actions";

type TaskRow = Row<"tasks">;

interface TaskSelection {
  selection: Selection;
  /** Those of the rows that are selected. */
  rows: readonly TaskRow[];
  /** How many of the rows can be selected. */
  able: number;
  clear: () => void;
}

/** Which of the rows are selected; null where this person may do nothing with any of them together. */
export function useTaskSelection(
  rows: readonly TaskRow[],
): TaskSelection | null {
  const { t } = useTranslation();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const clear = () => setIds(new Set());
  useEscapeKey(ids.size > 0, clear);
  const allowedActions = useAllowedActions();
  const canDo = (row: TaskRow) =>
    allowedActions(row).some((action) =>
      bulkActions.some((bulk) => bulk === action),
    );
  if (!rows.some(canDo)) return null;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    selection: {
      ids,
      onChange: setIds,
      label: (id) =>
        t("tasks.list.select", { title: byId.get(id)?.data.title ?? "" }),
      can: (id) => {
        const row = byId.get(id);
        return row !== undefined && canDo(row);
      },
      cannot: t("tasks.list.notSelectable"),
    },
    rows: rows.filter(({ id }) => ids.has(id)),
    able: rows.filter(canDo).length,
    clear,
  };
}
