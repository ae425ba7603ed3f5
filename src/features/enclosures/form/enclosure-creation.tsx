import { can } from "@domain/access/can";
import { sectorFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSectors } from "../../../data/use-names";
import { useSubmit } from "../../../data/use-submit";
import { newId } from "../../../data/write";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { FormLayout } from "../../../ui/form/form-layout";
import { PageHeader } from "../../../ui/page/page-header";
import { listHref, recordHref } from "../../../ui/page/record-href";
import { createEnclosure } from "../enclosure-writes";
import { EnclosureFields } from "./enclosure-fields";
import { useEnclosureForm } from "./use-enclosure-form";

interface EnclosureCreationProps {
  session: Session;
  /** The sector it was asked for. */
  sectorId: string | null;
}

export function EnclosureCreation({
  session,
  sectorId,
}: EnclosureCreationProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [target] = useState(() => ({
    zooId: session.zooId,
    enclosureId: newId(),
  }));
  const sectors = useSectors(target.zooId).rows.filter(({ data }) =>
    can(session, "create", "enclosures", sectorFacts(data)),
  );
  const form = useEnclosureForm({
    enclosureName: "",
    linkedSectorId: sectorId,
    memo: "",
    areas: [],
  });
  const { busy, failure, run } = useSubmit();
  const submit = () => {
    if (!form.check()) return;
    run(
      () => createEnclosure(target, form.values),
      (outcome) => {
        form.release();
        const saved = outcome === "saved";
        if (saved) notifyDone(t("enclosures.messages.created"));
        else notifyInfo(t("enclosures.messages.queued"));
        const next = saved
          ? recordHref("enclosures", target.enclosureId)
          : listHref("enclosures");
        void navigate(next, { replace: true });
      },
    );
  };
  return (
    <>
      <PageHeader
        title={t("enclosures.actions.create")}
        crumbs={[{ label: t("enclosures.title"), to: listHref("enclosures") }]}
      />
      <FormLayout
        label={t("enclosures.actions.create")}
        onSubmit={submit}
        problems={form.problems}
        saveLabel={t("common.actions.create")}
        saving={busy}
        onCancel={() => void navigate(listHref("enclosures"))}
      >
        <FormFailure failure={failure} onRetry={submit} />
        <EnclosureFields form={form} sectors={sectors} />
      </FormLayout>
    </>
  );
}
