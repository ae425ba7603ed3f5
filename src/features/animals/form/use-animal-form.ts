import type { AnimalForm, AnimalState } from "@domain/animal/animal";
import { animalFormSchema, animalIssues } from "@domain/animal/animal";
import { begunForm } from "@domain/schema/form";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { dayOf } from "../../../lib/format";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { newId } from "../../../data/write";
import { draftStore } from "../../../ui/form/draft/form-draft";
import type { Draft } from "../../../ui/form/draft/use-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";

const fields = animalFormSchema.keyof().options;

const drafts = draftStore("animal-draft", (kept) =>
  begunForm(animalFormSchema, kept),
);

/** What is kept of the form about this animal; null: about a new one. */
export const useAnimalDraft = (animalId: string | null): Draft<AnimalForm> =>
  useDraft(drafts, useDraftOwner(animalId ?? ""), () => animalId ?? newId());

export function useAnimalForm(
  initial: AnimalForm,
  draft: Draft<AnimalForm>,
  state: AnimalState | null = null,
): RecordForm<AnimalForm> {
  const { t } = useTranslation();
  const today = dayOf(useNow());
  return useRecordForm({
    name: "animal",
    initial,
    draft,
    issuesOf: (form) => animalIssues(form, today, state),
    labelOf: (field) => {
      const known = fields.find((one) => one === field) ?? "animalName";
      return t(`animals.fields.${known}`);
    },
  });
}

/** What is said of a saved animal; a new one by its name. */
export function useAnimalWords(
  saved: "created" | "saved" | "moved",
  name = "",
) {
  const { t } = useTranslation();
  return {
    list: { label: t("animals.title"), to: href("animalList") },
    saved: t(`animals.messages.${saved}`, { name: name.trim() }),
    queued: t("animals.messages.queued"),
  };
}
