import * as z from "zod";
import type { Recurrence } from "../../recurrence/schedule";
import { maxInterval } from "../../recurrence/schedule";
import { idSchema } from "../../schema/fields";
import { amount, anyway, formIssues } from "../../schema/form";
import type { Issue, IssueCode } from "../../schema/issue";
import type { CalendarDay } from "../../time/calendar-day";
import { isCalendarDay } from "../../time/calendar-day";
import { fieldOfInstant, instantOfField } from "../../time/date-field";
import { parisDay, wallToInstant } from "../../time/paris";
import { wallTimeOf } from "../../time/wall-time";
import { labelsOfOneMax } from "../enrichment";
import { quantityMax } from "../movement";
import { sessionAnimalsMax, sessionEnclosuresMax } from "../session";

/** At most so many objects are planned at once. */
export const objectsOfPlanMax = 8;

export const planAudiences = ["enclosures", "animals"] as const;
/** How a plan may repeat itself: some of the recurrences of tasks. */
export const planRepeats = [
  "NONE",
  "DAILY",
  "WEEKLY",
  "MONTHLY",
] as const satisfies readonly Recurrence[];

const code = (error: IssueCode) => ({ error });
const some = (max: number) =>
  z.array(idSchema).min(1, code("required")).max(max, code("tooMuch"));
const wallField = z
  .string()
  .nullable()
  .refine((value) => value === null || instantOfField(value) !== null, {
    error: "invalid",
  });

const fieldsSchema = z.object({
  enrichmentIds: some(objectsOfPlanMax),
  audience: z.enum(planAudiences),
  enclosureIds: z.array(idSchema).max(sessionEnclosuresMax, code("tooMuch")),
  animalIds: z.array(idSchema).max(sessionAnimalsMax, code("tooMuch")),
  quantity: amount()
    .refine(Number.isInteger, code("number"))
    .min(1, code("positive"))
    .max(quantityMax, code("tooMuch")),
  /** Wall time, as date fields have it. */
  plannedFor: wallField.refine(
    (value): boolean => value !== null,
    code("required"),
  ),
  plannedUntil: wallField,
  goalIds: z.array(idSchema).max(labelsOfOneMax, code("tooMuch")),
  /** Whether keepers of the sectors get a task for it. */
  asksTask: z.boolean(),
  repeats: z.enum(planRepeats),
  interval: amount("interval")
    .refine(Number.isInteger, code("interval"))
    .min(1, code("interval"))
    .max(maxInterval, code("tooMuch")),
  /** ISO days of a weekly plan. */
  days: z.array(z.number().int().min(1).max(7)),
  /** The last day of a plan that comes back. */
  lastDay: z.string().nullable(),
});
/** What a person fills in to plan sessions. */
export type PlanForm = z.infer<typeof fieldsSchema>;

type Check = (form: PlanForm) => { field: string; code: IssueCode } | null;

/** Whom it is for is said by the one list that is asked for. */
const checks: readonly Check[] = [
  ({ audience, enclosureIds, animalIds }) => {
    if (audience === "enclosures")
      return enclosureIds.length === 0
        ? { field: "enclosureIds", code: "required" }
        : null;
    return animalIds.length === 0
      ? { field: "animalIds", code: "animalRequired" }
      : null;
  },
  ({ plannedFor, plannedUntil }) => {
    const from = instantOfField(plannedFor);
    const until = instantOfField(plannedUntil);
    return from !== null && until !== null && until <= from
      ? { field: "plannedUntil", code: "endBeforeStart" }
      : null;
  },
  ({ repeats, days }) =>
    repeats === "WEEKLY" && days.length === 0
      ? { field: "days", code: "dayRequired" }
      : null,
  ({ repeats, lastDay, plannedFor }) => {
    if (repeats === "NONE") return null;
    if (lastDay === null || !isCalendarDay(lastDay))
      return { field: "lastDay", code: "required" };
    const from = instantOfField(plannedFor);
    return from !== null && lastDay < parisDay(from)
      ? { field: "lastDay", code: "endBeforeStart" }
      : null;
  },
];

const planFormSchema = fieldsSchema.superRefine(
  (form, context) => {
    for (const check of checks) {
      const issue = check(form);
      if (issue !== null)
        context.addIssue({
          code: "custom",
          path: [issue.field],
          message: issue.code,
        });
    }
  },
  { when: anyway },
);

/** What is wrong with a plan by itself, in the order of its fields; [] when it may be looked at further. */
export const planFormIssues = (form: PlanForm): Issue[] =>
  formIssues(planFormSchema, form);

/** A plan that is begun: for an instant, with an object or an enclosure where one is known. */
export const newPlan = (
  plannedFor: Date,
  known: { enrichmentId: string | null; enclosureId: string | null },
): PlanForm => ({
  enrichmentIds: known.enrichmentId === null ? [] : [known.enrichmentId],
  audience: "enclosures",
  enclosureIds: known.enclosureId === null ? [] : [known.enclosureId],
  animalIds: [],
  quantity: 1,
  plannedFor: fieldOfInstant(plannedFor),
  plannedUntil: null,
  goalIds: [],
  asksTask: false,
  repeats: "NONE",
  interval: 1,
  days: [],
  lastDay: null,
});

const hourMs = 3_600_000;
const proposedHour = "09:00";

/** When a session on a day is proposed: at nine; today at the next whole hour, once it is later. */
export function proposedBegin(day: CalendarDay, now: Date): Date {
  const begin = wallToInstant(wallTimeOf(day, proposedHour));
  if (parisDay(now) !== day || begin > now) return begin;
  return new Date(Math.ceil(now.getTime() / hourMs) * hourMs);
}
