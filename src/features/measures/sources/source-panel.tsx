import type { SourceForm } from "@domain/measures/ingest/source";
import { sourceIssues } from "@domain/measures/ingest/source";
import { sourceNameMax } from "@domain/measures/ingest/source";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { newId } from "../../../data/write";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { ErrorSummary } from "../../../ui/form/error-summary";
import { DecimalField } from "../../../ui/form/fields/decimal-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { FeedFields } from "./feed-fields";
import type { Secret, SourceRow } from "./source-writes";
import { changeSource, createSource } from "./source-writes";

interface SourcePanelProps {
  /** null: a new one. */
  row: SourceRow | null;
  onClose: () => void;
  onSecret: (secret: Secret) => void;
}

/** A source as somebody sets it up: what it is called, what it feeds, how often it is expected. */
export function SourcePanel({ row, onClose, onSecret }: SourcePanelProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  return (
    <RecordPanel
      title={row === null ? t("measures.sources.create") : row.data.name}
      onClose={() => void close()}
    >
      <Editing
        row={row}
        onClose={onClose}
        onSecret={onSecret}
        onDirty={setDirty}
      />
    </RecordPanel>
  );
}

const usualMinutes = 60;

function Editing({
  row,
  onClose,
  onSecret,
  onDirty,
}: SourcePanelProps & { onDirty: (dirty: boolean) => void }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [operationId] = useState(newId);
  const [initial] = useState((): SourceForm => ({
    name: row?.data.name ?? "",
    feeds: row?.data.feeds ?? [
      { feed: "", parameterId: "", enclosureId: "", areaId: null },
    ],
    expectedBy: row?.data.expectedBy ?? usualMinutes,
  }));
  const form = useRecordForm<SourceForm>({
    name: "source",
    initial,
    issuesOf: sourceIssues,
    labelOf: (field) => {
      if (field === "name") return t("measures.sources.fields.name");
      return t(
        field === "expectedBy"
          ? "measures.sources.fields.expectedBy"
          : "measures.sources.fields.feeds",
      );
    },
  });
  const save = async () => {
    if (row === null)
      onSecret(await createSource(zooId, operationId, form.values));
    else {
      await changeSource(row.data, form.values);
      notifyDone(t("measures.messages.saved", { name: form.values.name }));
    }
  };
  return (
    <PanelForm
      label={t("measures.sources.title")}
      form={form}
      onSave={save}
      onDone={onClose}
      onDirty={onDirty}
    >
      <ErrorSummary problems={form.problems} tries={form.tries} />
      <TextInput
        {...form.input("name")}
        label={t("measures.sources.fields.name")}
        required
        data-autofocus
        maxLength={sourceNameMax + 20}
      />
      <DecimalField
        {...form.field("expectedBy")}
        label={t("measures.sources.fields.expectedBy")}
        description={t("measures.sources.expectedHelp")}
        required
        maw={240}
        value={form.values.expectedBy}
        onChange={(value) => form.change({ expectedBy: value ?? NaN })}
      />
      <FeedFields form={form} />
    </PanelForm>
  );
}
