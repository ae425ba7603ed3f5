import type { AcknowledgeForm } from "@domain/measures/alerts/alert";
import {
  acknowledged,
  acknowledgeIssues,
  reasonMax,
} from "@domain/measures/alerts/alert";
import { Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { patch } from "../../../data/write";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { useAlertWords } from "./use-alert-words";

interface AcknowledgePanelProps {
  row: Row<"alerts">;
  onClose: () => void;
}

/** Somebody has seen to an alert, and says what was done or why nothing is to be done. */
export function AcknowledgePanel({ row, onClose }: AcknowledgePanelProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const { whatOf, whereOf } = useAlertWords();
  const [dirty, setDirty] = useState(false);
  const form = useRecordForm<AcknowledgeForm>({
    name: "acknowledge",
    initial: { reason: "" },
    issuesOf: acknowledgeIssues,
    labelOf: () => t("measures.alerts.fields.reason"),
  });
  const what = whatOf(row.data);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  const save = async () => {
    const changes = acknowledged(form.values, uid, new Date());
    const about = { kind: "measures.acknowledge", name: what };
    const outcome = await outcomeOf(
      patch("alerts", row.id, changes, about, row),
    );
    notifyDone(
      t(
        outcome === "queued"
          ? "measures.messages.queued"
          : "measures.alerts.acknowledged",
      ),
    );
  };
  return (
    <RecordPanel
      title={t("measures.alerts.acknowledge")}
      onClose={() => void close()}
    >
      <PanelForm
        label={t("measures.alerts.acknowledge")}
        form={form}
        onSave={save}
        onDone={onClose}
        onDirty={setDirty}
      >
        <Text>
          {[what, whereOf(row.data)].filter((part) => part !== "").join(" · ")}
        </Text>
        <Textarea
          {...form.input("reason")}
          label={t("measures.alerts.fields.reason")}
          description={t("measures.alerts.reasonHelp")}
          required
          maxLength={reasonMax + 20}
          autosize
          minRows={3}
          maxRows={8}
        />
      </PanelForm>
    </RecordPanel>
  );
}
