import {
  automationRunQueries,
  historyLimit,
} from "@domain/automation/history/history-queries";
import type { RunReason, TaskRun } from "@domain/automation/template";
import { runReasons } from "@domain/automation/template";
import { href } from "@domain/pages";
import { besideIdOf } from "@domain/recurrence/task-id";
import { IconAlertTriangle, IconPlayerSkipForward } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { useGrowingList } from "../../../../data/hooks/use-growing-list";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useFormat } from "../../../../lib/use-format";
import { StatusBadge } from "../../../../ui/display/status-badge";
import { TextLink } from "../../../../ui/display/text-link";
import { Entry } from "./entries";
import { GrowingEntries } from "./growing-entries";

type Which = "skipped" | "failed";

const looks = {
  skipped: { color: "gray", icon: IconPlayerSkipForward },
  failed: { color: "orange", icon: IconAlertTriangle },
} as const;

const reasonOf = ({ reason }: TaskRun): RunReason =>
  runReasons.find((known) => known === reason) ?? "missed";

interface PassedRunsProps {
  automationId: string;
  which: Which;
}

/** The dates of an automation that made no task, or not as they should, and why; the latest fifty and then more. */
export function PassedRuns({ automationId, which }: PassedRunsProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const list = useGrowingList(
    (limit) => automationRunQueries(session, automationId, which, limit),
    { step: historyLimit },
  );
  return (
    <GrowingEntries
      list={list}
      none={{
        icon: looks[which].icon,
        title: t(`tasks.automations.partsEmpty.${which}`),
      }}
      entry={(row) => <RunEntry key={row.id} row={row} which={which} />}
    />
  );
}

function RunEntry({ row, which }: { row: Row<"taskRuns">; which: Which }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { scheduledFor, dueAt } = row.data;
  const reason = reasonOf(row.data);
  const at = scheduledFor ?? dueAt;
  const when = at === null ? row.id : format.dateTime(at);
  return (
    <Entry
      when={
        reason === "idTaken" ? (
          <TextLink to={href("taskList", { taskId: besideIdOf(row.id) })}>
            {when}
          </TextLink>
        ) : (
          when
        )
      }
      badge={
        <StatusBadge
          {...looks[which]}
          label={t(`tasks.automations.reasons.${reason}`)}
        />
      }
    />
  );
}
