import type { EndForm } from "@domain/health/prescriptions/form";
import { endIssues } from "@domain/health/prescriptions/form";
import {
  endReasons,
  reasonMax,
} from "@domain/health/prescriptions/prescription";
import { parisDay } from "@domain/time/paris";
import { Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { DayField } from "../../../ui/form/fields/date-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { endPrescription } from "./prescription-writes";
import { useTreatmentWords } from "./use-treatment-words";

interface EndPanelProps {
  row: Row<"prescriptions">;
  onClose: () => void;
}

/** A treatment is completed, or stopped early: why, and on which day. */
export function EndPanel({ row, onClose }: EndPanelProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const { moleculeOf, doseOf } = useTreatmentWords();
  const [dirty, setDirty] = useState(false);
  const [today] = useState(() => parisDay(new Date()));
  const form = useRecordForm<EndForm>({
    name: "endPrescription",
    initial: { endReason: null, actualEndDate: today, endNote: "" },
    issuesOf: (values) => endIssues(values, row.data.startDate, today),
    labelOf: (field) =>
      t(
        field === "actualEndDate"
          ? "health.fields.actualEndDate"
          : "health.fields.endReason",
      ),
  });
  const name = moleculeOf(row.data);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  const save = async () => {
    const outcome = await endPrescription(row, form.values, uid, name);
    notifyDone(
      t(
        outcome === "queued"
          ? "health.messages.queued"
          : "health.messages.ended",
        { name },
      ),
    );
  };
  return (
    <RecordPanel title={t("health.actions.end")} onClose={() => void close()}>
      <PanelForm
        label={t("health.actions.end")}
        form={form}
        onSave={save}
        onDone={onClose}
        onDirty={setDirty}
      >
        <Text>{[name, doseOf(row.data)].join(" · ")}</Text>
        <ChoiceChips
          {...form.field("endReason")}
          label={t("health.fields.endReason")}
          required
          options={endReasons.map((value) => ({
            value,
            label: t(`health.endReasons.${value}`),
          }))}
          value={form.values.endReason}
          onChange={(endReason) => form.change({ endReason })}
        />
        <DayField
          {...form.field("actualEndDate")}
          label={t("health.fields.actualEndDate")}
          required
          value={form.values.actualEndDate}
          onChange={(actualEndDate) => form.change({ actualEndDate })}
        />
        <Textarea
          {...form.input("endNote")}
          label={t("health.fields.endNote")}
          maxLength={reasonMax + 20}
          autosize
          minRows={2}
        />
      </PanelForm>
    </RecordPanel>
  );
}
