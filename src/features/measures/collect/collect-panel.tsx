import {
  collectIssues,
  typedValue,
} from "@domain/measures/values/collect-form";
import { markOfLimits } from "@domain/measures/parameters/limits";
import type { Subject } from "@domain/measures/subject";
import { isAnimal } from "@domain/measures/subject";
import { notesMax } from "@domain/measures/values/value";
import { fieldOfInstant, instantOfField } from "@domain/time/date-field";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { notifyDone } from "../../../ui/feedback/notify";
import { withTexts } from "../../../lib/i18n/i18n";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { fetched } from "../../../ui/state/fetched";
import type { Measured } from "../here/latest-value";
import { seriesLimits } from "../limits/series-limits";
import { useParameterWords } from "../parameters/use-parameter-words";
import { isHealthRow } from "../parameters/use-parameters";
import { AreaField } from "./area-field";
import { EstimatedSwitch } from "./estimated-switch";
import { giveValue } from "./collect-writes";
import { LimitHint } from "./limit-hint";
import { typedOf } from "./typed-values";
import { useDoubt } from "./use-doubt";
import { useLastWeights } from "./use-last-weights";
import { useHeldPicture } from "./use-held-picture";
import { ValueField } from "./value-field";

const ValuePicture = fetched(
  withTexts(["measures", "pictures"], () =>
    import("./value-picture").then(({ ValuePicture }) => ValuePicture),
  ),
);

interface CollectPanelProps {
  line: Measured;
  sectorId: string | null;
  onClose: () => void;
}

/** Of whom a value is, so that it is not given to another; null: of a place. */
function useAnimalName(subject: Subject): string | null {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", isAnimal(subject) ? zooId : null);
  return isAnimal(subject)
    ? (animals.of(subject.animalId)?.name ?? null)
    : null;
}

/** Gives one value of a parameter; also without a network. */
export function CollectPanel({ line, sectorId, onClose }: CollectPanelProps) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const animalName = useAnimalName(line.subject);
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  return (
    <SidePanel
      opened
      onClose={() => void close()}
      title={[nameOf(line.row.data), animalName].filter(Boolean).join(" · ")}
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
  /** The zone it is of; null: the enclosure, or an animal. */
  areaId: string | null;
  isEstimated: boolean;
  /** null: now. */
  at: string | null;
  notes: string;
}

const wholeMinuteMs = 60_000;

const areaOf = (subject: Subject): string | null =>
  isAnimal(subject) ? null : subject.areaId;

function useValueForm({ row, subject }: Measured) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const now = useNow();
  const [initial] = useState((): OneValue => ({
    typed: "",
    areaId: areaOf(subject),
    isEstimated: false,
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
  const { nameOf } = useParameterWords();
  const { row } = line;
  const doubt = useDoubt(row.data);
  const { release, ...held } = useHeldPicture();
  const { form, value, at } = useValueForm(line);
  const { values } = form;
  const { areaId } = values;
  const subject = isAnimal(line.subject)
    ? line.subject
    : { ...line.subject, areaId };
  const { limits } = seriesLimits({ row, subject });
  const name = nameOf(row.data);
  const shown = areaId === areaOf(line.subject) ? line.latest : null;
  const weights = useLastWeights(
    values.typed === "" ? [] : [{ key: row.id, parameter: row.data, subject }],
  );
  const save = async () => {
    if (value === null || at === null) return;
    const { isEstimated, notes } = values;
    const given = {
      parameter: row.data,
      subject,
      sectorId,
      isEstimated,
      value,
      at,
      notes,
      name,
    };
    const outcome = await giveValue({ zooId, uid }, given, await release());
    notifyDone(
      outcome === "queued"
        ? t("measures.messages.queued")
        : t("measures.messages.collected", { count: 1 }),
    );
  };
  return (
    <PanelForm
      label={t("measures.actions.collect")}
      form={{ ...form, dirty: form.dirty || held.picture !== null }}
      isWaiting={weights.isReading}
      ask={async (isThere) => {
        const last = (await weights.read())({ key: row.id }) ?? shown;
        if (!isThere()) return false;
        const { typed, isEstimated } = values;
        const given = { value, at: at ?? new Date(), isEstimated };
        return doubt(typed, given, last);
      }}
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
      {isAnimal(line.subject) || isHealthRow(row) ? (
        <EstimatedSwitch
          parameter={row.data}
          value={values.isEstimated}
          onChange={(isEstimated) => form.change({ isEstimated })}
        />
      ) : (
        <AreaField
          parameter={row.data}
          enclosureId={line.subject.enclosureId}
          value={areaId}
          onChange={(chosen) => form.change({ areaId: chosen })}
        />
      )}
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
      {!isAnimal(line.subject) && <ValuePicture name={name} {...held} />}
    </PanelForm>
  );
}
