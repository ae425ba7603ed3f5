import type { MeasureKind } from "@domain/measures/kinds";
import type { ParameterForm } from "@domain/measures/parameter-form";
import {
  parameterForm,
  parameterIssues,
} from "@domain/measures/parameter-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { newId } from "../../../data/write";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { ErrorSummary } from "../../../ui/form/error-summary";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { ParameterFields } from "./fields/parameter-fields";
import { createParameter, editParameter } from "./parameter-writes";
import type { ParameterRow } from "./use-parameters";
import { useParameterWords } from "./use-parameter-words";

interface ParameterPanelProps {
  kind: MeasureKind;
  /** null: a new one. */
  row: ParameterRow | null;
  /** Where it is made: it is measured there to begin with. null: nowhere yet. */
  enclosureId: string | null;
  onClose: () => void;
}

/** A parameter as somebody sets it up: what is measured, how, where, within which limits. */
export function ParameterPanel(props: ParameterPanelProps) {
  const { row, onClose } = props;
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  return (
    <RecordPanel
      title={row === null ? t("measures.actions.create") : nameOf(row.data)}
      onClose={() => void close()}
    >
      <Editing {...props} onDirty={setDirty} />
    </RecordPanel>
  );
}

/** In the order of the form. */
const names = [
  "name",
  "measureType",
  "unit",
  "scaleMax",
  "options",
  "enclosureIds",
  "areaIds",
  "specieIds",
  "animalIds",
  "limits",
  "plausible",
  "color",
  "icon",
  "keeperMayCollect",
] as const satisfies readonly (keyof ParameterForm)[];

const nameOfField = (field: string) =>
  names.find((one) => one === field.split(".")[0]) ?? "name";

/** What a form lacks, from its top on. */
const issuesInOrder = (
  kind: MeasureKind,
  values: ParameterForm,
  isBuiltIn: boolean,
) => {
  const placeOf = (field: string) => names.indexOf(nameOfField(field));
  return parameterIssues(kind, values, isBuiltIn).sort(
    (a, b) => placeOf(a.field) - placeOf(b.field),
  );
};

/** What each field of a parameter is called; of limits and of what is plausible also which end. */
function useFieldNames(): (field: string) => string {
  const { t } = useTranslation();
  return (field) => {
    const name = t(`measures.fields.${nameOfField(field)}`);
    const end = field.split(".")[1];
    return end === "min" || end === "max"
      ? `${name} (${t(`measures.fields.${end}`)})`
      : name;
  };
}

function Editing({
  kind,
  row,
  enclosureId,
  onClose,
  onDirty,
}: ParameterPanelProps & { onDirty: (dirty: boolean) => void }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { nameOf } = useParameterWords();
  const [parameterId] = useState(() => row?.id ?? newId());
  const isBuiltIn = row !== null && row.data.builtIn !== null;
  const [initial] = useState((): ParameterForm => {
    const form = parameterForm(row?.data ?? null);
    return row === null && enclosureId !== null
      ? { ...form, enclosureIds: [enclosureId] }
      : form;
  });
  const form = useRecordForm<ParameterForm>({
    name: "parameter",
    initial,
    issuesOf: (values) => issuesInOrder(kind, values, isBuiltIn),
    labelOf: useFieldNames(),
    wordsOf: ({ field, code }) =>
      field === "unit" && code === "invalid"
        ? t("measures.help.unitUnknown")
        : undefined,
  });
  const save = async () => {
    const name = row === null ? form.values.name.trim() : nameOf(row.data);
    const outcome = await (row === null
      ? createParameter({ zooId, parameterId, kind }, form.values)
      : editParameter(row, form.values, name));
    notifyDone(
      outcome === "queued"
        ? t("measures.messages.queued")
        : t("measures.messages.saved", { name }),
    );
  };
  return (
    <PanelForm
      label={t("measures.fields.parameter")}
      failureTitle={t("errors.messages.parameterRecord")}
      form={form}
      onSave={save}
      onDone={onClose}
      onDirty={onDirty}
    >
      <ErrorSummary problems={form.problems} tries={form.tries} />
      <ParameterFields
        kind={kind}
        form={form}
        row={row}
        enclosureId={enclosureId}
      />
    </PanelForm>
  );
}
