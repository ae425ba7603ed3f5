import { reportFormOf } from "@domain/report/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { editReport } from "../report-writes";
import { ReportFields } from "./report-fields";
import { useReportForm } from "./use-report-form";

interface ReportEditionProps {
  row: Row<"reports">;
  onClose: () => void;
}

/** What a report is called and speaks of, to be changed. */
export function ReportEdition({ row, onClose }: ReportEditionProps) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const form = useReportForm(reportFormOf(base.data));
  const [dirty, setDirty] = useState(false);
  const save = async () => {
    const outcome = await editReport(base, form.values);
    if (outcome === "saved") notifyDone(t("reports.messages.saved"));
    else notifyInfo(t("reports.messages.queued"));
  };
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  return (
    <RecordPanel title={t("reports.actions.edit")} onClose={() => void close()}>
      <PanelForm
        label={t("reports.actions.edit")}
        form={form}
        onSave={save}
        onDone={onClose}
        onDirty={setDirty}
      >
        <ReportFields form={form} />
      </PanelForm>
    </RecordPanel>
  );
}
