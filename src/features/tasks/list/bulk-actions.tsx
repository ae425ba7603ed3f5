import type { TaskAction } from "@domain/task/transitions";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { BulkAction } from "../../../ui/list/bulk-bar";
import { BulkBar } from "../../../ui/list/bulk-bar";
import { actionIcons, useAllowedActions } from "../parts/task-buttons";
import { performTasks } from "../task-bulk-writes";

export const bulkActions = [
  "take",
  "close",
  "archive",
  "cancel",
] as const satisfies readonly TaskAction[];

interface BulkActionsProps {
  rows: readonly Row<"tasks">[];
  onDone: () => void;
}

/** What can be done with the selected tasks; each button says with how many of them. */
export function BulkActions({ rows, onDone }: BulkActionsProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const allowedActions = useAllowedActions();
  const actions = bulkActions.flatMap((action): BulkAction[] => {
    const able = rows.filter((row) => allowedActions(row).includes(action));
    if (able.length === 0) return [];
    return [
      {
        id: action,
        label: t(`tasks.bulk.${action}`, { count: able.length }),
        icon: actionIcons[action],
        danger: action === "cancel",
        onDo: () =>
          void performTasks(action, able, uid).then((done) => done && onDone()),
      },
    ];
  });
  return (
    <BulkBar
      count={rows.length}
      label={t("tasks.bulk.selected", { count: rows.length })}
      actions={actions}
      onClear={onDone}
    />
  );
}
