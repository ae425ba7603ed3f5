import type { Dated } from "@domain/automation/dates/agenda";
import type { UpcomingRun } from "@domain/automation/dates/upcoming";
import { upcomingRuns } from "@domain/automation/dates/upcoming";
import type { ClosingPolicy } from "@domain/recurrence/closing-days";
import { closingName } from "@domain/recurrence/closing-days";
import type { Schedule } from "@domain/recurrence/schedule";
import { lastDayOfMonth } from "@domain/recurrence/schedule";
import { parisDay } from "@domain/time/paris";
import { Button, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./recurrence-preview.module.css";
import { UpcomingRow } from "./upcoming-row";
import { useClosingDays } from "./use-closing-days";
import { useScheduleWords } from "../../../shared/recurrence/use-schedule-words";

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

const isDone = ({ at }: UpcomingRun) => at !== null;

/** Up to the nth on which something is to be done, with those left out before it. */
function upToNth(runs: readonly UpcomingRun[], nth: number) {
  const last = runs.filter(isDone)[nth - 1];
  return last === undefined ? runs : runs.slice(0, runs.indexOf(last) + 1);
}

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
  const dates = all ? next : upToNth(next, shownFirst);
  const count = dates.filter(isDone).length;
  const more = next.filter(isDone).length - count;
  return (
    <section
      aria-label={t("tasks.schedule.preview.title")}
      className={classes.box}
    >
      <div className={classes.words}>
        <Text fw={600}>{words[0]}</Text>
        {words.slice(1).map((word) => (
          <Text key={word} size="sm" c="dimmed">
            {word}
          </Text>
        ))}
      </div>
      {count > 0 && (
        <Text size="sm" fw={500} mb={4}>
          {t("tasks.schedule.preview.next", { count })}
        </Text>
      )}
      {count === 0 && (
        <Text size="sm" c="dimmed">
          {t("tasks.schedule.preview.none")}
        </Text>
      )}
      <Stack component="ol" gap={0} className={classes.dates ?? ""}>
        {dates.map((run) => (
          <UpcomingRow
            key={run.occurrence.getTime()}
            run={run}
            closure={closingName(closing, parisDay(run.occurrence))}
            policy={dated.closingPolicy}
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
          {t("tasks.schedule.preview.more", { count: more })}
        </Button>
      )}
    </section>
  );
}
