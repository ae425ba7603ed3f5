import { begunForm } from "@domain/schema/form";
import type { TaskEditForm } from "@domain/task/form/edit";
import {
  taskEditFormOf,
  taskEditIssues,
  taskEditSchema,
  taskEditValues,
} from "@domain/task/form/edit";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { patch } from "../../../data/write";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { NotificationField } from "../fields/notification-field";
import { useFieldLabels } from "../fields/use-field-labels";
import { ResponsiblePicker } from "../fields/responsible-picker";
import { TagsField } from "../fields/tags-field";
import { TypeField } from "../fields/type-field";
import { WordFields } from "../fields/word-fields";

/** What was typed about a task and is not saved. */
export const taskEditDrafts = draftStore("task-edit-draft", (kept) =>
  begunForm(taskEditSchema, kept),
);

interface TaskEditProps {
  row: Row<"tasks">;
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

const reassigns = (form: TaskEditForm, { data }: Row<"tasks">): boolean =>
  form.responsibleIds.join() !== data.responsibleIds.join();

/** Changes words, type, due date and responsible people of a task. */
export function TaskEdit({ row, onDirty, onDone }: TaskEditProps) {
  const { t } = useTranslation();
  // What the person saw when they began: a change by others meanwhile is a conflict, not overwritten unseen.
  const [base] = useState(row);
  const draft = useDraft(taskEditDrafts, useDraftOwner(base.id), () => base.id);
  const form = useRecordForm<TaskEditForm>({
    name: "edit",
    draft,
    initial: taskEditFormOf(base.data),
    issuesOf: (values) => taskEditIssues(values, base.data, new Date()),
    labelOf: useFieldLabels(),
  });
  const { values } = form;
  const handleSave = () => {
    const { title } = values;
    patch(
      "tasks",
      base.id,
      taskEditValues(values),
      { kind: "task.change", name: title },
      base,
    ).acknowledged.catch((failure: unknown) =>
      notifyError(
        failure,
        t(
          reassigns(values, base)
            ? "errors.messages.taskAssign"
            : "errors.messages.recording",
        ),
      ),
    );
    notifyDone(t("tasks.messages.changed", { title }));
  };
  return (
    <PanelForm
      label={t("tasks.detail.edit")}
      form={form}
      onSave={handleSave}
      onDone={onDone}
      onDirty={onDirty}
    >
      <WordFields form={form} />
      <TypeField form={form} />
      <DateTimeField
        {...form.input("dueAt")}
        label={t("tasks.fields.dueAt")}
        required
      />
      <ResponsiblePicker {...form.input("responsibleIds")} />
      <TagsField form={form} />
      <NotificationField form={form} />
    </PanelForm>
  );
}
