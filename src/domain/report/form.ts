import * as z from "zod";
import { languageSchema } from "../person/user";
import { idSchema, proseOf } from "../schema/fields";
import {
  formIssues,
  freeText,
  requiredLine,
  requiredText,
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

/** A table as it is typed: a row a line, its cells parted by semicolons. */
export const tableFormSchema = z.object({
  title: requiredLine(blockTitleMax),
  cells: requiredText((tableColumnsMost * cellMax + 8) * tableRowsMost).refine(
    (text) => cellsOf(text) !== null,
    { error: "tooMuch" },
  ),
});
export type TableForm = z.input<typeof tableFormSchema>;

/**
 * The cells of a table as it was typed, the first row its head; blank lines are left out. null where there are more rows or
 * cells than a table has, or one is longer than a cell may be.
 *
 * @example cellsOf("Zone; Part\nBassin; 40") // [["Zone", "Part"], ["Bassin", "40"]]
 */
export function cellsOf(typed: string): string[][] | null {
  const rows = proseOf(typed)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(";").map((cell) => cell.trim()));
  const fits =
    rows.length <= tableRowsMost &&
    rows.every(
      (row) =>
        row.length <= tableColumnsMost &&
        row.every((cell) => cell.length <= cellMax),
    );
  return fits ? rows : null;
}

/** A stored table as it is typed. */
export const tableFormOf = ({ title, rows }: BlockOf<"table">): TableForm => ({
  title,
  cells: rows.map(({ cells }) => cells.join("; ")).join("\n"),
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
