import { can } from "@domain/access/can";
import { sectorFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useSectors } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { FormPage } from "../../../ui/form/form-page";
import { useAfterSaving } from "../../../ui/form/use-after-saving";
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
  const finish = useAfterSaving(form, {
    saved: t("enclosures.messages.saved"),
    queued: t("enclosures.messages.queued"),
  });
  const here = recordHref("enclosures", base.id);
  const submit = () => {
    if (!form.check()) return;
    run(
      () => editEnclosure(base, form.values),
      (outcome) => finish(outcome, here),
    );
  };
  return (
    <FormPage
      title={t("enclosures.actions.edit")}
      crumbs={[
        { label: t("enclosures.title"), to: listHref("enclosures") },
        { label: enclosureName, to: here },
      ]}
      failure={failure}
      onSubmit={submit}
      problems={form.problems}
      saveLabel={t("common.actions.save")}
      saving={busy}
      onCancel={() => void navigate(here, { replace: true })}
    >
      <EnclosureFields form={form} sectors={sectors} />
    </FormPage>
  );
}
