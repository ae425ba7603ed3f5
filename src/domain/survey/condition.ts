import * as z from "zod";
import {
  optionsMost,
  optionValueSchema,
  questionRefSchema,
} from "../question/question";

export const conditionOperators = [
  "isAnyOf",
  "isNoneOf",
  "isAnswered",
] as const;

/** So many parts a condition has at most, so many values each. */
export const conditionPartsMost = 10;

/** One thing that is asked of an earlier answer. */
export const conditionPartSchema = z.object({
  questionRef: questionRefSchema,
  operator: z.enum(conditionOperators),
  /** Of `isAnswered` none. */
  values: z.array(optionValueSchema).max(optionsMost).default([]),
});

/** "Only if": the question is asked where all, or any, of the parts hold. */
export const conditionSchema = z.object({
  match: z.enum(["all", "any"]).default("all"),
  parts: z.array(conditionPartSchema).min(1).max(conditionPartsMost),
});
export type Condition = z.infer<typeof conditionSchema>;
