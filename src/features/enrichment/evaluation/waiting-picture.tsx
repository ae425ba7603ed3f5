import { ActionIcon, Group, Text } from "@mantine/core";
import { IconRefresh, IconX } from "@tabler/icons-react";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import type { QueuedFile } from "../../../data/files/queue/queued-file";
import type { SessionPicture } from "../../../data/files/use-session-picture";
import { useOnline } from "../../../data/hooks/use-live";
import { errorKey } from "../../../lib/i18n/error-text";
import { notifyError } from "../../../ui/feedback/notify";

function stateKey({ state, reason }: QueuedFile, isOnline: boolean): ParseKeys {
  if (state === "waiting")
    return isOnline ? "pictures.states.sending" : "attachments.states.waiting";
  return reason === "invalid-input"
    ? "pictures.messages.invalidFile"
    : errorKey({ code: reason });
}

type WaitingPictureProps = { file: QueuedFile } & Pick<
  SessionPicture,
  "retry" | "drop"
>;

/** A picture on its way: whether it waits for the network, is being sent or was refused. */
export function WaitingPicture({ file, retry, drop }: WaitingPictureProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const name = t("enrichment.use.evaluation.picture");
  const isRefused = file.state === "refused";
  const again = t("attachments.actions.retry", { name });
  const away = t("attachments.actions.drop", { name });
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" {...(isRefused && { c: "red" })} role="status">
        {name} · {t(stateKey(file, isOnline))}
      </Text>
      {isRefused && (
        <ActionIcon
          variant="default"
          size={44}
          style={{ flexShrink: 0 }}
          aria-label={again}
          title={again}
          onClick={() => void retry(file.id).catch(notifyError)}
        >
          <IconRefresh size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="default"
        size={44}
        style={{ flexShrink: 0 }}
        aria-label={away}
        title={away}
        onClick={() => void drop(file.id).catch(notifyError)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
