import { noticesQuery } from "@domain/notice/notice-queries";
import { Button, Group, Text, UnstyledButton } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useReadySession } from "../../data/hooks/ready-session";
import { useLiveQueries } from "../../data/hooks/use-live";
import type { Row } from "../../data/live-store";
import { readNotice } from "./notice-writes";
import classes from "./notices.module.css";
import { useNoticeLook } from "./use-notice-look";

const markRead = (row: Row<"notifications">) =>
  void readNotice(row).catch(() => undefined);

/** What somebody was told of the establishment they work in, the latest first. */
export function Component() {
  const { t } = useTranslation();
  const { uid, zooId } = useReadySession();
  const id = useId();
  const live = useLiveQueries([noticesQuery(uid)]);
  const rows = live.state === "data" ? live.data.rows : [];
  const here = rows.filter(({ data }) => data.zooId === zooId);
  const unread = here.filter(({ data }) => !data.read);
  if (here.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Group justify="space-between" gap="xs" px="sm" wrap="nowrap" mih={30}>
        <Text fw={600} size="sm" id={id}>
          {t("notices.title")}
        </Text>
        {unread.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => unread.forEach(markRead)}
          >
            {t("notices.actions.readAll")}
          </Button>
        )}
      </Group>
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
  const { data } = row;
  const { title, to, icon: Icon, line } = useNoticeLook()(data);
  return (
    <li>
      <UnstyledButton
        component={Link}
        to={to}
        className={classes.notice ?? ""}
        onClick={() => {
          // An announcement is read where it says so, not by going there.
          if (data.kind !== "announcement") markRead(row);
        }}
      >
        <Group gap="xs" wrap="nowrap">
          <span className={classes.icon}>
            <Icon size={16} aria-hidden />
          </span>
          <Text lineClamp={2} fw={data.read ? 400 : 600} flex={1}>
            {title}
          </Text>
          {!data.read && (
            <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
              {t("notices.unread")}
            </Text>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {line}
        </Text>
      </UnstyledButton>
    </li>
  );
}
