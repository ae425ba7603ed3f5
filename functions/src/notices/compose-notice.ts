import { href } from "@domain/pages";
import type { UserLanguage } from "@domain/person/user";
import { taskNoticeIdOf } from "@domain/notice/notice";
import type { TaskNoticeKind } from "@domain/notice/task-notices";
import { taskTitleMax } from "@domain/task/task";
import { parisZone } from "@domain/time/paris";
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
import { textOf } from "../mail/texts";
import type { PushMessage } from "./push-port";

/** What is said of a task, as a mail says it. */
export interface Told {
  says: TaskNoticeKind;
  taskId: string;
  title: string;
  dueAt: Date;
  /** Its establishment, where they can see several; null elsewhere. */
  zooId: string | null;
}

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

const taskPath = ({ taskId, zooId }: Told) =>
  href("taskList", { taskId, ...(zooId === null ? {} : { zoo: zooId }) });
const taskLink = (told: Told) => `${appUrl()}${taskPath(told)}`;
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

type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

const speaking =
  (language: UserLanguage): Say =>
  (key, values = {}) =>
    textOf(language, key).replace(
      /\{\{(\w+)\}\}/g,
      (_, value: string) => values[value] ?? "",
    );

/** What is said of a task by now: a reminder that waited may come when it is late. */
const sayingOf = ({ says, dueAt }: Told, now: Date) =>
  dueAt <= now ? "late" : says === "onCreate" ? "created" : "reminder";

const dueOf = (say: Say, language: UserLanguage, { dueAt }: Told): string =>
  say("mail.notice.due", { moment: momentOf(language, dueAt) });

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
  const title = named(told.title, taskTitleMax);
  const saying = sayingOf(told, now);
  const intro = say(`mail.notice.intro.${saying}`);
  const due = dueOf(say, language, told);
  const action = say("mail.notice.action");
  const link = taskLink(told);
  return around(say, filling, {
    subject: say(`mail.notice.subject.${saying}`, { title }),
    text: [intro, `${title}\n${due}`, `${action}\n${link}`].join("\n\n"),
    html: [
      paragraph(intro),
      `<p><strong>${escaped(title)}</strong><br>${escaped(due)}</p>`,
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
  const title = named(told.title, taskTitleMax);
  return {
    title: say(`mail.notice.subject.${sayingOf(told, now)}`, { title }),
    body: dueOf(say, language, told),
    path: taskPath(told),
    tag: taskNoticeIdOf(told.taskId),
  };
}

/** What a device shows of several at once. */
export function composePushes(
  count: number,
  language: UserLanguage,
): PushMessage {
  const say = speaking(language);
  return {
    title: say("mail.digest.subject", { count: String(count) }),
    body: say("mail.digest.intro"),
    path: href("taskList"),
    tag: "tasks",
  };
}

/** The mail of a day's notices, soonest due first. */
export function composeDigest(
  told: readonly Told[],
  filling: NoticeFilling,
): Message {
  const { language } = filling;
  const say = speaking(language);
  const all = told.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  const listed = all.slice(0, namedMost);
  const intro = say("mail.digest.intro");
  const left = all.length - listed.length;
  const more =
    left === 0 ? [] : [say("mail.digest.more", { count: String(left) })];
  const rows = listed.map((one) => ({
    title: named(one.title, taskTitleMax),
    due: dueOf(say, language, one),
    link: taskLink(one),
  }));
  return around(say, filling, {
    subject: say("mail.digest.subject", { count: String(all.length) }),
    text: [
      intro,
      ...rows.map(({ title, due, link }) => `${title}\n${due}\n${link}`),
      ...more,
    ].join("\n\n"),
    html: [
      paragraph(intro),
      `<ul>\n${rows
        .map(
          ({ title, due, link }) =>
            `<li><a href="${escaped(link)}">${escaped(title)}</a><br>${escaped(due)}</li>`,
        )
        .join("\n")}\n</ul>`,
      ...more.map(paragraph),
    ].join("\n"),
  });
}
