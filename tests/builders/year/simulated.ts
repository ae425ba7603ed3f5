import { waitingOf } from "@domain/automation/waiting";
import type { Template } from "@domain/automation/template";
import type { ClosingDays } from "@domain/recurrence/closing-days";
import { closingFields } from "@domain/recurrence/closing-days";
import { firstOccurrence } from "@domain/recurrence/occurrences";
import type { YearOutcome } from "./oracle";
import { yearClosing, yearOracle } from "./oracle";
import { yearRule, yearTemplate } from "./rules";

/** How many automations are simulated: of every kind, each option with each other. */
export const automations = 300;

export const hour = 3_600_000;

/** An hour over the clocks going forward, two days, three weeks over their going back. */
const outages = [
  ["2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z"],
  ["2026-06-10T05:30:00Z", "2026-06-12T05:30:00Z"],
  ["2026-10-12T10:30:00Z", "2026-11-02T10:30:00Z"],
].map(([from = "", to = ""]) => [Date.parse(from), Date.parse(to)] as const);

/** The hours at which schedules fire from one instant to another: all but those of the outages. */
export const ticksFrom = (
  from: string,
  to: string,
  without: readonly (readonly [number, number])[] = outages,
): number[] =>
  Array.from(
    { length: (Date.parse(to) - Date.parse(from)) / hour },
    (_, index) => Date.parse(from) + index * hour,
  ).filter(
    (at) => !without.some(([begins, ends]) => at >= begins && at < ends),
  );

/** 2026 in Paris. */
export const yearTicks = ticksFrom(
  "2025-12-31T23:00:00Z",
  "2026-12-31T23:00:00Z",
);

/** A month over the clocks going forward, with its hour's outage and one of two days. */
export const monthTicks = ticksFrom(
  "2026-03-02T23:00:00Z",
  "2026-04-02T22:00:00Z",
  [
    [Date.parse("2026-03-10T05:30:00Z"), Date.parse("2026-03-12T05:30:00Z")],
    ...outages,
  ],
);

export const closing: ClosingDays = {
  closedWeekdays: closingFields.closedWeekdays.parse(
    yearClosing.closedWeekdays,
  ),
  closingDays: closingFields.closingDays.parse(yearClosing.closingDays),
};

/** The n-th automation, waiting from an instant on; every fifth leaves out its third date. */
export function planted(n: number, begins: number): Template {
  const template = yearTemplate(n);
  const { schedule } = template;
  const from = new Date(begins);
  const nextRun = firstOccurrence(schedule, from);
  const third = [1, 2].reduce(
    (at) => firstOccurrence(schedule, new Date(at.getTime() + 1)) ?? at,
    nextRun ?? from,
  );
  const waits = {
    ...template,
    nextRun,
    exdates: n % 5 === 0 ? [third] : [],
  };
  return { ...waits, ...waitingOf(waits, closing) };
}

/** What becomes of the n-th automation by the rules' plain meaning. */
export const meantOf = (n: number, ticks: readonly number[]): YearOutcome =>
  yearOracle(yearRule(n), planted(n, ticks[0] ?? 0), ticks);

/** An outcome as it is compared: what is left out is told with the next run, so that of the last days is still to be told. */
export const comparable = (
  { made, missed, left }: YearOutcome,
  toldBefore: string,
): YearOutcome => ({
  made,
  missed: [...missed].sort(),
  left: left.filter((at) => at < toldBefore).sort(),
});

/** How many were made, of them an hour late or more, passed over and left out. */
export function totalsOf(outcomes: readonly YearOutcome[]) {
  const totals = { made: 0, late: 0, missed: 0, left: 0 };
  for (const { made, missed, left } of outcomes) {
    totals.made += Object.keys(made).length;
    totals.late += Object.entries(made).filter(
      ([occurrence, at]) => Date.parse(at) - Date.parse(occurrence) > hour,
    ).length;
    totals.missed += missed.length;
    totals.left += left.length;
  }
  return totals;
}
