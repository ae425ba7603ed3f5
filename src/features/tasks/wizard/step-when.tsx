import type { Session } from "@domain/access/session";
import { leadTimes } from "@domain/task/task";
import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DateTimeField } from "../../../ui/form/date-field";
import type { FieldsProps } from "../fields/recurrence-fields";
import { ResponsiblePicker } from "../fields/responsible-picker";

interface StepWhenProps extends FieldsProps {
  session: Session;
}

/** Who does it, and when. */
export function StepWhen({ form, onChange, error, session }: StepWhenProps) {
  const { t } = useTranslation();
  return (
    <>
      <ResponsiblePicker
        id="task-responsibleIds"
        zooId={session.zooId}
        value={form.responsibleIds}
        onChange={(responsibleIds) => onChange({ ...form, responsibleIds })}
      />
      <DateTimeField
        id="task-dueAt"
        label={t("tasks.fields.dueAt")}
        required
        clearable
        value={form.dueAt}
        onChange={(dueAt) => onChange({ ...form, dueAt })}
        error={error("dueAt")}
      />
      <DateTimeField
        id="task-scheduledFor"
        label={t("tasks.fields.scheduledFor")}
        description={t("tasks.help.scheduledFor")}
        clearable
        value={form.scheduledFor}
        onChange={(scheduledFor) => onChange({ ...form, scheduledFor })}
        error={error("scheduledFor")}
      />
      <Select
        id="task-leadTime"
        label={t("tasks.fields.leadTime")}
        description={t("tasks.help.leadTime")}
        placeholder={t("tasks.help.atOnce")}
        clearable
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        value={form.leadTime}
        onChange={(value) =>
          onChange({
            ...form,
            leadTime: leadTimes.find((one) => one === value) ?? null,
          })
        }
        data={leadTimes.map((value) => ({
          value,
          label: t(`tasks.options.leadTime.${value}`),
        }))}
      />
    </>
  );
}
