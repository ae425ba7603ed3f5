import { taskDescriptionMax, taskTitleMax, taskTypes } from "@domain/task/task";
import { Select, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FieldsProps } from "../fields/recurrence-fields";

/** What is to be done. */
export function StepWhat({ form, onChange, error }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        id="task-title"
        label={t("tasks.fields.title")}
        required
        maxLength={taskTitleMax}
        value={form.title}
        onChange={({ currentTarget }) =>
          onChange({ ...form, title: currentTarget.value })
        }
        error={error("title")}
      />
      <Select
        id="task-type"
        label={t("tasks.fields.type")}
        required
        allowDeselect={false}
        value={form.type}
        onChange={(value) => {
          const type = taskTypes.find((one) => one === value);
          if (type) onChange({ ...form, type });
        }}
        data={taskTypes.map((value) => ({
          value,
          label: t(`tasks.options.type.${value}`),
        }))}
      />
      <Textarea
        id="task-description"
        label={t("tasks.fields.description")}
        description={t("tasks.help.description")}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={taskDescriptionMax}
        value={form.description}
        onChange={({ currentTarget }) =>
          onChange({ ...form, description: currentTarget.value })
        }
        error={error("description")}
      />
    </>
  );
}
