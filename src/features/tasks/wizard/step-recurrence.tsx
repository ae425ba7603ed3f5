import type { Session } from "@domain/access/session";
import { recurrenceIssues, scheduleOf } from "@domain/automation/template-form";
import { Alert, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { FieldsProps } from "../fields/recurrence-fields";
import { RecurrenceFields } from "../fields/recurrence-fields";
import { RecurrencePreview } from "../fields/recurrence-preview";
import { mayAutomate } from "./use-task-form";

interface StepRecurrenceProps extends FieldsProps {
  session: Session;
  now: Date;
}

/** Whether it comes back, and when. */
export function StepRecurrence(props: StepRecurrenceProps) {
  const { form, session, now, error } = props;
  const { t } = useTranslation();
  if (!mayAutomate(session, form))
    return (
      <Alert icon={<IconInfoCircle aria-hidden />} color="blue">
        {t("tasks.help.mayNotAutomate")}
      </Alert>
    );
  const dates = error("dueAt") ?? error("scheduledFor");
  return (
    <>
      <RecurrenceFields {...props} />
      {dates !== undefined && (
        <Text c="red" size="sm" role="alert">
          {dates}
        </Text>
      )}
      {form.recurrence !== "NONE" &&
        recurrenceIssues(form, now).length === 0 && (
          <RecurrencePreview schedule={scheduleOf(form)} now={now} />
        )}
    </>
  );
}
