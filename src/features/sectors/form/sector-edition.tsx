import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useSubmit } from "../../../data/hooks/use-submit";
import { FormPage } from "../../../ui/form/form-page";
import { useAfterSaving } from "../../../ui/form/use-after-saving";
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
  const finish = useAfterSaving(form, {
    saved: t("sectors.messages.saved"),
    queued: t("sectors.messages.queued"),
  });
  const here = recordHref("sectors", base.id);
  const submit = () => {
    if (!form.check()) return;
    run(
      () => editSector(base, form.values),
      (outcome) => finish(outcome, here),
    );
  };
  return (
    <FormPage
      title={t("sectors.actions.edit")}
      crumbs={[
        { label: t("sectors.title"), to: listHref("sectors") },
        { label: sectorName, to: here },
      ]}
      failure={failure}
      onSubmit={submit}
      problems={form.problems}
      saveLabel={t("common.actions.save")}
      saving={busy}
      onCancel={() => void navigate(here, { replace: true })}
    >
      <SectorFields form={form} />
    </FormPage>
  );
}
