import { countedAhead } from "@domain/automation/dates/counted-ahead";
import { scheduleOf } from "@domain/automation/form-schedule";
import { formLike } from "@domain/automation/form-like";
import { recurrenceIssues } from "@domain/automation/template-form";
import { Text } from "@mantine/core";
import { useNow } from "../../../data/hooks/use-live";
import type { FieldsProps } from "../fields/fields-props";
import { RecurrenceFields } from "../fields/recurrence/recurrence-fields";
import {
  planned,
  RecurrencePreview,
} from "../fields/recurrence/recurrence-preview";

export { automate } from "./automate";
export { formLike, recurrenceIssues };

/** On which days it comes back, at what time and due when, with its next dates. */
export function RecurrencePart({ form }: FieldsProps) {
  const now = useNow();
  const { values } = form;
  const start = form.field("scheduledFor").error;
  return (
    <>
      <RecurrenceFields form={form} />
      {start !== undefined && (
        <Text c="red" size="sm" role="alert">
          {start}
        </Text>
      )}
      {recurrenceIssues(values, now).length === 0 && (
        <RecurrencePreview
          dated={planned(
            countedAhead(scheduleOf(values), now),
            values.closingPolicy,
          )}
          from={now}
        />
      )}
    </>
  );
}
