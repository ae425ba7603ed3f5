import { managedSectors } from "@domain/access/reach";
import { href } from "@domain/pages";
import { dayFigures } from "@domain/task/day";
import { dayLimit, dayQueries } from "@domain/task/day-queries";
import { startOfParisDay, startOfParisTomorrow } from "@domain/time/paris";
import { Stack } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Live, LiveList } from "../../../data/live-store";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useReadySession } from "../../../data/hooks/ready-session";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { NotKnown } from "../../../ui/state/not-known";
import { isNotKnown, QueryState } from "../../../ui/state/query-state";
import { DayShare } from "./day-share";
import { DayTiles } from "./day-tiles";
import { LatePlaces } from "./late-places";

type Tasks = LiveList<"tasks">;

function both(todo: Live<Tasks>, done: Live<Tasks>): Live<[Tasks, Tasks]> {
  if (todo.state !== "data") return todo;
  if (done.state !== "data") return done;
  return { state: "data", data: [todo.data, done.data] };
}

/** How much is late, where and since when; numbers that add up and lead to their lists. */
export function DayBoard() {
  const { t } = useTranslation();
  const session = useReadySession();
  const now = useNow();
  const from = startOfParisDay(now).getTime();
  const until = startOfParisTomorrow(now).getTime();
  const { todo, done } = useMemo(
    () => dayQueries(session, new Date(from), new Date(until)),
    [session, from, until],
  );
  const sectors = managedSectors(session);
  const live = both(useLiveQueries(todo), useLiveQueries(done));
  return (
    <Panel
      title={t(sectors === null ? "tasks.board.day" : "tasks.board.dayMine")}
      aside={
        <TextLink to={href("taskList")}>{t("tasks.actions.all")}</TextLink>
      }
    >
      <QueryState query={live}>
        {([open, closed]) => {
          const tasks = open.rows.map(({ data }) => data);
          const figures = dayFigures(tasks, closed.rows.length, now);
          const full = {
            open: open.full && open.rows.length >= dayLimit,
            done: closed.full && closed.rows.length >= dayLimit,
          };
          if (isNotKnown(open)) return <NotKnown />;
          const doneKnown = !isNotKnown(closed);
          return (
            <Stack gap="md">
              <DayShare
                figures={figures}
                exact={!full.open && !full.done && doneKnown}
              />
              <DayTiles
                figures={figures}
                ofSome={sectors !== null}
                full={full}
                doneKnown={doneKnown}
              />
              <LatePlaces tasks={tasks} within={sectors} now={now} />
            </Stack>
          );
        }}
      </QueryState>
    </Panel>
  );
}
