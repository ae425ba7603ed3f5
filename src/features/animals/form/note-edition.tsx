import { animalSchema } from "@domain/animal/animal";
import { href } from "@domain/pages";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSubmit } from "../../../data/hooks/use-submit";
import { EditionPage } from "../../../ui/form/edition-page";
import type { FormIssue } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { noteAnimal } from "../animal-writes";

interface Note {
  notes: string;
}

const noteIssues = ({ notes }: Note): FormIssue[] =>
  animalSchema.shape.notes.safeParse(notes.trim()).success
    ? []
    : [{ field: "notes", code: "invalid" }];

/** What keepers note about an animal. */
export function NoteEdition({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const [base] = useState(row);
  const { animalName, notes } = base.data;
  const form = useRecordForm<Note>({
    name: "note",
    initial: { notes: notes ?? "" },
    issuesOf: noteIssues,
    labelOf: () => t("animals.fields.notes"),
  });
  const submission = useSubmit();
  return (
    <EditionPage
      title={t("animals.actions.note")}
      record={{
        name: animalName,
        to: href("animal", { animalId: base.id }),
        list: { label: t("animals.title"), to: href("animalList") },
      }}
      form={form}
      send={() => noteAnimal(base, form.values.notes)}
      submission={submission}
      words={{
        saved: t("animals.messages.saved"),
        queued: t("animals.messages.queued"),
      }}
    >
      <Textarea
        {...form.field("notes")}
        label={t("animals.fields.notes")}
        autosize
        minRows={6}
        maxRows={20}
        value={form.values.notes}
        onChange={({ currentTarget }) =>
          form.change({ notes: currentTarget.value })
        }
      />
    </EditionPage>
  );
}
