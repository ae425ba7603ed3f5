import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import {
  collectIssues,
  typedValue,
} from "@domain/measures/values/collect-form";
import type { Value } from "@domain/measures/values/value";
import { notesMax } from "@domain/measures/values/value";
import { fieldOfInstant } from "@domain/time/date-field";
import { Text, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFormat } from "../../../lib/use-format";
import { notifyDone } from "../../../ui/feedback/notify";
import { PanelForm } from "../../../ui/form/panel-form";
import type { FormIssue } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { typedOf } from "../collect/typed-values";
import { ValueField } from "../collect/value-field";
import type { HistoryRow } from "./history-rows";
import { correctValue } from "./history-writes";

interface CorrectFormProps {
  parameter: EnvironmentalParameter;
  name: string;
  row: HistoryRow;
  sectorIds: readonly string[];
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

interface Values extends Record<string, unknown> {
  typed: string;
  notes: string;
}

/** A value as its field shows it. */
function textOf(value: Value | null): string {
  if (value === null) return "";
  return value instanceof Date ? (fieldOfInstant(value) ?? "") : String(value);
}

/** Another value in the place of one: its instant stays, and what it was before is kept. */
export function CorrectForm(props: CorrectFormProps) {
  const { parameter, name, row, sectorIds, onDone, onDirty } = props;
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const format = useFormat();
  const given = ({ typed, notes }: Values) => ({
    typed: typedOf(parameter, typed),
    at: row.at,
    notes,
  });
  const form = useRecordForm<Values>({
    name: "correct",
    initial: { typed: textOf(row.value), notes: "" },
    // What is corrected was in its time: its instant is no matter of today.
    issuesOf: (values): FormIssue[] =>
      collectIssues(parameter, given(values), row.at),
    labelOf: (field) =>
      field === "notes" ? t("measures.chart.fields.reason") : name,
  });
  const save = async () => {
    const value = typedValue(parameter, given(form.values).typed);
    if (value === null) return;
    await correctValue(
      { line: row.line, sectorIds, uid, name },
      value,
      form.values.notes,
    );
    notifyDone(t("measures.chart.messages.corrected"));
  };
  const { value, onChange, ...typed } = form.input("typed");
  return (
    <PanelForm
      label={t("measures.chart.history.correctTitle", { parameter: name })}
      form={form}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <Text size="sm" c="dimmed">
        {t("measures.chart.history.correctBody", {
          at: format.dateTime(row.at),
        })}
      </Text>
      <ValueField
        {...typed}
        parameter={parameter}
        label={name}
        value={value}
        onChange={onChange}
      />
      <Textarea
        {...form.input("notes")}
        label={t("measures.chart.fields.reason")}
        autosize
        minRows={2}
        maxLength={notesMax}
      />
    </PanelForm>
  );
}
