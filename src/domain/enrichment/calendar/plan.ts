import { occurrencesBetween } from "../../recurrence/occurrences";
import { wallAfter } from "../../recurrence/due-after";
import type { Issue } from "../../schema/issue";
import { addDays, isCalendarDay } from "../../time/calendar-day";
import { instantOfField } from "../../time/date-field";
import {
  instantToFloating,
  parisTime,
  startOfDay,
  startOfParisTomorrow,
} from "../../time/paris";
import type { EnrichmentSession } from "../session";
import type { Stock } from "../stock";
import { fitsStock } from "../stock";
import type { EnrichmentUse } from "../use";
import { planningVerdict } from "../use";
import type { PlanForm } from "./plan-form";
import { planFormIssues } from "./plan-form";

/** A plan comes back at most so often: with as many objects as it may have it is one operation of the desk. */
export const occurrencesOfPlanMax = 60;

export interface Slot {
  plannedFor: Date;
  plannedUntil: Date | null;
}

function beginsOf(form: PlanForm, first: Date): Date[] {
  const { repeats, interval, days, lastDay } = form;
  if (repeats === "NONE") return [first];
  if (lastDay === null || !isCalendarDay(lastDay)) return [];
  const timing = {
    startAt: first,
    recurrence: repeats,
    recurrenceTime: parisTime(first),
    recurrenceInterval: interval,
    recurrenceDayOfWeek: days,
    recurrenceDayOfMonth: null,
    recurrenceMonthOfYear: null,
    rrule: null,
  };
  const end = startOfDay(addDays(lastDay, 1));
  return occurrencesBetween(timing, first, end, occurrencesOfPlanMax + 1);
}

/** When a plan takes place, the earliest first, each as long on the wall as the first; one more than may be where it is too often. [] while its times are not told. */
export function slotsOf(form: PlanForm): Slot[] {
  const first = instantOfField(form.plannedFor);
  if (first === null) return [];
  const until = instantOfField(form.plannedUntil);
  const length =
    until === null ? null : instantToFloating(until) - instantToFloating(first);
  return beginsOf(form, first).map((plannedFor) => ({
    plannedFor,
    plannedUntil: length === null ? null : wallAfter(plannedFor, length),
  }));
}

type Taken = Pick<
  EnrichmentSession,
  | "enrichmentId"
  | "status"
  | "quantity"
  | "plannedFor"
  | "plannedUntil"
  | "placedAt"
>;

/** Until when pieces are asked for: where nobody said, until the end of the day. */
const endOf = (begin: Date, until: Date | null): Date =>
  until ?? startOfParisTomorrow(begin);

/** How many pieces of an object are asked for at some time of a slot by what is planned or with the animals. */
export const plannedBeside = (
  sessions: readonly Taken[],
  enrichmentId: string,
  { plannedFor, plannedUntil }: Slot,
  now: Date,
): number =>
  sessions
    .filter((one) => one.enrichmentId === enrichmentId)
    .filter((one) => one.status === "add" || one.status === "ongoing")
    .filter((one) => {
      const begin = one.placedAt ?? one.plannedFor;
      const end = endOf(
        one.status === "ongoing" && now > begin ? now : begin,
        one.plannedUntil,
      );
      return begin < endOf(plannedFor, plannedUntil) && plannedFor < end;
    })
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Which of these plans of one object ask for more pieces than there are at their time, beside the sessions and beside
 * each other: their places in the list; [] where there are enough.
 */
export const shortPlans = (
  plans: readonly Taken[],
  {
    stock,
    sessions,
    now,
  }: { stock: Stock; sessions: readonly Taken[]; now: Date },
): number[] =>
  plans.flatMap((plan, at) => {
    const others = [...sessions, ...plans.filter((one) => one !== plan)];
    const beside = plannedBeside(others, plan.enrichmentId, plan, now);
    return fitsStock(stock, beside, plan.quantity) ? [] : [at];
  });

/** What a plan is looked at with. */
export interface PlanContext {
  now: Date;
  /** The species it is for, by those of the animals, and where. */
  specieIds: readonly string[];
  enclosureIds: readonly string[];
  /** The establishment's side of an object; undefined where it has none. */
  sideOf: (enrichmentId: string) => EnrichmentUse | undefined;
  /** What else takes place when it does. */
  sessions: readonly Taken[];
}

/** What is said of an object for those a plan is for; of one that nobody spoke of: "ask". */
export const verdictOf = (
  enrichmentId: string,
  { now, sideOf, ...where }: Omit<PlanContext, "sessions">,
): ReturnType<typeof planningVerdict> =>
  planningVerdict(sideOf(enrichmentId) ?? { approvals: {} }, where, now);

/** Of an object there are not enough at one of these times, some of which may overlap: how many could be planned at most; null where there are. */
function shortage(
  enrichmentId: string,
  quantity: number,
  slots: readonly Slot[],
  { sideOf, sessions, now }: PlanContext,
): number | null {
  const stock = sideOf(enrichmentId)?.stock;
  if (stock === undefined) return null;
  const own = slots.map((slot): Taken => ({
    ...slot,
    enrichmentId,
    status: "add",
    quantity: 1,
    placedAt: null,
  }));
  const left = slots
    .map((slot) => ({
      beside: plannedBeside(sessions, enrichmentId, slot, now),
      times: plannedBeside(own, enrichmentId, slot, now),
    }))
    .filter(({ beside, times }) => !fitsStock(stock, beside, times * quantity))
    .map(({ beside, times }) => Math.floor((stock.total - beside) / times));
  return left.length === 0 ? null : Math.max(0, Math.min(...left));
}

/** The objects of a plan that there are not enough of, each with how many could be planned at most; [] where there are. */
export const shortObjects = (
  form: PlanForm,
  context: PlanContext,
): { enrichmentId: string; max: number }[] => {
  const slots = slotsOf(form);
  return form.enrichmentIds.flatMap((enrichmentId) => {
    const max = shortage(enrichmentId, form.quantity, slots, context);
    return max === null ? [] : [{ enrichmentId, max }];
  });
};

/** What is wrong with a plan, here and now; [] when the desk may be asked. */
export function planIssues(form: PlanForm, context: PlanContext): Issue[] {
  const issues = planFormIssues(form);
  const slots = slotsOf(form);
  const { enrichmentIds } = form;
  if (enrichmentIds.some((id) => verdictOf(id, context) === "refused"))
    issues.push({ field: "enrichmentIds", code: "enrichmentRefused" });
  const short = shortObjects(form, context);
  if (short.length > 0)
    issues.push({
      field: "quantity",
      code: "stockShort",
      values: { max: Math.min(...short.map(({ max }) => max)) },
    });
  if (slots.length > occurrencesOfPlanMax)
    issues.push({
      field: "lastDay",
      code: "tooMuch",
      values: { max: occurrencesOfPlanMax },
    });
  return issues;
}
