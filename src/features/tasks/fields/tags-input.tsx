import { taskTagMax, taskTagsMax } from "@domain/task/task";
import type { TaskForm } from "@domain/task/form/task-form";
import { TagsInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../../ui/form/use-record-form";

interface TagsFieldProps {
  form: RecordForm<Pick<TaskForm, "tags">>;
}

/** The words by which tasks that belong together are found. */
export function TagsField({ form }: TagsFieldProps) {
  const { t } = useTranslation();
  return (
    <TagsInput
      {...form.input("tags")}
      label={t("tasks.fields.tags")}
      description={t("tasks.help.tags")}
      maxTags={taskTagsMax}
      maxLength={taskTagMax}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
    />
  );
}
