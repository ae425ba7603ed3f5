import type { AnimalSexe, animalStates } from "../animal/animal";
import type { userStatuses } from "../person/user";
import type { LocalizedText } from "../taxonomy/taxonomy";

/** What every entry of a directory has: the document's id. */
interface Named {
  id: string;
}

export interface SectorEntry extends Named {
  name: string;
  color: string;
  keeperIds: string[];
  /** Removed; its name is still known. */
  archived: boolean;
}

export interface EnclosureEntry extends Named {
  name: string;
  sectorId: string | null;
  /** Out of use, or removed. */
  archived: boolean;
  removed: boolean;
  /** Everything is there for scan sampling. */
  scanReady: boolean;
  /** How many animals live in it, by the same directory's animals, and of how many species. */
  animals: number;
  species: number;
}

export interface AnimalEntry extends Named {
  name: string;
  specieId: string | null;
  specieName: string;
  specieLatinName: string;
  enclosureId: string | null;
  sectorId: string | null;
  groupId: string | null;
  sex: AnimalSexe;
  /** `YYYY-MM`. */
  birthMonth: string | null;
  state: (typeof animalStates)[number] | null;
  archived: boolean;
  picture: string | null;
}

export interface PersonEntry extends Named {
  firstName: string;
  lastName: string;
  picture: string | null;
  status: (typeof userStatuses)[number];
  deleted: boolean;
}

export interface GroupEntry extends Named {
  name: string;
  specieId: string | null;
  specieName: string;
  specieLatinName: string;
  archived: boolean;
  /** How many animals are in it, by the same directory's animals, and of how many species. */
  animals: number;
  species: number;
}

export interface SpecieEntry extends Named {
  /** The name a record repeats; the names by language win over it. */
  name: string;
  latinName: string;
  names: LocalizedText;
  familyId: string | null;
  orderId: string | null;
}

/** What a directory keeps of a record, by kind; a kind is named as its collection. */
export interface Entries {
  sectors: SectorEntry;
  enclosures: EnclosureEntry;
  animals: AnimalEntry;
  users: PersonEntry;
  groups: GroupEntry;
  species: SpecieEntry;
}

export type DirectoryKind = keyof Entries;
export type AnyEntry = Entries[DirectoryKind];

/** What an establishment's directory holds; of species those of its animals. */
export const zooKinds = [
  "sectors",
  "enclosures",
  "animals",
  "users",
  "groups",
  "species",
] as const satisfies readonly DirectoryKind[];

/** The kinds whose records belong to an establishment: which of the others it names follows from them. */
export type OwnKind = Exclude<DirectoryKind, "species">;

export const isOwnKind = (kind: DirectoryKind): kind is OwnKind =>
  kind !== "species";

/** The directory in which a record is named; null for a species and for one that names no establishment. */
export function directoryOf(
  kind: DirectoryKind,
  record: Readonly<Record<string, unknown>>,
): string | null {
  if (!isOwnKind(kind)) return null;
  const { zooId } = record;
  return typeof zooId === "string" && zooId !== "" ? zooId : null;
}
