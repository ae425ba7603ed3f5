import type { RuleDraft } from "@domain/recurrence/draft/draft";
import { draftBys, draftUnits } from "@domain/recurrence/draft/draft";
import { withBy, withUnit } from "@domain/recurrence/draft/propose-draft";
import type { CalendarDay } from "@domain/time/calendar-day";
import { NumberInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { MultiSelect } from "../../../ui/form/fields/choosers";
import { ManyChips } from "../../../ui/form/fields/many-chips";
import { RuleEnd } from "./rule-end";
import { useCalendarNames } from "./use-schedule-words";
import { useNthWords } from "./use-nth-words";

export interface DraftProps {
  draft: RuleDraft;
  onChange: (draft: RuleDraft) => void;
}

/** When a rule begins; what is proposed follows from it. */
export interface Begun {
  day: CalendarDay;
  /** "00" to "59"; null: the times of its days are not the rule's to say. */
  minute: string | null;
}

interface BuilderProps extends DraftProps {
  begun: Begun;
}

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A custom rule, part by part; only what its unit has a place for. */
export function RuleBuilder({ draft, onChange, begun }: BuilderProps) {
  const { t } = useTranslation();
  const { day, minute } = begun;
  const { unit } = draft;
  return (
    <>
      <ChoiceChips
        label={t("tasks.schedule.builder.unit")}
        options={draftUnits.map((value) => ({
          value,
          label: t(`tasks.schedule.builder.units.${value}`),
        }))}
        value={unit}
        onChange={(chosen) => onChange(withUnit(draft, chosen, day))}
      />
      <NumberInput
        label={t(`tasks.fields.interval.${unit}`)}
        required
        maw={240}
        min={1}
        max={999}
        allowDecimal={false}
        value={draft.interval ?? ""}
        onChange={(value) =>
          onChange({
            ...draft,
            interval: typeof value === "number" ? value : null,
          })
        }
      />
      {unit === "WEEKLY" && (
        <Weekdays
          draft={draft}
          onChange={onChange}
          description={t("tasks.schedule.builder.noDays")}
        />
      )}
      {(unit === "MONTHLY" || unit === "YEARLY") && (
        <DayInMonth draft={draft} onChange={onChange} day={day} />
      )}
      <Months draft={draft} onChange={onChange} />
      {minute !== null && (
        <Hours draft={draft} onChange={onChange} minute={minute} />
      )}
      <RuleEnd draft={draft} onChange={onChange} day={day} />
    </>
  );
}

function Weekdays({
  draft,
  onChange,
  description,
}: DraftProps & { description?: string }) {
  const { t } = useTranslation();
  const names = useCalendarNames();
  return (
    <ManyChips
      label={t("tasks.fields.days")}
      {...(description === undefined ? { required: true } : { description })}
      options={upTo(1, 7).map((value) => ({
        value,
        label: names.weekday(value),
      }))}
      values={draft.days}
      onChange={(days) => onChange({ ...draft, days })}
    />
  );
}

function DayInMonth({
  draft,
  onChange,
  day,
}: DraftProps & { day: CalendarDay }) {
  const { t } = useTranslation();
  const nthWords = useNthWords();
  const { by } = draft;
  return (
    <>
      <ChoiceChips
        label={t("tasks.schedule.builder.by")}
        options={draftBys.map((value) => ({
          value,
          label: t(`tasks.schedule.builder.bys.${value}`),
        }))}
        value={by}
        onChange={(chosen) => onChange(withBy(draft, chosen, day))}
      />
      {by === "monthDay" && <MonthDays draft={draft} onChange={onChange} />}
      {by === "weekday" && (
        <>
          <ManyChips
            label={t("tasks.schedule.builder.nths")}
            description={t("tasks.schedule.builder.noNths")}
            options={nthWords(draft.nths)}
            values={draft.nths}
            onChange={(nths) => onChange({ ...draft, nths })}
          />
          <Weekdays draft={draft} onChange={onChange} />
        </>
      )}
    </>
  );
}

interface NumbersProps {
  label: string;
  description: string;
  required?: boolean;
  options: readonly { value: number; label: string }[];
  values: readonly number[];
  onChange: (values: number[]) => void;
}

/** Several of many. */
function Numbers({ options, values, onChange, ...props }: NumbersProps) {
  return (
    <MultiSelect
      {...props}
      inputWrapperOrder={["label", "input", "description", "error"]}
      searchable
      data={options.map(({ value, label }) => ({
        value: String(value),
        label,
      }))}
      value={values.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}

function MonthDays({ draft, onChange }: DraftProps) {
  const { t } = useTranslation();
  const names = useCalendarNames();
  return (
    <Numbers
      label={t("tasks.fields.dayOfMonth")}
      description={t("tasks.schedule.builder.skips")}
      required
      options={[
        { value: -1, label: t("tasks.options.lastDay") },
        ...upTo(1, 31).map((value) => ({
          value,
          label: names.monthDay(value),
        })),
      ]}
      values={draft.monthDays}
      onChange={(monthDays) => onChange({ ...draft, monthDays })}
    />
  );
}

function Months({ draft, onChange }: DraftProps) {
  const { t } = useTranslation();
  const names = useCalendarNames();
  const { unit, by, months } = draft;
  const isNeeded = unit === "YEARLY" && by !== null;
  return (
    <Numbers
      label={t(
        isNeeded ? "tasks.fields.month" : "tasks.schedule.builder.months",
      )}
      description={isNeeded ? "" : t("tasks.schedule.builder.noMonths")}
      required={isNeeded}
      options={upTo(1, 12).map((value) => ({
        value,
        label: names.month(value),
      }))}
      values={months}
      onChange={(chosen) => onChange({ ...draft, months: chosen })}
    />
  );
}

function Hours({ draft, onChange, minute }: DraftProps & { minute: string }) {
  const { t } = useTranslation();
  const shown =
    draft.minute === null ? minute : String(draft.minute).padStart(2, "0");
  return (
    <Numbers
      label={t("tasks.schedule.builder.hours")}
      description={t("tasks.schedule.builder.noHours")}
      options={upTo(0, 23).map((value) => ({
        value,
        label: `${String(value).padStart(2, "0")}:${shown}`,
      }))}
      values={draft.hours}
      onChange={(hours) => onChange({ ...draft, hours })}
    />
  );
}
