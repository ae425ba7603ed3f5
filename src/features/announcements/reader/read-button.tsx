import type { Announcement } from "@domain/announcement/announcement";
import { Button, Group, Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyError } from "../../../ui/feedback/notify";
import { useReadState } from "./use-read-state";

/** "I have read it", which confirms what asks for it; then that it was. */
export function ReadButton({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation();
  const { isRead, read } = useReadState(announcement);
  const [busy, setBusy] = useState(false);
  const { title, readConfirmation } = announcement;
  if (isRead === null) return null;
  if (isRead)
    return (
      <Group gap={6}>
        <IconCheck size={16} aria-hidden />
        <Text size="sm" c="dimmed">
          {t(
            readConfirmation
              ? "announcements.states.youConfirmed"
              : "announcements.states.youRead",
          )}
        </Text>
      </Group>
    );
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
