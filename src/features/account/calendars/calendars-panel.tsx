import { feedsAtMost } from "@domain/calendar-feed/feed";
import { feedsOfPersonQuery } from "@domain/calendar-feed/feed-queries";
import { Button, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { AddressPanel } from "./address-panel";
import { CalendarRow } from "./calendar-row";
import type { MadeFeed } from "./new-calendar";
import { NewCalendar } from "./new-calendar";

/** Where my own calendar programs find what is planned: made, and ended. */
export function CalendarsPanel() {
  const { t } = useTranslation();
  const { uid, zooId } = useReadySession();
  const feeds = useLiveQueries([feedsOfPersonQuery(uid)]);
  const mayAdd = useCan()("create", "calendarFeeds", { zooId });
  const [adding, setAdding] = useState(false);
  const [made, tell] = useState<MadeFeed | null>(null);
  return (
    <Panel title={t("account.calendars.title")}>
      <Stack gap="sm">
        <Text c="dimmed" size="sm">
          {t("account.calendars.help")}
        </Text>
        <Text size="sm">{t("account.calendars.warning")}</Text>
        <QueryState query={feeds}>
          {({ rows }) => (
            <Calendars
              rows={rows}
              {...(mayAdd && { onAdd: () => setAdding(true) })}
            />
          )}
        </QueryState>
      </Stack>
      {adding && <NewCalendar onClose={() => setAdding(false)} onMade={tell} />}
      {made !== null && <AddressPanel made={made} onClose={() => tell(null)} />}
    </Panel>
  );
}

interface CalendarsProps {
  rows: readonly Row<"calendarFeeds">[];
  /** Absent where none can be made. */
  onAdd?: () => void;
}

function Calendars({ rows, onAdd }: CalendarsProps) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const isFull = rows.length >= feedsAtMost;
  return (
    <>
      {rows.length === 0 ? (
        <Text>{t("account.calendars.none")}</Text>
      ) : (
        <Stack gap={0} component="ul" p={0} m={0}>
          {[...rows]
            .sort((a, b) => byName(a.data.name, b.data.name))
            .map(({ id, data }) => (
              <CalendarRow key={id} feed={data} />
            ))}
        </Stack>
      )}
      {onAdd !== undefined && isFull && (
        <Text size="sm" c="dimmed">
          {t("account.calendars.full", { count: feedsAtMost })}
        </Text>
      )}
      {onAdd !== undefined && !isFull && (
        <Button
          variant="default"
          mih={44}
          leftSection={<IconPlus size={16} aria-hidden />}
          style={{ alignSelf: "flex-start" }}
          onClick={onAdd}
        >
          {t("account.calendars.add")}
        </Button>
      )}
    </>
  );
}
