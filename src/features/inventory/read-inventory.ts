import type { Table } from "@domain/inventory/fields";
import type { FileProblem } from "@domain/inventory/read/table";
import { rowsMax, tableOf } from "@domain/inventory/read/table";
import { readGrid } from "../../lib/csv";
import { textOf } from "../../lib/decode-text";
import type { ReadBook } from "./workbook/questions";

/** The most bytes of a file. */
export const fileMax = 20_000_000;

/** What was found in a file. */
export interface Inventory {
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

/**
 * The table of a file, CSV or a workbook as its bytes say; `sheet` names one of a workbook, null the first that is not
 * empty. A code for a file that has none or is too large.
 */
export async function readInventory(
  bytes: ArrayBuffer,
  sheet: string | null,
  readSheet: ReadSheet,
): Promise<Inventory | FileProblem> {
  if (bytes.byteLength > fileMax) return "tooLarge";
  if (isWorkbook(bytes)) {
    const book = await readSheet(bytes, sheet);
    if (typeof book === "string") return book;
    const table = tableOf(book.grid);
    return typeof table === "string"
      ? table
      : { table, sheets: book.sheets, sheet: book.sheet };
  }
  const text = textOf(bytes);
  if (looksBinary(text)) return "unreadable";
  const table = tableOf(readGrid(text, rowsMax + 100));
  return typeof table === "string" ? table : { table, sheets: [], sheet: null };
}
