import type { ReactNode } from "react";
import { PageHeader } from "../page/page-header";
import { ErrorState } from "../state/error-state";
import type { FieldProblem } from "./error-summary";
import { FormLayout } from "./form-layout";

interface FormPageProps {
  title: string;
  /** The list, and the record where there is one. */
  crumbs: readonly { label: string; to: string }[];
  problems: readonly FieldProblem[];
  /** Why it could not be saved; null while all is well. What was typed stays. */
  failure: unknown;
  saving: boolean;
  saveLabel: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A page that is a form: where it belongs, what went wrong, the fields. */
export function FormPage({
  title,
  crumbs,
  failure,
  children,
  ...form
}: FormPageProps) {
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <FormLayout label={title} {...form}>
        {failure !== null && (
          <ErrorState error={failure} onRetry={form.onSubmit} />
        )}
        {children}
      </FormLayout>
    </>
  );
}
