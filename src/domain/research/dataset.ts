import * as z from "zod";
import { idSchema, optional, textSchema } from "../schema/fields";

export const datasetsMost = 30;
export const datasetNameMax = 120;
/** So many rows are frozen at once. */
export const rowsMost = 20_000;

/**
 * What a project keeps of data that were frozen: when, by whom, how many rows, and the SHA-256 of the file (small letters),
 * by which it is known again wherever it was kept.
 */
export const datasetSchema = z.object({
  datasetId: idSchema,
  name: textSchema(datasetNameMax),
  frozenAt: z.date(),
  frozenBy: idSchema,
  /** Rows, and columns that the dictionary explains. */
  rows: z.number().int().min(1).max(rowsMost),
  columns: z.number().int().min(1).max(2000),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  campaignIds: z.array(idSchema).max(30),
  /** Whether who froze them read all that these campaigns collected, or a part; null: nobody kept that yet. */
  isWhole: optional(z.boolean()),
});
export type Dataset = z.infer<typeof datasetSchema>;

/** A column of frozen data: its name in the table, what it means, its unit and the codes it holds. */
const columnSchema = z.object({
  name: z.string(),
  meaning: z.string(),
  /** "": it has none. */
  unit: z.string(),
  /** Code and what it stands for. */
  codes: z.array(z.tuple([z.string(), z.string()])),
});
export type DatasetColumn = z.infer<typeof columnSchema>;

/** A file of frozen data. */
const datasetFileSchema = z.object({
  format: z.literal("suricate-dataset-1"),
  project: z.string(),
  name: z.string(),
  frozenAt: z.iso.datetime(),
  /** As its project keeps it; not in files that were frozen before. */
  isWhole: z.boolean().optional(),
  columns: z.array(columnSchema),
  /** Texts in the order of the columns; "": not known. */
  rows: z.array(z.array(z.string())),
});
export type DatasetFile = z.infer<typeof datasetFileSchema>;

/** The bytes of a file of frozen data as text: the same data are the same text, by which its hash is made. */
export const datasetText = ({
  format,
  project,
  name,
  frozenAt,
  isWhole,
  columns,
  rows,
}: DatasetFile): string =>
  JSON.stringify({
    format,
    project,
    name,
    frozenAt,
    isWhole,
    columns: columns.map(({ name: title, meaning, unit, codes }) => ({
      ...{ name: title, meaning, unit, codes },
    })),
    rows,
  });

/** A file that somebody opens; null: it is none of frozen data. */
export function datasetIn(text: string): DatasetFile | null {
  try {
    const { data } = datasetFileSchema.safeParse(JSON.parse(text));
    const width = data?.columns.length;
    return data?.rows.every((row) => row.length === width) === true
      ? data
      : null;
  } catch {
    return null;
  }
}
