import type { Session } from "@domain/access/session";
import { likeliestFirst, partOf, searchOver } from "@domain/directory/search";
import { href } from "@domain/pages";
import { defaultTaskFilter } from "@domain/task/filter/task-filter";
import { isListedFor, isOpen } from "@domain/task/state";
import { taskListQueries } from "@domain/task/task-queries";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../slot-table";
import { useMyTasks } from "../use-my-tasks";

const shown = 4;
const none: readonly Row<"tasks">[] = [];
const texts = ({ data }: Row<"tasks">) => [data.title];

/** Fewer letters find too much to ask for everything. */
const lettersMin = 3;
/** The soonest due: whoever looks for an animal is not to read a thousand tasks, which the list finds. */
const atMost = 300;

/** Open tasks do not depend on the clock: the question stays the same. */
const everyOpen = (session: Session) =>
  taskListQueries(session, defaultTaskFilter, new Date(0), atMost);

/** The open tasks that this person may see: those the bell knows, of which nothing is read, until there is something to look for. */
function useOpenTasks(typed: string): readonly Row<"tasks">[] {
  const session = useReadySession();
  const now = useNow();
  const { live: mine } = useMyTasks();
  const asks = typed.trim().length >= lettersMin;
  const queries = useMemo(() => everyOpen(session), [session]);
  const all = useLiveQueries(asks ? queries : null);
  const rows = all.state === "data" ? all.data.rows : none;
  const listed = useMemo(
    () =>
      rows.filter(
        ({ data }) => isOpen(data) && isListedFor(session, data, now),
      ),
    [rows, session, now],
  );
  if (asks && all.state === "data") return listed;
  return mine.state === "data" ? mine.data : none;
}

/** The open tasks that the top search finds, by title: soonest due first where that is all that tells them apart. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const rows = useOpenTasks(typed);
  const search = useMemo(() => searchOver(rows, texts), [rows]);
  const { items, count } = partOf(search(typed), near);
  return (
    <HitGroup
      label={t("tasks.title")}
      near={near}
      count={count}
      to={href("taskList")}
      hits={likeliestFirst(items, typed, ({ data }) => data.title)
        .slice(0, shown)
        .map(({ id, data }) => ({
          id,
          name: data.title,
          detail: format.moment(data.dueAt, now),
          to: href("taskList", { taskId: id }),
        }))}
    />
  );
}
