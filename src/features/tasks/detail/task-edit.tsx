import { taskDescriptionMax, taskTitleMax } from "@domain/task/task";
import type { TaskEditForm } from "@domain/task/task-form";
import {
  fieldOfInstant,
  taskEditIssues,
  taskEditValues,
} from "@domain/task/task-form";
import { Stack, Textarea, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { patch } from "../../../data/write";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { DateTimeField } from "../../../ui/form/date-field";
import { SaveBar } from "../../../ui/form/save-bar";
import { useUnsavedGuard } from "../../../ui/form/unsaved-guard";
import { ResponsiblePicker } from "../fields/responsible-picker";
import { askLeave } from "../parts/ask-leave";
import { useIssueText } from "../parts/use-issue-text";

interface TaskEditProps {
  row: Row<"tasks">;
  zooId: string;
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

const formOf = ({ data }: Row<"tasks">): TaskEditForm => ({
  title: data.title,
  description: data.description ?? "",
  dueAt: fieldOfInstant(data.dueAt),
  responsibleIds: data.responsibleIds,
});

const reassigns = (form: TaskEditForm, { data }: Row<"tasks">): boolean =>
  form.responsibleIds.join() !== data.responsibleIds.join();

/** Changes title, description, due date and responsible people of a task. */
export function TaskEdit({ row, zooId, onDirty, onDone }: TaskEditProps) {
  const { t } = useTranslation();
  // What the person saw when they began: a change by others meanwhile is a conflict, not overwritten unseen.
  const [base] = useState(row);
  const [form, setForm] = useState(() => formOf(base));
  const [tried, setTried] = useState(false);
  const [dirty, setDirty] = useState(false);
  useUnsavedGuard(dirty);
  const issues = taskEditIssues(form, base.data.scheduledFor);
  const error = useIssueText(tried ? issues : []);
  const set = (part: Partial<TaskEditForm>) => {
    setForm({ ...form, ...part });
    setDirty(true);
    onDirty(true);
  };
  useEffect(() => () => onDirty(false), [onDirty]);
  const handleSubmit = () => {
    setTried(true);
    if (issues.length > 0) return;
    const { title } = form;
    patch(
      "tasks",
      base.id,
      taskEditValues(form),
      { kind: "task.change", name: title },
      base,
    ).acknowledged.catch((failure: unknown) =>
      notifyError(
        failure,
        t(
          reassigns(form, base)
            ? "errors.messages.taskAssign"
            : "errors.messages.recording",
        ),
      ),
    );
    notifyDone(t("tasks.messages.changed", { title }));
    onDone();
  };
  return (
    <form
      noValidate
      aria-label={t("tasks.detail.edit")}
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <Stack>
        <TextInput
          data-autofocus
          label={t("tasks.fields.title")}
          required
          maxLength={taskTitleMax}
          value={form.title}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          error={error("title")}
        />
        <Textarea
          label={t("tasks.fields.description")}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={taskDescriptionMax}
          value={form.description}
          onChange={({ currentTarget }) =>
            set({ description: currentTarget.value })
          }
          error={error("description")}
        />
        <DateTimeField
          label={t("tasks.fields.dueAt")}
          required
          value={form.dueAt}
          onChange={(dueAt) => set({ dueAt })}
          error={error("dueAt")}
        />
        <ResponsiblePicker
          id="edit-responsible"
          zooId={zooId}
          value={form.responsibleIds}
          onChange={(responsibleIds) => set({ responsibleIds })}
        />
        <SaveBar
          label={t("common.actions.save")}
          saving={false}
          onCancel={() =>
            void askLeave(dirty).then((agreed) => agreed && onDone())
          }
        />
      </Stack>
    </form>
  );
}
