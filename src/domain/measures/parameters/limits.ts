import * as z from "zod";
import { amount, anyway, formIssues } from "../../schema/form";
import type { Issue } from "../../schema/issue";

/** A value beyond this, either way, is no measure of anything here. */
export const valueMost = 1e12;

/** A number as it is stored: finite, and of a size that sums and squares can carry. */
export const numberSchema = z.number().min(-valueMost).max(valueMost);

/** From where to where, both ends within; null: open on that side. */
export const spanSchema = z.object({
  min: numberSchema.nullable(),
  max: numberSchema.nullable(),
});
export type Span = z.infer<typeof spanSchema>;

/** The span without ends: whatever number there is. */
export const openSpan: Span = { min: null, max: null };

/** Limits, which warn and mark and never refuse; kept, but without effect, while the switch is off. */
export const limitsSchema = spanSchema.extend({ enabled: z.boolean() });
export type Limits = z.infer<typeof limitsSchema>;

export const noLimits: Limits = { enabled: false, ...openSpan };
/** What a new parameter's form begins with: switched on, and still to be given. */
export const newLimits: Limits = { enabled: true, ...openSpan };

/** On which side of a span a number lies; its ends belong to it. */
export type Mark = "below" | "within" | "above";

/** Where a number lies; "within" whatever it is where the span is open. */
export function markOf(value: number, { min, max }: Span): Mark {
  if (min !== null && value < min) return "below";
  if (max !== null && value > max) return "above";
  return "within";
}

/** Where a number lies of limits; null where none are switched on, so that nothing can be said. */
export const markOfLimits = (value: number, limits: Limits): Mark | null =>
  isLimiting(limits) ? markOf(value, limits) : null;

/** Whether limits say anything: switched on, and open at one end at most. */
export const isLimiting = ({ enabled, min, max }: Limits): boolean =>
  enabled && (min !== null || max !== null);

/** Ends in their order; equal ones leave nothing between them. */
const isOrdered = ({ min, max }: Span): boolean =>
  min === null || max === null || !(min >= max);

const end = () => amount().min(-valueMost, "invalid").max(valueMost, "tooMuch");

/** A span as somebody types it: an empty end is null, what is no number NaN. */
export const spanFormSchema = z
  .object({ min: end().nullable(), max: end().nullable() })
  .refine(isOrdered, { error: "limitsOrder", path: ["max"], when: anyway });

/**
 * Limits as somebody types them: while switched on, one end at least, and the lower below the upper. What
 * stands in fields that are switched off is nobody's error.
 */
export const limitsFormSchema = z.discriminatedUnion("enabled", [
  z.object({
    enabled: z.literal(false),
    min: z.number().or(z.nan()).nullable(),
    max: z.number().or(z.nan()).nullable(),
  }),
  z
    .object({
      enabled: z.literal(true),
      min: end().nullable(),
      max: end().nullable(),
    })
    .refine(({ min, max }) => min !== null || max !== null, {
      error: "limitRequired",
      path: ["min"],
      when: anyway,
    })
    .refine(isOrdered, { error: "limitsOrder", path: ["max"], when: anyway }),
]);
export type LimitsForm = Limits;

/** The issues of the limits' form; [] when they may be saved. */
export const limitsIssues = (form: LimitsForm): Issue[] =>
  formIssues(limitsFormSchema, form);

/** The limits to store of a valid form: what is switched off and could not be kept is left out. */
export const limitsOfForm = (form: LimitsForm): Limits => {
  const { success } = limitsFormSchema.safeParse({ ...form, enabled: true });
  return success || form.enabled ? { ...form } : noLimits;
};
