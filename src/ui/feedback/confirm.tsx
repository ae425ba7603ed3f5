import { Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import i18next from "i18next";
import { questionsReady } from "./questions-ready";

export interface ConfirmQuestion {
  /** Names the thing. */
  title: string;
  /** Says the consequence. */
  body: string;
  /** The verb on the button. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
}

/** Where the focus starts: on the safe choice. */
const focused = { "data-autofocus": true };

/** Asks before something that matters; true when confirmed, false on cancel, Escape or a click outside. */
export async function confirm({
  title,
  body,
  confirm: yes,
  cancel,
  danger = false,
}: ConfirmQuestion): Promise<boolean> {
  await questionsReady;
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: <Text>{body}</Text>,
      labels: {
        confirm: yes,
        cancel: cancel ?? i18next.t("common.actions.cancel"),
      },
      cancelProps: focused,
      confirmProps: danger ? { color: "red" } : {},
      closeButtonProps: { "aria-label": i18next.t("common.actions.close") },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
