import type { AnimalForm } from "@domain/animal/animal";
import { animalIssues } from "@domain/animal/animal";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { dayOf } from "../../../lib/format";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";

const fields = [
  "animalName",
  "specieId",
  "animalSexe",
  "animalBirthdate",
  "enclosureId",
] as const;

export function useAnimalForm(initial: AnimalForm): RecordForm<AnimalForm> {
  const { t } = useTranslation();
  const today = dayOf(useNow());
  return useRecordForm({
    name: "animal",
    initial,
    issuesOf: (form) => animalIssues(form, today),
    labelOf: (field) => {
      const known = fields.find((one) => one === field) ?? "animalName";
      return t(`animals.fields.${known}`);
    },
  });
}

/** What is said of a saved animal. */
export function useAnimalWords(saved: "created" | "saved" | "moved") {
  const { t } = useTranslation();
  return {
    list: { label: t("animals.title"), to: href("animalList") },
    saved: t(`animals.messages.${saved}`),
    queued: t("animals.messages.queued"),
  };
}
