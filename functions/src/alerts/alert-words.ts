import type { ToldAlert } from "@domain/notice/alert-notices";
import { href } from "@domain/pages";
import { announcementTitleMax } from "@domain/announcement/announcement";
import { builtInOf } from "@domain/measures/parameters/built-in";
import { named } from "../mail/compose";
import type { Say } from "../mail/texts";

/** What is said of alerts in one notice, as mails and devices say it: nothing of what was measured. */
export interface AlertNotice {
  alert: ToldAlert;
  /** What takes its place on a device. */
  tag: string;
  /** That it is there, that it is theirs to see to, or that its due date has passed. */
  says: "found" | "owned" | "late";
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
  { alert, tag, says, place, count, zooId }: AlertNotice,
) {
  const parameter = parameterOf(say, alert);
  const title = say(`notices.alerts.${alert.text}`, { parameter });
  const type = alert.type === null ? "" : say(`mail.alert.types.${alert.type}`);
  const where = named(place, announcementTitleMax);
  const more =
    count > 1 ? [say("mail.alert.more", { count: String(count - 1) })] : [];
  return {
    subject: say(`mail.alert.subject.${says}`, { title }),
    intro: say(`mail.alert.intro.${says}`),
    title,
    line: [type, where, ...more].filter((part) => part !== "").join(" · "),
    action: say("mail.alert.action"),
    path: href("dashboard", {
      tab: "alerts",
      ...(zooId === null ? {} : { zoo: zooId }),
    }),
    tag,
  };
}
