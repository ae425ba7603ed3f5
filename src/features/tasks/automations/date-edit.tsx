import type { DateForm } from "@domain/automation/dates/date-form";
import {
  dateFormIssues,
  dateFormOf,
  dateFormValues,
} from "@domain/automation/dates/date-form";
import { settleDate } from "@domain/automation/dates/settle";
import { Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { useDayWords } from "../../shared/recurrence/use-day-words";
import { ResponsiblePicker } from "../fields/responsible-picker";
import { TypeField } from "../fields/type-field";
import { useFieldLabels } from "../fields/use-field-labels";
import { WordFields } from "../fields/word-fields";
import { settle } from "./date-writes";

interface DateEditProps {
  row: Row<"taskTemplates">;
  date: { occurrence: Date; at: Date };
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

/** Changes what is done on one date alone, and when; every other date stays as it is. */
export function DateEdit({ row, date, onDirty, onDone }: DateEditProps) {
  const { t } = useTranslation();
  const dayWords = useDayWords();
  const now = useNow();
  const [base] = useState(row);
  const form = useRecordForm<DateForm>({
    name: "date",
    initial: dateFormOf(base.data, date),
    issuesOf: (values) => dateFormIssues(values, now, base.data, date),
    labelOf: useFieldLabels(),
  });
  const day = dayWords(date.at);
  const label = t("tasks.automations.dates.editOne", { day });
  const handleSave = () => {
    const values = dateFormValues(form.values, base.data, date);
    return settle(
      base,
      settleDate(base.data, date.occurrence, values),
      t("tasks.automations.dates.changed", { day }),
    );
  };
  return (
    <PanelForm
      label={label}
      form={form}
      onSave={handleSave}
      onDone={onDone}
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
        label={t("tasks.fields.scheduledFor")}
        required
      />
    </PanelForm>
  );
}
