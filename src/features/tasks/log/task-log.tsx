import { taskLogQuery } from "@domain/task/log/log-queries";
import { taskFacts } from "@domain/task/facts";
import { Stack, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import type { Row } from "../../../data/live-store";
import { LoadMore } from "../../../ui/list/load-more";
import { QueryState } from "../../../ui/state/query-state";
import { CommentForm } from "./comment-form";
import { LogEntry } from "./log-entry";

const step = 10;

interface TaskLogProps {
  row: Row<"tasks">;
  onDirty: (dirty: boolean) => void;
}

/** What was said of a task, the latest first, and room to say more. */
export function TaskLog({ row, onDirty }: TaskLogProps) {
  const { t } = useTranslation();
  const may = useCan();
  const [sent, setSent] = useState(0);
  const { live, more, growing } = useGrowingList(
    (limit) => taskLogQuery(row.id, limit),
    { step },
  );
  return (
    <Stack gap="sm" component="section" aria-label={t("tasks.log.title")}>
      <Title order={3} size="h5">
        {t("tasks.log.title")}
      </Title>
      {may("create", "taskLog", taskFacts(row.data)) && (
        <CommentForm
          key={sent}
          row={row}
          again={sent > 0}
          onDirty={onDirty}
          onSent={() => setSent((count) => count + 1)}
        />
      )}
      <QueryState query={live} skeleton={null} empty={null}>
        {({ rows }) => (
          <Stack component="ul" gap="md" p={0} m={0}>
            {rows.map((entry) => (
              <LogEntry key={entry.id} entry={entry} title={row.data.title} />
            ))}
            <LoadMore onMore={more} loading={growing} />
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}
