import { expect, it } from "vitest";
import type { YearOutcome } from "../../../tests/builders/year/oracle";
import {
  automations,
  closing,
  comparable,
  hour,
  meantOf,
  planted,
  totalsOf,
  yearTicks,
} from "../../../tests/builders/year/simulated";
import { firstOccurrence } from "../recurrence/occurrences";
import { taskIdOf } from "../recurrence/task-id";
import { planRun } from "./plan";
import type { Template } from "./template";
import { waitingOf } from "./waiting";

const [begin = 0] = yearTicks;
const end = begin + 365 * 24 * hour;

/** All of them in the long form; else one of seven, so that each kind comes. */
const step = process.env["SOAK"] === "1" ? 1 : 7;

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
  for (const tick of yearTicks) {
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
  return outcome;
}

it("300 automations of all kinds make, miss and leave out what their rules mean through 2026, its outages and clock changes", () => {
  const outcomes: YearOutcome[] = [];
  for (let n = 0; n < automations; n += step) {
    const template = planted(n, begin);
    const got = simulate(template);
    const { schedule, closingPolicy, missedRunPolicy } = template;
    const said = JSON.stringify([schedule, closingPolicy, missedRunPolicy]);
    expect(comparable(got, "2026-11"), said).toEqual(
      comparable(meantOf(n, yearTicks), "2026-11"),
    );
    outcomes.push(got);
  }
  const { made, late, missed, left } = totalsOf(outcomes);
  expect(made).toBeGreaterThan(20_000 / step);
  expect(late).toBeGreaterThan(100 / step);
  expect(missed).toBeGreaterThan(100 / step);
  expect(left).toBeGreaterThan(100 / step);
}, 240_000);
