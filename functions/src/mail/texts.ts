import type { UserLanguage } from "@domain/person/user";
import deMail from "../../../locales/de/mail.json";
import deMeasures from "../../../locales/de/measures.json";
import deNotices from "../../../locales/de/notices.json";
import enMail from "../../../locales/en/mail.json";
import enMeasures from "../../../locales/en/measures.json";
import enNotices from "../../../locales/en/notices.json";
import esMail from "../../../locales/es/mail.json";
import esMeasures from "../../../locales/es/measures.json";
import esNotices from "../../../locales/es/notices.json";
import frMail from "../../../locales/fr/mail.json";
import frMeasures from "../../../locales/fr/measures.json";
import frNotices from "../../../locales/fr/notices.json";
import itMail from "../../../locales/it/mail.json";
import itMeasures from "../../../locales/it/measures.json";
import itNotices from "../../../locales/it/notices.json";
import nlMail from "../../../locales/nl/mail.json";
import nlMeasures from "../../../locales/nl/measures.json";
import nlNotices from "../../../locales/nl/notices.json";
import ptMail from "../../../locales/pt/mail.json";
import ptMeasures from "../../../locales/pt/measures.json";
import ptNotices from "../../../locales/pt/notices.json";

/** What is said in mails and on devices, by its file: their own words, those of the bell, and what parameters are called. */
const textsOf = (
  mail: typeof frMail,
  measures: { builtIn: typeof frMeasures.builtIn },
  notices: { alerts: typeof frNotices.alerts },
) => ({ mail, measures, notices });

const all: Record<UserLanguage, ReturnType<typeof textsOf>> = {
  fr: textsOf(frMail, frMeasures, frNotices),
  en: textsOf(enMail, enMeasures, enNotices),
  es: textsOf(esMail, esMeasures, esNotices),
  de: textsOf(deMail, deMeasures, deNotices),
  it: textsOf(itMail, itMeasures, itNotices),
  nl: textsOf(nlMail, nlMeasures, nlNotices),
  pt: textsOf(ptMail, ptMeasures, ptNotices),
};

const below = (tree: unknown, step: string): unknown =>
  typeof tree === "object" && tree !== null && Object.hasOwn(tree, step)
    ? (tree as Record<string, unknown>)[step]
    : undefined;

/** A text by its key (`mail.reset.subject`); throws for one that is not there. */
export function textOf(language: UserLanguage, key: string): string {
  const found = key.split(".").reduce<unknown>(below, all[language]);
  if (typeof found !== "string") throw new Error(`no text ${key}`);
  return found;
}

/** Says a text, with what stands in it. */
export type Say = (
  key: string,
  values?: Readonly<Record<string, string>>,
) => string;

/** How things are said in a language. */
export const speaking =
  (language: UserLanguage): Say =>
  (key, values = {}) =>
    textOf(language, key).replace(
      /\{\{(\w+)\}\}/g,
      (_, value: string) => values[value] ?? "",
    );
