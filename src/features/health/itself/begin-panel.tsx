import { baselineReasonMax } from "@domain/health/baseline/baseline";
import type { BaselineForm } from "@domain/health/baseline/form";
import { baselineIssues } from "@domain/health/baseline/form";
import { parisDay } from "@domain/time/paris";
import { Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { DayField } from "../../../ui/form/fields/date-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import type { BaselineAbout } from "./baseline-writes";
import { beginAnew } from "./baseline-writes";

interface BeginPanelProps {
  about: BaselineAbout;
  row: Row<"healthBaselines"> | null;
  onClose: () => void;
}

/** From which day on an animal's values make the limits of its chart, and why. */
export function BeginPanel({ about, row, onClose }: BeginPanelProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const [today] = useState(() => parisDay(new Date()));
  const form = useRecordForm<BaselineForm>({
    name: "beginBaseline",
    initial: { from: today, reason: "" },
    issuesOf: (values) => baselineIssues(values, today),
    labelOf: (field) =>
      t(`health.itself.fields.${field === "from" ? "from" : "reason"}`),
  });
  const title = t("health.itself.begin.title");
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  const save = async () => {
    const outcome = await beginAnew(about, form.values, row);
    const said = outcome === "queued" ? "queued" : "done";
    notifyDone(t(`health.itself.begin.${said}`, { name: about.name }));
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
        <Text>{t("health.itself.begin.help", { name: about.name })}</Text>
        <DayField
          {...form.field("from")}
          label={t("health.itself.fields.from")}
          required
          value={form.values.from}
          onChange={(from) => form.change({ from })}
        />
        <Textarea
          {...form.input("reason")}
          label={t("health.itself.fields.reason")}
          required
          maxLength={baselineReasonMax}
          autosize
          minRows={2}
        />
      </PanelForm>
    </RecordPanel>
  );
}
