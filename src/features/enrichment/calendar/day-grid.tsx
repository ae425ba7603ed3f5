import {
  dayByKey,
  firstWeekday,
  isSameMonth,
} from "@domain/enrichment/calendar/weeks";
import type { CalendarView } from "@domain/enrichment/calendar/weeks";
import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { Box, Group, Stack, Table, Text, UnstyledButton } from "@mantine/core";
import type { KeyboardEvent, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { dragType } from "./session-chip";
import type { Calendar, SessionRow } from "./use-calendar";

/** So many sessions of a day stand in a month. */
const shownOfDay = 3;

export interface DayGridProps {
  calendar: Calendar;
  view: CalendarView;
  title: string;
  onDay: (day: CalendarDay) => void;
  onOpenDay: (day: CalendarDay) => void;
  onDrop: (sessionId: string, day: CalendarDay) => void;
  children: (row: SessionRow, day: CalendarDay) => ReactNode;
}

/** The focus stays on the day one is at while the grid is turned on. */
function useFollowedDay(day: CalendarDay) {
  const grid = useRef<HTMLTableElement>(null);
  const held = useRef(false);
  useEffect(() => {
    if (held.current)
      grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  return {
    grid,
    onFocus: () => {
      held.current = true;
    },
    onBlur: () => {
      held.current = false;
    },
  };
}

/** The weeks of a month, or one week: stepped through by the arrows, a page on or back with PageUp and PageDown, a day opened with Enter. */
export function DayGrid(props: DayGridProps) {
  const { calendar, view, title, onDay, onOpenDay } = props;
  const { day, weeks, live } = calendar;
  const first = firstWeekday(useLanguage());
  const { grid, ...holds } = useFollowedDay(day);
  const keyed = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !("day" in target.dataset)) return;
    const next = dayByKey(event.key, view, day, first);
    const opens = event.key === "Enter" || event.key === " ";
    if (next === null && !opens) return;
    event.preventDefault();
    if (next === null) onOpenDay(day);
    else onDay(next);
  };
  return (
    <Table
      ref={grid}
      role="grid"
      aria-label={title}
      aria-busy={live.state === "loading"}
      layout="fixed"
      bg="var(--mantine-color-body)"
      withTableBorder
      withColumnBorders
      onKeyDown={keyed}
      {...holds}
    >
      <Table.Thead>
        <Table.Tr>
          {(weeks[0] ?? []).map((one) => (
            <Weekday key={one} day={one} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {weeks.map((week) => (
          <Table.Tr key={week[0]}>
            {week.map((one) => (
              <DayCell key={one} {...props} day={one} />
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Weekday({ day }: { day: CalendarDay }) {
  const format = useFormat();
  const long = format.weekday(startOfDay(day), "long");
  return (
    <Table.Th scope="col" abbr={long} fz="sm">
      {format.weekday(startOfDay(day), "short")}
    </Table.Th>
  );
}

function DayCell(props: DayGridProps & { day: CalendarDay }) {
  const { calendar, view, day, children } = props;
  const isAt = day === calendar.day;
  const isToday = day === calendar.today;
  const rows = calendar.on(day);
  const shown = view === "month" ? rows.slice(0, shownOfDay) : rows;
  const more = rows.length - shown.length;
  const isOther = view === "month" && !isSameMonth(day, calendar.day);
  return (
    <Table.Td
      role="gridcell"
      data-day={day}
      tabIndex={isAt ? 0 : -1}
      aria-selected={isAt}
      aria-current={isToday ? "date" : undefined}
      p={4}
      h={view === "month" ? 116 : 240}
      style={{ verticalAlign: "top" }}
      bg={isOther ? "var(--mantine-color-default-hover)" : undefined}
      // A finger hits the day, if not its number.
      onClick={({ target }) => {
        if (target instanceof Element && target.closest("button") === null)
          props.onOpenDay(day);
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop(event.dataTransfer.getData(dragType), day);
      }}
    >
      <Stack gap={2}>
        <DayNumber
          {...props}
          count={rows.length}
          isToday={isToday}
          isOther={isOther}
        />
        {shown.map((row) => (
          <Box key={row.id} miw={0}>
            {children(row, day)}
          </Box>
        ))}
        {more > 0 && <More {...props} count={more} />}
      </Stack>
    </Table.Td>
  );
}

type CellProps = Pick<DayGridProps, "onOpenDay"> & { day: CalendarDay };

interface DayNumberProps extends CellProps {
  count: number;
  isToday: boolean;
  isOther: boolean;
}

function DayNumber({
  day,
  count,
  isToday,
  isOther,
  onOpenDay,
}: DayNumberProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Group justify="flex-end">
      <UnstyledButton
        aria-label={t("enrichment.calendar.states.dayOf", {
          day: format.longDay(startOfDay(day)),
          count,
        })}
        tabIndex={-1}
        px={6}
        mih={24}
        miw={24}
        ta="center"
        fz="sm"
        fw={isToday ? 700 : 500}
        c={isOther ? "dimmed" : undefined}
        style={
          isToday
            ? {
                border: "2px solid var(--mantine-primary-color-filled)",
                borderRadius: 999,
              }
            : undefined
        }
        onClick={() => onOpenDay(day)}
      >
        {Number(day.slice(8))}
      </UnstyledButton>
    </Group>
  );
}

function More({ day, count, onOpenDay }: CellProps & { count: number }) {
  const { t } = useTranslation();
  return (
    <UnstyledButton
      tabIndex={-1}
      px={4}
      mih={24}
      onClick={() => onOpenDay(day)}
    >
      <Text component="span" size="sm" c="dimmed" td="underline">
        {t("enrichment.calendar.states.more", { count })}
      </Text>
    </UnstyledButton>
  );
}
