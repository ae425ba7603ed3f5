import { sectorIdOf, weeksOf } from "@domain/board/params";
import { href } from "@domain/pages";
import type { TaskDay } from "@domain/board/task-calendar";
import { calendarSpan, taskCalendar } from "@domain/board/task-calendar";
import { defaultTaskFilter } from "@domain/task/filter/task-filter";
import { isListedFor } from "@domain/task/state";
import { taskListQueries } from "@domain/task/task-queries";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import { Stack, Table, Text, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { QueryState } from "../../../ui/state/query-state";
import type { OfWidget } from "../../slot-table";
import classes from "./calendar-widget.module.css";

/** So many are read; of the days of which not all was read nothing is said. */
const readMost = 100;

/** How many tasks are due on each day of the weeks to come, of all this person lists or of a sector; each day leads to its own. */
export function Component({ params }: OfWidget) {
  const { t } = useTranslation();
  const session = useReadySession();
  const now = useNow();
  const today = parisDay(now);
  const sectorId = sectorIdOf(params);
  const weeks = weeksOf(params);
  const span = calendarSpan(today, weeks);
  const filter = { ...defaultTaskFilter, ...span, sectorId };
  const { live } = useGrowingList(
    (limit) => taskListQueries(session, filter, startOfDay(today), limit),
    { step: readMost },
  );
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ rows, full }) => {
        const listed = rows
          .map(({ data }) => data)
          .filter((task) => isListedFor(session, task, now));
        return (
          <Stack gap="xs">
            <Weeks
              weeks={taskCalendar(listed, today, weeks, !full)}
              today={today}
              sectorId={sectorId}
            />
            {full && (
              <Text size="sm" c="dimmed">
                {t("boards.states.daysUnknown")}
              </Text>
            )}
            <TextLink to={href("taskList", { ...span, sectorId })} size="sm">
              {t("boards.actions.taskList")}
            </TextLink>
          </Stack>
        );
      }}
    </QueryState>
  );
}

interface WeeksProps {
  weeks: readonly (readonly TaskDay[])[];
  today: CalendarDay;
  sectorId: string | null;
}

function Weeks({ weeks, today, sectorId }: WeeksProps) {
  const format = useFormat();
  return (
    <Table withRowBorders={false} className={classes.weeks ?? ""}>
      <Table.Thead>
        <Table.Tr>
          {weeks[0]?.map(({ day }) => (
            <Table.Th
              key={day}
              scope="col"
              abbr={format.weekday(startOfDay(day), "long")}
            >
              {format.weekday(startOfDay(day), "short")}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {weeks.map((week) => (
          <Table.Tr key={week[0]?.day}>
            {week.map((one) => (
              <Table.Td
                key={one.day}
                {...(one.day === today && { "aria-current": "date" as const })}
              >
                <Day {...one} sectorId={sectorId} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** One day: its number, and how many tasks are due on it. */
function Day({ day, count, sectorId }: TaskDay & Pick<WeeksProps, "sectorId">) {
  const { t } = useTranslation();
  const format = useFormat();
  const date = String(Number(day.slice(-2)));
  if (count === null || count === 0)
    return (
      <span className={classes.day} data-none>
        <span>{date}</span>
        <span aria-hidden>{count === 0 ? "·" : ""}</span>
      </span>
    );
  return (
    <TextLink
      to={href("taskList", { from: day, to: day, sectorId })}
      className={classes.day ?? ""}
    >
      <VisuallyHidden>
        {t("boards.states.tasksOn", {
          count,
          day: format.longDay(startOfDay(day)),
        })}
      </VisuallyHidden>
      <span aria-hidden>{date}</span>
      <strong aria-hidden>{format.number(count)}</strong>
    </TextLink>
  );
}
