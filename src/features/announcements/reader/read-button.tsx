import type { Announcement } from "@domain/announcement/announcement";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyError } from "../../../ui/feedback/notify";
import type { ReadState } from "./use-read-state";

interface ReadButtonProps extends ReadState {
  announcement: Announcement;
}

/** "I have read it", which confirms what asks for it; nothing once it is read, or while that is not known. */
export function ReadButton({ announcement, isRead, read }: ReadButtonProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { title, readConfirmation } = announcement;
  if (isRead !== false) return null;
  const word = t(
    readConfirmation
      ? "announcements.actions.confirm"
      : "announcements.actions.read",
  );
  const handleRead = async () => {
    setBusy(true);
    try {
      await read();
    } catch (error) {
      notifyError(error, word);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant={readConfirmation ? "filled" : "default"}
      mih={44}
      loading={busy}
      aria-label={t("common.messages.actionOn", { action: word, name: title })}
      onClick={() => void handleRead()}
    >
      {word}
    </Button>
  );
}
