import {
  scheduleOf,
  withProposedRecurrence,
} from "@domain/automation/form-schedule";
import { recurrenceIssues } from "@domain/automation/template-form";
import { Alert, Input, SegmentedControl, Text } from "@mantine/core";
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
  const recurs = values.recurrence !== "NONE";
  const start = form.field("scheduledFor").error;
  return (
    <>
      <Repeats form={form} />
      {recurs && <RecurrenceFields form={form} />}
      {recurs && start !== undefined && (
        <Text c="red" size="sm" role="alert">
          {start}
        </Text>
      )}
      {recurs && recurrenceIssues(values, now).length === 0 && (
        <RecurrencePreview schedule={scheduleOf(values)} now={now} />
      )}
    </>
  );
}

/** Once, or again and again: then every day at 08:00 is proposed. */
function Repeats({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { values } = form;
  const choices = ["once", "again"] as const;
  return (
    <Input.Wrapper label={t("tasks.fields.repeats")} labelElement="div">
      <SegmentedControl
        fullWidth
        mt={4}
        aria-label={t("tasks.fields.repeats")}
        value={values.recurrence === "NONE" ? "once" : "again"}
        onChange={(value) =>
          form.change(
            value === "again"
              ? withProposedRecurrence(values)
              : { recurrence: "NONE" },
          )
        }
        data={choices.map((value) => ({
          value,
          label: t(`tasks.options.repeats.${value}`),
        }))}
      />
    </Input.Wrapper>
  );
}
