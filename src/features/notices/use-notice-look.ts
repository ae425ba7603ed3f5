import type { AnnouncementType } from "@domain/announcement/announcement";
import type {
  EnvironmentKey,
  HealthKey,
} from "@domain/measures/parameters/built-in";
import { builtInOf } from "@domain/measures/parameters/built-in";
import type { Notice } from "@domain/notice/notice";
import { href } from "@domain/pages";
import {
  IconAlertTriangle,
  IconBellRinging,
  IconClipboardPlus,
  IconClock,
  IconFileExport,
  IconInfoCircle,
  IconZoomCheck,
} from "@tabler/icons-react";
import type { TFunction } from "i18next";
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

type Words = TFunction;

const isProvided = (key: string | null): key is EnvironmentKey | HealthKey =>
  builtInOf(key) !== null;

/** Where alerts are and when; when alone of what is nowhere in particular. */
function placeLine(
  t: Words,
  told: { place: string; count: number; moment: string },
): string {
  const { place, count, moment } = told;
  if (place === "") return moment;
  return count > 1
    ? t("notices.placeMore", { place, count: count - 1, moment })
    : t("notices.place", { place, moment });
}

/** What alerts found by the same are told as: what, where the latest is, and how many more. */
function alertLook(
  t: Words,
  { kind, title: place, alert, count, about }: Notice,
  moment: string,
): NoticeLook {
  const to = href("dashboard", {
    tab: "alerts",
    alertId: kind === "register" ? about : null,
  });
  const icon = IconAlertTriangle;
  if (alert === null)
    return {
      title: t("notices.says.moreAlerts", { count }),
      to,
      icon,
      line: moment,
    };
  const { text, builtIn } = alert;
  const parameter = isProvided(builtIn)
    ? t(`measures.builtIn.${builtIn}`)
    : (alert.parameter ?? "");
  return {
    title: t(`notices.alerts.${text}`, { parameter }),
    to,
    icon,
    line: placeLine(t, { place, count, moment }),
  };
}

/** Of one alert besides that it is theirs to see to, or that nobody did in time. */
const registerLook = (
  look: NoticeLook,
  t: Words,
  { late }: Notice,
): NoticeLook => ({
  ...look,
  line: `${t(late ? "notices.says.late" : "notices.says.owned")} · ${look.line}`,
});

/** How notices look at this moment. */
export function useNoticeLook(): (notice: Notice) => NoticeLook {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return (notice) => {
    const moment = format.moment(notice.at, now);
    if (notice.kind === "announcement")
      return {
        title: notice.title,
        to: href("dashboard", { announcementId: notice.about }),
        icon: announcementIcons[notice.type],
        line: moment,
      };
    if (notice.kind === "alert" || notice.kind === "alerts")
      return alertLook(t, notice, moment);
    if (notice.kind === "register")
      return registerLook(alertLook(t, notice, moment), t, notice);
    if (notice.kind === "campaign")
      return {
        title: notice.title,
        to: href("assessment", { campaignId: notice.about }),
        icon: IconClipboardPlus,
        line: `${t("notices.says.campaign")} · ${moment}`,
      };
    if (notice.kind === "finding")
      return {
        title: notice.title,
        to: href("dashboard", { tab: "alerts", status: "findings" }),
        icon: IconZoomCheck,
        line: `${t("notices.says.finding")} · ${moment}`,
      };
    if (notice.kind === "permit")
      return {
        title: notice.title,
        to: href("research", { projectId: notice.about }),
        icon: IconClock,
        line: t("notices.says.permit", {
          day: notice.dueAt === null ? "" : format.date(notice.dueAt),
        }),
      };
    if (notice.kind === "export" && notice.type === "warning")
      return {
        title: t("notices.says.exportFailed"),
        to: href("export"),
        icon: IconAlertTriangle,
        line: moment,
      };
    if (notice.kind === "export")
      return {
        title: t("notices.says.export"),
        to: href("export"),
        icon: IconFileExport,
        line: t("notices.inMail", { moment }),
      };
    if (notice.kind === "tasks")
      return {
        title: t("notices.says.many", { count: notice.count }),
        to: href("taskList", { who: "mine" }),
        icon: IconClipboardPlus,
        line: moment,
      };
    return taskLook(t, notice, (at) => format.moment(at, now));
  };
}

function taskLook(
  t: Words,
  { says: kind, title, about, dueAt }: Notice,
  momentOf: (at: Date) => string,
): NoticeLook {
  const isNew = kind === "onCreate";
  const says = isNew ? t("notices.says.created") : t("notices.says.reminder");
  return {
    title,
    to: href("taskList", { taskId: about }),
    icon: isNew ? IconClipboardPlus : IconClock,
    line:
      dueAt === null
        ? says
        : t("notices.due", { says, moment: momentOf(dueAt) }),
  };
}
