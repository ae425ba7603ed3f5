import { begunForm } from "@domain/schema/form";
import { sectorFormSchema } from "@domain/sector/sector";
import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { EditionPage } from "../../../ui/form/edition-page";
import { editSector } from "../sector-writes";
import { SectorFields } from "./sector-fields";
import { useSectorForm, useSectorWords } from "./use-sector-form";

const drafts = draftStore("sector-edit-draft", (kept) =>
  begunForm(sectorFormSchema, kept),
);

/** Name and colour of a sector. */
export function SectorEdition({ row }: { row: Row<"sectors"> }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const { sectorName, sectorColor } = base.data;
  const owner = useDraftOwner("edit", base.id);
  const draft = useDraft(drafts, owner, () => base.id);
  const form = useSectorForm({ sectorName, sectorColor }, draft);
  return (
    <EditionPage
      title={t("sectors.actions.edit")}
      to={href("sector", { sectorId: base.id })}
      name={sectorName}
      words={useSectorWords("saved")}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => editSector(base, form.values)}
    >
      <SectorFields form={form} />
    </EditionPage>
  );
}
