import { parisDay } from "@domain/time/paris";
import { Box, Title } from "@mantine/core";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { EventLine } from "./event-line";

/** Rows of one day after the other, in the order in which they come. */
export function byDay<T extends { data: { at: Date } }>(rows: readonly T[]) {
  const days = new Map<string, T[]>();
  for (const row of rows) {
    const day = parisDay(row.data.at);
    const known = days.get(day);
    if (known === undefined) days.set(day, [row]);
    else known.push(row);
  }
  return [...days];
}

interface EventDaysProps {
  rows: readonly Row<"events">[];
  alone: boolean;
}

/** Events under the days on which they were. */
export function EventDays({ rows, alone }: EventDaysProps) {
  const format = useFormat();
  const now = useNow();
  return byDay(rows).map(([day, events]) => (
    <Box component="section" key={day} mb="md" aria-labelledby={`day-${day}`}>
      <Title order={2} id={`day-${day}`} size="h4" mb={4}>
        <DayName of={events} now={now} format={format} />
      </Title>
      <ul style={{ listStyle: "none", margin: 0, padding: 0 }}>
        {events.map((row) => (
          <EventLine
            key={row.id}
            row={row}
            alone={alone}
            when={format.time(row.data.at)}
          />
        ))}
      </ul>
    </Box>
  ));
}

interface DayNameProps {
  of: readonly { data: { at: Date } }[];
  now: Date;
  format: ReturnType<typeof useFormat>;
}

/** The day as a heading: with a capital. */
export function DayName({ of: [first], now, format }: DayNameProps) {
  if (first === undefined) return null;
  const name = format.day(first.data.at, now);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
