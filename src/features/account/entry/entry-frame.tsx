import { Button, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useFirstField } from "../../../ui/form/use-first-field";
import { PublicFrame } from "../../../ui/page/public/public-frame";
import { Refusal } from "../refusal";
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
  const { refusal, sending, submit } = form;
  const first = useFirstField();
  return (
    <PublicFrame title={title}>
      <form
        ref={first}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          {children}
          <Refusal why={refusal} />
          <Button type="submit" size="md" fullWidth loading={sending}>
            {send}
          </Button>
          {beside}
        </Stack>
      </form>
    </PublicFrame>
  );
}
