import type { Grain } from "@domain/observation/analysed/results/course";
import { grains, slotKeys } from "@domain/observation/analysed/results/course";
import { daysBetween } from "@domain/time/calendar-day";
import { SegmentedControl, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { Working } from "../parts/working";
import { useShown } from "../query/use-shown";
import { sharedIn } from "./behaviours";
import type { TabProps } from "./budget-tab";
import { CourseChart } from "./course-chart";
import { useSlotWords } from "./use-slot-words";

type CourseProps = Omit<TabProps, "questionRef">;

/** As fine as a chart of the period can be read. */
const usualGrain = (days: number): Grain => {
  if (days <= 31) return "day";
  return days <= 190 ? "week" : "month";
};

/** Shares of time from day to day, week to week or month to month. */
export function TimeTab({ analysis, look }: CourseProps) {
  const { t } = useTranslation();
  const { from, to } = analysis.asking.query;
  const [shown, show] = useShown();
  const grain = shown.grain ?? usualGrain(daysBetween(from, to) + 1);
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t("analysis.results.fields.grain")}
        data={grains.map((value) => ({
          value,
          label: t(`analysis.results.grain.${value}`),
        }))}
        value={grain}
        onChange={(one) => show({ grain: one })}
        style={{ alignSelf: "start" }}
      />
      {/* What was answered by the month is not to be read as weeks. */}
      <OverTime key={grain} analysis={analysis} look={look} grain={grain} />
    </Stack>
  );
}

function OverTime({ analysis, look, grain }: CourseProps & { grain: Grain }) {
  const { t } = useTranslation();
  const slotOf = useSlotWords();
  const { asking, coding } = analysis;
  const analysed = useAnalysis("overTime", asking, {
    sampling: look.sampling,
    behaviourIds: sharedIn(coding, look.sampling),
    grain,
  });
  return (
    <Working analysed={analysed}>
      {(slots) => (
        <CourseChart
          analysis={analysis}
          look={look}
          title={t("analysis.results.time.title")}
          slots={slotKeys(slots, grain).map((key) => slotOf(key, grain))}
          budgets={new Map(slots.map((slot) => [slot.key, slot]))}
        />
      )}
    </Working>
  );
}

/** Shares of time by the hour of the day. */
export function HoursTab({ analysis, look }: CourseProps) {
  const { t } = useTranslation();
  const { asking, coding } = analysis;
  const analysed = useAnalysis("byHour", asking, {
    sampling: look.sampling,
    behaviourIds: sharedIn(coding, look.sampling),
  });
  return (
    <Working analysed={analysed}>
      {(hours) => {
        const first = hours[0]?.hour ?? 0;
        const last = hours.at(-1)?.hour ?? -1;
        const slots = Array.from({ length: last - first + 1 }, (_, at) => {
          const text = `${String(first + at).padStart(2, "0")}:00`;
          return { key: String(first + at), name: text, tick: text };
        });
        return (
          <CourseChart
            analysis={analysis}
            look={look}
            title={t("analysis.results.hours.title")}
            slots={slots}
            budgets={new Map(hours.map((one) => [String(one.hour), one]))}
          />
        );
      }}
    </Working>
  );
}
