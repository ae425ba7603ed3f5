import {
  formOfTemplate,
  recurrenceIssues,
  scheduleOf,
  templateEditIssues,
  templateEditValues,
} from "@domain/automation/template-form";
import { recurrences } from "@domain/recurrence/schedule";
import { Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import { notifyDone } from "../../../ui/feedback/notify";
import { DateTimeField } from "../../../ui/form/date-field";
import { SaveBar } from "../../../ui/form/save-bar";
import { useUnsavedGuard } from "../../../ui/form/unsaved-guard";
import { RecurrenceFields } from "../fields/recurrence-fields";
import { RecurrencePreview } from "../fields/recurrence-preview";
import { ResponsiblePicker } from "../fields/responsible-picker";
import { askLeave } from "../parts/ask-leave";
import { useIssueText } from "../parts/use-issue-text";
import { StepWhat } from "../wizard/step-what";
import { changeTemplate } from "./template-writes";

const recurring = recurrences.filter((one) => one !== "NONE");

interface AutomationEditProps {
  row: Row<"taskTemplates">;
  zooId: string;
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

/** Changes content and schedule of an automation; a changed schedule waits for its next occurrence. */
export function AutomationEdit({
  row,
  zooId,
  onDirty,
  onDone,
}: AutomationEditProps) {
  const { t } = useTranslation();
  const now = useNow();
  const [base] = useState(row);
  const [form, setForm] = useState(() => formOfTemplate(base.data));
  const [tried, setTried] = useState(false);
  const [dirty, setDirty] = useState(false);
  useUnsavedGuard(dirty);
  const issues = templateEditIssues(form, now);
  const error = useIssueText(tried ? issues : []);
  const handleChange = (next: typeof form) => {
    setForm(next);
    setDirty(true);
    onDirty(true);
  };
  useEffect(() => () => onDirty(false), [onDirty]);
  const handleSubmit = () => {
    setTried(true);
    if (issues.length > 0) return;
    changeTemplate(
      base,
      templateEditValues(form, base.data, new Date()),
      "change",
    );
    notifyDone(t("tasks.messages.changed", { title: form.title.trim() }));
    onDone();
  };
  const fields = { form, onChange: handleChange, error };
  return (
    <form
      noValidate
      aria-label={t("tasks.automations.edit")}
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <Stack>
        <StepWhat {...fields} />
        <ResponsiblePicker
          id="task-responsibleIds"
          zooId={zooId}
          value={form.responsibleIds}
          onChange={(responsibleIds) =>
            handleChange({ ...form, responsibleIds })
          }
        />
        <DateTimeField
          id="task-scheduledFor"
          label={t("tasks.automations.fields.startAt")}
          required
          value={form.scheduledFor}
          onChange={(scheduledFor) => handleChange({ ...form, scheduledFor })}
          error={error("scheduledFor")}
        />
        <DateTimeField
          id="task-dueAt"
          label={t("tasks.automations.fields.firstDueAt")}
          description={t("tasks.automations.help.firstDueAt")}
          clearable
          value={form.dueAt}
          onChange={(dueAt) => handleChange({ ...form, dueAt })}
          error={error("dueAt")}
        />
        <RecurrenceFields {...fields} choices={recurring} />
        {recurrenceIssues(form, now).length === 0 && (
          <RecurrencePreview schedule={scheduleOf(form)} now={now} />
        )}
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
