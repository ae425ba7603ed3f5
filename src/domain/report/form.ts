import * as z from "zod";
import { languageSchema } from "../person/user";
import { idSchema, proseOf } from "../schema/fields";
import {
  formIssues,
  freeText,
  requiredLine,
  requiredDay,
} from "../schema/form";
import type { Issue } from "../schema/issue";
import type { CalendarDay } from "../time/calendar-day";
import type { BlockOf } from "./block";
import {
  blockTextMax,
  blockTitleMax,
  cellMax,
  tableColumnsMost,
  tableRowsMost,
} from "./block";
import type { Report } from "./report";
import { reportSectorsMost, reportTitleMax } from "./report";

/** What a person fills in of a report beside its blocks. */
export const reportFormSchema = z.object({
  title: requiredLine(reportTitleMax),
  language: languageSchema,
  from: requiredDay,
  to: requiredDay,
  sectorIds: z.array(idSchema).max(reportSectorsMost, { error: "tooMuch" }),
});
export type ReportForm = z.input<typeof reportFormSchema>;

/** What is wrong with a report's form; [] when it may be sent. */
export function reportIssues(form: ReportForm): Issue[] {
  const issues = formIssues(reportFormSchema, form);
  return form.from !== null && form.to !== null && form.to < form.from
    ? [...issues, { field: "to", code: "endBeforeStart" }]
    : issues;
}

/** A stored report as a form to change. */
export const reportFormOf = ({
  title,
  language,
  from,
  to,
  sectorIds,
}: Pick<Report, keyof ReportForm>): ReportForm => ({
  ...{ title, language, from, to, sectorIds },
});

/** What is stored of a form without issues. */
export const reportValues = (form: ReportForm) => ({
  ...form,
  title: form.title.trim(),
  from: form.from as CalendarDay,
  to: form.to as CalendarDay,
});

/** A text of a report as it is typed. */
export const textFormSchema = z.object({ text: freeText(blockTextMax) });
export type TextForm = z.input<typeof textFormSchema>;

/** A table as it is typed: its cells row by row, the first of them its head. */
export const tableFormSchema = z.object({
  title: requiredLine(blockTitleMax),
  rows: z
    .array(z.array(z.string().max(cellMax)).max(tableColumnsMost))
    .max(tableRowsMost)
    .refine((rows) => filledRows(rows).length > 0, { error: "required" }),
});
export type TableForm = z.input<typeof tableFormSchema>;

type TableRow = readonly string[];

const isBlank = (cell: string): boolean => cell.trim() === "";

/**
 * What is kept of typed rows: trimmed, as wide as the widest of them, without rows and columns in which nothing stands; the head
 * stays also where it is empty. [] for none.
 */
export function filledRows(typed: readonly TableRow[]): string[][] {
  if (typed.every((row) => row.every(isBlank))) return [];
  const rows = typed.filter((row, at) => at === 0 || !row.every(isBlank));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = [...Array(width).keys()].filter((column) =>
    rows.some((row) => !isBlank(row[column] ?? "")),
  );
  return rows.map((row) =>
    columns.map((column) => proseOf(row[column] ?? "").trim()),
  );
}

/**
 * The rows after cells were pasted, the first of them into a cell; a cell is one line. The table grows as far as it must; null
 * where it would be larger than a table may be, or a cell longer.
 */
export function pastedInto(
  rows: readonly TableRow[],
  at: { row: number; column: number },
  cells: readonly TableRow[],
): string[][] | null {
  const pasted = cells.map((row) =>
    row.map((cell) => cell.replace(/\s*[\r\n]+\s*/gu, " ")),
  );
  const widest = Math.max(0, ...pasted.map((row) => row.length));
  const width = Math.max(at.column + widest, ...rows.map((row) => row.length));
  const height = Math.max(at.row + pasted.length, rows.length);
  const isTooLong = pasted.some((row) =>
    row.some((cell) => cell.length > cellMax),
  );
  if (isTooLong || width > tableColumnsMost || height > tableRowsMost)
    return null;
  return [...Array(height).keys()].map((row) =>
    [...Array(width).keys()].map(
      (column) =>
        pasted[row - at.row]?.[column - at.column] ?? rows[row]?.[column] ?? "",
    ),
  );
}

const newCells = [
  ["", ""],
  ["", ""],
];

/** A new table to be typed, or a stored one, all its rows as wide as the widest. */
export function tableFormOf(block: BlockOf<"table"> | null): TableForm {
  const stored = block?.rows.map(({ cells }) => cells) ?? [];
  const width = Math.max(0, ...stored.map((cells) => cells.length));
  const rows = stored.map((cells) =>
    Array.from({ length: width }, (_, column) => cells[column] ?? ""),
  );
  return { title: block?.title ?? "", rows: width === 0 ? newCells : rows };
}

/** A picture as it is chosen, with its caption. */
export const pictureFormSchema = z.object({
  title: requiredLine(blockTitleMax),
  path: z
    .string()
    .nullable()
    .refine((path) => path !== null, { error: "required" }),
});
export type PictureForm = z.input<typeof pictureFormSchema>;

/** What is typed of a figure: its title alone. */
export const figureFormSchema = z.object({
  title: requiredLine(blockTitleMax),
});
export type FigureForm = z.input<typeof figureFormSchema>;
