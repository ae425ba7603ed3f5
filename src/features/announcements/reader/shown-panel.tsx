import type { Announcement } from "@domain/announcement/announcement";
import { Divider, Group, Stack, Text, Title } from "@mantine/core";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { AnnouncementContent } from "../parts/content";
import { TypeBadge } from "../parts/looks";
import { ReadButton } from "./read-button";
import { useShown } from "./use-shown";

/** What the establishment tells this person now; nothing stands where it tells nothing. */
export function Component() {
  const { t } = useTranslation();
  const shown = useShown() ?? [];
  if (shown.length === 0) return null;
  return (
    <Panel title={t("announcements.title")}>
      <Stack gap="md">
        {shown.map(({ id, data }, index) => (
          <Fragment key={id}>
            {index > 0 && <Divider />}
            <ShownAnnouncement announcement={data} />
          </Fragment>
        ))}
      </Stack>
    </Panel>
  );
}

function ShownAnnouncement({ announcement }: { announcement: Announcement }) {
  const format = useFormat();
  const now = useNow();
  const { announcementId, title, type, displayStartAt } = announcement;
  const headingId = `announcement-${announcementId}`;
  return (
    <article aria-labelledby={headingId}>
      <Group gap="xs" mb={6}>
        <TypeBadge type={type} />
        <Title
          order={3}
          size="h4"
          id={headingId}
          style={{ overflowWrap: "anywhere" }}
        >
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {format.moment(displayStartAt, now)}
        </Text>
      </Group>
      <Stack gap="sm" maw={760} align="flex-start">
        <AnnouncementContent {...announcement} />
        <ReadButton announcement={announcement} />
      </Stack>
    </article>
  );
}
