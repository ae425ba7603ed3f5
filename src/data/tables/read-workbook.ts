import { cellMax, columnsMax, rowsMax } from "@domain/inventory/read/table";
import * as xlsx from "xlsx";
import { unfoldedMax, unfoldedSize } from "./archive";
import type { ReadBook } from "./questions";

/** The title lines above a table are read beside its rows. */
const linesMax = rowsMax + 50;

const two = (part: number): string => String(part).padStart(2, "0");

/** A date of a table, and the time of its day. */
interface Parts {
  y: number;
  m: number;
  d: number;
  H: number;
  M: number;
  S: number;
}

/** What the library reckons with formats and dates, which its types leave open. */
const formats = xlsx.SSF as {
  is_date: (format: string) => boolean;
  parse_date_code: (
    value: number,
    options: { date1904: boolean },
  ) => Parts | null;
};

const dayOf = ({ y, m, d }: Parts): string =>
  `${String(y)}-${two(m)}-${two(d)}`;
const timeOf = ({ H, M, S }: Parts): string => `${two(H)}:${two(M)}:${two(S)}`;

/** A number as it is meant: a date, a time or both where its format says so, else without what no program shows of it. */
function ofNumber(value: number, format: string, date1904: boolean): string {
  const date = formats.is_date(format)
    ? formats.parse_date_code(value, { date1904 })
    : null;
  if (date !== null && value < 1 && value > 0) return timeOf(date);
  if (date !== null && value >= 1) {
    const time = timeOf(date);
    return time === "00:00:00" ? dayOf(date) : `${dayOf(date)} ${time}`;
  }
  return String(Number(value.toPrecision(15)));
}

function textOf(cell: xlsx.CellObject | undefined, date1904: boolean): string {
  if (cell === undefined) return "";
  const { t: type, v: value, z: format } = cell;
  if (type === "n" && typeof value === "number")
    return ofNumber(value, String(format ?? ""), date1904);
  if (type === "s" && typeof value === "string") return value.slice(0, cellMax);
  return type === "b" ? String(value) : "";
}

/** The cells of a sheet; what a merged range says, all of its cells say. */
function gridOf(sheet: xlsx.WorkSheet, date1904: boolean): string[][] {
  const cells = sheet as unknown as (xlsx.CellObject | undefined)[][];
  const width = cells.reduce(
    (most, row) => Math.max(most, Array.isArray(row) ? row.length : 0),
    0,
  );
  const columns = Math.min(width, columnsMax);
  const grid = Array.from(
    { length: Math.min(cells.length, linesMax) },
    (_, row) =>
      Array.from({ length: columns }, (_cell, column) =>
        textOf(cells[row]?.[column], date1904),
      ),
  );
  for (const { s: from, e: to } of sheet["!merges"] ?? []) {
    const text = grid[from.r]?.[from.c] ?? "";
    for (let row = from.r; row <= Math.min(to.r, grid.length - 1); row += 1)
      for (
        let column = from.c;
        column <= Math.min(to.c, columns - 1);
        column += 1
      ) {
        const line = grid[row];
        if (line !== undefined) line[column] = text;
      }
  }
  return grid;
}

const isEmpty = (grid: readonly (readonly string[])[]): boolean =>
  grid.every((row) => row.every((cell) => cell.trim() === ""));

/**
 * One sheet of a workbook (xls, xlsx): the one named, else the first that is not empty. Formulas are their last
 * result, dates ISO days with the time that is theirs. A code for what is none, and for one that unfolds to more than `unfoldedMax` bytes.
 * Runs in the workbook's worker alone: this reader has known faults that hostile files use.
 */
export function readBook(
  bytes: Uint8Array,
  wanted: string | null,
): ReadBook | "unreadable" | "tooLarge" {
  if (unfoldedSize(bytes) > unfoldedMax) return "tooLarge";
  let book: xlsx.WorkBook;
  try {
    book = xlsx.read(bytes, {
      type: "array",
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      sheetRows: linesMax,
      ...(wanted === null ? {} : { sheets: wanted }),
    });
  } catch {
    return "unreadable";
  }
  const sheets = book.SheetNames;
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  let read: ReadBook | null = null;
  for (const sheet of wanted === null ? sheets : [wanted]) {
    const found = Object.hasOwn(book.Sheets, sheet)
      ? book.Sheets[sheet]
      : undefined;
    if (found === undefined) continue;
    const grid = gridOf(found, date1904);
    read ??= { sheets, sheet, grid };
    if (!isEmpty(grid)) return { sheets, sheet, grid };
  }
  return read ?? "unreadable";
}
