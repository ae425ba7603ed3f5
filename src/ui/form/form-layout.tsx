import { Paper, Stack } from "@mantine/core";
import type { KeyboardEvent, ReactNode, SubmitEvent } from "react";
import type { FieldProblem } from "./error-summary";
import { ErrorSummary } from "./error-summary";
import { SaveBar } from "./save-bar";
import { useFirstField } from "./use-first-field";

interface FormLayoutProps {
  /** Names the form for screen readers. */
  label: string;
  onSubmit: () => void;
  /** Summarised on top; empty while all is well. */
  problems: readonly FieldProblem[];
  saveLabel: string;
  saving: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** One column of fields, what is wrong on top, the save bar in reach; Ctrl+Enter saves from any field. */
export function FormLayout({
  label,
  onSubmit,
  problems,
  saveLabel,
  saving,
  onCancel,
  children,
}: FormLayoutProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const form = useFirstField();
  const handleKey = (event: KeyboardEvent<HTMLFormElement>) => {
    const held = event.ctrlKey || event.metaKey;
    if (event.key !== "Enter" || !held || saving) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={submit}
      onKeyDown={handleKey}
    >
      <Paper withBorder p="lg" maw={640}>
        <Stack gap="md">
          <ErrorSummary problems={problems} />
          {children}
        </Stack>
        <SaveBar label={saveLabel} saving={saving} onCancel={onCancel} />
      </Paper>
    </form>
  );
}
