import { withRecurrence } from "@domain/automation/template-form";
import { missedRunPolicies } from "@domain/recurrence/missed-run-policy";
import type { Recurrence } from "@domain/recurrence/schedule";
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
import { useCalendarNames } from "./use-schedule-words";

export interface FieldsProps {
  form: TaskForm;
  onChange: (form: TaskForm) => void;
  /** The message of a field, undefined while it is fine. */
  error: (field: string) => string | undefined;
}

interface RecurrenceFieldsProps extends FieldsProps {
  /** Those that can be chosen. */
  choices?: readonly Recurrence[];
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const months = Array.from({ length: 12 }, (_, index) => index + 1);
const numberOf = (value: string | number): number | null =>
  typeof value === "number" ? value : null;

/** How often, on which days, at what time; only the fields the chosen recurrence needs. */
export function RecurrenceFields(props: RecurrenceFieldsProps) {
  const { form, onChange, choices = recurrences } = props;
  const { t } = useTranslation();
  const { recurrence } = form;
  return (
    <>
      <Select
        id="task-recurrence"
        label={t("tasks.fields.recurrence")}
        allowDeselect={false}
        value={recurrence}
        onChange={(value) => {
          const chosen = choices.find((one) => one === value);
          if (chosen) onChange(withRecurrence(form, chosen));
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
      {recurrence !== "NONE" && (
        <Select
          id="task-missedRunPolicy"
          label={t("tasks.fields.missedRunPolicy")}
          description={t("tasks.help.missedRunPolicy")}
          allowDeselect={false}
          value={form.missedRunPolicy}
          onChange={(value) => {
            const policy = missedRunPolicies.find((one) => one === value);
            if (policy) onChange({ ...form, missedRunPolicy: policy });
          }}
          data={missedRunPolicies.map((value) => ({
            value,
            label: t(`tasks.options.missedRunPolicy.${value}`),
          }))}
        />
      )}
    </>
  );
}

function RuleField({ form, onChange, error }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      id="task-rrule"
      label={t("tasks.fields.rrule")}
      description={t("tasks.help.rrule")}
      placeholder="FREQ=WEEKLY;BYDAY=MO,TH"
      required
      value={form.rrule}
      onChange={({ currentTarget }) =>
        onChange({ ...form, rrule: currentTarget.value })
      }
      error={error("rrule")}
    />
  );
}

function WeekdaysField({ form, onChange, error }: FieldsProps) {
  const { t } = useTranslation();
  const names = useCalendarNames();
  const toggle = (day: number) =>
    onChange({
      ...form,
      days: form.days.includes(day)
        ? form.days.filter((one) => one !== day)
        : [...form.days, day],
    });
  return (
    <Input.Wrapper
      id="task-days"
      label={t("tasks.fields.days")}
      labelElement="div"
      required
      error={error("days")}
    >
      <Group
        id="task-days"
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
            checked={form.days.includes(day)}
            onChange={() => toggle(day)}
          >
            {names.weekday(day)}
          </Chip>
        ))}
      </Group>
    </Input.Wrapper>
  );
}

function MonthFields({ form, onChange, error }: FieldsProps) {
  const { t } = useTranslation();
  const names = useCalendarNames();
  const { recurrence } = form;
  if (
    recurrence !== "MONTHLY" &&
    recurrence !== "QUARTERLY" &&
    recurrence !== "YEARLY"
  )
    return null;
  return (
    <Group align="flex-start" grow>
      <NumberInput
        id="task-dayOfMonth"
        label={t("tasks.fields.dayOfMonth")}
        description={t("tasks.schedule.clamps")}
        required
        min={1}
        max={31}
        allowDecimal={false}
        value={form.dayOfMonth ?? ""}
        onChange={(value) => onChange({ ...form, dayOfMonth: numberOf(value) })}
        error={error("dayOfMonth")}
      />
      {recurrence === "YEARLY" && (
        <Select
          id="task-month"
          label={t("tasks.fields.month")}
          inputWrapperOrder={["label", "input", "error"]}
          required
          allowDeselect={false}
          value={form.month === null ? null : String(form.month)}
          onChange={(value) =>
            onChange({ ...form, month: value === null ? null : Number(value) })
          }
          data={months.map((month) => ({
            value: String(month),
            label: names.month(month),
          }))}
          error={error("month")}
        />
      )}
    </Group>
  );
}

function TimeFields({ form, onChange, error }: FieldsProps) {
  const { t } = useTranslation();
  const { recurrence } = form;
  if (recurrence === "NONE") return null;
  // A custom rule takes its time from its start, where one was chosen.
  if (recurrence === "CUSTOM" && form.scheduledFor !== null) return null;
  return (
    <Group align="flex-start" grow>
      {recurrence !== "CUSTOM" && (
        <NumberInput
          id="task-interval"
          label={t(`tasks.fields.interval.${recurrence}`)}
          required
          min={1}
          max={365}
          allowDecimal={false}
          value={form.interval ?? ""}
          onChange={(value) => onChange({ ...form, interval: numberOf(value) })}
          error={error("interval")}
        />
      )}
      <TextInput
        id="task-time"
        label={t("tasks.fields.time")}
        placeholder="08:00"
        required
        maxLength={5}
        value={form.time}
        onChange={({ currentTarget }) =>
          onChange({ ...form, time: currentTarget.value })
        }
        onBlur={() => {
          const time = timeOfText(form.time);
          if (time !== form.time) onChange({ ...form, time });
        }}
        error={error("time")}
      />
    </Group>
  );
}
