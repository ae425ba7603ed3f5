import { fullName } from "@domain/person/user";
import type { DaySheet } from "@domain/task/sheet/day-sheet";
import type { Task } from "@domain/task/task";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import { Box, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { standIn, usePeople } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { useSectorMarks } from "../use-sector-names";
import classes from "./day-sheet.module.css";

type TaskRow = Row<"tasks">;

interface PaperProps {
  sheet: DaySheet<TaskRow>;
  day: CalendarDay;
  now: Date;
  zoo: { name: string; logo: string | null };
  targetsOf: (task: Task) => readonly string[];
}

/** The sheet of one sector: black on white whatever the page's colours, each sheet on paper of its own. */
export function Paper({ sheet, day, now, zoo, targetsOf }: PaperProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const mark = useSectorMarks();
  const { sectorId, late, due } = sheet;
  const name = sectorId === null ? t("sheets.elsewhere") : mark(sectorId).name;
  const isAhead = day > parisDay(now);
  const lines = { sectorId, targetsOf };
  return (
    <Box
      component="section"
      aria-label={name}
      className={classes["paper"] ?? ""}
      mb="lg"
    >
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="4mm">
        <Box miw={0}>
          <Text component="h2" m={0} fz="16pt" fw={700}>
            {name}
          </Text>
          <Text component="p" m={0} fz="12pt">
            {format.namedDay(startOfDay(day), null)}
          </Text>
        </Box>
        <Group gap="2mm" wrap="nowrap" align="flex-start">
          <Box ta="end">
            <Text component="p" m={0} inherit fw={600}>
              {zoo.name}
            </Text>
            <Text component="p" m={0} fz="9pt">
              {t("sheets.printed", { when: format.dateTime(now) })}
            </Text>
          </Box>
          {zoo.logo !== null && (
            <img
              src={zoo.logo}
              alt=""
              width={40}
              height={40}
              style={{ objectFit: "contain" }}
            />
          )}
        </Group>
      </Group>
      {late.length + due.length === 0 && (
        <Text component="p" m={0} inherit>
          {t("sheets.none")}
        </Text>
      )}
      <Lines
        {...lines}
        title={t(isAhead ? "sheets.before" : "tasks.states.late")}
        rows={late}
        whenOf={(at) => format.dateTime(at)}
      />
      <Lines
        {...lines}
        title={t("sheets.due")}
        rows={due}
        whenOf={(at) => format.time(at)}
      />
    </Box>
  );
}

interface LinesProps extends Pick<PaperProps, "targetsOf"> {
  title: string;
  rows: readonly TaskRow[];
  sectorId: string | null;
  whenOf: (at: Date) => string;
}

/** What of a task the sheet has a column for, and its share of the width; the first is a box to tick. */
const columns = {
  done: "8mm",
  when: "24mm",
  title: undefined,
  where: "18%",
  who: "15%",
  note: "18%",
} as const;

function Lines({ title, rows, sectorId, whenOf, targetsOf }: LinesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (rows.length === 0) return null;
  const head = {
    done: "✓",
    when: t("tasks.fields.dueAt"),
    title: t("tasks.fields.title"),
    where: t("tasks.fields.where"),
    who: t("tasks.fields.who"),
    note: t("sheets.note"),
  };
  return (
    <>
      <Text component="h3" m={0} fz="11pt" fw={700}>
        {title} ({format.number(rows.length)})
      </Text>
      <table
        style={{
          width: "100%",
          borderCollapse: "collapse",
          tableLayout: "fixed",
          marginBottom: "5mm",
        }}
      >
        <thead>
          <tr>
            {(["done", "when", "title", "where", "who", "note"] as const).map(
              (name) => (
                <th
                  key={name}
                  scope="col"
                  style={{ width: columns[name] }}
                  {...(name === "done" && {
                    "aria-label": t("sheets.done"),
                  })}
                >
                  {head[name]}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line
              key={row.id}
              task={row.data}
              {...{ sectorId, whenOf, targetsOf }}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface LineProps extends Pick<
  LinesProps,
  "sectorId" | "whenOf" | "targetsOf"
> {
  task: Task;
}

function Line({ task, sectorId, whenOf, targetsOf }: LineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const mark = useSectorMarks();
  const who = useWho();
  const others = task.sectorIds.filter((id) => id !== sectorId);
  return (
    <tr>
      <td style={{ fontSize: "14pt", lineHeight: 1, height: "11mm" }}>
        <span aria-hidden>☐</span>
      </td>
      <td>{whenOf(task.dueAt)}</td>
      <td>
        <strong>{task.title}</strong>
        {task.status === "IN_PROGRESS" && (
          <div>{t("tasks.states.inProgress")}</div>
        )}
        {task.description !== null && (
          <Text component="div" fz="9pt" lineClamp={4}>
            {task.description}
          </Text>
        )}
      </td>
      <td>
        {format.list([
          ...targetsOf(task),
          ...others.map((id) => mark(id).name),
        ])}
      </td>
      <td>{who(task)}</td>
      <td />
    </tr>
  );
}

/** Who has a task or is asked for it by name; "" leaves room for a name. */
function useWho(): (task: Pick<Task, "takenBy" | "responsibleIds">) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const people = usePeople(useReadySession().zooId);
  const nameOf = (id: string) => {
    const person = people.of(id);
    return person === undefined
      ? (standIn(people, id) ?? t("tasks.states.unknownPerson"))
      : fullName(person);
  };
  return ({ takenBy, responsibleIds }) =>
    format.list((takenBy === null ? responsibleIds : [takenBy]).map(nameOf));
}
