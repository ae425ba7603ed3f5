import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ResumedNote } from "./draft/resumed-note";
import { FormFailure } from "./form-failure";
import { SaveBar } from "./save-bar";
import { serverIssues } from "./server-issues";
import { askLeave } from "./unsaved-guard";
import type { RecordForm } from "./use-record-form";

interface PanelFormProps {
  /** Names the form for screen readers. */
  label: string;
  /** What could not be done when saving fails; the recording where nobody says. */
  failureTitle?: string;
  form: Pick<
    RecordForm<Record<string, unknown>>,
    "check" | "clashes" | "dirty" | "release" | "setErrors" | "startOver"
  >;
  /** Asks before it is saved; false leaves the form as it is. */
  ask?: (() => Promise<boolean>) | undefined;
  /**
   * Called once nothing is wrong with what the form holds. A promise keeps the form locked until the
   * answer, and open with the reason when it was refused.
   */
  onSave: () => void | Promise<void>;
  /** The form is done with: saved, or given up. */
  onDone: () => void;
  /** Whether something is unsaved, for whoever can close the panel. */
  onDirty: (dirty: boolean) => void;
  children: ReactNode;
}

/** A form within a side panel: fields, save bar, and a question before what was typed is given up. */
export function PanelForm({
  label,
  failureTitle,
  form,
  ask,
  onSave,
  onDone,
  onDirty,
  children,
}: PanelFormProps) {
  const { t } = useTranslation();
  const { dirty } = form;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [onDirty, dirty]);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const finish = () => {
    form.release();
    onDone();
  };
  const sent = useRef(false);
  const submit = async () => {
    if (sent.current || !form.check()) return;
    sent.current = true;
    if (ask !== undefined && !(await ask())) {
      sent.current = false;
      return;
    }
    const answer = onSave();
    if (answer === undefined) {
      finish();
      return;
    }
    setSaving(true);
    setFailure(null);
    try {
      await answer;
      finish();
    } catch (error) {
      setFailure(error);
      form.setErrors(serverIssues(error));
      sent.current = false;
    } finally {
      setSaving(false);
    }
  };
  const cancel = async () => {
    if (await askLeave(dirty)) finish();
  };
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        <ResumedNote onStartOver={form.startOver} clashes={form.clashes} />
        <FormFailure
          failure={failure}
          {...(failureTitle !== undefined && { title: failureTitle })}
          onRetry={() => void submit()}
        />
        {children}
        <SaveBar
          label={t("common.actions.save")}
          saving={saving}
          onCancel={() => void cancel()}
        />
      </Stack>
    </form>
  );
}
