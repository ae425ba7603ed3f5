import { scheduleOf } from "@domain/automation/form-schedule";
import { taskTextNames } from "@domain/task/task";
import type { TaskForm } from "@domain/task/task-form";
import { instantOfField } from "@domain/time/date-field";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { useDueWords } from "../fields/use-due-words";
import { RecurrencePreview } from "../fields/recurrence-preview";
import type { Fact } from "../../../ui/display/fact-list";
import { FactList } from "../../../ui/display/fact-list";
import { PersonNames } from "../parts/person-name";
import { useSectorMarks } from "../use-sector-names";

/** All that will be planned, to read once more. */
export function StepSummary({ form }: { form: TaskForm }) {
  const now = useNow();
  const facts = useSummary(form);
  return (
    <>
      <FactList facts={facts} />
      {form.recurrence !== "NONE" && (
        <RecurrencePreview schedule={scheduleOf(form)} now={now} />
      )}
    </>
  );
}

function useSummary(form: TaskForm): Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  const mark = useSectorMarks();
  const dueWords = useDueWords();
  const dateOf = (field: string | null) => {
    const instant = instantOfField(field);
    return instant === null ? null : format.dateTime(instant);
  };
  const names = form.targets.map(({ id, name }) =>
    form.level === "SECTOR" ? mark(id).name : name,
  );
  const start = dateOf(form.scheduledFor);
  return [
    { label: t("tasks.fields.title"), value: form.title.trim() },
    {
      label: t("tasks.fields.type"),
      value: t(`tasks.options.type.${form.type}`),
    },
    ...taskTextNames
      .filter((name) => form[name].trim() !== "")
      .map((name) => ({
        label: t(`tasks.fields.${name}`),
        value: form[name],
      })),
    {
      label: t(`tasks.options.level.${form.level}`),
      value: format.list(names),
    },
    {
      label: t("tasks.fields.responsible"),
      value:
        form.responsibleIds.length === 0 ? (
          t("tasks.states.sectorTeam")
        ) : (
          <PersonNames ids={form.responsibleIds} />
        ),
    },
    {
      label: t("tasks.fields.dueAt"),
      value: form.recurrence === "NONE" ? dateOf(form.dueAt) : dueWords(form),
    },
    ...(start === null
      ? []
      : [{ label: t("tasks.fields.scheduledFor"), value: start }]),
    ...(form.leadTime === null
      ? []
      : [
          {
            label: t("tasks.fields.leadTime"),
            value: t(`tasks.options.leadTime.${form.leadTime}`),
          },
        ]),
    {
      label: t("tasks.fields.recurrence"),
      value: t(`tasks.options.recurrence.${form.recurrence}`),
    },
  ];
}
