import type { CalendarDay } from "../time/calendar-day";
import { daysBetween } from "../time/calendar-day";
import type { Step } from "../time/steps";
import { startOf } from "../time/steps";

/** What is counted of one evaluation that was handed in, or one session of observation that was closed. */
export interface Done {
  kind: "evaluation" | "observation";
  day: CalendarDay;
  userId: string;
  /** null: outside any campaign. */
  campaignId: string | null;
  /** How long was watched, in ms, pauses left out; 0 of an evaluation. */
  watchedMs: number;
}

/** How many evaluations and observations there were, and how long these took, in ms. */
export interface Amount {
  evaluations: number;
  observations: number;
  watchedMs: number;
}

/** Of one stretch of time by its first day, of one campaign or person by their id. */
export interface Portion extends Amount {
  id: string;
}

export interface Activity {
  total: Amount;
  /** By day, week or month, in order; those without anything are left out. */
  over: Portion[];
  /** The most first; "" what was done outside any campaign. */
  campaigns: Portion[];
  people: Portion[];
}

/** By what a period is divided: a month by its days, a quarter by its weeks, what is longer by months. */
export function stepOf(since: CalendarDay, until: CalendarDay): Step {
  const days = daysBetween(since, until) + 1;
  if (days <= 31) return "day";
  return days <= 92 ? "week" : "month";
}

const nothing = (): Amount => ({
  evaluations: 0,
  observations: 0,
  watchedMs: 0,
});

function add(amount: Amount, { kind, watchedMs }: Done): void {
  if (kind === "evaluation") amount.evaluations += 1;
  else amount.observations += 1;
  amount.watchedMs += watchedMs;
}

const many = ({ evaluations, observations }: Amount) =>
  evaluations + observations;

const listed = (amounts: ReadonlyMap<string, Amount>): Portion[] =>
  [...amounts].map(([id, amount]) => ({ id, ...amount }));

const mostFirst = (a: Portion, b: Portion) =>
  many(b) - many(a) || b.watchedMs - a.watchedMs || (a.id < b.id ? -1 : 1);

/** Counts what was done, one after the other, however much there is: it holds sums alone. Nothing counted gives zeros and empty lists. */
export function activityTally(step: Step) {
  const total = nothing();
  const over = new Map<string, Amount>();
  const campaigns = new Map<string, Amount>();
  const people = new Map<string, Amount>();
  const within = (amounts: Map<string, Amount>, id: string): Amount => {
    const amount = amounts.get(id) ?? nothing();
    amounts.set(id, amount);
    return amount;
  };
  return {
    count(done: Done): void {
      add(total, done);
      add(within(over, startOf[step](done.day)), done);
      add(within(campaigns, done.campaignId ?? ""), done);
      add(within(people, done.userId), done);
    },
    result: (): Activity => ({
      total: { ...total },
      over: listed(over).sort((a, b) => (a.id < b.id ? -1 : 1)),
      campaigns: listed(campaigns).sort(mostFirst),
      people: listed(people).sort(mostFirst),
    }),
  };
}

/** A day, week or month in which nothing was done. */
export const noPortion = (id: string): Portion => ({ id, ...nothing() });

const hourMs = 60 * 60_000;

/** Milliseconds as hours, to a hundredth. */
export const hoursOf = (ms: number): number =>
  Math.round((ms / hourMs) * 100) / 100;
