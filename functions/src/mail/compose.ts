import type { CodeTemplate } from "@domain/mail/mail";
import type { UserLanguage } from "@domain/person/user";
import type { Logo } from "./logo";
import { carried, logoImage } from "./logo";
import { speaking } from "./texts";

/** What fills a mail in; whatever people typed is taken for text, not for markup or a header. */
export interface Filling {
  /** To whom. */
  name: string;
  /** From whom: the establishment, or the provider. */
  from: string;
  /** The establishment it is about, where that is not who sends it. */
  at?: string | null;
  logo: Logo | null;
  link: string;
}

export interface Message {
  subject: string;
  text: string;
  html: string;
  attachments?: Logo[];
}

/** One line without anything that ends it, hides in it, or turns its direction; at most so many characters. */
export const oneLine = (text: string, most: number): string =>
  Array.from(text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ").trim())
    .slice(0, most)
    .join("");

/**
 * What somebody typed without what mail programs make a link of, at most so many characters: a space parts what an
 * address needs in one piece. An invisible character would not do, for addresses are read without those.
 */
export const named = (text: string, most = 80): string =>
  oneLine(
    oneLine(text, most).replace(
      /([.:@。．｡])(?=[\p{L}\p{N}\p{M}/\\])/gu,
      "$1 ",
    ),
    most + 40,
  );

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (one) => entities[one] ?? "");

export const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

/** Whose a mail is, above everything else: by name, with the logo where there is one. */
export const senderLine = (sender: string, logo: Logo | null): string =>
  `<p>${logoImage(logo)}<strong>${escaped(sender)}</strong></p>`;

/** A mail that is about one link: which words it says, and what stands in them beside who writes to whom. */
export interface Letter extends Filling {
  template: CodeTemplate | "export";
  language: UserLanguage;
  values?: Readonly<Record<string, string>>;
}

/** A mail that greets, says what its link is for and how long it lives: its subject on one line, its text, and the same as HTML. */
export function linkLetter(letter: Letter): Message {
  const { template, language, logo, link } = letter;
  const [name, sender] = [named(letter.name), named(letter.from)];
  const at = named(letter.at ?? "");
  const speak = speaking(language);
  const say = (key: string) =>
    speak(key, { ...letter.values, name, from: sender, at });
  const greeting =
    name === ""
      ? say("mail.messages.greetingNobody")
      : say("mail.messages.greeting");
  const about = template === "invitation" && at !== "" ? "introAt" : "intro";
  const intro = say(`mail.${template}.${about}`);
  const action = say(`mail.${template}.action`);
  const validity = say(`mail.${template}.validity`);
  const ignore = say(`mail.${template}.ignore`);
  return {
    subject: oneLine(say(`mail.${template}.subject`), 200),
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

/** The mail of a template in a language. */
export const compose = (
  template: CodeTemplate,
  language: UserLanguage,
  filling: Filling,
): Message => linkLetter({ ...filling, template, language });
