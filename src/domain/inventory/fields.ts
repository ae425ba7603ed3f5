import type { Animal } from "../animal/animal";
import { animalNotesMax, animalNumberMax } from "../animal/animal";

/** What a column of an inventory may say of an animal. */
export const inventoryFields = [
  "suricateId",
  "gan",
  "localId",
  "name",
  "latin",
  "commonName",
  "subSpecie",
  "sex",
  "birth",
  "enclosure",
  "group",
  "chip",
  "state",
  "deathDate",
  "departDate",
  "reason",
  "notes",
] as const;
export type InventoryField = (typeof inventoryFields)[number];

/** The columns whose text is stored as it stands: in which field of an animal, and how long it may be. */
export const plainColumns = {
  chip: {
    stored: "animalChipId",
    most: animalNumberMax,
    titles:
      "chip chipid chipnumber microchip microchipnumber microchipid transponder transpondernumber transponderid puce nodepuce ndepuce numerodepuce puceelectronique chipnummer transpondernummer numerodechip numerodimicrochip numerodichip nodechip ndechip mikrochip",
  },
  notes: {
    stored: "notes",
    most: animalNotesMax,
    titles:
      "notes note comments comment remarks remark remarques remarque commentaires commentaire bemerkungen bemerkung notizen anmerkungen notas observaciones osservazioni observacoes opmerkingen notities poznamka",
  },
} as const satisfies Partial<
  Record<InventoryField, { stored: keyof Animal; most: number; titles: string }>
>;
export type PlainColumn = keyof typeof plainColumns;
export type PlainField = (typeof plainColumns)[PlainColumn]["stored"];

export const plainNames = Object.keys(plainColumns) as PlainColumn[];

/** Something of each plain column. */
export const byPlainColumn = <T>(
  of: (column: (typeof plainColumns)[PlainColumn]) => T,
): Record<PlainColumn, T> =>
  Object.fromEntries(
    plainNames.map((column) => [column, of(plainColumns[column])]),
  ) as Record<PlainColumn, T>;

/** Something of each plain column, by the field that stores it. */
export const byPlainField = <T>(
  of: (column: PlainColumn) => T,
): Record<PlainField, T> =>
  Object.fromEntries(
    plainNames.map((column) => [plainColumns[column].stored, of(column)]),
  ) as Record<PlainField, T>;

/** What each column of a table says, in the order of the columns; null: nothing that is taken. */
export type Columns = readonly (InventoryField | null)[];

/** A row of a table with its number as programs of tables show it, from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

/** A table as it was found in a file: the titles of its columns and the rows below them, empty ones left out. */
export interface Table {
  titles: readonly string[];
  rows: readonly TableRow[];
}

/** The cells of a row by what they say, trimmed; absent where no column says it or the cell is empty. */
export type RowTexts = Readonly<Partial<Record<InventoryField, string>>>;

/** What cannot be seen or stored, and every kind of space but the end of a line. */
const unseen =
  /(?:(?!\n)[\p{Cc}\p{Cs}\p{Z}\u061c\u200b\u200e\u200f\ufeff\u202a-\u202e\u2066-\u2069])+/gu;

/** A cell as it is compared and stored: nothing unseen in it, single spaces, its lines kept. */
export const cleaned = (text: string): string =>
  text
    .replace(/\r\n?/gu, "\n")
    .replace(unseen, " ")
    .replace(/ ?\n ?/gu, "\n")
    .trim();

/** The texts of a row under these columns. */
export function textsOf(cells: readonly string[], columns: Columns): RowTexts {
  const texts: Partial<Record<InventoryField, string>> = {};
  columns.forEach((field, place) => {
    if (field === null) return;
    const text = cleaned(cells[place] ?? "");
    if (text === "") return;
    texts[field] = field === "notes" ? text : text.replaceAll("\n", " ");
  });
  return texts;
}
