import { begunForm } from "@domain/schema/form";
import { href } from "@domain/pages";
import type { AnimalNote } from "@domain/animal/animal";
import { animalNoteIssues, animalNoteSchema } from "@domain/animal/animal";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { noteAnimal } from "../animal-writes";
import { useAnimalWords } from "./use-animal-form";

const drafts = draftStore("animal-note-draft", (kept) =>
  begunForm(animalNoteSchema, kept),
);

/** What keepers note about an animal. */
export function NoteEdition({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const [base] = useState(row);
  const { animalName, notes } = base.data;
  const draft = useDraft(drafts, useDraftOwner(base.id), () => base.id);
  const form = useRecordForm<AnimalNote>({
    name: "note",
    draft,
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
