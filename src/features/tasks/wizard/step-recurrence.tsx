import { recurrenceIssues, scheduleOf } from "@domain/automation/template-form";
import { Alert, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import type { FieldsProps } from "../fields/recurrence-fields";
import { RecurrenceFields } from "../fields/recurrence-fields";
import { RecurrencePreview } from "../fields/recurrence-preview";
import { useMayAutomate } from "./use-task-form";

/** Whether it comes back, and when. */
export function StepRecurrence({ form }: FieldsProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { values } = form;
  const mayAutomate = useMayAutomate();
  if (!mayAutomate(values))
    return (
      <Alert icon={<IconInfoCircle aria-hidden />} color="blue">
        {t("tasks.help.mayNotAutomate")}
      </Alert>
    );
  const dates = form.field("dueAt").error ?? form.field("scheduledFor").error;
  return (
    <>
      <RecurrenceFields form={form} />
      {dates !== undefined && (
        <Text c="red" size="sm" role="alert">
          {dates}
        </Text>
      )}
      {values.recurrence !== "NONE" &&
        recurrenceIssues(values, now).length === 0 && (
          <RecurrencePreview schedule={scheduleOf(values)} now={now} />
        )}
    </>
  );
}
