import { NumberInput, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useSubmit } from "../../../data/use-submit";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { FormLayout } from "../../../ui/form/form-layout";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { PageHeader } from "../../../ui/page/page-header";
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
  const back = () =>
    void navigate(recordHref("enclosures", base.id), { replace: true });
  const submit = () => {
    if (!form.check()) return;
    run(
      () => noteEnclosure(base, form.values),
      (outcome) => {
        form.release();
        if (outcome === "saved") notifyDone(t("enclosures.messages.saved"));
        else notifyInfo(t("enclosures.messages.queued"));
        back();
      },
    );
  };
  return (
    <>
      <PageHeader
        title={t("enclosures.actions.note")}
        crumbs={[
          { label: t("enclosures.title"), to: listHref("enclosures") },
          { label: enclosureName, to: recordHref("enclosures", base.id) },
        ]}
      />
      <FormLayout
        label={t("enclosures.actions.note")}
        onSubmit={submit}
        problems={form.problems}
        saveLabel={t("common.actions.save")}
        saving={busy}
        onCancel={back}
      >
        <FormFailure failure={failure} onRetry={submit} />
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
        <NumberInput
          {...form.field("temperature")}
          label={t("enclosures.fields.temperature")}
          hideControls
          maw={200}
          value={form.values.temperature ?? ""}
          onChange={(value) =>
            form.change({ temperature: value === "" ? null : Number(value) })
          }
        />
      </FormLayout>
    </>
  );
}
