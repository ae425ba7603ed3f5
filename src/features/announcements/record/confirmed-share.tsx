import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useConfirmed } from "./use-confirmed";

/** How many of those asked have confirmed. */
export function ConfirmedShare({ row }: { row: Row<"announcements"> }) {
  const { t } = useTranslation();
  const live = useConfirmed(row);
  if (!row.data.readConfirmation)
    return (
      <Text span size="sm" c="dimmed">
        {t("announcements.states.notAsked")}
      </Text>
    );
  if (live.state !== "data") return null;
  const { missing } = live.data;
  const total = row.data.audience.length;
  return (
    <Text span size="sm">
      {t("announcements.states.confirmedOf", {
        done: total - missing.length,
        total,
      })}
    </Text>
  );
}
