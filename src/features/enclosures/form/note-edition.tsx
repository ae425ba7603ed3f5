import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useSubmit } from "../../../data/hooks/use-submit";
import { DecimalField } from "../../../ui/form/decimal-field";
import { FormPage } from "../../../ui/form/form-page";
import { useAfterSaving } from "../../../ui/form/use-after-saving";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { listHref, recordHref } from "../../../ui/page/record-href";
import type { EnclosureNote } from "../enclosure-writes";
import { noteEnclosure } from "../enclosure-writes";
import { noteIssues } from "./note-issues";

/** Memo and temperature: what keepers note in passing. */
export function NoteEdition({ row }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
  const { busy, failure, run } = useSubmit();
  const finish = useAfterSaving(form, {
    saved: t("enclosures.messages.saved"),
    queued: t("enclosures.messages.queued"),
  });
  const here = recordHref("enclosures", base.id);
  const submit = () => {
    if (!form.check()) return;
    run(
      () => noteEnclosure(base, form.values),
      (outcome) => finish(outcome, here),
    );
  };
  return (
    <FormPage
      title={t("enclosures.actions.note")}
      crumbs={[
        { label: t("enclosures.title"), to: listHref("enclosures") },
        { label: enclosureName, to: here },
      ]}
      failure={failure}
      onSubmit={submit}
      problems={form.problems}
      saveLabel={t("common.actions.save")}
      saving={busy}
      onCancel={() => void navigate(here, { replace: true })}
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
    </FormPage>
  );
}
