import type { AssessForm } from "@domain/measures/alerts/register/assess";
import {
  assessFormOf,
  assessIssues,
  assessValues,
} from "@domain/measures/alerts/register/assess";
import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changedValues } from "../../../../data/changed-values";
import { useNow } from "../../../../data/hooks/use-live";
import { outcomeOf } from "../../../../data/hooks/use-submit";
import type { Row } from "../../../../data/live-store";
import { patch } from "../../../../data/write";
import { notifyDone } from "../../../../ui/feedback/notify";
import { RecordPanel } from "../../../../ui/feedback/record-panel";
import { PanelForm } from "../../../../ui/form/panel-form";
import { askLeave } from "../../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../../ui/form/use-record-form";
import { useAlertWords } from "../use-alert-words";
import { AssessFields } from "./assess-fields";

interface AssessPanelProps {
  row: Row<"alerts">;
  onClose: () => void;
}

/** Somebody says how grave an alert is, who sees to it and until when. */
export function AssessPanel({ row, onClose }: AssessPanelProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { whatOf, whereOf } = useAlertWords();
  const [dirty, setDirty] = useState(false);
  const [seen] = useState(row);
  const form = useRecordForm<AssessForm>({
    name: "assess",
    initial: assessFormOf(seen.data),
    issuesOf: (values) => assessIssues(values, seen.data.due, now),
    labelOf: (field) =>
      t(`measures.alerts.fields.${field as keyof AssessForm}`),
  });
  const what = whatOf(seen.data);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  const save = async () => {
    const values = assessValues(form.values);
    const changes = values && changedValues(values, seen.data);
    if (changes === null) return;
    const about = { kind: "measures.assess", name: what };
    const outcome = await outcomeOf(
      patch("alerts", seen.id, changes, about, seen),
    );
    notifyDone(
      t(
        outcome === "queued"
          ? "measures.messages.queued"
          : "measures.alerts.assessed",
      ),
    );
  };
  return (
    <RecordPanel
      title={t("measures.alerts.assess")}
      onClose={() => void close()}
    >
      <PanelForm
        label={t("measures.alerts.assess")}
        form={form}
        onSave={save}
        onDone={onClose}
        onDirty={setDirty}
      >
        <Text>
          {[what, whereOf(seen.data)].filter((part) => part !== "").join(" · ")}
        </Text>
        <AssessFields form={form} values={form.values} />
      </PanelForm>
    </RecordPanel>
  );
}
