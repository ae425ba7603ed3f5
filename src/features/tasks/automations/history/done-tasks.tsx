import {
  automationTaskQueries,
  historyLimit,
} from "@domain/automation/history/history-queries";
import { IconHistory } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../../data/hooks/use-live";
import { useGrowingList } from "../../../../data/hooks/use-growing-list";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { TaskEntry } from "./entries";
import { GrowingEntries } from "./growing-entries";

/** What was done of an automation's tasks, the latest fifty and then more. */
export function DoneTasks({ automationId }: { automationId: string }) {
  const { t } = useTranslation();
  const now = useNow();
  const session = useReadySession();
  const list = useGrowingList(
    (limit) => automationTaskQueries(session, automationId, "done", limit),
    { step: historyLimit },
  );
  return (
    <GrowingEntries
      list={list}
      none={{ icon: IconHistory, title: t("tasks.automations.historyEmpty") }}
      entry={(row) => <TaskEntry key={row.id} row={row} now={now} />}
    />
  );
}
