import type { Announcement } from "@domain/announcement/announcement";
import { waitsForAnswer } from "@domain/announcement/state";
import { Divider, Group, Stack, Text, Title } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { Ref } from "react";
import { Fragment, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { AnnouncementContent } from "../parts/content";
import { TypeBadge } from "../parts/looks";
import { ReadButton } from "./read-button";
import { useReadState } from "./use-read-state";
import { useShown } from "./use-shown";

/**
 * What the establishment tells this person now: what waits for an answer, or the rest, each kind in a panel of its
 * own. What the address names is open alone; nothing stands where nothing is told.
 */
export function AnnouncementPanel({ waiting }: { waiting: boolean }) {
  const { t } = useTranslation();
  const shown = (useShown() ?? []).filter(
    ({ data }) => waitsForAnswer(data) === waiting,
  );
  if (shown.length === 0) return null;
  return (
    <Panel
      title={t(waiting ? "announcements.states.first" : "announcements.title")}
    >
      <Announcements rows={shown} />
    </Panel>
  );
}

interface AnnouncementsProps {
  rows: readonly Row<"announcements">[];
}

/** Announcements below each other, each to be opened and read. */
export function Announcements({ rows }: AnnouncementsProps) {
  const named = useSearchParams()[0].get("announcementId");
  // Followed again, the link leads there again.
  const visit = useLocation().key;
  return (
    <Stack gap="xs">
      {rows.map(({ id, data }, index) => (
        <Fragment key={id === named ? visit : `${id} ${named ?? ""}`}>
          {index > 0 && <Divider />}
          <ShownAnnouncement announcement={data} named={named} />
        </Fragment>
      ))}
    </Stack>
  );
}

interface ShownAnnouncementProps {
  announcement: Announcement;
  /** What the address is about; null for none. */
  named: string | null;
}

/** What waits for an answer is open; of the rest the title stands, so that the day’s work stays in sight. */
function ShownAnnouncement({ announcement, named }: ShownAnnouncementProps) {
  const isNamed = announcement.announcementId === named;
  const state = useReadState(announcement);
  const [opened, setOpened] = useState<boolean | null>(
    named === null ? null : isNamed,
  );
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNamed) head.current?.focus();
  }, [isNamed]);
  const open =
    opened ?? (state.isRead === false && waitsForAnswer(announcement));
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <Head
        ref={head}
        announcement={announcement}
        isRead={state.isRead === true}
      />
      <Stack gap="sm" mt="xs" maw={760} align="flex-start">
        <AnnouncementContent {...announcement} />
        <ReadButton announcement={announcement} {...state} />
      </Stack>
    </details>
  );
}

function Head({
  announcement: { title, type, displayStartAt, readConfirmation },
  isRead,
  ref,
}: {
  announcement: Announcement;
  isRead: boolean;
  ref: Ref<HTMLElement>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return (
    <summary ref={ref} style={{ cursor: "pointer", paddingBlock: 8 }}>
      <Title
        order={3}
        size="sm"
        fw={isRead ? 400 : 600}
        display="inline"
        style={{ overflowWrap: "anywhere" }}
      >
        {title}
      </Title>
      <Group gap="xs" mt={4}>
        <TypeBadge type={type} />
        <Text size="sm" c="dimmed">
          {format.moment(displayStartAt, now)}
        </Text>
        {isRead && (
          <Text size="sm" c="dimmed">
            <IconCheck size={14} aria-hidden />{" "}
            {t(
              readConfirmation
                ? "announcements.states.youConfirmed"
                : "announcements.states.youRead",
            )}
          </Text>
        )}
      </Group>
    </summary>
  );
}
