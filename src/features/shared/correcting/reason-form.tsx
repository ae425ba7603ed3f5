import type { AppError } from "@domain/errors";
import { correctionReasonMax } from "@domain/observation/obs-session";
import { Button, Group, Stack, Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFocusBack } from "../../../ui/keys/use-focus-back";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { FormFailure } from "../../../ui/form/form-failure";

interface ReasonFormProps {
  title: string;
  /** What the button says. */
  save: string;
  danger?: boolean;
  /** Something else has the screen for a while; what is typed stays. */
  hidden?: boolean;
  /** What is wrong with the fields above; null: nothing. */
  problem: string | null;
  busy: boolean;
  failure: AppError | null;
  onSave: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Where one types at once: no key meant for a field closes the panel. */
const focusFirst = (fields: HTMLElement | null): void =>
  fields
    ?.querySelector("input:not([type=hidden]), textarea")
    ?.setAttribute("data-autofocus", "true");

/** A panel in which something is put right: its fields, and the reason without which nothing is. */
export function ReasonForm(props: ReasonFormProps) {
  const {
    title,
    save,
    danger = false,
    hidden = false,
    problem,
    busy,
    failure,
  } = props;
  const { onSave, onClose, children } = props;
  const { t } = useTranslation();
  useFocusBack();
  const [reason, setReason] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const send = () => {
    setIsAsked(true);
    if (reason.trim() !== "" && problem === null) onSave(reason.trim());
  };
  return (
    <SidePanel
      opened={!hidden}
      onClose={onClose}
      title={title}
      closeLabel={t("common.actions.close")}
    >
      <Stack gap="md" ref={focusFirst}>
        {children}
        <Textarea
          label={t("corrections.fields.reason")}
          required
          autosize
          minRows={2}
          maxLength={correctionReasonMax}
          value={reason}
          error={
            isAsked && reason.trim() === ""
              ? t("corrections.messages.reasonRequired")
              : (isAsked && problem) || undefined
          }
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <FormFailure failure={failure} onRetry={send} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t("common.actions.cancel")}
          </Button>
          <Button
            loading={busy}
            onClick={send}
            {...(danger && { color: "red" })}
          >
            {save}
          </Button>
        </Group>
      </Stack>
    </SidePanel>
  );
}
