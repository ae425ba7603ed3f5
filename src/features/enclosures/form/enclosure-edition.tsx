import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useSectors } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { EditionPage } from "../../../ui/form/edition-page";
import { editEnclosure } from "../enclosure-writes";
import { EnclosureFields } from "./enclosure-fields";
import {
  useEnclosureDraft,
  useEnclosureForm,
  useEnclosureWords,
} from "./use-enclosure-form";
import { zoneForms } from "./zone-edits";

export function EnclosureEdition({ row }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const { zooId, enclosureName, linkedSectorId, memo } = base.data;
  const may = useCan();
  const sectors = useSectors(zooId, { live: true }).rows.filter(
    ({ id, data }) =>
      id === linkedSectorId ||
      may("change", "enclosures", factsFor("sectors", data)),
  );
  const draft = useEnclosureDraft(base.id);
  const form = useEnclosureForm(
    {
      enclosureName,
      linkedSectorId,
      memo: memo ?? "",
      areas: zoneForms(base.data),
    },
    draft,
  );
  return (
    <EditionPage
      title={t("enclosures.actions.edit")}
      to={href("enclosure", { enclosureId: base.id })}
      name={enclosureName}
      words={useEnclosureWords("saved")}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => editEnclosure(base, form.values)}
    >
      <EnclosureFields form={form} sectors={sectors} />
    </EditionPage>
  );
}
