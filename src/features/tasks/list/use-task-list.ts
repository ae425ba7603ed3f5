import { fullName } from "@domain/person/user";
import { allFound, searchOver } from "@domain/directory/search";
import { readsAllTasks } from "@domain/access/reach";
import { isInTaskList } from "@domain/task/filter/listed";
import { isToDo, needsRows as asksRows } from "@domain/task/filter/task-filter";
import { taskListLimit, taskListQueries } from "@domain/task/task-queries";
import type { Task } from "@domain/task/task";
import { countedAs } from "@domain/task/work-queries";
import { useCallback, useMemo, useState } from "react";
import type { Row } from "../../../data/live-store";
import { useDemonstration } from "../../../data/hooks/use-demonstration";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { GrowingList } from "../../../data/hooks/use-growing-list";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useNow } from "../../../data/hooks/use-live";
import { usePeople } from "../../../data/hooks/use-names";
import { useTotal } from "../../../data/hooks/use-total";
import { useFormat } from "../../../lib/use-format";
import type { Where } from "../parts/use-where";
import { useWhere } from "../parts/use-where";
import { useTaskKnown } from "./filter/use-task-known";
import type { TaskListFilter } from "./task-filter";
import { listedTexts, matchesTexts, wordsIn } from "./task-filter";
import type { TaskSort } from "./task-sort";
import { goesDown, personOf } from "./task-sort";

/** What no query can find, order or count is asked for at once, as far as that goes: of what is to do, and of what was. */
const wholeSize = { todo: 1000, past: 500 };
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type TaskRow = Row<"tasks">;

const hasTexts = (filter: TaskListFilter): boolean =>
  listedTexts.some((name) => (filter[name] ?? "").trim() !== "");

export interface TaskList extends GrowingList<"tasks"> {
  /** The rows at hand in which what was typed is found. */
  found: readonly TaskRow[];
  /** How many there are in all, those not at hand included; null: not known. */
  total: number | null;
  /** There is more than was searched, or put in order. */
  isPartial: boolean;
  whereOf: (task: Task) => Where;
  /** Those that what the queries brought has, each once, by name. */
  tags: readonly string[];
}

/** What the list is asked for beside its filter. */
export interface TaskWish {
  sort: TaskSort;
  typed: string;
}

/**
 * The filtered list of tasks, live, by steps of fifty. Where something was typed or a column sorts, all
 * there is to do is asked for at once, up to a thousand.
 */
export function useTaskList(
  filter: TaskListFilter,
  { sort, typed }: TaskWish,
): TaskList {
  const session = useReadySession();
  const now = useNow();
  const searches = typed.trim() !== "";
  const { by } = sort;
  const sorts = by !== null && by !== "due";
  const [deepKey, setDeepKey] = useState<string>();
  // Asked to the hour and shown to the minute: the question, and what it costs, stays the same.
  const hour = Math.ceil(now.getTime() / hourMs) * hourMs;
  const asked = filter.today ? now : new Date(hour);
  const toDo = filter.late || isToDo(filter.status);
  const turned = by === "due" && goesDown(sort, toDo) === toDo;
  const key = JSON.stringify([session.zooId, session.uid, filter, turned]);
  const { todo, past } = wholeSize;
  const whole = toDo ? todo : past;
  // What a demonstration changes nobody can count but who shows it.
  const isShownOnly = useDemonstration() !== "off";
  const narrows = asksRows(filter) || hasTexts(filter);
  const isUnreadable =
    searches || sorts || narrows || isShownOnly || deepKey === key;
  const list = useGrowingList(
    (limit) => taskListQueries(session, filter, asked, limit, turned),
    { step: taskListLimit, atLeast: isUnreadable ? whole : 0, key },
  );
  const { known, loading } = useTaskKnown(filter);
  // What is not shown to them yet no question leaves out; for that alone not all is read: there are so many, and more.
  const isAhead = toDo && filter.who !== "mine" && !readsAllTasks(session);
  const shows = ({ data }: TaskRow) =>
    isInTaskList(session, data, filter, { now, known }) &&
    matchesTexts(data, filter);
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const { count, needsRows } = useTotal(list, {
    shows,
    countAs: (query) =>
      hasTexts(filter) || isAhead ? null : countedAs(query, filter, minute),
  });
  if (needsRows && !isAhead && deepKey !== key) setDeepKey(key);
  const live = loading ? ({ state: "loading" } as const) : list.live;
  const rows = live.state === "data" ? live.data.rows.filter(shows) : [];
  const { found, whereOf } = useFoundTasks(rows, searches ? typed : "");
  const isFull = live.state === "data" && live.data.full;
  return {
    ...list,
    live:
      live.state === "data"
        ? { state: "data", data: { ...live.data, rows } }
        : live,
    found,
    whereOf,
    tags: useTags(live),
    total: searches ? (isFull ? null : found.length) : count,
    isPartial: isFull && !list.growing && (searches || sorts || narrows),
  };
}

/** The tags of all rows that came, shown or not. */
function useTags(live: GrowingList<"tasks">["live"]): readonly string[] {
  const { byName } = useFormat();
  return useMemo(() => {
    const rows = live.state === "data" ? live.data.rows : [];
    return [...new Set(rows.flatMap(({ data }) => data.tags))].sort(byName);
  }, [live, byName]);
}

/** The rows in whose words, place or person what was typed is found, as it was typed first. */
function useFoundTasks(rows: readonly TaskRow[], typed: string) {
  const whereOf = useWhere(rows.map(({ data }) => data));
  const people = usePeople(useReadySession().zooId);
  const textsOf = useCallback(
    ({ data }: TaskRow) => {
      const { sector, what } = whereOf(data);
      const person = people.of(personOf(data));
      const name = person === undefined ? null : fullName(person);
      return [...wordsIn(data), sector.name, what, name];
    },
    [whereOf, people],
  );
  const search = useMemo(() => searchOver(rows, textsOf), [rows, textsOf]);
  return { found: allFound(search(typed)), whereOf };
}
