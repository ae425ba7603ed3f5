import * as z from "zod";
import { formIssues, freeText } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import type { Taking } from "./accept";
import { valueIssue } from "./accept";
import { readNumber } from "./read-number";
import type { Value } from "./value";
import { notesMax } from "./value";

/** What a person fills in of one value: a number as text, else as the field of its type gives it. */
export const collectFormSchema = z.object({
  typed: z.union([z.string(), z.number(), z.boolean(), z.date()]).nullable(),
  at: z
    .date()
    .nullable()
    .refine((at) => at !== null, "required"),
  notes: freeText(notesMax),
});
export type CollectForm = z.input<typeof collectFormSchema>;

/** An empty form, of now. */
export const collectForm = (now: Date): CollectForm => ({
  typed: null,
  at: now,
  notes: "",
});

/** What was typed, as the value it means; null for nothing, NaN for what should be a number and is none. */
export function typedValue(
  { measureType }: Pick<Taking, "measureType">,
  typed: CollectForm["typed"],
): Value | null {
  if (typed === null) return null;
  if (typeof typed !== "string") return typed;
  if (typed.trim() === "") return null;
  return measureType === "numeric" || measureType === "scale"
    ? (readNumber(typed) ?? NaN)
    : typed;
}

/** Whether nobody has filled anything in: in a round, what is left empty is left out. */
export const isEmptyForm = ({ typed, notes }: CollectForm): boolean =>
  (typed === null || (typeof typed === "string" && typed.trim() === "")) &&
  notes.trim() === "";

/**
 * The issues of a value's form, in the order of its fields; [] when it may be kept: given, a number where it is to be one,
 * within what can be, not in the future.
 */
export function collectIssues(
  parameter: Taking,
  form: CollectForm,
  now: Date,
): Issue[] {
  const value = valueIssue(parameter, typedValue(parameter, form.typed));
  const isFuture = form.at !== null && form.at.getTime() > now.getTime();
  return [
    ...(value === null ? [] : [{ ...value, field: "typed" }]),
    ...formIssues(collectFormSchema, form).filter(
      ({ field }) => field !== "typed",
    ),
    ...(isFuture ? [{ field: "at", code: "instantFuture" } as const] : []),
  ];
}
