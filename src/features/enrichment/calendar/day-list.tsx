import { isSameMonth } from "@domain/enrichment/calendar/weeks";
import type { CalendarView } from "@domain/enrichment/calendar/weeks";
import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { Box, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { isNotKnown } from "../../../ui/state/query-state";
import { ListSkeleton } from "../../../ui/state/skeletons";
import type { Calendar, SessionRow } from "./use-calendar";

interface DayListProps {
  calendar: Calendar;
  view: CalendarView;
  children: (row: SessionRow, day: CalendarDay) => ReactNode;
}

/** Day after day what is on it, where there is no room for a grid, or but one day is shown; in a month the days without anything are left out. */
export function DayList({ calendar, view, children }: DayListProps) {
  const { t } = useTranslation();
  const { weeks, day, on, live } = calendar;
  // What has not come is not nothing.
  if (live.state === "loading") return <ListSkeleton />;
  if (live.state === "error" || isNotKnown(live.data)) return null;
  const days = weeks
    .flat()
    .filter((one) => view !== "month" || isSameMonth(one, day))
    .map((one) => ({ day: one, rows: on(one) }))
    .filter(({ rows }) => view === "day" || rows.length > 0);
  if (days.length === 0)
    return <Text c="dimmed">{t("enrichment.calendar.states.none")}</Text>;
  return (
    <Stack gap="lg">
      {days.map((one) => (
        <OneDay key={one.day} {...one}>
          {children}
        </OneDay>
      ))}
    </Stack>
  );
}

interface OneDayProps {
  day: CalendarDay;
  rows: readonly SessionRow[];
  children: DayListProps["children"];
}

function OneDay({ day, rows, children }: OneDayProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return (
    <Box component="section">
      <Title order={2} size="h4" mb="xs">
        {format.namedDay(startOfDay(day), now)}
      </Title>
      {rows.length === 0 && (
        <Text c="dimmed">{t("enrichment.calendar.states.noneOnDay")}</Text>
      )}
      <Stack component="ul" gap="xs" m={0} p={0}>
        {rows.map((row) => (
          <Box component="li" key={row.id} style={{ listStyle: "none" }}>
            {children(row, day)}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
