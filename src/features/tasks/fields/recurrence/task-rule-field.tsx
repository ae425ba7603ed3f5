import { recurrenceIssues } from "@domain/automation/template-form";
import type { TaskForm } from "@domain/task/form/task-form";
import type { CalendarDay } from "@domain/time/calendar-day";
import { wallOfField } from "@domain/time/date-field";
import { dayOfWall } from "@domain/time/wall-time";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../../data/hooks/use-live";
import type { Begun } from "../../../shared/recurrence/rule-builder";
import { RuleField } from "../../../shared/recurrence/rule-field";
import { useRuleWords } from "../../../shared/recurrence/use-rule-words";
import type { FieldsProps } from "../fields-props";

const epoch = "1970-01-01" as CalendarDay;

/** When a task's rule begins: its start, else when the form was opened. */
function begunOf({ scheduledFor, openedAt, time }: TaskForm): Begun {
  const wall = wallOfField(scheduledFor) ?? wallOfField(openedAt);
  return {
    day: wall === null ? epoch : dayOfWall(wall),
    minute: (scheduledFor === null ? time : (scheduledFor.split(" ")[1] ?? ""))
      .slice(3, 5)
      .padStart(2, "0"),
  };
}

/** By which rule of its own a task comes back. */
export function TaskRuleField({ form }: FieldsProps) {
  const { t } = useTranslation();
  const now = useNow();
  const words = useRuleWords();
  const { values } = form;
  const issue =
    values.rrule.trim() === ""
      ? undefined
      : recurrenceIssues(values, now).find(({ field }) => field === "rrule");
  return (
    <RuleField
      label={t("tasks.options.recurrence.CUSTOM")}
      field={form.field("rrule")}
      rule={values.rrule}
      onChange={(rrule) => form.change({ rrule })}
      begun={begunOf(values)}
      doubt={issue && words(issue)}
    />
  );
}
