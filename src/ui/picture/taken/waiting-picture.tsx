import { ActionIcon, Group, Text } from "@mantine/core";
import { IconRefresh, IconX } from "@tabler/icons-react";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { errorKey } from "../../../lib/i18n/error-text";
import { notifyError } from "../../feedback/notify";

/** A picture that its record does not have yet. */
export interface OnItsWay {
  id: string;
  state: "waiting" | "refused";
  /** Why it was refused; null while it waits. */
  reason: string | null;
}

function stateKey({ state, reason }: OnItsWay, online: boolean): ParseKeys {
  if (state === "waiting")
    return online ? "pictures.states.sending" : "pictures.states.waiting";
  return reason === "invalid-input"
    ? "pictures.messages.invalidFile"
    : errorKey({ code: reason });
}

export interface WaitingPictureProps {
  picture: OnItsWay;
  /** What the picture is called. */
  name: string;
  online: boolean;
  /** Sends a refused one again. */
  retry: (id: string) => Promise<void>;
  /** Gives one up. */
  drop: (id: string) => Promise<void>;
}

/** A picture on its way: whether it waits for the network, is being sent or was refused. */
export function WaitingPicture(props: WaitingPictureProps) {
  const { picture, name, online, retry, drop } = props;
  const { t } = useTranslation();
  const isRefused = picture.state === "refused";
  const again = t("pictures.actions.retry", { name });
  const away = t("pictures.actions.drop", { name });
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" {...(isRefused && { c: "red" })} role="status">
        {name} · {t(stateKey(picture, online))}
      </Text>
      {isRefused && (
        <ActionIcon
          variant="default"
          size={44}
          style={{ flexShrink: 0 }}
          aria-label={again}
          title={again}
          onClick={() => void retry(picture.id).catch(notifyError)}
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
        onClick={() => void drop(picture.id).catch(notifyError)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
