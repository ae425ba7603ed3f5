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

/** What a program of tables takes for a formula, on however many lines it stands. */
const formula = /^[=+\-@\t\r]/u;

/** Rows as CSV text, separated by commas, with a mark that it is UTF-8; no program of tables takes a field for a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: formula, quotes: true },
  )}\r\n`;

/** A field as it was before `writeCsv` kept it from being a formula. */
export const unescaped = (field: string): string =>
  field.replace(/^'(?=[=+\-@\t\r])/u, "");
