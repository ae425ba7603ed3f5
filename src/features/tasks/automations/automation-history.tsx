import type { RunReason, TaskRun } from "@domain/automation/template";
import { runReasons } from "@domain/automation/template";
import { href } from "@domain/pages";
import {
  automationRunQueries,
  automationTaskQueries,
  historyLimit,
} from "@domain/task/task-queries";
import { Group, Stack, Text, Title } from "@mantine/core";
import { IconHistory, IconPlayerSkipForward } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Live, LiveList, Row } from "../../../data/live-store";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFormat } from "../../../lib/use-format";
import { StatusBadge } from "../../../ui/display/status-badge";
import { TextLink } from "../../../ui/display/text-link";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { PersonName } from "../parts/person-name";
import { TaskStatus } from "../parts/task-status";
import classes from "./automation-history.module.css";

interface HistoryEntry {
  id: string;
  at: Date;
  task: Row<"tasks"> | null;
  /** Why it has no task, or one under another id; null for a task. */
  reason: RunReason | null;
}

const reasonOf = ({ reason }: TaskRun): RunReason =>
  runReasons.find((known) => known === reason) ?? "missed";

/** What was done and what was passed over as one history, latest first. */
export function historyOf(
  tasks: readonly Row<"tasks">[],
  runs: readonly Row<"taskRuns">[],
): HistoryEntry[] {
  const made = tasks.map((task) => ({
    id: task.id,
    at: task.data.scheduledFor ?? task.data.dueAt,
    task,
    reason: null,
  }));
  const known = new Set(made.map(({ id }) => id));
  const without = runs
    .filter(({ id, data }) => !known.has(id) && data.scheduledFor !== null)
    .map(({ id, data }) => ({
      id,
      at: data.scheduledFor ?? new Date(0),
      task: null,
      reason: reasonOf(data),
    }));
  return [...made, ...without]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, historyLimit);
}

function bothOf(
  tasks: Live<LiveList<"tasks">>,
  runs: Live<LiveList<"taskRuns">>,
): Live<HistoryEntry[]> {
  if (tasks.state !== "data") return tasks;
  if (runs.state !== "data") return runs;
  return { state: "data", data: historyOf(tasks.data.rows, runs.data.rows) };
}

interface AutomationHistoryProps {
  automationId: string;
}

function useTasks(automationId: string, which: "todo" | "done") {
  const session = useReadySession();
  return useLiveQueries(
    useMemo(
      () => automationTaskQueries(session, automationId, which),
      [session, automationId, which],
    ),
  );
}

/** What an automation made that is still to be done; nothing where all is done. */
function StillToDo({ automationId }: AutomationHistoryProps) {
  const { t } = useTranslation();
  const now = useNow();
  const todo = useTasks(automationId, "todo");
  if (todo.state !== "data" || todo.data.rows.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5">
        {t("tasks.automations.todo")}
      </Title>
      <Entries entries={historyOf(todo.data.rows, []).reverse()} now={now} />
    </section>
  );
}

/** What is still to be done, then what was done and what was passed over, the latest fifty. */
export function AutomationHistory({ automationId }: AutomationHistoryProps) {
  return (
    <Stack>
      <StillToDo automationId={automationId} />
      <Past automationId={automationId} />
    </Stack>
  );
}

function Past({ automationId }: AutomationHistoryProps) {
  const { t } = useTranslation();
  const now = useNow();
  const session = useReadySession();
  const tasks = useTasks(automationId, "done");
  const runs = useLiveQueries(
    useMemo(
      () => automationRunQueries(session, automationId),
      [session, automationId],
    ),
  );
  return (
    <QueryState
      query={bothOf(tasks, runs)}
      empty={
        <EmptyState
          icon={IconHistory}
          title={t("tasks.automations.historyEmpty")}
        />
      }
    >
      {(entries) => <Entries entries={entries} now={now} />}
    </QueryState>
  );
}

function Entries({
  entries,
  now,
}: {
  entries: readonly HistoryEntry[];
  now: Date;
}) {
  return (
    <Stack component="ol" gap={0} className={classes.list ?? ""}>
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} now={now} />
      ))}
    </Stack>
  );
}

type EntryProps = Omit<HistoryEntry, "id"> & { now: Date };

function Entry({ at, task, reason, now }: EntryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = format.dateTime(at);
  const by = task?.data.completedBy ?? null;
  const badge: ReactNode =
    task === null ? (
      <StatusBadge
        color="gray"
        icon={IconPlayerSkipForward}
        label={t(`tasks.automations.reasons.${reason ?? "missed"}`)}
      />
    ) : (
      <TaskStatus task={task.data} now={now} />
    );
  return (
    <li className={classes.entry}>
      <div>
        {task === null ? (
          when
        ) : (
          <TextLink to={href("taskList", { taskId: task.id })}>{when}</TextLink>
        )}
        {by !== null && (
          <Text size="sm" c="dimmed">
            <PersonName id={by} />
          </Text>
        )}
      </div>
      <Group>{badge}</Group>
    </li>
  );
}
