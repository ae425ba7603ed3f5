import type { TaxonKind } from "@domain/taxonomy/kinds";
import type { TaxonForm } from "@domain/taxonomy/taxon";
import { taxonFormSchema, taxonIssues } from "@domain/taxonomy/taxon";
import { languages } from "@domain/taxonomy/taxonomy";
import { begunForm } from "@domain/schema/form";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { newId } from "../../../data/write";
import { draftStore } from "../../../ui/form/draft/form-draft";
import type { Draft } from "../../../ui/form/draft/use-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";

export const taxonDrafts = draftStore("taxon-draft", (kept) =>
  begunForm(taxonFormSchema, kept),
);

/** What is kept of the form about this record; null: about a new one. */
export const useTaxonDraft = (
  kind: TaxonKind,
  id: string | null,
): Draft<TaxonForm> =>
  useDraft(
    taxonDrafts,
    useDraftOwner(`${kind}-${id ?? ""}`),
    () => id ?? newId(),
  );

/** The state of a form about a species, family or order. */
export function useTaxonForm(
  kind: TaxonKind,
  initial: TaxonForm,
  draft: Draft<TaxonForm>,
): RecordForm<TaxonForm> {
  const { t } = useTranslation();
  return useRecordForm({
    name: kind,
    initial,
    draft,
    issuesOf: taxonIssues,
    labelOf: (field) => {
      const language = languages.find((one) => one === field);
      if (language !== undefined) return t(`taxonomy.languages.${language}`);
      if (field !== "parentId") return t("taxonomy.fields.latin");
      return kind === "family"
        ? t("taxonomy.fields.order")
        : t("taxonomy.fields.family");
    },
  });
}
