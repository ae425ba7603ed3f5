import * as xlsx from "xlsx";

/** Rows as an xlsx workbook of one sheet, every cell a text: no program takes one for a formula, a number or a date. */
export function writeBook(
  rows: readonly (readonly string[])[],
  sheet: string,
): ArrayBuffer {
  const cells = rows.map((row) =>
    row.map((text): xlsx.CellObject => ({ t: "s", v: text })),
  );
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(
    book,
    xlsx.utils.aoa_to_sheet(cells),
    sheet.replace(/[\\/?*[\]:]/gu, " ").slice(0, 31),
  );
  return xlsx.write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer;
}
