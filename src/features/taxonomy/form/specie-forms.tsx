import { href } from "@domain/pages";
import { blankTaxon, taxonFormOf } from "@domain/taxonomy/taxon";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../data/hooks/use-submit";
import { CreationPage, EditionPage } from "../../../ui/form/edition-page";
import type { TaxonRow } from "../parts/use-taxa";
import { createTaxon, editTaxon } from "../taxonomy-writes";
import { SameLatin } from "./same-latin";
import { TaxonFields } from "./taxon-fields";
import { useTaxonDraft, useTaxonForm } from "./use-taxon-form";

function useWords(saved: "created" | "saved", name: string) {
  const { t } = useTranslation();
  return {
    list: { label: t("taxonomy.title.species"), to: href("specieList") },
    saved: t(`taxonomy.messages.${saved}`, { name: name.trim() }),
    queued: t("taxonomy.messages.queued"),
  };
}

/** A new species, of the family it was asked for. */
export function SpecieCreation({ familyId }: { familyId: string | null }) {
  const { t } = useTranslation();
  const draft = useTaxonDraft("species", null);
  const form = useTaxonForm("species", blankTaxon(familyId), draft);
  return (
    <CreationPage
      title={t("taxonomy.actions.create.species")}
      to={href("specie", { specieId: draft.id })}
      id={draft.id}
      words={useWords("created", form.values.latin)}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => createTaxon("species", draft.id, form.values)}
    >
      <SameLatin latin={form.values.latin} own={null} />
      <TaxonFields kind="species" form={form} />
    </CreationPage>
  );
}

/** Names and family of a species. */
export function SpecieEdition({ specie }: { specie: TaxonRow<"species"> }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(specie);
  const draft = useTaxonDraft("species", base.id);
  const form = useTaxonForm("species", taxonFormOf(base), draft);
  return (
    <EditionPage
      title={t("taxonomy.actions.edit")}
      to={href("specie", { specieId: base.id })}
      name={base.latin}
      words={useWords("saved", form.values.latin)}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => editTaxon("species", base.row, form.values)}
    >
      <SameLatin latin={form.values.latin} own={base.id} />
      <TaxonFields kind="species" form={form} />
    </EditionPage>
  );
}
