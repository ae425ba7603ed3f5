import { taskTypes } from "@domain/task/task";
import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FieldsProps } from "./fields-props";

export function TypeField({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...form.choice("type")}
      label={t("tasks.fields.type")}
      required
      allowDeselect={false}
      data={taskTypes.map((value) => ({
        value,
        label: t(`tasks.options.type.${value}`),
      }))}
    />
  );
}
