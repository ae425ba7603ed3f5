import { draftEnds } from "@domain/recurrence/draft/draft";
import { withEnd } from "@domain/recurrence/draft/propose-draft";
import type { CalendarDay } from "@domain/time/calendar-day";
import { NumberInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { DayField } from "../../../ui/form/fields/date-field";
import type { DraftProps } from "./rule-builder";

/** Until when a rule goes on: for ever, up to a day, or so many times. */
export function RuleEnd({
  draft,
  onChange,
  day,
}: DraftProps & { day: CalendarDay }) {
  const { t } = useTranslation();
  const { end } = draft;
  return (
    <>
      <ChoiceChips
        label={t("tasks.schedule.builder.end")}
        options={draftEnds.map((value) => ({
          value,
          label: t(`tasks.schedule.builder.ends.${value}`),
        }))}
        value={end}
        onChange={(chosen) => onChange(withEnd(draft, chosen, day))}
      />
      {end === "until" && (
        <DayField
          label={t("tasks.schedule.builder.until")}
          required
          maw={240}
          value={draft.until}
          onChange={(until) =>
            onChange({ ...draft, until: until as CalendarDay | null })
          }
        />
      )}
      {end === "count" && (
        <NumberInput
          label={t("tasks.schedule.builder.count")}
          required
          maw={240}
          min={1}
          max={9999}
          allowDecimal={false}
          value={draft.count ?? ""}
          onChange={(value) =>
            onChange({
              ...draft,
              count: typeof value === "number" ? value : null,
            })
          }
        />
      )}
    </>
  );
}
