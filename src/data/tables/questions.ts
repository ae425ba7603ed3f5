/** The rows of a sheet: numbers to be reckoned with, everything else as it is read. */
export type BookRows = readonly (readonly (string | number)[])[];

/** What the workbook's worker is asked, once in its life. */
export type BookQuestion =
  | { kind: "read"; bytes: ArrayBuffer; sheet: string | null }
  | { kind: "write"; rows: BookRows; sheet: string };

/** The sheets of a workbook by name, and the cells of one of them as text. */
export interface ReadBook {
  sheets: string[];
  sheet: string;
  grid: string[][];
}

export type BookAnswer =
  | { kind: "read"; book: ReadBook | "unreadable" | "tooLarge" }
  | { kind: "written"; bytes: ArrayBuffer };
