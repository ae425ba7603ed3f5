import type { UserLanguage } from "@domain/person/user";
import de from "../../../locales/de/mail.json";
import en from "../../../locales/en/mail.json";
import es from "../../../locales/es/mail.json";
import fr from "../../../locales/fr/mail.json";
import it from "../../../locales/it/mail.json";
import nl from "../../../locales/nl/mail.json";
import pt from "../../../locales/pt/mail.json";

const all: Record<UserLanguage, typeof fr> = { fr, en, es, de, it, nl, pt };

const below = (tree: unknown, step: string): unknown =>
  typeof tree === "object" && tree !== null && Object.hasOwn(tree, step)
    ? (tree as Record<string, unknown>)[step]
    : undefined;

/** A text of the mails by its key (`mail.reset.subject`); throws for one that is not there. */
export function textOf(language: UserLanguage, key: string): string {
  const found = key.split(".").slice(1).reduce<unknown>(below, all[language]);
  if (typeof found !== "string") throw new Error(`no text ${key}`);
  return found;
}
