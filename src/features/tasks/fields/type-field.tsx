import { taskTypes } from "@domain/task/task";
import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { TaskForm } from "@domain/task/form/task-form";
import type { RecordForm } from "../../../ui/form/use-record-form";

interface TypeFieldProps {
  form: RecordForm<Pick<TaskForm, "type">>;
}

export function TypeField({ form }: TypeFieldProps) {
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
