import * as z from "zod";
import { isCalendarDay } from "../time/calendar-day";
import type { Issue, IssueCode } from "./issue";
import { hidden, visible } from "./fields";
import { issueCodes } from "./issue";

/** The code a rule of a form schema reports; the zod message carries it. */
const code = (error: IssueCode) => ({ error });

/** Text that must be given: 1 to `max` characters besides spaces around it. */
export const requiredText = (max: number, missing: IssueCode = "required") =>
  z.string().trim().regex(visible, code(missing)).max(max, code("tooLong"));

/** A name of one line: required text in which nothing is hidden. */
export const requiredLine = (max: number) =>
  requiredText(max).refine((text) => !hidden.test(text), code("hidden"));

/** Text that may be left empty: at most `max` characters besides spaces around it. */
export const freeText = (max: number) =>
  z.string().trim().max(max, code("tooLong"));

/** A calendar day that must be given; null while it is not. */
export const requiredDay = z
  .string()
  .nullable()
  .refine((day) => day !== null && isCalendarDay(day), code("required"));

/** One of several that must be chosen; null while it is not. */
export const chosen = <T extends z.ZodType>(type: T) =>
  type.nullable().refine((value) => value !== null, code("required"));

/** A number of which nothing may be known; NaN stands for what is no number (yet). */
export const amount = (numberCode: IssueCode = "number") =>
  z.number(code(numberCode));

/** `when` of a rule across fields that is to be asked whatever else is wrong with a form. */
export const anyway = ({ value }: { value: unknown }): boolean =>
  typeof value === "object" && value !== null;

const known: ReadonlySet<string> = new Set(issueCodes);
const isCode = (text: string): text is IssueCode => known.has(text);

function issueOf(issue: z.core.$ZodIssue): Issue {
  const { message, path } = issue;
  const field = path.join(".");
  const found = isCode(message) ? message : "invalid";
  return issue.code === "too_big" &&
    (found === "tooLong" || found === "tooMuch")
    ? { field, code: found, values: { max: Number(issue.maximum) } }
    : { field, code: found };
}

/**
 * What is wrong with the values of a form, in the order of the schema's fields; [] when they may be
 * sent. A field's path is dotted, `areas.1.areaName`. A rule that names no code is "invalid".
 */
export function formIssues(schema: z.ZodType, form: unknown): Issue[] {
  const { error } = schema.safeParse(form);
  return error === undefined ? [] : error.issues.map(issueOf);
}

const misshapen: ReadonlySet<string> = new Set([
  "invalid_type",
  "invalid_value",
  "invalid_union",
  "unrecognized_keys",
]);

/** A form somebody has begun, as it was kept; null for what has not the shape of such a form. */
export function begunForm<S extends z.ZodType>(
  schema: S,
  kept: unknown,
): z.input<S> | null {
  const { error } = schema.safeParse(kept);
  const broken = error?.issues.some(({ code: kind }) => misshapen.has(kind));
  return broken === true ? null : (kept as z.input<S>);
}
