import { Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import { TextLink } from "../display/text-link";

/** A quiet word that something was made, with the way to it. */
export function notifyMade(message: string, to: string): void {
  const id = crypto.randomUUID();
  notifications.show({
    id,
    autoClose: 8000,
    color: "green",
    closeButtonProps: { "aria-label": i18next.t("common.actions.close") },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <TextLink to={to} size="sm" onClick={() => notifications.hide(id)}>
          {i18next.t("common.actions.show")}
        </TextLink>
      </Group>
    ),
  });
}
