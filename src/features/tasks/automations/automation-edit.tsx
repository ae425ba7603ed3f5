import { begunForm } from "@domain/schema/form";
import { scheduleOf } from "@domain/automation/form-schedule";
import {
  formOfTemplate,
  recurrenceIssues,
  templateEditIssues,
  templateEditValues,
} from "@domain/automation/template-form";
import type { TaskForm } from "@domain/task/task-form";
import { taskFormSchema } from "@domain/task/task-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { LeadTimeField } from "../fields/lead-time-field";
import { RecurrenceFields } from "../fields/recurrence-fields";
import { RecurrencePreview } from "../fields/recurrence-preview";
import { RepeatsField } from "../fields/repeats-field";
import { useFieldLabels } from "../fields/use-field-labels";
import { ResponsiblePicker } from "../fields/responsible-picker";
import { useRuleWords } from "../fields/use-rule-words";
import { TypeField } from "../fields/type-field";
import { WordFields } from "../fields/word-fields";
import { changeTemplate, tellOutcome } from "./template-writes";

/** What was typed about an automation and is not saved. */
export const automationEditDrafts = draftStore(
  "automation-edit-draft",
  (kept) => begunForm(taskFormSchema, kept),
);

interface AutomationEditProps {
  row: Row<"taskTemplates">;
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

/** Changes content and schedule of an automation; a changed schedule waits for its next occurrence. */
export function AutomationEdit({ row, onDirty, onDone }: AutomationEditProps) {
  const { t } = useTranslation();
  const now = useNow();
  const [base] = useState(row);
  const draft = useDraft(
    automationEditDrafts,
    useDraftOwner(base.id),
    () => base.id,
  );
  const form = useRecordForm<TaskForm>({
    name: "task",
    draft,
    initial: formOfTemplate(base.data),
    issuesOf: (values) => templateEditIssues(values, now),
    labelOf: useFieldLabels(),
    wordsOf: useRuleWords(),
  });
  const { values } = form;
  const handleSave = async () => {
    const title = values.title.trim();
    const outcome = await changeTemplate(
      base,
      templateEditValues(values, base.data, new Date()),
      "change",
    );
    tellOutcome(outcome, title, t("tasks.messages.changed", { title }));
  };
  return (
    <PanelForm
      label={t("tasks.automations.edit")}
      form={form}
      onSave={handleSave}
      onDone={onDone}
      onDirty={onDirty}
    >
      <WordFields form={form}>
        <TypeField form={form} />
      </WordFields>
      <ResponsiblePicker {...form.input("responsibleIds")} />
      <DateTimeField
        {...form.input("scheduledFor")}
        label={t("tasks.automations.fields.startAt")}
        required
      />
      <LeadTimeField form={form} />
      <RepeatsField form={form} repeating />
      <RecurrenceFields form={form} />
      {recurrenceIssues(values, now).length === 0 && (
        <RecurrencePreview schedule={scheduleOf(values)} now={now} />
      )}
    </PanelForm>
  );
}
