import type { Dated } from "@domain/automation/dates/agenda";
import type { UpcomingRun } from "@domain/automation/dates/upcoming";
import { upcomingRuns } from "@domain/automation/dates/upcoming";
import type { ClosingPolicy } from "@domain/recurrence/closing-days";
import type { Schedule } from "@domain/recurrence/schedule";
import { lastDayOfMonth } from "@domain/recurrence/schedule";
import { Button, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./recurrence-preview.module.css";
import { UpcomingRow } from "./upcoming-row";
import { useClosingDays } from "./use-closing-days";
import { useScheduleWords } from "./use-schedule-words";

interface RecurrencePreviewProps {
  dated: Dated;
  /** From when on dates are shown. */
  from: Date;
  /** Where the dates are not all one looks for: three, and twelve on demand. */
  brief?: boolean;
  /** What may be done about a date. */
  actionsOf?: (run: UpcomingRun) => ReactNode;
}

/** A form's recurrence: nothing is settled for single dates yet. */
export const planned = (
  schedule: Schedule,
  closingPolicy: ClosingPolicy,
): Dated => ({ schedule, closingPolicy, exdates: [], overrides: [] });

/** How many dates are shown in brief before more are asked for. */
const shownFirst = 3;

/** What a recurrence says in words, and its next twelve dates with what is unusual about each. */
export function RecurrencePreview({
  dated,
  from,
  brief = false,
  actionsOf,
}: RecurrencePreviewProps) {
  const { t } = useTranslation();
  const { schedule } = dated;
  const words = useScheduleWords()(schedule);
  const [all, setAll] = useState(!brief);
  const closing = useClosingDays();
  const next = upcomingRuns(dated, closing, from);
  const dates = all ? next : next.slice(0, shownFirst);
  const more = next.length - dates.length;
  return (
    <section aria-label={t("tasks.preview.title")} className={classes.box}>
      <div className={classes.words}>
        <Text fw={600}>{words[0]}</Text>
        {words.slice(1).map((word) => (
          <Text key={word} size="sm" c="dimmed">
            {word}
          </Text>
        ))}
      </div>
      <Text size="sm" fw={500} mb={4}>
        {t("tasks.preview.next", { count: dates.length })}
      </Text>
      {dates.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("tasks.preview.none")}
        </Text>
      )}
      <Stack component="ol" gap={0} className={classes.dates ?? ""}>
        {dates.map((run) => (
          <UpcomingRow
            key={run.occurrence.getTime()}
            run={run}
            // Who asked for the last day is not told that it is the last day.
            named={schedule.recurrenceDayOfMonth !== lastDayOfMonth}
            actions={actionsOf?.(run)}
          />
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
