import type { Animal, AnimalSexe } from "../../animal/animal";
import type { Columns, InventoryField, PlainField, TableRow } from "../fields";
import type { DateOrder } from "../read/dates";
import type { FoundSpecie } from "../read/match-species";

/** A place that animals are put into by its name. */
export interface NamedPlace {
  id: string;
  name: string;
  /** Of enclosures: where it lies; null for groups and for what lies nowhere. */
  sectorId: string | null;
}

/** The fields of a stored animal that an inventory speaks of. */
export type StoredAnimal = Pick<
  Animal,
  | "animalId"
  | "animalName"
  | "animalBirthdate"
  | "animalSexe"
  | "animalEnclosureData"
  | "sectorId"
  | "groupId"
  | "specieId"
  | "specieLatinName"
  | "subSpecie"
  | "gan"
  | "localId"
  | PlainField
  | "animalState"
  | "animalStateDate"
  | "animalStateReason"
  | "isArchived"
>;

/** What an inventory is compared with: everything of one establishment, and who asks. */
export interface Establishment {
  zooId: string;
  /** What stands before its local ids, by `ownCodes`. */
  codes: readonly string[];
  /** `YYYY-MM-DD`. */
  today: string;
  animals: readonly StoredAnimal[];
  enclosures: readonly NamedPlace[];
  groups: readonly NamedPlace[];
  /** Enclosures and groups that were removed. */
  gone: readonly NamedPlace[];
  /** May this person make and change animals in such a sector (null: in none)? */
  mayUse: (sectorId: string | null) => boolean;
  /** May they say that an animal died or left? */
  mayEnd: (sectorId: string | null) => boolean;
}

/** What becomes of a name that no place has: a new one, nothing, or one there is. */
export type Placing =
  | { kind: "create" }
  | { kind: "leave" }
  | { kind: "use"; id: string };

/** How the cells of a file are read: what people confirmed or chose. Maps are by the value's key. */
export interface Reading {
  columns: Columns;
  order: DateOrder;
  /** By `valueKey`, for words that the tables do not know. */
  sexes: ReadonlyMap<string, AnimalSexe>;
  /** By `specieKey`; null: nobody knows it. */
  species: ReadonlyMap<string, FoundSpecie | null>;
  /** By `placeKey`, where a name is not to be treated as `newEnclosures` and `newGroups` say. */
  enclosures: ReadonlyMap<string, Placing>;
  groups: ReadonlyMap<string, Placing>;
  newEnclosures: "create" | "leave";
  newGroups: "create" | "leave";
  /** Where animals go of which the file names no enclosure: an id, the name of a new one, or nowhere. */
  withoutEnclosure: { id: string } | { name: string } | null;
  /** The sector of enclosures that are made. */
  newSectorId: string | null;
}

/** Why a row is not taken. */
export const refusals = [
  "noKey",
  "duplicate",
  "severalAnimals",
  "keysDiffer",
  "ganDiffers",
  "removed",
  "tooLong",
  "noSpecies",
  "unknownSpecies",
  "unknownSex",
  "unknownDate",
  "unknownState",
  "future",
  "endBeforeBirth",
  "noEnclosure",
  "enclosureLeft",
  "severalEnclosures",
  "notAllowed",
] as const;
export type RefusalCode = (typeof refusals)[number];

/** What is taken, though not quite as it stands there. */
export const remarks = [
  "monthGuessed",
  "dayUnknown",
  "nameMissing",
  "sexMissing",
] as const;
export type RemarkCode = (typeof remarks)[number];

/** What is wrong with one cell; `value` is shown to whoever chose the file and sent nowhere. */
export interface Refusal {
  field: InventoryField | null;
  code: RefusalCode;
  value: string;
  /** The line that has it already, of a duplicate. */
  line?: number;
}

export interface Remark {
  field: InventoryField;
  code: RemarkCode;
}

/** The fields that an import gives an animal. */
export type Given = Partial<
  Omit<StoredAnimal, "animalId" | "sectorId" | "specieLatinName" | "isArchived">
>;

/** What a changed row changes, in words of the file: null for what was not given. */
export interface Difference {
  field: InventoryField;
  from: string | null;
  to: string | null;
}

export const rowKinds = ["new", "changed", "unchanged", "refused"] as const;
export type RowKind = (typeof rowKinds)[number];

/** What becomes of one row. */
export interface PlannedRow {
  row: TableRow;
  kind: RowKind;
  /** What it is called in lists. */
  name: string;
  /** null: refused before it was known which. */
  animalId: string | null;
  given: Given;
  /** By field of `given`, what is stored now; {} of a new one. */
  base: Given;
  differences: readonly Difference[];
  refusals: readonly Refusal[];
  remarks: readonly Remark[];
}

/** What an import would do: row by row, and which places it makes for them. */
export interface Plan {
  rows: readonly PlannedRow[];
  counts: Readonly<Record<RowKind, number>>;
  newEnclosures: readonly NamedPlace[];
  newGroups: readonly NamedPlace[];
}
