import type { Grouping, GroupKey } from "@domain/task/filter/grouping";
import {
  byDay,
  dayOfGroup,
  groupings,
  groupTasks,
} from "@domain/task/filter/grouping";
import { isToDo } from "@domain/task/filter/task-filter";
import { fullName } from "@domain/person/user";
import { startOfDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useNow } from "../../../../data/hooks/use-live";
import { usePeople } from "../../../../data/hooks/use-names";
import { useFormat } from "../../../../lib/use-format";
import type { RowGroup } from "../../../../ui/list/grouped/row-groups";
import { useSectorMarks } from "../../use-sector-names";
import type { TaskListFilter } from "../task-filter";
import type { TaskSort } from "../task-sort";
import type { TaskList } from "../use-task-list";

/** By what an address groups the list; null for not at all. */
export const groupingOf = (text: string | null): Grouping | null =>
  groupings.find((one) => one === text) ?? null;

export interface GroupedRows {
  rows: readonly Row<"tasks">[];
  /** null where nothing groups them. */
  groups: readonly RowGroup[] | null;
  /** Headings count only what is loaded. */
  isPartial: boolean;
}

interface ListWish {
  by: Grouping | null;
  filter: TaskListFilter;
  sort: TaskSort;
}

/** The rows of the list, sorted as they are, under their headings: what is at hand, nothing more is asked for. */
export function useTaskGroups(
  rows: readonly Row<"tasks">[],
  { more, asked }: Pick<TaskList, "more" | "asked">,
  { by, filter, sort }: ListWish,
): GroupedRows {
  const { byName, number } = useFormat();
  const nameOf = useGroupNames(by);
  if (by === null) return { rows, groups: null, isPartial: false };
  const toDo = filter.late || isToDo(filter.status);
  const { sectorId, personId } = filter;
  const grouped = groupTasks(
    rows,
    ({ data }) => data,
    { by, sectorId, personId },
    by === "day"
      ? byDay(sort.by === "due" ? sort.descending : !toDo)
      : (a, b) =>
          byName(nameOf({ of: "one", id: a }), nameOf({ of: "one", id: b })),
  );
  // One question that asks day after day has all of each but the last one.
  const inOrder = by === "day" && asked.length === 1 && (toDo || !filter.today);
  const isWhole = (at: number) =>
    more === null || (inOrder && at < grouped.length - 1);
  return {
    rows: grouped.flatMap((group) => group.rows),
    groups: grouped.map((group, at) => ({
      id: group.key.of === "one" ? group.key.id : group.key.of,
      name: nameOf(group.key),
      count: `${number(group.rows.length)}${isWhole(at) ? "" : "+"}`,
      length: group.rows.length,
    })),
    isPartial: more !== null,
  };
}

/** What stands over a group: a day in words, a sector, a person. */
function useGroupNames(by: Grouping | null): (key: GroupKey) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const mark = useSectorMarks();
  const people = usePeople(useReadySession().zooId);
  return (key) => {
    if (key.of === "several")
      return t(
        by === "person"
          ? "tasks.filter.severalPeople"
          : "tasks.filter.severalSectors",
      );
    const id = key.of === "one" ? key.id : null;
    const day = by === null ? null : dayOfGroup(key, by);
    if (day !== null) return format.namedDay(startOfDay(day), now);
    if (by === "sector") return mark(id).name;
    if (id === null) return t("tasks.states.nobody");
    const person = people.of(id);
    return person === undefined
      ? t("tasks.states.unknownPerson")
      : fullName(person);
  };
}
