import { can } from "@domain/access/can";
import { sectorFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSectors } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { EditionPage } from "../../../ui/form/edition-page";
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
  const submission = useSubmit();
  return (
    <EditionPage
      title={t("enclosures.actions.edit")}
      record={{
        name: enclosureName,
        to: href("enclosure", { enclosureId: base.id }),
        list: { label: t("enclosures.title"), to: href("enclosureList") },
      }}
      form={form}
      send={() => editEnclosure(base, form.values)}
      submission={submission}
      words={{
        saved: t("enclosures.messages.saved"),
        queued: t("enclosures.messages.queued"),
      }}
    >
      <EnclosureFields form={form} sectors={sectors} />
    </EditionPage>
  );
}
