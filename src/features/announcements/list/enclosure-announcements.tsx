import { announcementsForEnclosureQuery } from "@domain/announcement/announcement-queries";
import { compareAnnouncements, stateOf } from "@domain/announcement/state";
import { href } from "@domain/pages";
import { Divider, Group, Stack, Text, Title } from "@mantine/core";
import { IconPlus, IconSpeakerphone } from "@tabler/icons-react";
import { Fragment, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { TextLink } from "../../../ui/display/text-link";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { AnnouncementContent } from "../parts/content";
import { StateBadge, TypeBadge } from "../parts/looks";
import { useShown } from "../reader/use-shown";

/** More than an enclosure is told at once. */
const limit = 50;

interface InformationProps {
  id: string;
}

/** What is told about an enclosure: to those who write it what is to come, too. */
export function Component(props: InformationProps) {
  const mayWrite = useCan()("create", "announcements");
  return mayWrite ? <Written {...props} /> : <Shown {...props} />;
}

function Written({ id }: InformationProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const queries = useMemo(
    () => [announcementsForEnclosureQuery(zooId, id, limit)],
    [zooId, id],
  );
  const live = useLiveQueries(queries);
  return (
    <>
      <Group justify="flex-end" mb="sm">
        <ButtonLink
          to={href("zooDetails", {
            tab: "announcements",
            mode: "create",
            enclosureId: id,
          })}
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {t("announcements.actions.create")}
        </ButtonLink>
      </Group>
      <QueryState query={live}>
        {({ rows }) => <Announcements rows={rows} linked />}
      </QueryState>
    </>
  );
}

function Shown({ id }: InformationProps) {
  const rows = (useShown() ?? []).filter(({ data }) =>
    data.enclosureIds.includes(id),
  );
  return <Announcements rows={rows} linked={false} />;
}

interface AnnouncementsProps {
  rows: readonly Row<"announcements">[];
  /** Their titles lead to where they are changed. */
  linked: boolean;
}

function Announcements({ rows, linked }: AnnouncementsProps) {
  const { t } = useTranslation();
  if (rows.length === 0)
    return (
      <EmptyState
        icon={IconSpeakerphone}
        title={t("announcements.states.noneHere")}
      />
    );
  const inOrder = [...rows].sort((a, b) =>
    compareAnnouncements(a.data, b.data),
  );
  return (
    <Stack gap="md" maw={760}>
      {inOrder.map((row, place) => (
        <Fragment key={row.id}>
          {place > 0 && <Divider />}
          <Announcement row={row} linked={linked} />
        </Fragment>
      ))}
    </Stack>
  );
}

function Announcement({
  row: { id, data },
  linked,
}: {
  row: Row<"announcements">;
  linked: boolean;
}) {
  const format = useFormat();
  const now = useNow();
  const to = href("zooDetails", { tab: "announcements", announcementId: id });
  return (
    <Stack gap="xs">
      <Title order={3} size="md" style={{ overflowWrap: "anywhere" }}>
        {linked ? (
          <TextLink to={to} c="inherit" inherit>
            {data.title}
          </TextLink>
        ) : (
          data.title
        )}
      </Title>
      <Group gap="xs">
        <TypeBadge type={data.type} />
        {linked && <StateBadge state={stateOf(data, now)} />}
        <Text size="sm" c="dimmed">
          {format.moment(data.displayStartAt, now)}
        </Text>
      </Group>
      <AnnouncementContent {...data} />
    </Stack>
  );
}
