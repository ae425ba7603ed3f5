import * as z from "zod";
import { idSchema, newIdSchema, operationIdSchema } from "../../schema/fields";
import type { Issue } from "../../schema/issue";
import { dayMs } from "../../time/lengths";

/** So many days at once: what is read to count them stays within what a call may read. */
export const discardDaysMost = 31;

/** How long a call may take; what is left of much is told, and goes when it is asked again. */
export const discardSeconds = 120;

const second = z.number().int().min(0).max(253_402_300_799);

/**
 * The readings that a source sent of a stretch of time, in whole seconds since 1970: from one on, until another, which is left
 * out. Not confirmed, it only says how many these are.
 */
export const discardReadingsInput = z
  .object({
    operationId: operationIdSchema,
    zooId: idSchema,
    sourceId: newIdSchema,
    from: second,
    until: second,
    confirmed: z.boolean(),
  })
  .refine(({ from, until }) => discardIssues(spanOf(from, until)).length === 0);

const counted = z.number().int().min(0);

/** How many are left, and how many this call took out. */
export const discardReadingsOutput = z.object({ left: counted, gone: counted });

/** From when until when, as a person chooses it; null where nothing is. */
export interface DiscardForm {
  from: Date | null;
  until: Date | null;
}

const spanOf = (from: number, until: number): DiscardForm => ({
  from: new Date(from * 1000),
  until: new Date(until * 1000),
});

/** What is wrong with a stretch of time whose readings are to go: one end is missing, it is empty, or too long. [] for nothing. */
export function discardIssues({ from, until }: DiscardForm): Issue[] {
  if (from === null || until === null)
    return [
      ...(from === null ? [{ field: "from", code: "required" as const }] : []),
      ...(until === null
        ? [{ field: "until", code: "required" as const }]
        : []),
    ];
  const length = until.getTime() - from.getTime();
  if (length <= 0) return [{ field: "until", code: "endBeforeStart" }];
  return length > discardDaysMost * dayMs
    ? [{ field: "until", code: "daysMost", values: { max: discardDaysMost } }]
    : [];
}
