import { dayOf } from "@domain/task/day";
import { href } from "@domain/pages";
import { managesTheDay } from "@domain/task/day-queries";
import { Box, Group, Stack } from "@mantine/core";
import { IconCircleCheck, IconPlus } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { ButtonLink } from "../../../ui/display/button-link";
import { TextLink } from "../../../ui/display/text-link";
import { useCreateKey } from "../../../ui/keys/use-create-key";
import { Panel } from "../../../ui/page/panel";
import { EmptyState } from "../../../ui/state/empty-state";
import { NotKnown } from "../../../ui/state/not-known";
import { QueryState } from "../../../ui/state/query-state";
import { useWhere } from "../parts/use-where";
import { myTasksHref, planTodayHref } from "../task-links";
import { useMyTasks } from "../use-my-tasks";
import { DayProgress } from "./day-progress";
import { TodayRow } from "./today-row";
import classes from "./today-panel.module.css";
import { useDoneToday } from "./use-done-today";

/** What this person has to do today: late, now, later, and how far the day is. */
export function Component() {
  const manages = managesTheDay(useReadySession());
  const { live, unknown } = useMyTasks();
  usePlanKey();
  // Who looks after the day is not told that there is nothing left while others are late.
  const nothing = live.state === "data" && live.data.length === 0;
  return manages && nothing && !unknown ? null : <TodayPanel />;
}

/** "c" plans a task from the day as it does from the list. */
function usePlanKey(): void {
  const plans = useCan()("create", "tasks");
  const navigate = useNavigate();
  const plan = useCallback(() => void navigate(planTodayHref()), [navigate]);
  useCreateKey(plans ? plan : null);
}

function TodayPanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t("tasks.board.today")} aside={<AddTask />}>
      <TodayTasks />
      {/* Apart from the links above: a finger needs room. */}
      <Box mt="md">
        <TextLink to={href("taskList", { tab: "handover" })}>
          {t("tasks.actions.handoverSheet")}
        </TextLink>
      </Box>
    </Panel>
  );
}

/** The tasks themselves, wherever they stand. */
export function TodayTasks() {
  const { live, unknown } = useMyTasks();
  const done = useDoneToday();
  return (
    <QueryState query={live}>
      {(rows) => (unknown ? <NotKnown /> : <Today rows={rows} done={done} />)}
    </QueryState>
  );
}

function AddTask() {
  const { t } = useTranslation();
  if (!useCan()("create", "tasks")) return null;
  return (
    <ButtonLink
      to={planTodayHref()}
      variant="subtle"
      size="compact-md"
      mih={36}
      px={6}
      style={{ flexShrink: 0 }}
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-label={t("tasks.actions.addTask")}
    >
      {t("tasks.actions.add")}
    </ButtonLink>
  );
}

interface TodayProps {
  rows: readonly Row<"tasks">[];
  /** How many were closed today; null while it is unknown. */
  done: number | null;
}

function Today({ rows, done }: TodayProps) {
  const { t } = useTranslation();
  const now = useNow();
  const whereOf = useWhere(rows.map(({ data }) => data));
  const placed = usePlaced(rows);
  const day = dayOf(rows, placed, now);
  const left = day.late.length + day.now.length + day.later.length;
  const parts = [
    ["late", day.late],
    ["now", day.now],
    ["later", day.later],
  ] as const;
  return (
    <Stack gap={6}>
      {left > 0 && done !== null && <DayProgress done={done} left={left} />}
      {left === 0 && <NothingLeft done={done ?? 0} />}
      {parts.map(
        ([part, tasks]) =>
          tasks.length > 0 && (
            <section key={part} aria-label={t(`tasks.board.parts.${part}`)}>
              <h3
                className={classes.part}
                data-late={part === "late" || undefined}
              >
                {t(`tasks.board.parts.${part}`)} · {tasks.length}
              </h3>
              <ul className={classes.tasks}>
                {tasks.map((row) => (
                  <TodayRow
                    key={row.id}
                    row={row}
                    now={now}
                    where={whereOf(row.data)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      <Group justify="space-between" gap="xs">
        {day.ahead > 0 && (
          <TextLink to={myTasksHref()}>
            {t("tasks.board.later", { count: day.ahead })}
          </TextLink>
        )}
        <TextLink to={href("taskList")}>{t("tasks.actions.all")}</TextLink>
      </Group>
    </Stack>
  );
}

/** A task that is begun here stays where it was: nothing moves away from under the finger. */
function usePlaced(rows: readonly Row<"tasks">[]) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = rows.filter(
    ({ id, data }) => data.status === "OPEN" && !seen.has(id),
  );
  if (fresh.length > 0)
    setSeen(new Set([...seen, ...fresh.map(({ id }) => id)]));
  return ({ id, data }: Row<"tasks">) =>
    seen.has(id) && data.status === "IN_PROGRESS"
      ? { ...data, status: "OPEN" as const }
      : data;
}

/** Everything is done, or nothing was to be done. */
function NothingLeft({ done }: { done: number }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconCircleCheck}
      title={done > 0 ? t("tasks.board.allDone") : t("tasks.board.todayEmpty")}
      body={
        done > 0
          ? t("tasks.board.doneToday", { count: done })
          : t("tasks.board.todayEmptyHelp")
      }
    />
  );
}
