import type { Table } from "@domain/inventory/fields";
import type { FileProblem } from "@domain/inventory/read/table";
import { rowsMax, tableOf } from "@domain/inventory/read/table";
import { readGrid } from "../../lib/csv";
import { textOf } from "../../lib/decode-text";
import type { ReadBook } from "./questions";

/** The most bytes of a file. */
export const fileMax = 20_000_000;

/** What was found in a file. */
export interface TableFile {
  table: Table;
  /** The sheets of a workbook, and which of them it is; none of a text. */
  sheets: readonly string[];
  sheet: string | null;
}

/** Reads a sheet of a workbook. */
export type ReadSheet = (
  bytes: ArrayBuffer,
  sheet: string | null,
) => Promise<ReadBook | FileProblem>;

/** How archives and the older workbooks begin. */
const marks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether bytes are those of a workbook, whatever the file is called. */
export function isWorkbook(bytes: ArrayBuffer): boolean {
  const head = new Uint8Array(bytes.slice(0, 4));
  return marks.some((mark) => mark.every((byte, at) => head[at] === byte));
}

/** A text with bytes that none has is no table. */
const looksBinary = (text: string): boolean =>
  text.slice(0, 4000).includes("\0");

/** So many sheets are looked at for one that holds a table: the first may be a note about the others. */
const sheetsLookedAt = 10;

/** The table of a sheet of a workbook, null the first that holds one; the problem of the first where none does. */
async function readWorkbook(
  bytes: ArrayBuffer,
  sheet: string | null,
  readSheet: ReadSheet,
): Promise<TableFile | FileProblem> {
  const book = await readSheet(bytes, sheet);
  if (typeof book === "string") return book;
  const { sheets } = book;
  const first = tableOf(book.grid);
  if (typeof first !== "string")
    return { table: first, sheets, sheet: book.sheet };
  const others = sheets.filter((one) => one !== book.sheet);
  for (const other of sheet === null ? others.slice(0, sheetsLookedAt) : []) {
    const next = await readSheet(bytes, other);
    const table = typeof next === "string" ? next : tableOf(next.grid);
    if (typeof table !== "string") return { table, sheets, sheet: other };
  }
  return first;
}

/**
 * The table of a file, CSV or a workbook as its bytes say; `sheet` names one of a workbook, null the first that holds a
 * table. A code for a file that has none or is too large.
 */
export async function readTableFile(
  bytes: ArrayBuffer,
  sheet: string | null,
  readSheet: ReadSheet,
): Promise<TableFile | FileProblem> {
  if (bytes.byteLength > fileMax) return "tooLarge";
  if (isWorkbook(bytes)) return readWorkbook(bytes, sheet, readSheet);
  const text = textOf(bytes);
  if (looksBinary(text)) return "unreadable";
  const table = tableOf(readGrid(text, rowsMax + 100));
  return typeof table === "string" ? table : { table, sheets: [], sheet: null };
}
