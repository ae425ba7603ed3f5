import { limitsFor } from "@domain/measures/parameters/inherit";
import { markOfLimits } from "@domain/measures/parameters/limits";
import type { Parameter } from "@domain/measures/parameters/parameter";
import {
  collectIssues,
  typedValue,
} from "@domain/measures/values/collect-form";
import { holdersOf, isAnimal } from "@domain/measures/subject";
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
import { EstimatedSwitch } from "../collect/estimated-switch";
import { LimitHint } from "../collect/limit-hint";
import { typedOf } from "../collect/typed-values";
import { useDoubt } from "../collect/use-doubt";
import { useLastWeights } from "../collect/use-last-weights";
import { ValueField } from "../collect/value-field";
import type { CorrectedOf, HistoryRow } from "./history-rows";
import { correctValue } from "./history-writes";

interface CorrectFormProps {
  parameter: Parameter;
  name: string;
  row: HistoryRow;
  about: CorrectedOf;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

interface Values extends Record<string, unknown> {
  typed: string;
  notes: string;
  isEstimated: boolean;
}

/** A value as its field shows it. */
function textOf(value: Value | null): string {
  if (value === null) return "";
  return value instanceof Date ? (fieldOfInstant(value) ?? "") : String(value);
}

/** Another value in the place of one: its instant stays, and what it was before is kept. */
export function CorrectForm(props: CorrectFormProps) {
  const { parameter, name, row, about, onDone, onDirty } = props;
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
    initial: {
      typed: textOf(row.value),
      notes: "",
      isEstimated: row.isEstimated,
    },
    // What is corrected was in its time: its instant is no matter of today.
    issuesOf: (values): FormIssue[] =>
      collectIssues(parameter, given(values), row.at),
    labelOf: (field) =>
      field === "notes" ? t("measures.chart.fields.reason") : name,
  });
  const doubt = useDoubt(parameter);
  const before = useLastWeights([
    { key: row.key, parameter, subject: about.subject, before: row.at },
  ]);
  const corrected = typedValue(parameter, given(form.values).typed);
  const save = async () => {
    if (corrected === null) return;
    const outcome = await correctValue(
      {
        line: row.line,
        sectorId: about.sectorId,
        openToKeepers: parameter.keeperMayCollect,
        ...{ uid, name },
      },
      corrected,
      form.values.notes,
      form.values.isEstimated,
    );
    notifyDone(
      outcome === "queued"
        ? t("measures.messages.queued")
        : t("measures.chart.messages.corrected"),
    );
  };
  const { value, onChange, ...typed } = form.input("typed");
  const { limits } = limitsFor(parameter, holdersOf(about.subject));
  const mark =
    typeof corrected === "number" && parameter.measureType === "numeric"
      ? markOfLimits(corrected, limits)
      : null;
  return (
    <PanelForm
      label={t("measures.chart.history.correctTitle", { parameter: name })}
      form={form}
      isWaiting={before.isReading}
      ask={async (isThere) => {
        const wrong =
          row.value === null ? null : { value: row.value, at: null };
        const last = (await before.read())(row) ?? wrong;
        if (!isThere()) return false;
        const { typed, isEstimated } = form.values;
        const given = { value: corrected, at: row.at, isEstimated };
        return doubt(typed, given, last);
      }}
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
        hint={<LimitHint unit={parameter.unit} limits={limits} mark={mark} />}
      />
      {isAnimal(about.subject) && (
        <EstimatedSwitch
          parameter={parameter}
          value={form.values.isEstimated}
          onChange={(isEstimated) => form.change({ isEstimated })}
        />
      )}
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
