import type { TaskAction } from "@domain/task/transitions";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
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
  return (
    <BulkBar
      count={rows.length}
      label={t("tasks.bulk.selected", { count: rows.length })}
      onClear={onDone}
    >
      {bulkActions.map((action) => {
        const able = rows.filter((row) => allowedActions(row).includes(action));
        if (able.length === 0) return null;
        const Icon = actionIcons[action];
        return (
          <Button
            key={action}
            variant="light"
            {...(action === "cancel" ? { color: "red" } : {})}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() =>
              void performTasks(action, able, uid).then(
                (done) => done && onDone(),
              )
            }
          >
            {t(`tasks.bulk.${action}`, { count: able.length })}
          </Button>
        );
      })}
    </BulkBar>
  );
}
