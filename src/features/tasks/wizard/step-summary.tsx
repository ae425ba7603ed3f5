import type { Session } from "@domain/access/session";
import { scheduleOf } from "@domain/automation/template-form";
import type { TaskForm } from "@domain/task/task-form";
import { instantOfField } from "@domain/task/task-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { RecurrencePreview } from "../fields/recurrence-preview";
import type { Fact } from "../parts/facts";
import { Facts } from "../parts/facts";
import { PersonNames } from "../parts/person-name";
import { useSectorMarks } from "../use-sector-names";

interface StepSummaryProps {
  form: TaskForm;
  session: Session;
  now: Date;
}

/** All that will be planned, to read once more. */
export function StepSummary({ form, session, now }: StepSummaryProps) {
  const facts = useSummary(form, session);
  return (
    <>
      <Facts facts={facts} />
      {form.recurrence !== "NONE" && (
        <RecurrencePreview schedule={scheduleOf(form)} now={now} />
      )}
    </>
  );
}

function useSummary(form: TaskForm, session: Session): Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  const mark = useSectorMarks(session.zooId);
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
    ...(form.description.trim() === ""
      ? []
      : [
          {
            label: t("tasks.fields.description"),
            value: (
              <span style={{ whiteSpace: "pre-wrap" }}>{form.description}</span>
            ),
          },
        ]),
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
    { label: t("tasks.fields.dueAt"), value: dateOf(form.dueAt) },
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
