import { href } from "@domain/pages";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSubmit } from "../../../data/hooks/use-submit";
import { DecimalField } from "../../../ui/form/decimal-field";
import { EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import type { EnclosureNote } from "../enclosure-writes";
import { noteEnclosure } from "../enclosure-writes";
import { noteIssues } from "./note-issues";

/** Memo and temperature: what keepers note in passing. */
export function NoteEdition({ row }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  const [base] = useState(row);
  const { enclosureName, memo, temperature } = base.data;
  const form = useRecordForm<EnclosureNote>({
    name: "note",
    initial: { memo: memo ?? "", temperature },
    issuesOf: noteIssues,
    labelOf: (field) =>
      field === "memo"
        ? t("enclosures.fields.memo")
        : t("enclosures.fields.temperature"),
  });
  const submission = useSubmit();
  return (
    <EditionPage
      title={t("enclosures.actions.note")}
      record={{
        name: enclosureName,
        to: href("enclosure", { enclosureId: base.id }),
        list: { label: t("enclosures.title"), to: href("enclosureList") },
      }}
      form={form}
      send={() => noteEnclosure(base, form.values)}
      submission={submission}
      words={{
        saved: t("enclosures.messages.saved"),
        queued: t("enclosures.messages.queued"),
      }}
    >
      <Textarea
        {...form.field("memo")}
        label={t("enclosures.fields.memo")}
        description={t("enclosures.fields.memoHelp")}
        autosize
        minRows={4}
        maxRows={14}
        value={form.values.memo}
        onChange={({ currentTarget }) =>
          form.change({ memo: currentTarget.value })
        }
      />
      <DecimalField
        {...form.field("temperature")}
        label={t("enclosures.fields.temperature")}
        maw={200}
        value={form.values.temperature}
        onChange={(temperature) => form.change({ temperature })}
      />
    </EditionPage>
  );
}
