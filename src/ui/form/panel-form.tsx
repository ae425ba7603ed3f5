import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SaveBar } from "./save-bar";
import { askLeave } from "./unsaved-guard";
import type { RecordForm } from "./use-record-form";

interface PanelFormProps {
  /** Names the form for screen readers. */
  label: string;
  form: Pick<
    RecordForm<Record<string, unknown>>,
    "check" | "dirty" | "release"
  >;
  /** Called with what the form holds once nothing is wrong with it. */
  onSave: () => void;
  /** The form is done with: saved, or given up. */
  onDone: () => void;
  /** Whether something is unsaved, for whoever can close the panel. */
  onDirty: (dirty: boolean) => void;
  children: ReactNode;
}

/** A form within a side panel: fields, save bar, and a question before what was typed is given up. */
export function PanelForm({
  label,
  form,
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
  const submit = () => {
    if (!form.check()) return;
    form.release();
    onSave();
    onDone();
  };
  const cancel = async () => {
    if (await askLeave(dirty)) onDone();
  };
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        {children}
        <SaveBar
          label={t("common.actions.save")}
          saving={false}
          onCancel={() => void cancel()}
        />
      </Stack>
    </form>
  );
}
