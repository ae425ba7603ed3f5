import type { Announcement } from "@domain/announcement/announcement";
import { Divider, Group, Stack, Text, Title } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { Ref } from "react";
import { Fragment, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { AnnouncementContent } from "../parts/content";
import { TypeBadge } from "../parts/looks";
import { ReadButton } from "./read-button";
import { useReadState } from "./use-read-state";
import { useShown } from "./use-shown";

/** What the establishment tells this person now, what the address names open; nothing stands where it tells nothing. */
export function Component() {
  const { t } = useTranslation();
  const shown = useShown() ?? [];
  const named = useSearchParams()[0].get("announcementId");
  // Followed again, the link leads there again.
  const visit = useLocation().key;
  if (shown.length === 0) return null;
  return (
    <Panel title={t("announcements.title")}>
      <Stack gap="xs">
        {shown.map(({ id, data }, index) => (
          <Fragment key={id === named ? visit : id}>
            {index > 0 && <Divider />}
            <ShownAnnouncement announcement={data} isNamed={id === named} />
          </Fragment>
        ))}
      </Stack>
    </Panel>
  );
}

/** What waits for an answer is open; of the rest the title stands, so that the day's work stays in sight. */
const waitsFor = ({ type, readConfirmation }: Announcement) =>
  type === "urgent" || readConfirmation;

interface ShownAnnouncementProps {
  announcement: Announcement;
  /** The address is about it. */
  isNamed: boolean;
}

function ShownAnnouncement({ announcement, isNamed }: ShownAnnouncementProps) {
  const state = useReadState(announcement);
  const [opened, setOpened] = useState<boolean | null>(isNamed ? true : null);
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNamed) head.current?.focus();
  }, [isNamed]);
  const open = opened ?? (state.isRead === false && waitsFor(announcement));
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
