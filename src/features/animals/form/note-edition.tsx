import { href } from "@domain/pages";
import type { AnimalNote } from "@domain/animal/animal";
import { animalNoteIssues } from "@domain/animal/animal";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSubmit } from "../../../data/hooks/use-submit";
import { EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { noteAnimal } from "../animal-writes";
import { useAnimalWords } from "./use-animal-form";

/** What keepers note about an animal. */
export function NoteEdition({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const [base] = useState(row);
  const { animalName, notes } = base.data;
  const form = useRecordForm<AnimalNote>({
    name: "note",
    initial: { notes: notes ?? "" },
    issuesOf: animalNoteIssues,
    labelOf: () => t("animals.fields.notes"),
  });
  return (
    <EditionPage
      title={t("animals.actions.note")}
      to={href("animal", { animalId: base.id })}
      name={animalName}
      words={useAnimalWords("saved")}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => noteAnimal(base, form.values.notes)}
    >
      <Textarea
        {...form.input("notes")}
        label={t("animals.fields.notes")}
        autosize
        minRows={6}
        maxRows={20}
      />
    </EditionPage>
  );
}
