import { animalSexes, animalStates } from "../animal/animal";
import { userStatuses } from "../person/user";
import { isPutAway } from "../record/put-away";
import { defaultSectorColor } from "../sector/sector";
import { languages } from "../taxonomy/taxonomy";
import type { DirectoryKind, Entries } from "./kinds";

type Stored = Readonly<Record<string, unknown>>;

const text = (value: unknown): string =>
  typeof value === "string" ? value : "";
const textOrNull = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;
const texts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one): one is string => typeof one === "string")
    : [];
const map = (value: unknown): Stored =>
  typeof value === "object" && value !== null ? (value as Stored) : {};
const oneOf = <T>(codes: readonly T[], value: unknown): T | null =>
  codes.find((code) => code === value) ?? null;

const namesOf = (value: unknown): Entries["species"]["names"] =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const name = map(value)[language];
      return typeof name === "string" ? [[language, name]] : [];
    }),
  );

const builders: {
  [K in DirectoryKind]: (id: string, stored: Stored) => Entries[K];
} = {
  sectors: (id, stored) => ({
    id,
    name: text(stored["sectorName"]),
    color: textOrNull(stored["sectorColor"]) ?? defaultSectorColor,
    keeperIds: texts(stored["sectorKeeper"]),
    archived: isPutAway(stored),
  }),
  enclosures: (id, stored) => ({
    id,
    name: text(stored["enclosureName"]),
    sectorId: textOrNull(stored["linkedSectorId"]),
    archived: isPutAway(stored),
    removed: (stored["deletedAt"] ?? null) !== null,
    scanReady: stored["scanSamplingReady"] === true,
    animals: 0,
    species: 0,
  }),
  animals: (id, stored) => ({
    id,
    name: text(stored["animalName"]),
    specieId: textOrNull(stored["specieId"]),
    specieName: text(stored["specieName"]),
    specieLatinName: text(stored["specieLatinName"]),
    enclosureId: textOrNull(map(stored["animalEnclosureData"])["enclosureId"]),
    sectorId: textOrNull(stored["sectorId"]),
    groupId: textOrNull(stored["groupId"]),
    sex: oneOf(animalSexes, stored["animalSexe"]) ?? "undefined",
    birthMonth: textOrNull(stored["birthMonth"]),
    state: oneOf(animalStates, stored["animalState"]),
    archived: stored["isArchived"] === true,
    picture: textOrNull(stored["animalProfilePicture"]),
  }),
  users: (id, stored) => ({
    id,
    firstName: text(stored["userFirstname"]),
    lastName: text(stored["userLastname"]),
    picture: textOrNull(stored["userProfilePicture"]),
    status: oneOf(userStatuses, stored["userStatus"]) ?? "active",
    deleted: stored["isDeleted"] === true,
  }),
  groups: (id, stored) => ({
    id,
    name: text(stored["groupName"]),
    specieId: textOrNull(stored["specieId"]),
    specieName: text(stored["specieName"]),
    specieLatinName: text(stored["specieLatinName"]),
    archived: isPutAway(stored),
    animals: 0,
    species: 0,
  }),
  species: (id, stored) => ({
    id,
    name: text(stored["specieName"]),
    latinName: text(stored["specieLatinName"]),
    names: namesOf(stored["names"]),
    familyId: textOrNull(stored["familyId"]),
    orderId: textOrNull(stored["orderId"]),
  }),
};

/**
 * What the directory keeps of a stored record. Total: a field that is absent or of another type reads
 * as empty, so that a record which cannot be read in full can still be found and mended. An
 * enclosure's or a group's number of animals is 0 here: `changedParts` fills it in.
 */
export const entryOf = <K extends DirectoryKind>(
  kind: K,
  id: string,
  stored: object,
): Entries[K] => builders[kind](id, stored as Stored);

/** Whether two entries say the same; null stands for "no such record". */
export const sameEntry = (a: object | null, b: object | null): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether a change of a record changes what its directory says of it; null: before it was there, after it has gone. */
export function changesEntry(
  kind: DirectoryKind,
  id: string,
  before: Stored | null,
  after: Stored | null,
): boolean {
  const said = (stored: Stored | null) =>
    stored === null
      ? null
      : { zooId: stored["zooId"] ?? null, ...entryOf(kind, id, stored) };
  return !sameEntry(said(before), said(after));
}
