import { begunForm } from "@domain/schema/form";
import { href } from "@domain/pages";
import type { EnclosureNote } from "@domain/enclosure/enclosure";
import {
  enclosureNoteIssues,
  enclosureNoteSchema,
} from "@domain/enclosure/enclosure";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSubmit } from "../../../data/hooks/use-submit";
import { DecimalField } from "../../../ui/form/fields/decimal-field";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { noteEnclosure } from "../enclosure-writes";
import { useEnclosureWords } from "./use-enclosure-form";

const drafts = draftStore("enclosure-note-draft", (kept) =>
  begunForm(enclosureNoteSchema, kept),
);

/** Memo and temperature: what keepers note in passing. */
export function NoteEdition({ row }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  const [base] = useState(row);
  const { enclosureName, memo, temperature } = base.data;
  const draft = useDraft(drafts, useDraftOwner(base.id), () => base.id);
  const form = useRecordForm<EnclosureNote>({
    name: "note",
    draft,
    initial: { memo: memo ?? "", temperature },
    issuesOf: enclosureNoteIssues,
    labelOf: (field) =>
      field === "memo"
        ? t("enclosures.fields.memo")
        : t("enclosures.fields.temperature"),
  });
  return (
    <EditionPage
      title={t("enclosures.actions.note")}
      to={href("enclosure", { enclosureId: base.id })}
      name={enclosureName}
      words={useEnclosureWords("saved")}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => noteEnclosure(base, form.values)}
    >
      <Textarea
        {...form.input("memo")}
        label={t("enclosures.fields.memo")}
        description={t("enclosures.fields.memoHelp")}
        autosize
        minRows={4}
        maxRows={14}
      />
      <DecimalField
        {...form.input("temperature")}
        label={t("enclosures.fields.temperature")}
        maw={200}
      />
    </EditionPage>
  );
}
