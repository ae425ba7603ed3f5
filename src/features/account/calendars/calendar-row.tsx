import type { CalendarFeed } from "@domain/calendar-feed/feed";
import { feedContents } from "@domain/calendar-feed/feed";
import { Button, Text } from "@mantine/core";
import { IconCalendarShare } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { useFormat } from "../../../lib/use-format";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import classes from "../own/device-row.module.css";

/** A calendar of mine: what is in it, whether a program reads it, and the way to end it. */
export function CalendarRow({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const { feedId, name, contents, fetchedAt } = feed;
  const remove = async () => {
    const agreed = await confirm({
      title: t("account.calendars.removeTitle", { name }),
      body: t("account.calendars.removeBody"),
      confirm: t("common.actions.delete"),
      danger: true,
    });
    if (!agreed) return;
    setBusy(true);
    try {
      await call("removeFeed", { feedId });
      notifyDone(t("account.calendars.removed", { name }));
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={classes.row}>
      <IconCalendarShare
        size={24}
        stroke={1.5}
        aria-hidden
        className={classes.icon ?? ""}
      />
      <div className={classes.words}>
        <Text fw={500}>{name}</Text>
        <Text size="sm">
          {format.list(
            feedContents
              .filter((one) => contents.includes(one))
              .map((one) => t(`account.calendars.contents.${one}`)),
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {fetchedAt === null
            ? t("account.calendars.neverFetched")
            : t("account.calendars.fetchedAt", {
                date: format.dateTime(fetchedAt),
              })}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        mih={36}
        className={classes.end ?? ""}
        disabled={busy}
        aria-label={t("common.messages.actionOn", {
          action: t("common.actions.delete"),
          name,
        })}
        onClick={() => void remove()}
      >
        {t("common.actions.delete")}
      </Button>
    </li>
  );
}
