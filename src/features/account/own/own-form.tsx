import { Button, Group, Paper, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Outcome } from "../../../data/hooks/use-submit";
import { useSubmit } from "../../../data/hooks/use-submit";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { ResumedNote } from "../../../ui/form/draft/resumed-note";
import { FormFailure } from "../../../ui/form/form-failure";
import type { RecordForm } from "../../../ui/form/use-record-form";

interface OwnFormProps<T> {
  label: string;
  /** What stands above the fields. */
  head?: ReactNode;
  form: RecordForm<T>;
  send: () => Promise<Outcome>;
  /** What is said when it is saved, and while it waits. */
  words: Readonly<Record<Outcome, string>>;
  onSaved: () => void;
  children: ReactNode;
}

/** A form about oneself that stays where it is when it is saved. */
export function OwnForm<T>(props: OwnFormProps<T>) {
  const { label, head, form, send, words, onSaved, children } = props;
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const submit = () => {
    if (!form.check()) return;
    run(send, (outcome) => {
      form.release();
      const notify = outcome === "saved" ? notifyDone : notifyInfo;
      notify(words[outcome]);
      onSaved();
    });
  };
  return (
    <Paper withBorder p="lg">
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          {head}
          <ResumedNote onStartOver={form.startOver} clashes={form.clashes} />
          <FormFailure failure={failure} onRetry={submit} />
          {children}
          <Group justify="flex-end">
            <Button type="submit" loading={busy} disabled={!form.dirty}>
              {t("common.actions.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
