import { href } from "@domain/pages";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { newId } from "../../../data/write";
import { useLanguage } from "../../../lib/i18n/use-language";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { createReport } from "../report-writes";
import { ReportFields } from "./report-fields";
import { useReportForm } from "./use-report-form";

/** So many days back a new report begins: a quarter. */
const proposedDays = 91;

/** A new report, beside the list; it is opened once it is there. */
export function ReportCreation({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const language = useLanguage();
  const go = useNavigate();
  const [target] = useState(() => ({ zooId, id: newId() }));
  const [blank] = useState(() => {
    const to = parisDay(new Date());
    const from = addDays(to, -proposedDays);
    return { title: "", language, from, to, sectorIds: [] };
  });
  const form = useReportForm(blank);
  const [dirty, setDirty] = useState(false);
  const save = async () => {
    const outcome = await createReport(target, form.values);
    const title = form.values.title.trim();
    if (outcome === "saved")
      notifyDone(t("reports.messages.created", { title }));
    else notifyInfo(t("reports.messages.queued"));
  };
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  return (
    <RecordPanel
      title={t("reports.actions.create")}
      onClose={() => void close()}
    >
      <PanelForm
        label={t("reports.actions.create")}
        form={form}
        onSave={async () => {
          await save();
          form.release();
          void go(href("report", { reportId: target.id }));
        }}
        onDone={() => undefined}
        onDirty={setDirty}
      >
        <ReportFields form={form} />
      </PanelForm>
    </RecordPanel>
  );
}
