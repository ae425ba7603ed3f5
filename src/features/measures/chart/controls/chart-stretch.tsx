import type { ChartRange } from "@domain/measures/series/ranges";
import { dayTurned } from "@domain/measures/series/ranges";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { Button, Group } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../../data/hooks/use-live";
import { DayField } from "../../../../ui/form/fields/date-field";
import { StepButton } from "../../../../ui/page/step-button";

interface ChartStretchProps {
  range: ChartRange;
  until: CalendarDay | null;
  onChange: (change: { until: CalendarDay | null }) => void;
}

/** With which day a chart ends: the days before and after it, any day, today. */
export function ChartStretch({ range, until, onChange }: ChartStretchProps) {
  const { t } = useTranslation();
  const today = parisDay(useNow());
  const day = until ?? today;
  const show = (last: CalendarDay) =>
    onChange({ until: last < today ? last : null });
  return (
    <Group gap="xs" data-screen>
      <StepButton
        label={t("measures.chart.actions.earlier")}
        icon={IconChevronLeft}
        onClick={() => show(dayTurned(range, day, -1))}
      />
      <DayField
        aria-label={t("measures.chart.fields.until")}
        maw={150}
        value={day}
        onChange={(typed) => {
          if (typed !== null && isCalendarDay(typed)) show(typed);
        }}
      />
      <StepButton
        label={t("measures.chart.actions.later")}
        icon={IconChevronRight}
        disabled={until === null}
        onClick={() => show(dayTurned(range, day, 1))}
      />
      {until !== null && (
        <Button variant="default" onClick={() => onChange({ until: null })}>
          {t("measures.chart.actions.now")}
        </Button>
      )}
    </Group>
  );
}
