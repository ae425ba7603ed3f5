import { href } from "@domain/pages";
import { isLate } from "@domain/task/state";
import { dayLimit, dayQueries, managesTheDay } from "@domain/task/task-queries";
import { startOfParisDay, startOfParisTomorrow } from "@domain/time/paris";
import { SimpleGrid } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconProgress,
} from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Live, LiveList } from "../../../data/live-store";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { StatTile } from "../../../ui/page/stat-tile";
import { QueryState } from "../../../ui/state/query-state";

type Tasks = LiveList<"tasks">;

function both(todo: Live<Tasks>, done: Live<Tasks>): Live<[Tasks, Tasks]> {
  if (todo.state !== "data") return todo;
  if (done.state !== "data") return done;
  return { state: "data", data: [todo.data, done.data] };
}

/** How the day goes, for those who look after it. */
export function Component() {
  return managesTheDay(useReadySession()) ? <DayPanel /> : null;
}

/** Four numbers that lead to their lists. */
function DayPanel() {
  const { t } = useTranslation();
  const session = useReadySession();
  const format = useFormat();
  const now = useNow();
  const from = startOfParisDay(now).getTime();
  const until = startOfParisTomorrow(now).getTime();
  const { todo, done } = useMemo(
    () => dayQueries(session, new Date(from), new Date(until)),
    [session, from, until],
  );
  const live = both(useLiveQueries(todo), useLiveQueries(done));
  const shown = (count: number, full: boolean) =>
    full && count >= dayLimit
      ? t("tasks.board.more", { limit: format.number(dayLimit) })
      : format.number(count);
  return (
    <Panel title={t("tasks.board.day")}>
      <QueryState query={live}>
        {([open, closed]) => {
          const count = (status: string) =>
            open.rows.filter(({ data }) => data.status === status).length;
          const late = open.rows.filter(({ data }) => isLate(data, now));
          return (
            <SimpleGrid
              cols={{ base: 2, md: 4 }}
              spacing={{ base: "xs", xs: "md" }}
            >
              <StatTile
                icon={IconCircle}
                color="blue"
                label={t("tasks.board.open")}
                value={shown(count("OPEN"), open.full)}
                to={href("taskList", { status: "OPEN" })}
              />
              <StatTile
                icon={IconProgress}
                color="violet"
                label={t("tasks.board.inProgress")}
                value={shown(count("IN_PROGRESS"), open.full)}
                to={href("taskList", { status: "IN_PROGRESS" })}
              />
              <StatTile
                icon={IconAlertTriangle}
                color="red"
                label={t("tasks.board.late")}
                value={shown(late.length, open.full)}
                to={href("taskList", { late: "1" })}
              />
              <StatTile
                icon={IconCircleCheck}
                color="green"
                label={t("tasks.board.done")}
                value={shown(closed.rows.length, closed.full)}
                to={href("taskList", { status: "DONE" })}
              />
            </SimpleGrid>
          );
        }}
      </QueryState>
    </Panel>
  );
}
