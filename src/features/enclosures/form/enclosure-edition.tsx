import { can } from "@domain/access/can";
import { sectorFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useSectors } from "../../../data/use-names";
import { useSubmit } from "../../../data/use-submit";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { FormLayout } from "../../../ui/form/form-layout";
import { PageHeader } from "../../../ui/page/page-header";
import { listHref, recordHref } from "../../../ui/page/record-href";
import { editEnclosure } from "../enclosure-writes";
import { EnclosureFields } from "./enclosure-fields";
import { useEnclosureForm } from "./use-enclosure-form";
import { zoneForms } from "./zone-edits";

interface EnclosureEditionProps {
  row: Row<"enclosures">;
  session: Session;
}

export function EnclosureEdition({ row, session }: EnclosureEditionProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const { enclosureName, linkedSectorId, memo } = base.data;
  const sectors = useSectors(base.data.zooId).rows.filter(
    ({ id, data }) =>
      id === linkedSectorId ||
      can(session, "change", "enclosures", sectorFacts(data)),
  );
  const form = useEnclosureForm({
    enclosureName,
    linkedSectorId,
    memo: memo ?? "",
    areas: zoneForms(base.data),
  });
  const { busy, failure, run } = useSubmit();
  const back = () =>
    void navigate(recordHref("enclosures", base.id), { replace: true });
  const submit = () => {
    if (!form.check()) return;
    run(
      () => editEnclosure(base, form.values),
      (outcome) => {
        form.release();
        if (outcome === "saved") notifyDone(t("enclosures.messages.saved"));
        else notifyInfo(t("enclosures.messages.queued"));
        back();
      },
    );
  };
  return (
    <>
      <PageHeader
        title={t("enclosures.actions.edit")}
        crumbs={[
          { label: t("enclosures.title"), to: listHref("enclosures") },
          { label: enclosureName, to: recordHref("enclosures", base.id) },
        ]}
      />
      <FormLayout
        label={t("enclosures.actions.edit")}
        onSubmit={submit}
        problems={form.problems}
        saveLabel={t("common.actions.save")}
        saving={busy}
        onCancel={back}
      >
        <FormFailure failure={failure} onRetry={submit} />
        <EnclosureFields form={form} sectors={sectors} />
      </FormLayout>
    </>
  );
}
