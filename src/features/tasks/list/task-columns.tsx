import type { Task } from "@domain/task/task";
import type { TaskFilter } from "@domain/task/filter/task-filter";
import { isToDo } from "@domain/task/filter/task-filter";
import { isOpen, isVisible } from "@domain/task/state";
import { Text } from "@mantine/core";
import { IconEyeOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFormat } from "../../../lib/use-format";
import type { Column } from "../../../ui/list/columns";
import { AskedMark } from "../collect/asked-mark";
import { DueTime } from "../parts/due-time";
import { PersonName } from "../parts/person-name";
import { TaskStatus } from "../parts/task-status";
import { TaskTypeIcon } from "../parts/task-type";
import type { Where } from "../parts/use-where";
import { WhereName } from "../parts/where-name";
import { listedTexts } from "./task-filter";
import { personOf } from "./task-sort";
import classes from "./task-columns.module.css";

type TaskRow = Row<"tasks">;

/** Whom one need not be told of where there is little room. */
const isNobodyElse = (task: Task, uid: string): boolean =>
  [null, uid].includes(personOf(task));

/** The columns, each from the width of the list on which there is room for it. */
export function useTaskColumns(
  now: Date,
  status: TaskFilter["status"],
  whereOf: (task: Task) => Where,
): Column<TaskRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { uid } = useReadySession();
  return [
    {
      id: "title",
      header: t("tasks.fields.title"),
      width: "minmax(0, 2.5fr)",
      sortable: true,
      cell: ({ data }) => (
        <span className={classes.title}>
          <TaskTypeIcon type={data.type} />
          <span className={classes.text} title={data.title}>
            {data.title}
          </span>
          <AskedMark task={data} />
          {isOpen(data) && !isVisible(data, now) && (
            <NotYetShown task={data} now={now} />
          )}
        </span>
      ),
    },
    {
      id: "due",
      header: t("tasks.fields.dueAt"),
      width: "fit",
      from: 640,
      sortable: true,
      cell: ({ data }) => (
        <DueTime task={data} now={now}>
          {format.moment(data.dueAt, now)}
        </DueTime>
      ),
    },
    {
      id: "where",
      header: t("tasks.fields.where"),
      width: "minmax(0, 2fr)",
      from: 1100,
      sortable: true,
      cell: ({ data }, folded) => (
        <WhereName where={whereOf(data)} short={folded} />
      ),
    },
    ...listedTexts.map((name) => ({
      id: name,
      header: t(`tasks.fields.${name}`),
      from: 1200,
      cell: ({ data }: TaskRow) => data[name],
    })),
    {
      id: "who",
      header: t("tasks.fields.who"),
      width: "minmax(0, 0.9fr)",
      from: 860,
      sortable: true,
      cell: ({ data }, folded) =>
        folded && isNobodyElse(data, uid) ? null : <WhoCell task={data} />,
    },
    {
      id: "status",
      header: t("tasks.fields.status"),
      width: "fit",
      // What is to be done says by its time whether it is late or begun.
      from: isToDo(status) ? 1080 : 860,
      card: "hidden",
      sortable: true,
      cell: ({ data }) => <TaskStatus task={data} now={now} size="sm" />,
    },
  ];
}

/** Its author and whoever plans see it before those it asks for. */
function NotYetShown({
  task: { visibleFrom },
  now,
}: {
  task: Task;
  now: Date;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (visibleFrom === null) return null;
  const words = t("tasks.filter.visibleFrom", {
    when: format.day(visibleFrom, now),
  });
  return (
    <IconEyeOff
      role="img"
      aria-label={words}
      size={16}
      stroke={1.5}
      color="var(--mantine-color-dimmed)"
      style={{ flexShrink: 0 }}
    >
      <title>{words}</title>
    </IconEyeOff>
  );
}

function WhoCell({ task }: { task: Task }) {
  const { t } = useTranslation();
  const person = personOf(task);
  if (person === null)
    return (
      <Text span size="sm" c="dimmed">
        {t("tasks.states.nobody")}
      </Text>
    );
  const more = task.takenBy === null ? task.responsibleIds.length - 1 : 0;
  return (
    <Text span size="sm" className={classes.text ?? ""}>
      <PersonName id={person} otherwise={t("tasks.states.unknownPerson")} />
      {more > 0 && ` +${String(more)}`}
    </Text>
  );
}
