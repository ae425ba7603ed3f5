import type { TaskTextName } from "@domain/task/task";
import { taskTextNames, taskTexts, taskTitleMax } from "@domain/task/task";
import type { TaskWords } from "@domain/task/form/task-form";
import { Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../../ui/form/use-record-form";

/** Those that say more about themselves than their name. */
const helps: Partial<Record<TaskTextName, ParseKeys>> = {
  description: "tasks.help.description",
};

interface WordFieldsProps {
  form: RecordForm<TaskWords>;
}

export function TitleField({ form }: WordFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...form.input("title")}
      data-autofocus
      label={t("tasks.fields.title")}
      required
      maxLength={taskTitleMax}
    />
  );
}

/** What more is to be said about it. */
export function TextFields({ form }: WordFieldsProps) {
  return taskTextNames.map((name) => (
    <TextField key={name} form={form} name={name} />
  ));
}

/** What is to be done, in words. */
export function WordFields({
  form,
  children,
}: WordFieldsProps & {
  /** What stands between the title and the texts. */
  children?: ReactNode;
}) {
  return (
    <>
      <TitleField form={form} />
      {children}
      <TextFields form={form} />
    </>
  );
}

function TextField({
  form,
  name,
}: {
  form: RecordForm<TaskWords>;
  name: TaskTextName;
}) {
  const { t } = useTranslation();
  const { max, rows } = taskTexts[name];
  const help = helps[name];
  return (
    <Textarea
      {...form.input(name)}
      label={t(`tasks.fields.${name}`)}
      description={help && t(help)}
      autosize
      minRows={rows}
      maxRows={rows * 4}
      maxLength={max}
    />
  );
}
