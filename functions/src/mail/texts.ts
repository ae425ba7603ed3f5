import type { UserLanguage } from "@domain/person/user";
import deMail from "../../../locales/de/mail.json";
import deMeasures from "../../../locales/de/measures.json";
import deNotices from "../../../locales/de/notices.json";
import deVisits from "../../../locales/de/visits.json";
import enMail from "../../../locales/en/mail.json";
import enMeasures from "../../../locales/en/measures.json";
import enNotices from "../../../locales/en/notices.json";
import enVisits from "../../../locales/en/visits.json";
import esMail from "../../../locales/es/mail.json";
import esMeasures from "../../../locales/es/measures.json";
import esNotices from "../../../locales/es/notices.json";
import esVisits from "../../../locales/es/visits.json";
import frMail from "../../../locales/fr/mail.json";
import frMeasures from "../../../locales/fr/measures.json";
import frNotices from "../../../locales/fr/notices.json";
import frVisits from "../../../locales/fr/visits.json";
import itMail from "../../../locales/it/mail.json";
import itMeasures from "../../../locales/it/measures.json";
import itNotices from "../../../locales/it/notices.json";
import itVisits from "../../../locales/it/visits.json";
import nlMail from "../../../locales/nl/mail.json";
import nlMeasures from "../../../locales/nl/measures.json";
import nlNotices from "../../../locales/nl/notices.json";
import nlVisits from "../../../locales/nl/visits.json";
import ptMail from "../../../locales/pt/mail.json";
import ptMeasures from "../../../locales/pt/measures.json";
import ptNotices from "../../../locales/pt/notices.json";
import ptVisits from "../../../locales/pt/visits.json";

/** What functions say, by its file: the words of mails, those of the bell, what parameters are called, and what tasks that functions make are called. */
const textsOf = (
  mail: typeof frMail,
  measures: { builtIn: typeof frMeasures.builtIn },
  notices: { alerts: typeof frNotices.alerts },
  visits: typeof frVisits,
) => ({ mail, measures, notices, visits });

const all: Record<UserLanguage, ReturnType<typeof textsOf>> = {
  fr: textsOf(frMail, frMeasures, frNotices, frVisits),
  en: textsOf(enMail, enMeasures, enNotices, enVisits),
  es: textsOf(esMail, esMeasures, esNotices, esVisits),
  de: textsOf(deMail, deMeasures, deNotices, deVisits),
  it: textsOf(itMail, itMeasures, itNotices, itVisits),
  nl: textsOf(nlMail, nlMeasures, nlNotices, nlVisits),
  pt: textsOf(ptMail, ptMeasures, ptNotices, ptVisits),
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
