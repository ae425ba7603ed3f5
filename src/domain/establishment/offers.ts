import type { UserLanguage } from "../person/user";
import { userLanguages } from "../person/user";
import type { EstablishmentType, Zoo } from "./zoo";

/** The language of what is written once for all. */
const reference: UserLanguage = "fr";

/** What an establishment is, by the words that are used of it: two names of laboratories are one. */
export type EstablishmentKind = Exclude<EstablishmentType, "lab">;

export const establishmentKinds = [
  "zoo",
  "laboratory",
  "project",
] as const satisfies readonly EstablishmentKind[];

export const kindOf = (type: EstablishmentType): EstablishmentKind =>
  type === "lab" ? "laboratory" : type;

/** The languages to choose from there: those authorised, all where none is, and the one in use. */
export function offeredLanguages(
  { languages }: Pick<Zoo, "languages">,
  inUse: UserLanguage | null,
): UserLanguage[] {
  if (languages.length === 0) return [...userLanguages];
  return userLanguages.filter(
    (one) => languages.includes(one) || one === inUse,
  );
}

/**
 * In which language things are said that everybody there reads, such as what a function calls a task: French, the reference, where
 * it is authorised or none is; else the first that is.
 */
export const zooLanguage = ({
  languages,
}: Pick<Zoo, "languages">): UserLanguage =>
  offeredLanguages({ languages }, null)[0] ?? reference;

/** Is a page that only global monitoring needs shown there? */
export const followsGlobally = ({
  followUpLevel,
}: Pick<Zoo, "followUpLevel">): boolean => followUpLevel === "global";

/** What an establishment is found by in lists. */
export const zooTexts = ({
  zooName,
  shortCode,
  ownId,
  recordsId,
}: Pick<Zoo, "zooName" | "shortCode" | "ownId" | "recordsId">): string[] =>
  [zooName, shortCode, ownId, recordsId].filter((text) => text !== null);
