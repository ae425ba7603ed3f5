import * as z from "zod";
import { labelMax } from "../../label/label";
import { questionFields } from "../../question/question";
import { questionRefSchema } from "../../question/question";
import { shortNamesSchema } from "../../question/short";
import { idSchema, optional, textSchema } from "../../schema/fields";
import { localizedTextSchema } from "../../taxonomy/taxonomy";
import {
  questionsMost,
  sectionsMost,
  versionItemSchema,
  versionSectionSchema,
} from "../version";

/** What a file says that it is. */
export const transferFormat = "suricate-questionnaire";
/** The shape of the files that are written; a file of a later one is not read. */
export const transferVersion = 1;
/** The most letters of a file. */
export const transferMax = 10_000_000;

const criterionSchema = z.object({
  /** How the questions of the file name it. */
  key: idSchema,
  label: textSchema(labelMax),
  trad: localizedTextSchema.default({}),
});

/** A whole questionnaire as a file: what it asks, with every word, and no id that only one deployment knows. */
export const transferSchema = z.object({
  format: z.literal(transferFormat),
  formatVersion: z.literal(transferVersion),
  names: localizedTextSchema,
  /** Species by id, where both sides come from the same reference data. */
  specieIds: z.array(idSchema).max(500).default([]),
  criteria: z.array(criterionSchema).max(questionsMost).default([]),
  questions: z
    .array(z.object({ ...questionFields, criterion: optional(idSchema) }))
    .max(questionsMost),
  shortNames: z.record(questionRefSchema, shortNamesSchema).default({}),
  sections: z
    .array(
      versionSectionSchema.extend({
        items: z
          .array(versionItemSchema.omit({ questionId: true }))
          .max(questionsMost),
      }),
    )
    .max(sectionsMost),
});
export type Transfer = z.infer<typeof transferSchema>;
export type TransferQuestion = Transfer["questions"][number];

/** Why a file is not read: a code, and where in it (`path:code` of the schema). */
export interface TransferProblem {
  problem: "tooLarge" | "notJson" | "otherFormat" | "laterVersion" | "flawed";
  fields: string[];
}

const problem = (
  what: TransferProblem["problem"],
  fields: string[] = [],
): TransferProblem => ({ problem: what, fields });

/** As many flaws as help anybody. */
const fieldsMost = 50;

/** What is JSON, or why it is not. */
export function readJson(text: string): { value: unknown } | TransferProblem {
  if (text.length > transferMax) return problem("tooLarge");
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return problem("notJson");
  }
}

/** A value by a schema, or where it does not fit. */
export function readAs<T>(
  schema: z.ZodType<T>,
  value: unknown,
): T | TransferProblem {
  const { success, data, error } = schema.safeParse(value);
  return success
    ? data
    : problem(
        "flawed",
        error.issues
          .slice(0, fieldsMost)
          .map(({ path, code }) => `${path.join(".")}:${code}`),
      );
}

const headSchema = z.object({
  format: z.literal(transferFormat),
  formatVersion: z.number(),
});

export const isProblem = (read: object): read is TransferProblem =>
  Object.hasOwn(read, "problem");

/** A questionnaire from the text of a file, or why it cannot be read. */
export function readTransfer(text: string): Transfer | TransferProblem {
  const json = readJson(text);
  if (isProblem(json)) return json;
  const head = headSchema.safeParse(json.value);
  if (!head.success) return problem("otherFormat");
  if (head.data.formatVersion > transferVersion) return problem("laterVersion");
  return readAs(transferSchema, json.value);
}
