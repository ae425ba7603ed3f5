import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ResumedNote } from "./draft/resumed-note";
import { FormFailure } from "./form-failure";
import { SaveBar } from "./save-bar";
import { serverIssues } from "./server-issues";
import { askLeave } from "./unsaved-guard";
import type { RecordForm } from "./use-record-form";
import { useIsThere } from "../state/use-is-there";

interface PanelFormProps {
  /** Names the form for screen readers. */
  label: string;
  /** What could not be done when saving fails; the recording where nobody says. */
  failureTitle?: string;
  form: Pick<
    RecordForm<Record<string, unknown>>,
    | "check"
    | "clashes"
    | "dirty"
    | "release"
    | "setErrors"
    | "startOver"
    | "values"
  >;
  /** Asks before it is saved; false leaves the form as it is. What it waits for may outlast the form: `isThere` says whether it did not. */
  ask?: ((isThere: () => boolean) => Promise<boolean>) | undefined;
  /** Whether what is asked before it is saved is on its way. */
  isWaiting?: boolean;
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
  isWaiting = false,
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
  const there = useIsThere();
  const finish = () => {
    there.leave();
    form.release();
    onDone();
  };
  const sent = useRef(false);
  const latest = useRef({ form, ask, onSave });
  useLayoutEffect(() => {
    latest.current = { form, ask, onSave };
  });
  /** Asks about what the form holds, and anew where that changed meanwhile. */
  const agree = async (): Promise<boolean> => {
    const asked = latest.current;
    if (asked.ask === undefined) return true;
    const isAgreed = await asked.ask(there.is);
    if (!isAgreed || !there.is()) return false;
    const now = latest.current.form;
    return now.values === asked.form.values || (now.check() && agree());
  };
  const submit = async () => {
    if (sent.current || !form.check()) return;
    sent.current = true;
    if (!(await agree())) {
      sent.current = false;
      return;
    }
    const answer = latest.current.onSave();
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
          saving={saving || isWaiting}
          onCancel={() => void cancel()}
        />
      </Stack>
    </form>
  );
}
