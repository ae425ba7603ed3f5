import type { PrescriptionForm } from "@domain/health/prescriptions/form";
import {
  formOfPrescription,
  newPrescriptionForm,
  prescriptionFormSchema,
  prescriptionIssues,
} from "@domain/health/prescriptions/form";
import { parisDay } from "@domain/time/paris";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { ErrorSummary } from "../../../ui/form/error-summary";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { PrescriptionFields } from "./prescription-fields";
import { changePrescription, prescribe } from "./prescription-writes";
import { useTreatmentWords } from "./use-treatment-words";

interface PrescriptionPanelProps {
  /** null: a new one. */
  row: Row<"prescriptions"> | null;
  animalId: string;
  /** Made anew from it. */
  like?: Row<"prescriptions"> | undefined;
  /** Why a new one is begun, where that is known. */
  reason?: string | undefined;
  onClose: () => void;
}

/** A prescription as a veterinarian writes it: of one animal, or of several together. */
export function PrescriptionPanel(props: PrescriptionPanelProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) props.onClose();
  };
  return (
    <RecordPanel
      title={t(
        props.row === null
          ? "health.actions.prescribe"
          : "health.actions.change",
      )}
      onClose={() => void close()}
    >
      <Editing {...props} onDirty={setDirty} />
    </RecordPanel>
  );
}

type FieldName = keyof typeof prescriptionFormSchema.shape;
const fieldNames = Object.keys(prescriptionFormSchema.shape) as FieldName[];

function Editing({
  row,
  animalId,
  like,
  reason = "",
  onClose,
  onDirty,
}: PrescriptionPanelProps & { onDirty: (dirty: boolean) => void }) {
  const { t } = useTranslation();
  const { zooId, uid } = useReadySession();
  const { moleculeOf } = useTreatmentWords();
  const [batchId] = useState(newId);
  const [initial] = useState((): PrescriptionForm => {
    const today = parisDay(new Date());
    if (row !== null) return formOfPrescription(row.data);
    const fresh = newPrescriptionForm([animalId], uid, today, reason);
    return like === undefined
      ? fresh
      : {
          ...formOfPrescription(like.data),
          startDate: today,
          endDate: null,
          prescriberId: uid,
        };
  });
  const form = useRecordForm<PrescriptionForm>({
    name: "prescription",
    initial,
    issuesOf: prescriptionIssues,
    labelOf: (field) => {
      const name = fieldNames.find((one) => one === field.split(".")[0]);
      return t(`health.fields.${name ?? "molecule"}`);
    },
  });
  const save = async () => {
    const { molecule, otherMolecule } = form.values;
    const name = moleculeOf({ molecule: molecule ?? "other", otherMolecule });
    const outcome = await (row === null
      ? prescribe(zooId, form.values, name, batchId)
      : changePrescription(row, form.values, name));
    const count = form.values.animalIds.length;
    notifyDone(
      outcome === "queued"
        ? t("health.messages.queued", { name })
        : row === null && count > 1
          ? t("health.messages.together", { name, count })
          : t("health.messages.prescribed", { name }),
    );
  };
  return (
    <PanelForm
      label={t("health.fields.prescription")}
      {...(row === null && {
        failureTitle: t("errors.messages.prescriptionCreate"),
      })}
      form={form}
      onSave={save}
      onDone={onClose}
      onDirty={onDirty}
    >
      <ErrorSummary
        problems={form.problems}
        tries={form.tries}
        title={t("health.messages.incomplete")}
      />
      <PrescriptionFields form={form} isNew={row === null} />
    </PanelForm>
  );
}
