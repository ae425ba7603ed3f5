import { href } from "@domain/pages";
import type { UserLanguage } from "@domain/person/user";
import { taskNoticeIdOf } from "@domain/notice/notice";
import type { TaskNoticeKind } from "@domain/notice/task-notices";
import { taskTitleMax } from "@domain/task/task";
import { parisZone } from "@domain/time/paris";
import type { AlertNotice } from "../alerts/alert-words";
import { alertWords } from "../alerts/alert-words";
import type { Message } from "../mail/compose";
import {
  escaped,
  named,
  oneLine,
  paragraph,
  senderLine,
} from "../mail/compose";
import type { Logo } from "../mail/logo";
import { carried } from "../mail/logo";
import { appUrl } from "../mail/send";
import type { Say } from "../mail/texts";
import { speaking } from "../mail/texts";
import type { PushMessage } from "./push-port";

/** What is said of a task, as a mail says it. */
export interface TaskTold {
  kind: "task";
  says: TaskNoticeKind;
  taskId: string;
  title: string;
  dueAt: Date;
  /** Its establishment, where they can see several; null elsewhere. */
  zooId: string | null;
}

/** What is said of a task, or of alerts. */
export type Told = TaskTold | ({ kind: "alert" } & AlertNotice);

/** To whom, from whom, in which language; `now` tells what is late. */
export interface NoticeFilling {
  language: UserLanguage;
  name: string;
  from: string;
  logo: Logo | null;
  now: Date;
}

/** So many tasks are named in one mail; the rest are counted. */
const namedMost = 30;

const taskPath = ({ taskId, zooId }: TaskTold) =>
  href("taskList", { taskId, ...(zooId === null ? {} : { zoo: zooId }) });
const settingsLink = () =>
  `${appUrl()}${href("userSettings", { tab: "notices" })}`;

/** A day and a time in the language, by the clocks of Paris. */
const momentOf = (language: UserLanguage, at: Date): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: parisZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);

/** What is said of a task by now: a reminder that waited may come when it is late. */
const sayingOf = ({ says, dueAt }: TaskTold, now: Date) =>
  dueAt <= now ? "late" : says === "onCreate" ? "created" : "reminder";

/** One notice in words. */
interface Words {
  subject: string;
  intro: string;
  title: string;
  /** Until when, or where. */
  line: string;
  action: string;
  path: string;
  tag: string;
}

function taskWords(
  say: Say,
  told: TaskTold,
  language: UserLanguage,
  now: Date,
): Words {
  const title = named(told.title, taskTitleMax);
  const saying = sayingOf(told, now);
  return {
    subject: say(`mail.notice.subject.${saying}`, { title }),
    intro: say(`mail.notice.intro.${saying}`),
    title,
    line: say("mail.notice.due", { moment: momentOf(language, told.dueAt) }),
    action: say("mail.notice.action"),
    path: taskPath(told),
    tag: taskNoticeIdOf(told.taskId),
  };
}

const wordsOf = (
  say: Say,
  told: Told,
  language: UserLanguage,
  now: Date,
): Words =>
  told.kind === "task"
    ? taskWords(say, told, language, now)
    : alertWords(say, told);

const isOfAlerts = ({ kind }: Told): boolean => kind === "alert";

/** A mail around its middle: who sends, to whom, and where one chooses what comes. */
function around(
  say: Say,
  { name, from, logo }: NoticeFilling,
  { subject, text, html }: Message,
): Message {
  const sender = named(from);
  const addressed = named(name);
  const greeting =
    addressed === ""
      ? say("mail.messages.greetingNobody")
      : say("mail.messages.greeting", { name: addressed });
  const why = say("mail.notice.why");
  const choose = say("mail.notice.choose");
  const link = settingsLink();
  return {
    subject: oneLine(subject, 200),
    text: [sender, greeting, text, `${why}\n${choose}\n${link}`].join("\n\n"),
    html: [
      senderLine(sender, logo),
      paragraph(greeting),
      html,
      `<p>${escaped(why)} <a href="${escaped(link)}">${escaped(choose)}</a></p>`,
    ].join("\n"),
    ...carried(logo),
  };
}

/** The mail of one notice, the first that is given. */
export function composeNotice(
  [told]: readonly Told[],
  filling: NoticeFilling,
): Message {
  if (told === undefined) throw new RangeError("a mail about nothing");
  const { language, now } = filling;
  const say = speaking(language);
  const words = wordsOf(say, told, language, now);
  const { subject, intro, title, line, action } = words;
  const link = `${appUrl()}${words.path}`;
  return around(say, filling, {
    subject,
    text: [intro, `${title}\n${line}`, `${action}\n${link}`].join("\n\n"),
    html: [
      paragraph(intro),
      `<p><strong>${escaped(title)}</strong><br>${escaped(line)}</p>`,
      `<p><a href="${escaped(link)}">${escaped(action)}</a></p>`,
    ].join("\n"),
  });
}

/** What a device shows of one notice: no more than its mail holds. */
export function composePush(
  told: Told,
  language: UserLanguage,
  now: Date,
): PushMessage {
  const say = speaking(language);
  const { subject, line, path, tag } = wordsOf(say, told, language, now);
  return { title: subject, body: line, path, tag };
}

/** How several are spoken of: as tasks, or, alerts among them, as what is to be known. */
const together = (told: readonly Told[]) =>
  told.some(isOfAlerts) ? ("mixed" as const) : ("digest" as const);

/** What a device shows of several at once. */
export function composePushes(
  told: readonly Told[],
  language: UserLanguage,
): PushMessage {
  const say = speaking(language);
  const key = together(told);
  const count = String(told.length);
  return {
    title: say(`mail.${key}.subject`, { count }),
    body: say(`mail.${key}.intro`),
    path: told.some(isOfAlerts) ? href("dashboard") : href("taskList"),
    tag: "tasks",
  };
}

/** Alerts first, then what is due soonest. */
const urgencyOf = (told: Told) =>
  told.kind === "alert" ? -Infinity : told.dueAt.getTime();

/** The mail of a day's notices, what is most urgent first. */
export function composeDigest(
  told: readonly Told[],
  filling: NoticeFilling,
): Message {
  const { language, now } = filling;
  const say = speaking(language);
  const key = together(told);
  const listed = told
    .toSorted((a, b) => (urgencyOf(a) < urgencyOf(b) ? -1 : 1))
    .slice(0, namedMost);
  const intro = say(`mail.${key}.intro`);
  const left = told.length - listed.length;
  const more =
    left === 0 ? [] : [say(`mail.${key}.more`, { count: String(left) })];
  const rows = listed.map((one) => {
    const { title, line, path } = wordsOf(say, one, language, now);
    return { title, line, link: `${appUrl()}${path}` };
  });
  return around(say, filling, {
    subject: say(`mail.${key}.subject`, { count: String(told.length) }),
    text: [
      intro,
      ...rows.map(({ title, line, link }) => `${title}\n${line}\n${link}`),
      ...more,
    ].join("\n\n"),
    html: [
      paragraph(intro),
      `<ul>\n${rows
        .map(
          ({ title, line, link }) =>
            `<li><a href="${escaped(link)}">${escaped(title)}</a><br>${escaped(line)}</li>`,
        )
        .join("\n")}\n</ul>`,
      ...more.map(paragraph),
    ].join("\n"),
  });
}
