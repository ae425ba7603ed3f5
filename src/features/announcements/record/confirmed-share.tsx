import type { Announcement } from "@domain/announcement/announcement";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useConfirmed } from "./use-confirmed";

/** How many of those asked have confirmed. */
export function ConfirmedShare({
  announcement,
}: {
  announcement: Announcement;
}) {
  const { t } = useTranslation();
  const live = useConfirmed(announcement);
  if (!announcement.readConfirmation)
    return (
      <Text span size="sm" c="dimmed">
        {t("announcements.states.notAsked")}
      </Text>
    );
  if (live.state !== "data") return null;
  const { missing } = live.data;
  const total = announcement.audience.length;
  return (
    <Text span size="sm">
      {t("announcements.states.confirmedOf", {
        done: total - missing.length,
        total,
      })}
    </Text>
  );
}
