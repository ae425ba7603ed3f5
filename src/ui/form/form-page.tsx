import type { ReactNode } from "react";
import { useEffect, useEffectEvent } from "react";
import { PageHeader } from "../page/page-header";
import { ErrorState } from "../state/error-state";
import { FormLayout } from "./form-layout";
import { ResumedNote } from "./draft/resumed-note";
import { serverIssues } from "./server-issues";
import type { RecordForm } from "./use-record-form";

/** A form of any record, as pages need it. */
export type PageForm = Pick<
  RecordForm<Record<string, unknown>>,
  | "check"
  | "clashes"
  | "problems"
  | "release"
  | "setErrors"
  | "startOver"
  | "tries"
>;

/** What is being sent, and why the last attempt failed: null while all is well. */
export interface Submission {
  busy: boolean;
  failure: unknown;
  run: <R>(work: () => Promise<R>, then: (result: R) => void) => void;
}

interface FormPageProps {
  title: string;
  /** The list, and the record where there is one. */
  crumbs: readonly { label: string; to: string }[];
  form: PageForm;
  /** What was typed stays when it fails. */
  submission: Submission;
  saveLabel: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** What the server found wrong with a field stands at the field. */
function useServerIssues(form: PageForm, failure: unknown) {
  const show = useEffectEvent((refused: unknown) =>
    form.setErrors(serverIssues(refused)),
  );
  useEffect(() => {
    if (failure !== null) show(failure);
  }, [failure]);
}

/** A page that is a form: where it belongs, what went wrong, the fields. */
export function FormPage({
  title,
  crumbs,
  form,
  submission: { busy, failure },
  children,
  ...layout
}: FormPageProps) {
  useServerIssues(form, failure);
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <FormLayout label={title} form={form} saving={busy} {...layout}>
        <ResumedNote onStartOver={form.startOver} clashes={form.clashes} />
        {failure !== null && (
          <ErrorState error={failure} onRetry={layout.onSubmit} />
        )}
        {children}
      </FormLayout>
    </>
  );
}
