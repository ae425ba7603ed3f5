import { continuedAt } from "@domain/automation/dates/continue";
import {
  editedSchedule,
  formOfTemplate,
  recurrenceIssues,
  templateEditIssues,
  templateEditValues,
} from "@domain/automation/template-form";
import type { TaskForm } from "@domain/task/form/task-form";
import { Title } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { fetched } from "../../../ui/state/fetched";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { newId } from "../../../data/write";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { usePageParams } from "../../../ui/list/search-params";
import { CollectField } from "../collect/collect-field";
import { LeadTimeField } from "../fields/lead-time-field";
import { NotificationField } from "../fields/notification-field";
import { useDayWords } from "../../shared/recurrence/use-day-words";
import { RecurrencePreview } from "../fields/recurrence/recurrence-preview";
import { RepeatsField } from "../fields/recurrence/repeats-field";
import { useFieldLabels } from "../fields/use-field-labels";
import { ResponsiblePicker } from "../fields/responsible-picker";
import { useRuleWords } from "../../shared/recurrence/use-rule-words";
import { TagsField } from "../fields/tags-field";
import { TypeField } from "../fields/type-field";
import { WordFields } from "../fields/word-fields";
import { automationEditDrafts } from "./edit-drafts";
import { continueTemplate } from "./date-writes";
import { changeTemplate, tellOutcome } from "./template-writes";

const RecurrenceFields = fetched(
  () =>
    import("../fields/recurrence/recurrence-fields").then(
      (found) => found.RecurrenceFields,
    ),
  () => <ListSkeleton rows={3} />,
);

interface AutomationEditProps {
  row: Row<"taskTemplates">;
  /** What is changed is this date and the following ones; null: all that are to come. */
  from: Date | null;
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

/** Changes content and schedule of an automation; a changed schedule waits for its next occurrence. */
export function AutomationEdit({
  row,
  from,
  onDirty,
  onDone,
}: AutomationEditProps) {
  const { t } = useTranslation();
  const now = useNow();
  const dayWords = useDayWords();
  const [base] = useState(row);
  const [begun] = useState(() =>
    from === null ? row.data : continuedAt(row.data, from),
  );
  const draft = useDraft(
    automationEditDrafts,
    useDraftOwner(base.id, ...(from === null ? [] : [from.toISOString()])),
    () => base.id,
  );
  const form = useRecordForm<TaskForm>({
    name: "task",
    draft,
    initial: formOfTemplate(begun),
    issuesOf: (values) => templateEditIssues(values, now),
    labelOf: useFieldLabels(),
    wordsOf: useRuleWords(),
  });
  const { values } = form;
  const label =
    from === null
      ? t("tasks.automations.edit")
      : t("tasks.automations.dates.editFollowing", { day: dayWords(from) });
  const [successorId] = useState(newId);
  const [, changeParams] = usePageParams();
  const isContinued = useRef(false);
  const handleDone = () => {
    onDone();
    // What is changed goes on in the new one: there it is to be seen.
    if (isContinued.current) changeParams({ automationId: successorId });
  };
  const handleSave = async () => {
    const title = values.title.trim();
    const changed = templateEditValues(values, begun, new Date());
    const outcome =
      from === null
        ? await changeTemplate(base, changed, "change")
        : await continueTemplate(base, from, changed, successorId);
    isContinued.current = from !== null;
    tellOutcome(outcome, title, t("tasks.messages.changed", { title }));
  };
  return (
    <PanelForm
      label={label}
      form={form}
      onSave={handleSave}
      onDone={handleDone}
      onDirty={onDirty}
    >
      <Title order={3} size="h5">
        {label}
      </Title>
      <WordFields form={form}>
        <TypeField form={form} />
      </WordFields>
      <ResponsiblePicker {...form.input("responsibleIds")} />
      <DateTimeField
        {...form.input("scheduledFor")}
        label={t("tasks.automations.fields.startAt")}
        required
      />
      <CollectField form={form} enclosureIds={base.data.enclosureIds} />
      <TagsField form={form} />
      <LeadTimeField form={form} />
      <NotificationField form={form} />
      <RepeatsField form={form} repeating />
      <RecurrenceFields form={form} />
      {recurrenceIssues(values, now).length === 0 && (
        <RecurrencePreview
          dated={{
            ...base.data,
            schedule: editedSchedule(values, begun, now),
            closingPolicy: values.closingPolicy,
          }}
          from={now}
        />
      )}
    </PanelForm>
  );
}
