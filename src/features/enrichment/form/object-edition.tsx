import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { enrichmentForm } from "@domain/enrichment/form";
import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { EditionPage } from "../../../ui/form/edition-page";
import { editObject } from "../enrichment-writes";
import { ObjectFields } from "./object-fields";
import {
  useObjectDraft,
  useObjectForm,
  useObjectWords,
} from "./use-object-form";

/** An object there is; of an official one the tags stay. */
export function ObjectEdition({ row }: { row: Row<"enrichments"> }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const { official } = base.data;
  const name = enrichmentNameIn(base.data, useLanguage());
  const draft = useObjectDraft(base.id, base.id);
  const form = useObjectForm(enrichmentForm(base.data), draft, official);
  return (
    <EditionPage
      title={t("enrichment.actions.edit")}
      to={href("enrichment", { enrichmentId: base.id })}
      name={name}
      words={useObjectWords("saved")}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => editObject(base, form.values)}
    >
      <ObjectFields form={form} official={official} tagsLocked={official} />
    </EditionPage>
  );
}
