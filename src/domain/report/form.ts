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

/** What is kept of typed rows: trimmed, as wide as the widest of them, without rows and columns in which nothing stands; [] for none. */
export function filledRows(typed: readonly TableRow[]): string[][] {
  const rows = typed.filter((row) => !row.every(isBlank));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = [...Array(width).keys()].filter((column) =>
    rows.some((row) => !isBlank(row[column] ?? "")),
  );
  return rows.map((row) =>
    columns.map((column) => proseOf(row[column] ?? "").trim()),
  );
}

/**
 * The rows after text was pasted into a cell, the first of what it takes: a line a row, its cells separated by tabs, as
 * spreadsheets copy them. The table grows as far as it must; null where it would be larger than a table may be, or a cell longer.
 */
export function pastedInto(
  rows: readonly TableRow[],
  at: { row: number; column: number },
  text: string,
): string[][] | null {
  const pasted = text
    .replace(/\r\n?/gu, "\n")
    .replace(/\n$/u, "")
    .split("\n")
    .map((line) => line.split("\t"));
  const widest = Math.max(...pasted.map((cells) => cells.length));
  const width = Math.max(at.column + widest, ...rows.map((row) => row.length));
  const height = Math.max(at.row + pasted.length, rows.length);
  const isTooLong = pasted.some((cells) =>
    cells.some((cell) => cell.length > cellMax),
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

/** A new table to be typed, or a stored one. */
export const tableFormOf = (block: BlockOf<"table"> | null): TableForm => ({
  title: block?.title ?? "",
  rows: block?.rows.map(({ cells }) => [...cells]) ?? [
    ["", ""],
    ["", ""],
  ],
});

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
