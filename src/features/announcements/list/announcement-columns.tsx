import { stateOf } from "@domain/announcement/state";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { StateBadge, TypeBadge } from "../parts/looks";
import { useRecipientWords } from "../parts/use-recipient-words";
import { ConfirmedShare } from "../record/confirmed-share";

export function useAnnouncementColumns(): Column<Row<"announcements">>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { zooId } = useReadySession();
  const recipients = useRecipientWords(zooId);
  return [
    {
      id: "title",
      header: t("announcements.fields.title"),
      width: "minmax(0, 3fr)",
      cell: ({ data, pending }) => (
        <Group gap={8} wrap="nowrap" component="span">
          <Text component="span" inherit truncate>
            {data.title}
          </Text>
          {pending && <PendingBadge />}
        </Group>
      ),
    },
    {
      id: "state",
      header: t("announcements.fields.state"),
      width: "fit",
      from: 480,
      card: "bare",
      cell: ({ data }) => <StateBadge state={stateOf(data, now)} />,
    },
    {
      id: "type",
      header: t("announcements.fields.type"),
      width: "fit",
      from: 640,
      card: "bare",
      cell: ({ data }) => <TypeBadge type={data.type} />,
    },
    {
      id: "display",
      header: t("announcements.fields.display"),
      width: "fit",
      from: 860,
      cell: ({ data: { displayStartAt, displayEndAt } }) => (
        <Text span size="sm">
          {displayEndAt === null
            ? t("announcements.states.from", {
                start: format.date(displayStartAt),
              })
            : t("announcements.states.fromTo", {
                start: format.date(displayStartAt),
                end: format.date(displayEndAt),
              })}
        </Text>
      ),
    },
    {
      id: "recipients",
      header: t("announcements.fields.recipients"),
      width: "minmax(0, 2fr)",
      from: 1050,
      cell: ({ data }) => (
        <Text span size="sm" truncate display="block">
          {format.list(recipients(data))}
        </Text>
      ),
    },
    {
      id: "confirmed",
      header: t("announcements.fields.confirmed"),
      width: "fit",
      from: 640,
      cell: (row) => <ConfirmedShare row={row} />,
    },
  ];
}
