import { plausibility } from "@domain/measures/values/accept";
import {
  collectIssues,
  typedValue,
} from "@domain/measures/values/collect-form";
import { takesValuesAt } from "@domain/measures/parameters/scope";
import { markOfLimits } from "@domain/measures/parameters/limits";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { notesMax } from "@domain/measures/values/value";
import { fieldOfInstant, instantOfField } from "@domain/time/date-field";
import { Select, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc, useNow } from "../../../data/hooks/use-live";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import type { Measured } from "../here/latest-value";
import { seriesLimits } from "../limits/series-limits";
import { useParameterWords } from "../parameters/use-parameter-words";
import { giveValue } from "./collect-writes";
import { LimitHint } from "./limit-hint";
import { typedOf } from "./typed-values";
import { ValueField } from "./value-field";

interface CollectPanelProps {
  line: Measured;
  sectorId: string | null;
  onClose: () => void;
}

/** Gives one value of a parameter; also without a network. */
export function CollectPanel({ line, sectorId, onClose }: CollectPanelProps) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  return (
    <SidePanel
      opened
      onClose={() => void close()}
      title={nameOf(line.row.data)}
      closeLabel={t("common.actions.close")}
      size="min(100%, 480px)"
      padding="lg"
    >
      <Collecting
        line={line}
        sectorId={sectorId}
        onDone={onClose}
        onDirty={setDirty}
      />
    </SidePanel>
  );
}

interface CollectingProps extends Omit<CollectPanelProps, "onClose"> {
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

interface OneValue extends Record<string, unknown> {
  typed: string;
  areaId: string | null;
  /** null: now. */
  at: string | null;
  notes: string;
}

const wholeMinuteMs = 60_000;

function useValueForm({ row, areaId }: Measured) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const now = useNow();
  const [initial] = useState((): OneValue => ({
    typed: "",
    areaId,
    at: fieldOfInstant(
      new Date(Math.floor(Date.now() / wholeMinuteMs) * wholeMinuteMs),
    ),
    notes: "",
  }));
  const parameter = row.data;
  const formOf = ({ typed, at, notes }: OneValue) => ({
    typed: typedOf(parameter, typed),
    at: instantOfField(at),
    notes,
  });
  const form = useRecordForm<OneValue>({
    name: "value",
    initial,
    issuesOf: (values) =>
      collectIssues(
        parameter,
        formOf(values),
        new Date(now.getTime() + wholeMinuteMs),
      ),
    labelOf: (field) =>
      field === "at" ? t("measures.fields.at") : nameOf(parameter),
  });
  const value = typedValue(parameter, typedOf(parameter, form.values.typed));
  return { form, value, at: instantOfField(form.values.at) };
}

function Collecting({ line, sectorId, onDone, onDirty }: CollectingProps) {
  const { t } = useTranslation();
  const { zooId, uid } = useReadySession();
  const { nameOf, valueOf } = useParameterWords();
  const { row, enclosureId } = line;
  const { form, value, at } = useValueForm(line);
  const { values } = form;
  const { limits } = seriesLimits({ ...line, areaId: values.areaId });
  const name = nameOf(row.data);
  const ask = async () =>
    value === null ||
    plausibility(row.data, value) === "within" ||
    confirm({
      title: t("measures.messages.unlikelyTitle"),
      body: t("measures.messages.unlikelyBody", {
        values: `${name} ${valueOf(row.data, value)}`,
      }),
      confirm: t("measures.actions.saveAnyway"),
    });
  const save = async () => {
    if (value === null || at === null) return;
    const { areaId, notes } = values;
    const given = {
      parameterId: row.id,
      enclosureId,
      areaId,
      sectorId,
      value,
      at,
      notes,
      name,
    };
    const outcome = await giveValue({ zooId, uid }, given);
    notifyDone(
      outcome === "queued"
        ? t("measures.messages.queued")
        : t("measures.messages.collected", { count: 1 }),
    );
  };
  return (
    <PanelForm
      label={t("measures.actions.collect")}
      form={form}
      ask={ask}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <ValueField
        {...form.field("typed")}
        parameter={row.data}
        label={t("measures.fields.value")}
        autoFocus
        value={values.typed}
        onChange={(typed) => form.change({ typed })}
        hint={
          <LimitHint
            unit={row.data.unit}
            limits={limits}
            mark={
              typeof value === "number" && row.data.measureType === "numeric"
                ? markOfLimits(value, limits)
                : null
            }
          />
        }
      />
      <AreaField
        parameter={row.data}
        enclosureId={enclosureId}
        value={values.areaId}
        onChange={(areaId) => form.change({ areaId })}
      />
      <DateTimeField
        {...form.field("at")}
        label={t("measures.fields.at")}
        value={values.at}
        onChange={(given) => form.change({ at: given })}
        required
      />
      <Textarea
        {...form.input("notes")}
        label={t("measures.fields.notes")}
        maxLength={notesMax}
        autosize
        minRows={2}
        maxRows={6}
      />
    </PanelForm>
  );
}

interface AreaFieldProps {
  parameter: EnvironmentalParameter;
  enclosureId: string;
  value: string | null;
  onChange: (areaId: string | null) => void;
}

/** In which zone it was measured, where there are any of which it can be. */
function AreaField(props: AreaFieldProps) {
  const { parameter, enclosureId, value, onChange } = props;
  const { t } = useTranslation();
  const live = useLiveDoc("enclosures", enclosureId);
  const areas = live.state === "data" ? (live.data?.data.areas ?? []) : [];
  const choices = [
    { areaId: null, areaName: t("measures.states.whole") },
    ...areas,
  ].filter(
    ({ areaId }) =>
      areaId === value ||
      takesValuesAt(parameter, { enclosureId, areas }, areaId),
  );
  if (choices.length < 2) return null;
  return (
    <Select
      label={t("measures.fields.area")}
      data={choices.map(({ areaId, areaName }) => ({
        value: areaId ?? "",
        label: areaName,
      }))}
      value={value ?? ""}
      allowDeselect={false}
      onChange={(chosen) => onChange(chosen === "" ? null : chosen)}
    />
  );
}
