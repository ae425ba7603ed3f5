import type { Schedule } from "@domain/recurrence/schedule";
import { lastDayOfMonth } from "@domain/recurrence/schedule";
import { previewOccurrences } from "@domain/recurrence/preview";
import { parisDay } from "@domain/time/paris";
import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { IconCalendarEvent, IconClockHour4 } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import classes from "./recurrence-preview.module.css";
import { useScheduleWords } from "./use-schedule-words";

interface RecurrencePreviewProps {
  schedule: Schedule;
  now: Date;
  /** Where the words stand elsewhere already. */
  datesOnly?: boolean;
}

/** How many dates are shown before more are asked for. */
const shownFirst = 3;

/** What a recurrence says in words, and its next dates with what is unusual about each: three, and twelve on demand. */
export function RecurrencePreview({
  schedule,
  now,
  datesOnly = false,
}: RecurrencePreviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useScheduleWords()(schedule);
  const [all, setAll] = useState(false);
  const next = previewOccurrences(schedule, now);
  const dates = all ? next : next.slice(0, shownFirst);
  // Who asked for the last day is not told that it is the last day.
  const named = schedule.recurrenceDayOfMonth !== lastDayOfMonth;
  const more = next.length - dates.length;
  return (
    <section aria-label={t("tasks.preview.title")} className={classes.box}>
      {!datesOnly && (
        <div className={classes.words}>
          <Text fw={600}>{words[0]}</Text>
          {words.slice(1).map((word) => (
            <Text key={word} size="sm" c="dimmed">
              {word}
            </Text>
          ))}
        </div>
      )}
      <Text size="sm" fw={500} mb={4}>
        {t("tasks.preview.next", { count: dates.length })}
      </Text>
      {dates.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("tasks.preview.none")}
        </Text>
      )}
      <Stack component="ol" gap={0} className={classes.dates ?? ""}>
        {dates.map(({ occurrence, dueAt, clamped, shifted }) => (
          <li key={occurrence.getTime()} className={classes.date}>
            <Text span size="sm">
              {format.longDay(occurrence)}, {format.time(occurrence)}
            </Text>
            {dueAt !== null && (
              <Text span size="sm" c="dimmed">
                {t("tasks.preview.due", {
                  when:
                    parisDay(dueAt) === parisDay(occurrence)
                      ? format.time(dueAt)
                      : format.dateTime(dueAt),
                })}
              </Text>
            )}
            <Group gap={4} component="span">
              {clamped && named && (
                <Badge
                  color="orange"
                  leftSection={<IconCalendarEvent size={14} aria-hidden />}
                >
                  {t("tasks.preview.clamped")}
                </Badge>
              )}
              {shifted && (
                <Badge
                  color="orange"
                  leftSection={<IconClockHour4 size={14} aria-hidden />}
                >
                  {t("tasks.preview.shifted")}
                </Badge>
              )}
            </Group>
          </li>
        ))}
      </Stack>
      {more > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          onClick={() => setAll(true)}
        >
          {t("tasks.preview.more", { count: more })}
        </Button>
      )}
    </section>
  );
}
