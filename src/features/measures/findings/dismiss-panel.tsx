import { findingReasonMax } from "@domain/finding/finding";
import { reasonIssues } from "@domain/finding/form";
import { Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { changeFinding } from "./finding-writes";
import { useFindingWords } from "./use-finding-words";

interface DismissPanelProps {
  row: Row<"findings">;
  onClose: () => void;
}

/** A finding is put away, and it is said why. */
export function DismissPanel({ row, onClose }: DismissPanelProps) {
  const { t } = useTranslation();
  const { whatOf } = useFindingWords();
  const [dirty, setDirty] = useState(false);
  const form = useRecordForm<{ reason: string }>({
    name: "dismiss",
    initial: { reason: "" },
    issuesOf: reasonIssues,
    labelOf: () => t("measures.findings.fields.reason"),
  });
  const title = t("measures.findings.actions.dismiss");
  const what = whatOf(row.data);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  const save = async () => {
    const reason = form.values.reason.trim();
    const outcome = await changeFinding(
      row,
      { isArchived: true, reason },
      what,
    );
    notifyDone(
      t(
        outcome === "queued"
          ? "measures.messages.queued"
          : "measures.findings.messages.dismissed",
      ),
    );
  };
  return (
    <RecordPanel title={title} onClose={() => void close()}>
      <PanelForm
        label={title}
        form={form}
        onSave={save}
        onDone={onClose}
        onDirty={setDirty}
      >
        <Text>{what}</Text>
        <Textarea
          {...form.input("reason")}
          label={t("measures.findings.fields.reason")}
          description={t("measures.findings.help.reason")}
          required
          maxLength={findingReasonMax}
          autosize
          minRows={3}
          maxRows={8}
        />
      </PanelForm>
    </RecordPanel>
  );
}
