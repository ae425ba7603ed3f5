import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { PageForm, Submission } from "./form-page";
import { FormPage } from "./form-page";
import { useAfterSaving, type Outcome } from "./use-after-saving";

interface RecordFormPageProps {
  title: string;
  /** The record's own page. */
  to: string;
  /** The list of such records, what is said when it is saved, and while it waits, and what takes it back. */
  words: {
    list: { label: string; to: string };
    saved: string;
    queued: string;
    undo?: (() => void) | undefined;
  };
  form: PageForm;
  submission: Submission;
  /** Sends what the form holds; rejects when it was refused. */
  send: () => Promise<Outcome>;
  children: ReactNode;
}

interface EditionPageProps extends RecordFormPageProps {
  /** What the record was called when the form was opened. */
  name: string;
  saveLabel?: string;
}

/** A form about a record there is: checked, sent, and back to the record. */
export function EditionPage({
  to,
  name,
  words,
  send,
  saveLabel,
  ...page
}: EditionPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { form, submission } = page;
  const finish = useAfterSaving(form, words);
  const submit = () => {
    if (form.check()) submission.run(send, (outcome) => finish(outcome, to));
  };
  return (
    <FormPage
      {...page}
      crumbs={[words.list, { label: name, to }]}
      onSubmit={submit}
      saveLabel={saveLabel ?? t("common.actions.save")}
      onCancel={() => void navigate(to, { replace: true })}
    />
  );
}

interface CreationPageProps extends RecordFormPageProps {
  /** Of the new record: the list shows it while it waits. */
  id: string;
}

/** A form for a new record: checked, sent, and on to the record, or to the list while it waits. */
export function CreationPage({
  to,
  id,
  words,
  send,
  ...page
}: CreationPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { form, submission } = page;
  const finish = useAfterSaving(form, words);
  const submit = () => {
    if (!form.check()) return;
    submission.run(send, (outcome) =>
      finish(outcome, outcome === "saved" ? to : words.list.to, { made: id }),
    );
  };
  return (
    <FormPage
      {...page}
      crumbs={[words.list]}
      onSubmit={submit}
      saveLabel={t("common.actions.create")}
      onCancel={() => void navigate(words.list.to)}
    />
  );
}
