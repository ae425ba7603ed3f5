import { campaignNameMax } from "@domain/campaign/campaign";
import { href } from "@domain/pages";
import type { UserLanguage } from "@domain/person/user";
import type { Message } from "./compose";
import { escaped, named, oneLine, paragraph, senderLine } from "./compose";
import type { Logo } from "./logo";
import { carried } from "./logo";
import { appUrl } from "./send";
import { speaking } from "./texts";

export interface ReminderFilling {
  language: UserLanguage;
  /** To whom. */
  name: string;
  /** From which establishment. */
  from: string;
  logo: Logo | null;
  campaignId: string;
  /** What the campaign is called. */
  title: string;
}

/** The mail that reminds somebody of a campaign: what people typed is taken for text, nothing says what was answered. */
export function composeReminder(filling: ReminderFilling): Message {
  const { language, logo, campaignId } = filling;
  const say = speaking(language);
  const title = named(filling.title, campaignNameMax);
  const sender = named(filling.from);
  const name = named(filling.name);
  const greeting =
    name === ""
      ? say("mail.messages.greetingNobody")
      : say("mail.messages.greeting", { name });
  const intro = say("mail.reminder.intro", { title });
  const action = say("mail.reminder.action");
  const link = `${appUrl()}${href("assessment", { campaignId })}`;
  const why = say("mail.notice.why");
  const choose = say("mail.notice.choose");
  const settings = `${appUrl()}${href("userSettings", { tab: "notices" })}`;
  return {
    subject: oneLine(say("mail.reminder.subject", { title }), 200),
    text: [
      sender,
      greeting,
      intro,
      `${action}\n${link}`,
      `${why}\n${choose}\n${settings}`,
    ].join("\n\n"),
    html: [
      senderLine(sender, logo),
      paragraph(greeting),
      paragraph(intro),
      `<p><a href="${escaped(link)}">${escaped(action)}</a></p>`,
      `<p>${escaped(why)} <a href="${escaped(settings)}">${escaped(choose)}</a></p>`,
    ].join("\n"),
    ...carried(logo),
  };
}
