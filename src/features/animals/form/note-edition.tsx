import { animalSchema } from "@domain/animal/animal";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useSubmit } from "../../../data/hooks/use-submit";
import { FormPage } from "../../../ui/form/form-page";
import { useAfterSaving } from "../../../ui/form/use-after-saving";
import type { FormIssue } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { listHref, recordHref } from "../../../ui/page/record-href";
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
  const navigate = useNavigate();
  const [base] = useState(row);
  const { animalName, notes } = base.data;
  const form = useRecordForm<Note>({
    name: "note",
    initial: { notes: notes ?? "" },
    issuesOf: noteIssues,
    labelOf: () => t("animals.fields.notes"),
  });
  const { busy, failure, run } = useSubmit();
  const finish = useAfterSaving(form, {
    saved: t("animals.messages.saved"),
    queued: t("animals.messages.queued"),
  });
  const here = recordHref("animals", base.id);
  const submit = () => {
    if (!form.check()) return;
    run(
      () => noteAnimal(base, form.values.notes),
      (outcome) => finish(outcome, here),
    );
  };
  return (
    <FormPage
      title={t("animals.actions.note")}
      crumbs={[
        { label: t("animals.title"), to: listHref("animals") },
        { label: animalName, to: here },
      ]}
      failure={failure}
      onSubmit={submit}
      problems={form.problems}
      saveLabel={t("common.actions.save")}
      saving={busy}
      onCancel={() => void navigate(here, { replace: true })}
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
    </FormPage>
  );
}
