import { isLate } from "@domain/task/state";
import type { Task } from "@domain/task/task";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ColorMark } from "../../../ui/display/color-mark";
import type { Column } from "../../../ui/list/columns";
import { listedTexts } from "./task-filter";
import { PersonName } from "../parts/person-name";
import { TaskButtons } from "../parts/task-buttons";
import { TaskStatus } from "../parts/task-status";
import { TaskTypeIcon } from "../parts/task-type";
import { useSectorMarks } from "../use-sector-names";

type TaskRow = Row<"tasks">;

/** Who a task is with: its taker, else the first responsible person; null for nobody. */
const personOf = ({ takenBy, responsibleIds }: Task): string | null =>
  takenBy ?? responsibleIds[0] ?? null;

export function useTaskColumns(now: Date): Column<TaskRow>[] {
  const { t } = useTranslation();
  return [
    {
      id: "title",
      header: t("tasks.fields.title"),
      width: "minmax(0, 2.2fr)",
      cell: ({ data }) => <TitleCell task={data} />,
    },
    {
      id: "where",
      header: t("tasks.fields.where"),
      width: "minmax(0, 1.3fr)",
      card: "bare",
      cell: ({ data }) => <WhereCell task={data} />,
    },
    ...listedTexts.map((name) => ({
      id: name,
      header: t(`tasks.fields.${name}`),
      cell: ({ data }: TaskRow) => data[name],
    })),
    {
      id: "due",
      header: t("tasks.fields.dueAt"),
      width: "9.5rem",
      cell: ({ data }) => <DueCell task={data} now={now} />,
    },
    {
      id: "who",
      header: t("tasks.fields.who"),
      width: "minmax(0, 1.1fr)",
      cell: ({ data }) => <WhoCell task={data} />,
    },
    {
      id: "status",
      header: t("tasks.fields.status"),
      width: "11.5rem",
      card: "bare",
      cell: ({ data }) => <TaskStatus task={data} now={now} />,
    },
    {
      id: "take",
      header: t("tasks.fields.action"),
      width: "8.5rem",
      card: "bare",
      cell: (row) => <TaskButtons row={row} only={["take"]} short />,
    },
  ];
}

function TitleCell({ task }: { task: Task }) {
  return (
    <Group gap={8} wrap="nowrap" component="span">
      <TaskTypeIcon type={task.type} />
      <span>{task.title}</span>
    </Group>
  );
}

function WhereCell({ task }: { task: Task }) {
  const { t } = useTranslation();
  const mark = useSectorMarks()(task.sectorId);
  const more = task.sectorIds.length - 1;
  const { level, ids } = task.target;
  return (
    <div>
      <Group gap={8} wrap="nowrap">
        {task.sectorId !== null && <ColorMark color={mark.color} />}
        <Text span size="sm">
          {mark.name}
          {more > 0 && ` +${String(more)}`}
        </Text>
      </Group>
      {level !== "SECTOR" && (
        <Text size="xs" c="dimmed">
          {t(`tasks.list.targets.${level}`, { count: ids.length })}
        </Text>
      )}
    </div>
  );
}

function DueCell({ task, now }: { task: Task; now: Date }) {
  const format = useFormat();
  const late = isLate(task, now);
  return (
    <Text span size="sm" {...(late ? { c: "red", fw: 500 } : {})}>
      {format.moment(task.dueAt, now)}
    </Text>
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
    <Text span size="sm">
      <PersonName id={person} otherwise={t("tasks.states.assigned")} />
      {more > 0 && ` +${String(more)}`}
    </Text>
  );
}
