import type { EnrichmentForm } from "@domain/enrichment/form";
import {
  enrichmentFormSchema,
  enrichmentIssues,
} from "@domain/enrichment/form";
import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { newId } from "../../../data/write";
import { languageNames } from "../../../lib/i18n/languages";
import { draftStore } from "../../../ui/form/draft/form-draft";
import type { Draft } from "../../../ui/form/draft/use-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";

const fields = [
  "name",
  "originalName",
  "sku",
  "description",
  "sectors",
  "categories",
  "goals",
  "tags",
] as const;

const drafts = draftStore("enrichment-draft", (kept) =>
  begunForm(enrichmentFormSchema, kept),
);

/** What is kept of the form about an object; `about`: its id, or which kind of new one. */
export const useObjectDraft = (
  about: string,
  enrichmentId: string | null,
): Draft<EnrichmentForm> =>
  useDraft(drafts, useDraftOwner(about), () => enrichmentId ?? newId());

export function useObjectForm(
  initial: EnrichmentForm,
  draft: Draft<EnrichmentForm>,
  official: boolean,
): RecordForm<EnrichmentForm> {
  const { t } = useTranslation();
  return useRecordForm<EnrichmentForm>({
    name: "enrichment",
    initial,
    draft,
    issuesOf: (form) => enrichmentIssues(form, official),
    labelOf: (field) => {
      const [root, language = "", part] = field.split(".");
      const known = fields.find((one) => one === root) ?? "name";
      if (root !== "translations") return t(`enrichment.fields.${known}`);
      return t("enrichment.fields.inLanguage", {
        field: t(
          part === "description"
            ? "enrichment.fields.description"
            : "enrichment.fields.name",
        ),
        language: languageNames[language as keyof typeof languageNames],
      });
    },
  });
}

/** What is said of a saved object; a new one by its name. */
export function useObjectWords(saved: "created" | "saved", name = "") {
  const { t } = useTranslation();
  return {
    list: { label: t("enrichment.title"), to: href("enrichmentList") },
    saved: t(`enrichment.messages.${saved}`, { name: name.trim() }),
    queued: t("enrichment.messages.queued"),
  };
}
