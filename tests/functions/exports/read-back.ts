import Papa from "papaparse";
import * as xlsx from "xlsx";
import { unescaped } from "../../../src/lib/csv";

/** The cells of a CSV file, as a program of tables reads them. */
export function csvCells(bytes: Buffer): string[][] {
  const text = bytes.toString("utf8").replace(/^\uFEFF/u, "");
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
}

/** The cells of a workbook, each with its type. */
export function bookCells(bytes: Buffer): xlsx.CellObject[][] {
  const book = xlsx.read(bytes, { type: "buffer" });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
  const range = xlsx.utils.decode_range(sheet["!ref"] ?? "A1");
  return Array.from({ length: range.e.r + 1 }, (_, r) =>
    Array.from(
      { length: range.e.c + 1 },
      (__, c) =>
        (sheet[xlsx.utils.encode_cell({ r, c })] as
          | xlsx.CellObject
          | undefined) ?? { t: "s", v: "" },
    ),
  );
}

/** The rows of a CSV file below its header, each by the titles of its columns, as they were before they were defused. */
export function recordsIn(bytes: Buffer): Record<string, string>[] {
  const [head = [], ...rows] = csvCells(bytes);
  return rows.map((row) =>
    Object.fromEntries(
      head.map((title, at) => [title, unescaped(row[at] ?? "")]),
    ),
  );
}
