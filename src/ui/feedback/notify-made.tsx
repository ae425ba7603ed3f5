import { Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import i18next from "i18next";
import { TextLink } from "../display/text-link";
import { show } from "./notify";

/** A quiet word that something was made, with the way to it. */
export function notifyMade(message: string, to: string): void {
  const id = show({
    autoClose: 8000,
    color: "green",
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
