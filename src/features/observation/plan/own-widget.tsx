import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { OwnSessions } from "../list/own-sessions";

/** What this person has planned or begun to observe. */
export function Component() {
  const { t } = useTranslation();
  return (
    <OwnSessions
      isBare
      isShown={() => true}
      otherwise={<Text c="dimmed">{t("boards.states.nothing")}</Text>}
    />
  );
}
