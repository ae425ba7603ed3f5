import { taskTypes } from "@domain/task/task";
import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FieldsProps } from "../fields/recurrence-fields";
import { WordFields } from "../fields/word-fields";

/** What is to be done. */
export function StepWhat({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <WordFields form={form}>
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
    </WordFields>
  );
}
