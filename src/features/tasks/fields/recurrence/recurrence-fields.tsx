import { closingPolicies } from "@domain/recurrence/closing-days";
import { missedRunPolicies } from "@domain/recurrence/missed-run-policy";
import {
  lastDayOfMonth,
  proposedTime,
  timeOfText,
} from "@domain/recurrence/schedule";
import { Group, NumberInput, TextInput } from "@mantine/core";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useParisWords } from "../../../../ui/display/paris-time";
import { fetched } from "../../../../ui/state/fetched";
import { ListSkeleton } from "../../../../ui/state/skeletons";
import { DueFields } from "../due-fields";
import type { FieldsProps } from "../fields-props";
import { Select } from "../../../../ui/form/fields/choosers";
import { ManyChips } from "../../../../ui/form/fields/many-chips";
import { useCalendarNames } from "../../../shared/recurrence/use-schedule-words";

const TaskRuleField = fetched(
  () => import("./task-rule-field").then((found) => found.TaskRuleField),
  () => <ListSkeleton rows={3} />,
);

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const months = Array.from({ length: 12 }, (_, index) => index + 1);
const monthDays = Array.from(
  { length: lastDayOfMonth - 1 },
  (_, index) => index + 1,
);

/** What becomes of a day in a month that lacks it. */
function dayHelp(day: number | null, t: TFunction): string | undefined {
  if (day === lastDayOfMonth) return t("tasks.help.lastDay");
  return day !== null && day > 28 ? t("tasks.schedule.clamps") : undefined;
}

const numberOf = (value: string | number): number | null =>
  typeof value === "number" ? value : null;

/** How often, on which days, at what time, due when; only the fields the chosen recurrence needs. */
export function RecurrenceFields(props: FieldsProps) {
  const { form } = props;
  const { t } = useTranslation();
  const { values } = form;
  const { recurrence } = values;
  return (
    <>
      {recurrence === "CUSTOM" && <TaskRuleField {...props} />}
      {recurrence === "WEEKLY" && <WeekdaysField {...props} />}
      <MonthFields {...props} />
      <TimeFields {...props} />
      <DueFields {...props} />
      <Select
        {...form.choice("closingPolicy")}
        label={t("tasks.fields.closingPolicy")}
        description={t("tasks.help.closingPolicy")}
        allowDeselect={false}
        data={closingPolicies.map((value) => ({
          value,
          label: t(`tasks.options.closingPolicy.${value}`),
        }))}
      />
      <Select
        {...form.choice("missedRunPolicy")}
        label={t("tasks.fields.missedRunPolicy")}
        description={t("tasks.help.missedRunPolicy")}
        allowDeselect={false}
        data={missedRunPolicies.map((value) => ({
          value,
          label: t(`tasks.options.missedRunPolicy.${value}`),
        }))}
      />
    </>
  );
}

function WeekdaysField({ form }: FieldsProps) {
  const { t } = useTranslation();
  const names = useCalendarNames();
  return (
    <ManyChips
      {...form.field("days")}
      label={t("tasks.fields.days")}
      required
      options={weekdays.map((value) => ({
        value,
        label: names.weekday(value),
      }))}
      values={form.values.days}
      onChange={(days) => form.change({ days })}
    />
  );
}

function MonthFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const names = useCalendarNames();
  const { recurrence, dayOfMonth, month } = form.values;
  if (
    recurrence !== "MONTHLY" &&
    recurrence !== "QUARTERLY" &&
    recurrence !== "YEARLY"
  )
    return null;
  return (
    <Group align="flex-start" grow>
      <Select
        {...form.field("dayOfMonth")}
        label={t("tasks.fields.dayOfMonth")}
        description={dayHelp(dayOfMonth, t)}
        inputWrapperOrder={["label", "input", "description", "error"]}
        required
        searchable
        allowDeselect={false}
        value={dayOfMonth === null ? null : String(dayOfMonth)}
        onChange={(value) =>
          form.change({ dayOfMonth: value === null ? null : Number(value) })
        }
        data={[
          { value: String(lastDayOfMonth), label: t("tasks.options.lastDay") },
          ...monthDays.map((day) => ({
            value: String(day),
            label: names.monthDay(day),
          })),
        ]}
      />
      {recurrence === "YEARLY" && (
        <Select
          {...form.field("month")}
          label={t("tasks.fields.month")}
          inputWrapperOrder={["label", "input", "error"]}
          required
          allowDeselect={false}
          value={month === null ? null : String(month)}
          onChange={(value) =>
            form.change({ month: value === null ? null : Number(value) })
          }
          data={months.map((one) => ({
            value: String(one),
            label: names.month(one),
          }))}
        />
      )}
    </Group>
  );
}

function TimeFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const paris = useParisWords();
  const { recurrence, scheduledFor, interval, time } = form.values;
  if (recurrence === "NONE") return null;
  // A custom rule takes its time from its start, where one was chosen.
  if (recurrence === "CUSTOM" && scheduledFor !== null) return null;
  return (
    <Group align="flex-start" grow>
      {recurrence !== "CUSTOM" && (
        <NumberInput
          {...form.field("interval")}
          label={t(`tasks.fields.interval.${recurrence}`)}
          required
          min={1}
          max={365}
          allowDecimal={false}
          value={interval ?? ""}
          onChange={(value) => form.change({ interval: numberOf(value) })}
        />
      )}
      <TextInput
        {...form.input("time")}
        label={t("tasks.fields.time")}
        description={paris}
        placeholder={proposedTime}
        required
        maxLength={5}
        onBlur={() => form.change({ time: timeOfText(time) })}
      />
    </Group>
  );
}
