import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useSubmit } from "../../../data/use-submit";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { FormLayout } from "../../../ui/form/form-layout";
import { PageHeader } from "../../../ui/page/page-header";
import { listHref, recordHref } from "../../../ui/page/record-href";
import { editSector } from "../sector-writes";
import { SectorFields } from "./sector-fields";
import { useSectorForm } from "./use-sector-form";

/** Name and colour of a sector. */
export function SectorEdition({ row }: { row: Row<"sectors"> }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const { sectorName, sectorColor } = base.data;
  const form = useSectorForm({ sectorName, sectorColor });
  const { busy, failure, run } = useSubmit();
  const back = () =>
    void navigate(recordHref("sectors", base.id), { replace: true });
  const submit = () => {
    if (!form.check()) return;
    run(
      () => editSector(base, form.values),
      (outcome) => {
        form.release();
        if (outcome === "saved") notifyDone(t("sectors.messages.saved"));
        else notifyInfo(t("sectors.messages.queued"));
        back();
      },
    );
  };
  return (
    <>
      <PageHeader
        title={t("sectors.actions.edit")}
        crumbs={[
          { label: t("sectors.title"), to: listHref("sectors") },
          { label: sectorName, to: recordHref("sectors", base.id) },
        ]}
      />
      <FormLayout
        label={t("sectors.actions.edit")}
        onSubmit={submit}
        problems={form.problems}
        saveLabel={t("common.actions.save")}
        saving={busy}
        onCancel={back}
      >
        <FormFailure failure={failure} onRetry={submit} />
        <SectorFields form={form} />
      </FormLayout>
    </>
  );
}
