import Papa from "papaparse";

/**
 * The rows of a CSV text (RFC 4180), separated by commas, semicolons or tabs, whichever divides it into even rows;
 * empty lines are left out. An empty text gives none.
 */
export const readCsv = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/u, ""), {
    delimitersToGuess: [",", ";", "\t"],
    skipEmptyLines: "greedy",
  }).data;

/** Rows as CSV text, separated by commas, with a mark that it is UTF-8; no program of tables takes a field for a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: true, quotes: true },
  )}\r\n`;

/** A field as it was before `writeCsv` kept it from being a formula. */
export const unescaped = (field: string): string =>
  field.replace(/^'(?=[=+\-@\t\r])/u, "");
