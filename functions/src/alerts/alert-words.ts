import type { ToldAlert } from "@domain/notice/alert-notices";
import { alertNoticeIdOf } from "@domain/notice/notice";
import { href } from "@domain/pages";
import { announcementTitleMax } from "@domain/announcement/announcement";
import { builtInOf } from "@domain/measures/parameters/built-in";
import { named } from "../mail/compose";
import type { Say } from "../mail/texts";

/** What is said of alerts in one notice, as mails and devices say it: nothing of what was measured. */
export interface AlertNotice {
  alert: ToldAlert;
  groupId: string;
  place: string;
  count: number;
  /** Its establishment, where they can see several; null elsewhere. */
  zooId: string | null;
}

function parameterOf(say: Say, { builtIn, parameter }: ToldAlert): string {
  return builtInOf(builtIn) !== null
    ? say(`measures.builtIn.${builtIn ?? ""}`)
    : named(parameter ?? "");
}

/** The words of alerts in a language. */
export function alertWords(
  say: Say,
  { alert, groupId, place, count, zooId }: AlertNotice,
) {
  const parameter = parameterOf(say, alert);
  const title = say(`notices.alerts.${alert.text}`, { parameter });
  const where = named(place, announcementTitleMax);
  const more =
    count > 1 ? [say("mail.alert.more", { count: String(count - 1) })] : [];
  return {
    subject: say("mail.alert.subject", { title }),
    intro: say("mail.alert.intro"),
    title,
    line: [where, ...more].filter((part) => part !== "").join(" · "),
    action: say("mail.alert.action"),
    path: href("dashboard", {
      tab: "alerts",
      ...(zooId === null ? {} : { zoo: zooId }),
    }),
    tag: alertNoticeIdOf(groupId),
  };
}
