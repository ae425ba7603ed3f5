import { Paper, Stack } from "@mantine/core";
import type { KeyboardEvent, ReactNode, SubmitEvent } from "react";
import type { Findings } from "./error-summary";
import { ErrorSummary } from "./error-summary";
import { SaveBar } from "./save-bar";
import { useFirstField } from "./use-first-field";

interface FormLayoutProps {
  /** Names the form for screen readers. */
  label: string;
  onSubmit: () => void;
  /** What is wrong is summarised on top; null for a form in which nothing can be. */
  form: Findings | null;
  saveLabel: string;
  saving: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** One column of fields, what is wrong on top, the save bar in reach; Ctrl+Enter saves from any field. */
export function FormLayout({
  label,
  onSubmit,
  form,
  saveLabel,
  saving,
  onCancel,
  children,
}: FormLayoutProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const box = useFirstField();
  const handleKey = (event: KeyboardEvent<HTMLFormElement>) => {
    const held = event.ctrlKey || event.metaKey;
    if (event.key !== "Enter" || !held || saving) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <form
      ref={box}
      noValidate
      aria-label={label}
      onSubmit={submit}
      onKeyDown={handleKey}
    >
      <Paper withBorder p="lg" maw={640}>
        <Stack gap="md">
          {form !== null && (
            <ErrorSummary problems={form.problems} tries={form.tries} />
          )}
          {children}
        </Stack>
        <SaveBar label={saveLabel} saving={saving} onCancel={onCancel} />
      </Paper>
    </form>
  );
}
