import * as z from "zod";
import { metaFields, textSchema } from "../schema/fields";
import type { Language } from "../taxonomy/taxonomy";
import { languages } from "../taxonomy/taxonomy";
import { questionRefSchema } from "./question";

/** The one document there is. */
export const shortTableId = "table";

export const shortNameMax = 60;
/** So many questions have a short name at most: all languages of them stay below what a document holds. */
export const shortRowsMax = 1200;

export const shortNamesSchema = z.partialRecord(
  z.enum(languages),
  textSchema(shortNameMax),
);

/** `shortQuestions/table`: how tables and charts call questions, by questionRef. */
export const shortTableSchema = z.object({
  rows: z
    .record(questionRefSchema, shortNamesSchema)
    .refine((rows) => Object.keys(rows).length <= shortRowsMax)
    .default({}),
  /** The references in the order in which somebody put them; those it does not name follow. */
  order: z.array(questionRefSchema).max(shortRowsMax).default([]),
  ...metaFields,
});
export type ShortTable = z.infer<typeof shortTableSchema>;

/** What tables and charts call a question in a language; null: it has no short name there. */
export const shortName = (
  table: Pick<ShortTable, "rows"> | null,
  questionRef: string,
  language: Language,
): string | null =>
  table !== null && Object.hasOwn(table.rows, questionRef)
    ? (table.rows[questionRef]?.[language] ?? null)
    : null;

/**
 * The references of the table in its order: as they were put, then those that nobody put anywhere, by reference.
 * What is no longer in the table is left out; [] for an empty one.
 */
export function shortOrder({
  rows,
  order,
}: Pick<ShortTable, "rows" | "order">): string[] {
  const placed = [...new Set(order)].filter((one) => Object.hasOwn(rows, one));
  const known = new Set(placed);
  const others = Object.keys(rows).filter((one) => !known.has(one));
  return [...placed, ...others.sort((a, b) => (a < b ? -1 : 1))];
}
