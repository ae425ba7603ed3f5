import type { Announcement } from "@domain/announcement/announcement";
import { isInsistent } from "@domain/announcement/state";
import { href } from "@domain/pages";
import { Alert, Group } from "@mantine/core";
import { IconBellRinging } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { useArrivals } from "./use-arrivals";
import { useReadState } from "./use-read-state";
import { useShown } from "./use-shown";

/** The urgent announcement that waits for this person's confirmation, above every page; what arrives comes up. */
export function Component() {
  const shown = useShown();
  useArrivals(shown);
  const waiting = (shown ?? []).filter(({ data }) => isInsistent(data));
  return (
    <div role="status">
      {waiting.map(({ id, data }) => (
        <Insistent key={id} announcement={data} />
      ))}
    </div>
  );
}

function Insistent({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation();
  const { isRead } = useReadState(announcement);
  if (isRead !== false) return null;
  return (
    <Alert
      color="red"
      mb="md"
      role="presentation"
      icon={<IconBellRinging aria-hidden />}
    >
      <Group justify="space-between">
        {t("announcements.messages.waits", { title: announcement.title })}
        <ButtonLink
          to={href("dashboard", {
            announcementId: announcement.announcementId,
          })}
          size="xs"
          variant="default"
        >
          {t("announcements.actions.open")}
        </ButtonLink>
      </Group>
    </Alert>
  );
}
