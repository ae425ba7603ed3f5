import type { Slot } from "@domain/enrichment/calendar/plan";
import { occurrencesOfPlanMax } from "@domain/enrichment/calendar/plan";
import type { PlanForm } from "@domain/enrichment/calendar/plan-form";
import { planRepeats } from "@domain/enrichment/calendar/plan-form";
import { weekOf } from "@domain/enrichment/calendar/weeks";
import { maxInterval } from "@domain/recurrence/schedule";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isoWeekday } from "@domain/time/calendar-day";
import { instantOfField } from "@domain/time/date-field";
import { parisDay, startOfDay } from "@domain/time/paris";
import { NumberInput, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { MultiSelect } from "../../../../ui/form/fields/choosers";
import { DayField } from "../../../../ui/form/fields/date-field";
import type { RecordForm } from "../../../../ui/form/use-record-form";

interface RepeatFieldsProps {
  form: RecordForm<PlanForm>;
  slots: readonly Slot[];
}

/** So many of the dates are shown before they are planned. */
const shownDates = 6;

/** Any Monday gives the days of the week their names. */
const someWeek = weekOf("2026-11-16" as CalendarDay, 1);

/** How often a plan comes back, on which days and until when, with its dates. */
export function RepeatFields({ form, slots }: RepeatFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { repeats, interval, days, lastDay, plannedFor } = form.values;
  const choose = (chosen: PlanForm["repeats"]) => {
    const begin = instantOfField(plannedFor);
    const day = begin === null ? [] : [isoWeekday(parisDay(begin))];
    form.change({
      repeats: chosen,
      days: chosen === "WEEKLY" && days.length === 0 ? day : days,
    });
  };
  return (
    <>
      <ChoiceChips
        label={t("enrichment.calendar.fields.repeats")}
        options={planRepeats.map((value) => ({
          value,
          label: t(`enrichment.calendar.repeats.${value}`),
        }))}
        value={repeats}
        onChange={choose}
      />
      {repeats !== "NONE" && (
        <>
          <NumberInput
            {...form.field("interval")}
            label={t(`enrichment.calendar.intervals.${repeats}`)}
            value={Number.isNaN(interval) ? "" : interval}
            onChange={(value) =>
              form.change({ interval: typeof value === "number" ? value : NaN })
            }
            min={1}
            max={maxInterval}
            allowDecimal={false}
            required
          />
          {repeats === "WEEKLY" && (
            <MultiSelect
              {...form.field("days")}
              label={t("enrichment.calendar.fields.days")}
              required
              value={days.map(String)}
              onChange={(chosen) => form.change({ days: chosen.map(Number) })}
              data={someWeek.map((day, at) => ({
                value: String(at + 1),
                label: format.weekday(startOfDay(day), "long"),
              }))}
            />
          )}
          <DayField
            {...form.field("lastDay")}
            label={t("enrichment.calendar.fields.lastDay")}
            description={t("enrichment.calendar.help.lastDay", {
              max: occurrencesOfPlanMax,
            })}
            value={lastDay}
            onChange={(day) => form.change({ lastDay: day })}
            required
          />
          <Dates slots={slots} />
        </>
      )}
    </>
  );
}

/** The first dates of a plan that comes back, and how many there are. */
function Dates({ slots }: Pick<RepeatFieldsProps, "slots">) {
  const { t } = useTranslation();
  const format = useFormat();
  const isTooMany = slots.length > occurrencesOfPlanMax;
  return (
    <div role="status">
      {slots.length > 0 && !isTooMany && (
        <Text size="sm">
          {t("enrichment.calendar.states.dates", { count: slots.length })}{" "}
          {slots
            .slice(0, shownDates)
            .map(({ plannedFor }) => format.dateTime(plannedFor))
            .join(" · ")}
          {slots.length > shownDates && " …"}
        </Text>
      )}
    </div>
  );
}
