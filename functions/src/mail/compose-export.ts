import type { UserLanguage } from "@domain/person/user";
import type { Message } from "./compose";
import { escaped, named, oneLine, paragraph, senderLine } from "./compose";
import type { Logo } from "./logo";
import { carried } from "./logo";
import { appUrl } from "./send";
import { speaking } from "./texts";

export interface ExportFilling {
  language: UserLanguage;
  /** To whom. */
  name: string;
  /** From which establishment. */
  from: string;
  logo: Logo | null;
  /** What the file is called. */
  file: string;
  /** How many rows it has, as the language writes it. */
  rows: string;
  token: string;
}

/** The mail with the link to a file: it says how much there is in it and nothing of what. The token stands after "#", which no server is told. */
export function composeExport(filling: ExportFilling): Message {
  const { language, logo, file, rows, token } = filling;
  const say = speaking(language);
  const sender = named(filling.from);
  const name = named(filling.name);
  const greeting =
    name === ""
      ? say("mail.messages.greetingNobody")
      : say("mail.messages.greeting", { name });
  const intro = say("mail.export.intro", { file, rows });
  const action = say("mail.export.action");
  const link = `${appUrl()}/export#${token}`;
  const validity = say("mail.export.validity");
  const ignore = say("mail.export.ignore");
  return {
    subject: oneLine(say("mail.export.subject", { from: sender }), 200),
    text: [
      sender,
      greeting,
      intro,
      `${action}\n${link}`,
      validity,
      ignore,
    ].join("\n\n"),
    html: [
      senderLine(sender, logo),
      paragraph(greeting),
      paragraph(intro),
      `<p><a href="${escaped(link)}">${escaped(action)}</a></p>`,
      paragraph(validity),
      paragraph(ignore),
    ].join("\n"),
    ...carried(logo),
  };
}
