import type { AnnouncementType } from "@domain/announcement/announcement";
import type { Notice } from "@domain/notice/notice";
import { href } from "@domain/pages";
import {
  IconAlertTriangle,
  IconBellRinging,
  IconClipboardPlus,
  IconClock,
  IconInfoCircle,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../data/hooks/use-live";
import { useFormat } from "../../lib/use-format";
import type { IconComponent } from "../../ui/display/icon";

/** Where a notice leads, its icon, its title and what stands below that. */
interface NoticeLook {
  title: string;
  to: string;
  icon: IconComponent;
  line: string;
}

const announcementIcons: Record<AnnouncementType, IconComponent> = {
  urgent: IconBellRinging,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

/** How notices look at this moment. */
export function useNoticeLook(): (notice: Notice) => NoticeLook {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return (notice) => {
    if (notice.kind === "announcement")
      return {
        title: notice.title,
        to: href("dashboard", { announcementId: notice.about }),
        icon: announcementIcons[notice.type],
        line: format.moment(notice.at, now),
      };
    if (notice.kind === "tasks")
      return {
        title: t("notices.says.many", { count: notice.count }),
        to: href("taskList", { who: "mine" }),
        icon: IconClipboardPlus,
        line: format.moment(notice.at, now),
      };
    const isNew = notice.says === "onCreate";
    const says = isNew ? t("notices.says.created") : t("notices.says.reminder");
    return {
      title: notice.title,
      to: href("taskList", { taskId: notice.about }),
      icon: isNew ? IconClipboardPlus : IconClock,
      line:
        notice.dueAt === null
          ? says
          : t("notices.due", {
              says,
              moment: format.moment(notice.dueAt, now),
            }),
    };
  };
}
