import * as z from "zod";
import { counted } from "../report/figures";
import { optional, textSchema } from "../schema/fields";
import { calendarDaySchema } from "../time/calendar-day";

/** The most that one table holds: a matrix of 300 animals. */
export const sentRowsMost = 5000;
export const sentColumnsMost = 320;
export const sentCellsMost = 100_000;
const cellMax = 500;
const head = z.string().trim().max(300);

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
    note: optional(z.string().max(1000)),
    columns: z.array(head).min(1).max(sentColumnsMost),
    rows: z
      .array(z.array(z.union([z.number(), z.string().max(cellMax)])))
      .max(sentRowsMost),
    n: optional(z.number().int().min(0)),
    counts: optional(z.enum(counted)),
    from: optional(calendarDaySchema),
    to: optional(calendarDaySchema),
    versions: z.array(textSchema(200)).max(20).default([]),
  })
  .refine(
    ({ columns, rows }) =>
      rows.length * columns.length <= sentCellsMost &&
      rows.every((row) => row.length === columns.length),
  );
export type SentTable = z.output<typeof sentTableSchema>;
