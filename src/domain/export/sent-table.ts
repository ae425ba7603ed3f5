import * as z from "zod";
import { numberSchema, valueMost } from "../measures/parameters/limits";
import { counted } from "../report/figures";
import { optional, textSchema } from "../schema/fields";
import { calendarDaySchema } from "../time/calendar-day";

/** The most that one table holds: a matrix of 300 animals. */
export const sentRowsMost = 5000;
export const sentColumnsMost = 320;
export const sentCellsMost = 100_000;
const cellMax = 500;

/** A text as it is written: half of a character that takes two is told by the sign for what cannot be shown. */
const written = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\p{Cs}/gu, "\uFFFD"))
    .max(max);
const head = written(300).trim();

/** In characters: what is said of a table stands beside each of its rows. */
const aboutMost = 6_000_000;
const lengthOf = ({
  title,
  note,
  versions,
}: {
  title: string;
  note: string | null;
  versions: readonly string[];
}): number => [title, note ?? "", ...versions].join("").length;

/**
 * The table behind a chart as the page that worked it out shows it, on its way into a file: its words are of the language shown
 * there, its numbers are numbers. n, period and versions say what it rests on; null or none where that is not said.
 */
export const sentTableSchema = z
  .object({
    title: textSchema(200),
    /** Whether it tells of the health of animals; it does unless it is said not to. */
    ofHealth: z.boolean().default(true),
    /** How it is to be read. */
    note: optional(written(600)),
    columns: z.array(head).min(1).max(sentColumnsMost),
    rows: z
      .array(z.array(z.union([numberSchema, written(cellMax)])))
      .max(sentRowsMost),
    n: optional(z.number().int().min(0).max(valueMost)),
    counts: optional(z.enum(counted)),
    from: optional(calendarDaySchema),
    to: optional(calendarDaySchema),
    versions: z.array(textSchema(200)).max(20).default([]),
  })
  .refine(
    ({ columns, rows, ...about }) =>
      rows.length * columns.length <= sentCellsMost &&
      rows.length * lengthOf(about) <= aboutMost &&
      rows.every((row) => row.length === columns.length),
  );
export type SentTable = z.output<typeof sentTableSchema>;
