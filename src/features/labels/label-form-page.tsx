import type { LabelForm } from "@domain/label/form";
import { labelForm, labelFormSchema, labelIssues } from "@domain/label/form";
import type { LabelKind } from "@domain/label/label";
import { labelMax } from "@domain/label/label";
import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useDraftOwner } from "../../data/hooks/ready-session";
import { useSubmit } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { newId } from "../../data/write";
import { languageNames, languages } from "../../lib/i18n/languages";
import { notifyDone, notifyInfo } from "../../ui/feedback/notify";
import { draftStore } from "../../ui/form/draft/form-draft";
import { useDraft } from "../../ui/form/draft/use-draft";
import { FormPage } from "../../ui/form/form-page";
import { useRecordForm } from "../../ui/form/use-record-form";
import { createLabel, editLabel } from "./label-writes";

const drafts = draftStore("label-draft", (kept) =>
  begunForm(labelFormSchema, kept),
);

interface LabelFormPageProps {
  kind: LabelKind;
  /** null: a new one. */
  row: Row<LabelKind> | null;
}

/** A tag, category or goal in every language; only the French words must be given. */
export function LabelFormPage({ kind, row }: LabelFormPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const owner = useDraftOwner(`${kind} ${base?.id ?? "create"}`);
  const draft = useDraft(drafts, owner, () => base?.id ?? newId());
  const submission = useSubmit({ once: true });
  const form = useRecordForm<LabelForm>({
    name: "label",
    draft,
    initial: labelForm(base?.data ?? null),
    issuesOf: labelIssues,
    labelOf: (field) => languageNames[field as keyof LabelForm],
  });
  const list = href("tags", { tab: kind });
  const save = () =>
    base === null
      ? createLabel(kind, draft.id, form.values)
      : editLabel(kind, base, form.values);
  const submit = () => {
    if (!form.check()) return;
    submission.run(save, (outcome) => {
      form.release();
      const name = form.values.fr.trim();
      if (outcome === "saved") notifyDone(t("labels.messages.saved", { name }));
      else notifyInfo(t("labels.messages.queued"));
      void navigate(list, { replace: true });
    });
  };
  return (
    <FormPage
      title={t(
        base === null
          ? `labels.actions.create.${kind}`
          : `labels.actions.edit.${kind}`,
      )}
      crumbs={[{ label: t(`labels.tabs.${kind}`), to: list }]}
      form={form}
      submission={submission}
      saveLabel={t(
        base === null ? "common.actions.create" : "common.actions.save",
      )}
      onSubmit={submit}
      onCancel={() => void navigate(list)}
    >
      {languages.map((language) => (
        <TextInput
          key={language}
          {...form.input(language)}
          label={languageNames[language]}
          required={language === "fr"}
          lang={language}
          maxLength={labelMax + 20}
          autoComplete="off"
        />
      ))}
    </FormPage>
  );
}
