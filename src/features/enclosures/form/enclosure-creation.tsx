import { can } from "@domain/access/can";
import { sectorFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSectors } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { newId } from "../../../data/write";
import { FormPage } from "../../../ui/form/form-page";
import { useAfterSaving } from "../../../ui/form/use-after-saving";
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
  const finish = useAfterSaving(form, {
    saved: t("enclosures.messages.created"),
    queued: t("enclosures.messages.queued"),
  });
  const submit = () => {
    if (!form.check()) return;
    run(
      () => createEnclosure(target, form.values),
      (outcome) =>
        finish(
          outcome,
          outcome === "saved"
            ? href("enclosure", { enclosureId: target.enclosureId })
            : href("enclosureList"),
        ),
    );
  };
  return (
    <FormPage
      title={t("enclosures.actions.create")}
      crumbs={[{ label: t("enclosures.title"), to: href("enclosureList") }]}
      failure={failure}
      onSubmit={submit}
      problems={form.problems}
      saveLabel={t("common.actions.create")}
      saving={busy}
      onCancel={() => void navigate(href("enclosureList"))}
    >
      <EnclosureFields form={form} sectors={sectors} />
    </FormPage>
  );
}
