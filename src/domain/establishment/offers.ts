import type { UserLanguage } from "../person/user";
import { userLanguages } from "../person/user";
import type { EstablishmentType, Zoo } from "./zoo";

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
