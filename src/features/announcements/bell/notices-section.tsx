import { noticesQuery } from "@domain/notice/notice-queries";
import { href } from "@domain/pages";
import { Group, Text, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { readNotice } from "../announcement-writes";
import { typeLooks } from "../parts/looks";
import classes from "./notices.module.css";

/** What somebody was told of the establishment they work in, the latest first. */
export function Component() {
  const { t } = useTranslation();
  const { uid, zooId } = useReadySession();
  const live = useLiveQueries([noticesQuery(uid)]);
  const rows = live.state === "data" ? live.data.rows : [];
  const here = rows.filter(({ data }) => data.zooId === zooId);
  if (here.length === 0) return null;
  return (
    <section
      className={classes.section}
      aria-label={t("announcements.notices")}
    >
      <Text fw={600} size="sm" px="sm">
        {t("announcements.notices")}
      </Text>
      <ul className={classes.notices}>
        {here.map((row) => (
          <NoticeRow key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function NoticeRow({ row }: { row: Row<"notifications"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { data } = row;
  const { icon: Icon } = typeLooks[data.type];
  return (
    <li>
      <UnstyledButton
        component={Link}
        to={href("dashboard")}
        className={classes.notice ?? ""}
        onClick={() => void readNotice(row).catch(() => undefined)}
      >
        <Group gap="xs" wrap="nowrap">
          <span className={classes.icon}>
            <Icon size={16} aria-hidden />
          </span>
          <Text truncate fw={data.read ? 400 : 600} flex={1}>
            {data.title}
          </Text>
          {!data.read && (
            <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
              {t("announcements.states.unread")}
            </Text>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {format.moment(data.at, now)}
        </Text>
      </UnstyledButton>
    </li>
  );
}
