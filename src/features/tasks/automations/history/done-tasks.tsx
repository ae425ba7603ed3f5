import {
  automationTaskQueries,
  historyLimit,
} from "@domain/automation/history/history-queries";
import { IconHistory } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../../data/hooks/use-live";
import { useGrowingList } from "../../../../data/hooks/use-growing-list";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { ListNotes } from "../../../../ui/list/list-notes";
import { LoadMore } from "../../../../ui/list/load-more";
import { EmptyState } from "../../../../ui/state/empty-state";
import { QueryState } from "../../../../ui/state/query-state";
import { Entries, TaskEntry } from "./entries";

/** What was done of an automation's tasks, the latest fifty and then more. */
export function DoneTasks({ automationId }: { automationId: string }) {
  const { t } = useTranslation();
  const now = useNow();
  const session = useReadySession();
  const { live, more, growing } = useGrowingList(
    (limit) => automationTaskQueries(session, automationId, "done", limit),
    { step: historyLimit },
  );
  return (
    <QueryState
      query={live}
      empty={
        <EmptyState
          icon={IconHistory}
          title={t("tasks.automations.historyEmpty")}
        />
      }
    >
      {({ rows, unreadable }) => (
        <>
          <Entries>
            {rows.map((row) => (
              <TaskEntry key={row.id} row={row} now={now} />
            ))}
          </Entries>
          <ListNotes unreadable={unreadable} full={false} shown={rows.length} />
          <LoadMore onMore={more} loading={growing} />
        </>
      )}
    </QueryState>
  );
}
