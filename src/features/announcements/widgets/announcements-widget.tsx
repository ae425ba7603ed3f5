import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../ui/state/query-state";
import { Announcements } from "../reader/announcement-panel";
import { useShownLive } from "../reader/use-shown";

/** What the establishment tells this person now. */
export function Component() {
  const { t } = useTranslation();
  return (
    <QueryState
      query={useShownLive()}
      empty={<Text c="dimmed">{t("boards.states.nothing")}</Text>}
    >
      {(rows) => <Announcements rows={rows} />}
    </QueryState>
  );
}
