import { leadTimes } from "@domain/task/task";
import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FieldsProps } from "./fields-props";

/** How long before its start a task shows; an automation makes it then. */
export function LeadTimeField({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...form.input("leadTime")}
      label={t("tasks.fields.leadTime")}
      description={t("tasks.help.leadTime")}
      placeholder={t("tasks.help.atOnce")}
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      data={leadTimes.map((value) => ({
        value,
        label: t(`tasks.options.leadTime.${value}`),
      }))}
    />
  );
}
