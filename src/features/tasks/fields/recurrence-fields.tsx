import { withRecurrence } from "@domain/automation/form-schedule";
import { missedRunPolicies } from "@domain/recurrence/missed-run-policy";
import { recurrences, timeOfText } from "@domain/recurrence/schedule";
import type { TaskForm } from "@domain/task/task-form";
import {
  Chip,
  Group,
  Input,
  NumberInput,
  Select,
  TextInput,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { DueFields } from "./due-fields";
import { useCalendarNames } from "./use-schedule-words";

export interface FieldsProps {
  form: RecordForm<TaskForm>;
}

const choices = recurrences.filter((one) => one !== "NONE");

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const months = Array.from({ length: 12 }, (_, index) => index + 1);
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
      <Select
        {...form.field("recurrence")}
        label={t("tasks.fields.recurrence")}
        allowDeselect={false}
        value={recurrence}
        onChange={(value) => {
          const chosen = choices.find((one) => one === value);
          if (chosen) form.change(withRecurrence(values, chosen));
        }}
        data={choices.map((value) => ({
          value,
          label: t(`tasks.options.recurrence.${value}`),
        }))}
      />
      {recurrence === "CUSTOM" && <RuleField {...props} />}
      {recurrence === "WEEKLY" && <WeekdaysField {...props} />}
      <MonthFields {...props} />
      <TimeFields {...props} />
      <DueFields {...props} />
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

function RuleField({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...form.input("rrule")}
      label={t("tasks.fields.rrule")}
      description={t("tasks.help.rrule")}
      placeholder="FREQ=WEEKLY;BYDAY=MO,TH"
      required
    />
  );
}

function WeekdaysField({ form }: FieldsProps) {
  const { t } = useTranslation();
  const names = useCalendarNames();
  const { days } = form.values;
  const { id, error } = form.field("days");
  const toggle = (day: number) =>
    form.change({
      days: days.includes(day)
        ? days.filter((one) => one !== day)
        : [...days, day],
    });
  return (
    <Input.Wrapper
      id={id}
      label={t("tasks.fields.days")}
      labelElement="div"
      required
      error={error}
    >
      <Group
        id={id}
        role="group"
        aria-label={t("tasks.fields.days")}
        tabIndex={-1}
        gap={6}
        mt={4}
        mb={4}
      >
        {weekdays.map((day) => (
          <Chip
            key={day}
            size="md"
            radius="md"
            checked={days.includes(day)}
            onChange={() => toggle(day)}
          >
            {names.weekday(day)}
          </Chip>
        ))}
      </Group>
    </Input.Wrapper>
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
      <NumberInput
        {...form.field("dayOfMonth")}
        label={t("tasks.fields.dayOfMonth")}
        description={t("tasks.schedule.clamps")}
        required
        min={1}
        max={31}
        allowDecimal={false}
        value={dayOfMonth ?? ""}
        onChange={(value) => form.change({ dayOfMonth: numberOf(value) })}
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
        placeholder="08:00"
        required
        maxLength={5}
        onBlur={() => form.change({ time: timeOfText(time) })}
      />
    </Group>
  );
}
