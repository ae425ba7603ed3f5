import { useTranslation } from "react-i18next";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { LeadTimeField } from "../fields/lead-time-field";
import type { FieldsProps } from "../fields/recurrence-fields";
import { ResponsiblePicker } from "../fields/responsible-picker";

/** Who does it, and when. */
export function StepWhen({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ResponsiblePicker {...form.input("responsibleIds")} />
      <DateTimeField
        {...form.input("dueAt")}
        label={t("tasks.fields.dueAt")}
        required
        clearable
      />
      <DateTimeField
        {...form.input("scheduledFor")}
        label={t("tasks.fields.scheduledFor")}
        description={t("tasks.help.scheduledFor")}
        clearable
      />
      <LeadTimeField form={form} />
    </>
  );
}
