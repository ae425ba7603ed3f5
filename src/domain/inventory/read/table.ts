import type { Table, TableRow } from "../fields";
import { cleaned } from "../fields";
import { isKnownTitle } from "./columns";

/** The most rows and columns of a table, and characters of a cell that are read. */
export const rowsMax = 20_000;
export const columnsMax = 200;
export const cellMax = 6000;

/** What may be wrong with a file as a whole. */
export const fileProblems = [
  "unreadable",
  "empty",
  "tooLarge",
  "tooManyCells",
  "tooSlow",
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** So many rows are looked through for the titles. */
const titlesWithin = 30;

const filled = (row: TableRow): string[] =>
  row.cells.filter((cell) => cell !== "");

/** How many titles of records systems a row holds, each counted once. */
const titlesIn = (row: TableRow): number =>
  new Set(filled(row).filter((cell) => isKnownTitle(cell))).size;

/** The place of the row of titles: the one with most known titles, else the first with several texts that differ. */
function titlesAt(rows: readonly TableRow[]): number {
  const scores = rows.slice(0, titlesWithin).map(titlesIn);
  const most = Math.max(0, ...scores);
  if (most > 1) return scores.indexOf(most);
  const several = rows
    .slice(0, titlesWithin)
    .findIndex((row) => new Set(filled(row)).size > 1);
  return Math.max(0, several);
}

/**
 * The table among the rows of a sheet: title lines above it, empty rows and columns left out. A code for a sheet that has
 * none, or more than `rowsMax` rows.
 */
export function tableOf(
  grid: readonly (readonly string[])[],
): Table | FileProblem {
  const rows = grid
    .map((cells, index) => ({
      line: index + 1,
      cells: cells
        .slice(0, columnsMax)
        .map((cell) => cleaned(cell.slice(0, cellMax))),
    }))
    .filter((row) => filled(row).length > 0);
  const at = titlesAt(rows);
  const head = rows[at];
  const body = rows.slice(at + 1);
  if (head === undefined || body.length === 0) return "empty";
  if (body.length > rowsMax) return "tooManyCells";
  const width = rows.reduce(
    (most, { cells }) => Math.max(most, cells.length),
    0,
  );
  const titles = Array.from(
    { length: width },
    (_, place) => head.cells[place]?.replaceAll("\n", " ") ?? "",
  );
  const places = titles
    .map((title, place) => ({ title, place }))
    .filter(
      ({ title, place }) =>
        title !== "" || body.some(({ cells }) => (cells[place] ?? "") !== ""),
    );
  return {
    titles: places.map(({ title }) => title),
    rows: body.map(({ line, cells }) => ({
      line,
      cells: places.map(({ place }) => cells[place] ?? ""),
    })),
  };
}
