import { Alert, Button, Stack } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PublicFrame } from "../../../ui/page/public/public-frame";
import type { EntryForm } from "./use-entry-form";

interface EntryFrameProps {
  title: string;
  form: Pick<EntryForm<object>, "refusal" | "sending" | "submit">;
  /** The verb on the button. */
  send: string;
  /** After the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A form before the app: one card, a refusal above the one button, read out when it comes. */
export function EntryFrame({
  title,
  form,
  send,
  beside,
  children,
}: EntryFrameProps) {
  const { t } = useTranslation();
  const { refusal, sending, submit } = form;
  return (
    <PublicFrame title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          {children}
          <div role="alert">
            {refusal !== null && (
              <Alert
                color="red"
                role="presentation"
                icon={<IconAlertTriangle aria-hidden />}
              >
                {t(refusal)}
              </Alert>
            )}
          </div>
          <Button type="submit" size="md" fullWidth loading={sending}>
            {send}
          </Button>
          {beside}
        </Stack>
      </form>
    </PublicFrame>
  );
}
