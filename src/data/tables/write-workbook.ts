import * as xlsx from "xlsx";
import type { BookRows } from "./questions";

/** Rows as an xlsx workbook of one sheet: numbers are numbers, and no program takes a text for a formula, a number or a date. */
export function writeBook(rows: BookRows, sheet: string): ArrayBuffer {
  const cells = rows.map((row) =>
    row.map((value): xlsx.CellObject =>
      typeof value === "number" && Number.isFinite(value)
        ? { t: "n", v: value }
        : { t: "s", v: String(value) },
    ),
  );
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(
    book,
    xlsx.utils.aoa_to_sheet(cells),
    sheet.replace(/[\\/?*[\]:]/gu, " ").slice(0, 31),
  );
  return xlsx.write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer;
}
