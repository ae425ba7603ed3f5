import type { TaskAction } from "@domain/task/transitions";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { BulkAction } from "../../../ui/list/selection/bulk-bar";
import { BulkBar } from "../../../ui/list/selection/bulk-bar";
import { actionIcons, useAllowedActions } from "../parts/task-buttons";
import type { BulkReport } from "../task-bulk-writes";

export const bulkActions = [
  "take",
  "start",
  "close",
  "reopen",
  "archive",
  "cancel",
] as const satisfies readonly TaskAction[];

interface BulkActionsProps {
  rows: readonly Row<"tasks">[];
  /** How many of the listed tasks can be selected, and how many are listed. */
  able: number;
  total: number;
  onDone: () => void;
  /** Told what could not be done. */
  onReport: (report: BulkReport) => void;
}

/** Fetched when something is to be done: the list is to be seen first. */
const fetchWrites = () => import("../task-bulk-writes");

/** What can be done with the selected tasks; each button says with how many of them. */
export function BulkActions(props: BulkActionsProps) {
  const { rows, able, total, onDone, onReport } = props;
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const allowedActions = useAllowedActions();
  const actions = bulkActions.flatMap((action): BulkAction[] => {
    const those = rows.filter((row) => allowedActions(row).includes(action));
    if (those.length === 0) return [];
    return [
      {
        id: action,
        label: t(`tasks.bulk.${action}`, { count: those.length }),
        icon: actionIcons[action],
        danger: action === "cancel",
        onDo: () =>
          void fetchWrites()
            .then(({ performTasks }) =>
              performTasks(action, those, uid, onReport),
            )
            .then((done) => done && onDone()),
      },
    ];
  });
  const isAllAble = rows.length === able && able < total;
  return (
    <BulkBar
      count={rows.length}
      label={t("tasks.bulk.selected", { count: rows.length })}
      {...(isAllAble && {
        note: t("tasks.bulk.notYours", { shown: able, total }),
      })}
      actions={actions}
      onClear={onDone}
    />
  );
}
