import { expect, it } from "vitest";
import type { YearOutcome } from "../../../tests/builders/year/oracle";
import { yearClosing, yearOracle } from "../../../tests/builders/year/oracle";
import { yearRule, yearTemplate } from "../../../tests/builders/year/rules";
import type { ClosingDays } from "../recurrence/closing-days";
import { closingFields } from "../recurrence/closing-days";
import { firstOccurrence } from "../recurrence/occurrences";
import { taskIdOf } from "../recurrence/task-id";
import { planRun } from "./plan";
import type { Template } from "./template";
import { waitingOf } from "./waiting";

const hour = 3_600_000;
const begin = Date.parse("2025-12-31T23:00:00Z");
const end = Date.parse("2026-12-31T23:00:00Z");

/** An hour over the clocks going forward, two days, three weeks over their going back. */
const outages = [
  ["2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z"],
  ["2026-06-10T05:30:00Z", "2026-06-12T05:30:00Z"],
  ["2026-10-12T10:30:00Z", "2026-11-02T10:30:00Z"],
].map(([from = "", to = ""]) => [Date.parse(from), Date.parse(to)] as const);

const ticks = Array.from(
  { length: (end - begin) / hour },
  (_, index) => begin + index * hour,
).filter((at) => !outages.some(([from, to]) => at >= from && at < to));

const closing: ClosingDays = {
  closedWeekdays: closingFields.closedWeekdays.parse(
    yearClosing.closedWeekdays,
  ),
  closingDays: closingFields.closingDays.parse(yearClosing.closingDays),
};

/** The n-th automation, waiting for the year; every fifth leaves out its third date. */
function planted(n: number): Template {
  const template = yearTemplate(n);
  const { schedule } = template;
  const from = new Date(begin);
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

/** What is left out is told with the next run, so that of the year's last days is still to be told. */
const told = (left: readonly string[]) =>
  left.filter((at) => at < "2026-11").sort();

/** All of them where the host's zone is UTC, and in the long form; else one of seven, so that each kind comes. */
const isWhole = process.env["SOAK"] === "1" || process.env["TZ"] === "UTC";
const step = isWhole ? 1 : 7;

const stamp = (at: Date | null) => (at ?? new Date(0)).toISOString();

/** Fires the schedules through the year, as the functions do. */
function simulate(planned: Template): YearOutcome {
  let template = planned;
  const outcome: YearOutcome = { made: {}, missed: [], left: [] };
  const occurrences = new Map<string, string>();
  const idOf = (taskId: string) => occurrences.get(taskId) ?? taskId;
  let at: Date | null = new Date(begin - 400 * hour);
  while (at !== null && at.getTime() < end + 1000 * hour) {
    at = firstOccurrence(planned.schedule, new Date(at.getTime() + 1));
    if (at !== null)
      occurrences.set(taskIdOf(template.templateId, at), stamp(at));
  }
  for (const tick of ticks) {
    const { nextMakeAt } = template;
    if (nextMakeAt === null || nextMakeAt.getTime() > tick) continue;
    const plan = planRun(template, new Date(tick), { closing });
    if (plan === null) {
      template = { ...template, ...waitingOf(template, closing) };
      continue;
    }
    if (plan.problem !== null) throw new Error(plan.problem);
    const { problem, tasks, skipped, leftOut, ...moved } = plan;
    expect(problem).toBeNull();
    for (const { taskId } of tasks) {
      expect(outcome.made).not.toHaveProperty([idOf(taskId)]);
      outcome.made[idOf(taskId)] = new Date(tick).toISOString();
    }
    outcome.missed.push(...skipped.map(({ taskId }) => idOf(taskId)));
    outcome.left.push(...leftOut.map(({ taskId }) => idOf(taskId)));
    template = { ...template, ...moved };
  }
  return { ...outcome, missed: outcome.missed.sort() };
}

it("300 automations of all kinds make, miss and leave out what their rules mean through 2026, its outages and clock changes", () => {
  const totals = { made: 0, late: 0, missed: 0, left: 0 };
  for (let n = 0; n < 300; n += step) {
    const template = planted(n);
    const got = simulate(template);
    const meant = yearOracle(yearRule(n), template, ticks);
    const said = JSON.stringify([
      template.schedule,
      template.closingPolicy,
      template.missedRunPolicy,
      template.visibilityLeadTime,
    ]);
    expect({ ...got, left: told(got.left) }, said).toEqual({
      made: meant.made,
      missed: meant.missed.sort(),
      left: told(meant.left),
    });
    totals.made += Object.keys(got.made).length;
    totals.late += Object.entries(got.made).filter(
      ([occurrence, made]) => Date.parse(made) - Date.parse(occurrence) > hour,
    ).length;
    totals.missed += got.missed.length;
    totals.left += got.left.length;
  }
  expect(totals.made).toBeGreaterThan(20_000 / step);
  expect(totals.late).toBeGreaterThan(100 / step);
  expect(totals.missed).toBeGreaterThan(100 / step);
  expect(totals.left).toBeGreaterThan(100 / step);
}, 60_000);
