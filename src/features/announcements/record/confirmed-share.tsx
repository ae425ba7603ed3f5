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
  const total = row.data.audience.length;
  // Who is asked is reckoned a moment after it is sent.
  if (live.state !== "data" || total === 0) return null;
  const { missing } = live.data;
  return (
    <Text span size="sm">
      {t("announcements.states.confirmedOf", {
        done: total - missing.length,
        total,
      })}
    </Text>
  );
}
