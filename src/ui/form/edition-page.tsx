import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { FormPage } from "./form-page";
import { useAfterSaving, type Outcome } from "./use-after-saving";
import type { RecordForm } from "./use-record-form";

interface Crumb {
  label: string;
  to: string;
}

interface EditionPageProps {
  title: string;
  record: {
    name: string;
    /** Its page, where one comes back to. */
    to: string;
    /** What the list of such records is called, and where it is. */
    list: Crumb;
  };
  form: Pick<RecordForm<object>, "check" | "problems" | "release">;
  /** Sends what the form holds; rejects when it was refused. */
  send: () => Promise<Outcome>;
  submission: {
    busy: boolean;
    failure: unknown;
    run: (
      send: () => Promise<Outcome>,
      then: (outcome: Outcome) => void,
    ) => void;
  };
  /** What is said when it is saved, and while it waits for the network. */
  words: { saved: string; queued: string };
  saveLabel?: string;
  children: ReactNode;
}

/** A form about a record there is: checked, sent, and back to the record. */
export function EditionPage({
  title,
  record,
  form,
  send,
  submission,
  words,
  saveLabel,
  children,
}: EditionPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const finish = useAfterSaving(form, words);
  const { name, to: here, list } = record;
  const submit = () => {
    if (form.check()) submission.run(send, (outcome) => finish(outcome, here));
  };
  return (
    <FormPage
      title={title}
      crumbs={[list, { label: name, to: here }]}
      failure={submission.failure}
      onSubmit={submit}
      problems={form.problems}
      saveLabel={saveLabel ?? t("common.actions.save")}
      saving={submission.busy}
      onCancel={() => void navigate(here, { replace: true })}
    >
      {children}
    </FormPage>
  );
}
