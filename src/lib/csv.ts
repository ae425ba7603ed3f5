import {
  byteOrderMark,
  csvLine,
  guarded,
  separatorFor,
} from "@domain/table/csv-line";
import i18next from "i18next";
import Papa from "papaparse";

/** A row of a CSV text, and the line on which it begins, from 1 on. */
export interface CsvRow {
  line: number;
  fields: string[];
}

/** The rows of a text; `openQuote`: the line of the row in which a quotation mark is never closed, null where all are. */
export interface CsvTable {
  rows: CsvRow[];
  openQuote: number | null;
}

const breaksIn = (fields: readonly string[]): number =>
  fields.reduce(
    (sum, field) => sum + (field.match(/\r\n|\r|\n/gu)?.length ?? 0),
    0,
  );

const isEmpty = (fields: readonly string[]): boolean =>
  fields.every((field) => field.trim() === "");

/**
 * The rows of a CSV text (RFC 4180), separated by commas, semicolons or tabs, whichever divides it into even rows;
 * empty lines are left out. An empty text gives none.
 */
export function readTable(text: string): CsvTable {
  const bare = text.replace(/^\uFEFF/u, "");
  // Empty lines, which say where the others stand, would mislead the guess.
  const { delimiter } = Papa.parse(bare, {
    delimitersToGuess: [",", ";", "\t"],
    skipEmptyLines: "greedy",
    preview: 50,
  }).meta;
  const { data, errors } = Papa.parse<string[]>(bare, { delimiter });
  let next = 1;
  const all = data.map((fields) => {
    const line = next;
    next += 1 + breaksIn(fields);
    return { line, fields };
  });
  const open = errors.find(({ code }) => code === "MissingQuotes");
  return {
    rows: all.filter(({ fields }) => !isEmpty(fields)),
    openQuote: open === undefined ? null : (all[open.row ?? 0]?.line ?? 1),
  };
}

/** The fields of each row alone. */
export const readCsv = (text: string): string[][] =>
  readTable(text).rows.map(({ fields }) => fields);

/** The cells that a spreadsheet copied: a line a row, tabs between them, in quotes what holds either; [] for an empty text. */
export const copiedCells = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/\r?\n$/u, ""), { delimiter: "\t" }).data;

/** A first line by which programs of tables tell each other what separates the fields. */
const separatorLine = /^sep=(.)\r?\n/iu;

const separators = [",", ";", "\t", "|"];
/** The lines by which the separator is found. */
const looksAt = 60;

/** How many lines a separator divides into the same number of fields, and into how many. */
function evenness(text: string, delimiter: string): [number, number] {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    preview: looksAt,
    skipEmptyLines: "greedy",
  });
  const widths = new Map<number, number>();
  for (const { length } of data)
    if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  return [...widths].reduce<[number, number]>(
    (best, [width, lines]) => (lines > best[0] ? [lines, width] : best),
    [0, 0],
  );
}

/** The separator that divides most lines evenly, into more fields where two do. */
const separatorOf = (text: string): string =>
  separators
    .map((separator) => ({ separator, even: evenness(text, separator) }))
    .sort((a, b) => b.even[0] - a.even[0] || b.even[1] - a.even[1])[0]
    ?.separator ?? ",";

/**
 * Every line of a CSV text as it stands, empty ones too, so that a row is found again by its number; separated by commas,
 * semicolons, tabs or bars, whichever divides most lines evenly. At most `limit` rows are read. An empty text gives none.
 */
export function readGrid(text: string, limit: number): string[][] {
  const whole = text.replace(/^\uFEFF/u, "");
  const named = separatorLine.exec(whole)?.[1];
  const plain =
    named === undefined ? whole : whole.replace(separatorLine, "\n");
  const { data } = Papa.parse<string[]>(plain, {
    delimiter: named ?? separatorOf(plain.slice(0, 200_000)),
    preview: limit,
  });
  return data.map((row) => row.map(unescaped));
}

/** Rows as CSV text, separated as the reader's language has it unless told, with a mark that it is UTF-8; no program of tables takes a field for a formula. */
export const writeCsv = (
  rows: readonly (readonly string[])[],
  delimiter = separatorFor(i18next.language),
): string =>
  byteOrderMark + rows.map((row) => csvLine(row, delimiter)).join("");

/** A field as it was before `writeCsv` kept it from being a formula. */
export const unescaped = (field: string): string =>
  guarded.test(field) ? field.slice(1) : field;
