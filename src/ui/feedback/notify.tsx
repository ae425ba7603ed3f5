import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import { errorKey } from "../../lib/i18n/error-text";

const closeButtonProps = () => ({
  "aria-label": i18next.t("common.actions.close"),
});

/** A quiet word that something worked; with `undo`, eight seconds to take it back. */
export function notifyDone(message: string, undo?: () => void): void {
  const id = crypto.randomUUID();
  const takeBack = () => {
    notifications.hide(id);
    undo?.();
  };
  notifications.show({
    id,
    autoClose: undo ? 8000 : 3000,
    color: "green",
    closeButtonProps: closeButtonProps(),
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        {undo && (
          <Button size="compact-sm" variant="subtle" onClick={takeBack}>
            {i18next.t("common.actions.undo")}
          </Button>
        )}
      </Group>
    ),
  });
}

/** What failed, by its code; `title` says what was tried. Stays until closed. */
export function notifyError(error: unknown, title?: string): void {
  notifications.show({
    autoClose: false,
    color: "red",
    role: "alert",
    closeButtonProps: closeButtonProps(),
    title: title ?? i18next.t("common.states.error"),
    message: i18next.t(errorKey(error)),
  });
}

/** Something the person should know that is neither success nor failure. */
export function notifyInfo(message: string): void {
  notifications.show({
    autoClose: 6000,
    color: "blue",
    closeButtonProps: closeButtonProps(),
    message,
  });
}

/** A newer version of the app is on the device; stays until it is taken or closed. */
export function notifyNewVersion(use: () => void): void {
  notifications.show({
    id: "new-version",
    autoClose: false,
    color: "blue",
    closeButtonProps: closeButtonProps(),
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{i18next.t("common.messages.newVersion")}</Text>
        <Button size="compact-sm" variant="subtle" onClick={use}>
          {i18next.t("common.actions.reload")}
        </Button>
      </Group>
    ),
  });
}
