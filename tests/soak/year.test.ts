import {
  firstOccurrence,
  occurrencesBetween,
} from "@domain/recurrence/occurrences";
import type { Schedule } from "@domain/recurrence/schedule";
import { taskIdOf } from "@domain/recurrence/task-id";
import { makeAtOf } from "@domain/automation/lifecycle";
import type { LeadTime } from "@domain/task/task";
import { shownUntil } from "@domain/task/visibility";
import { expect, it } from "vitest";
import { automationDocuments } from "../../demo/seed/build/automations";
import type { Runs } from "../../functions/src/automations/run-due";
import { runDue } from "../../functions/src/automations/run-due";
import { runTemplate } from "../../functions/src/automations/run-template";
import { runTogether } from "../../functions/src/automations/run-together";
import { idsOf, put, read, useStage } from "../functions/stage";

useStage("demo-year");

const hour = 3_600_000;
const begin = new Date("2026-01-01T00:00:00Z");
const end = new Date("2027-01-01T00:00:00Z");

interface Planted {
  id: string;
  schedule: Schedule;
  visibilityLeadTime: LeadTime | null;
}

/** The demonstration's automations, all active and waiting for their first run of the year. */
async function plant(): Promise<Planted[]> {
  const planted: Planted[] = [];
  for (const { path, data } of automationDocuments(begin)) {
    if (!path.startsWith("taskTemplates/")) continue;
    const id = path.slice("taskTemplates/".length);
    const schedule = data["schedule"] as Schedule;
    const visibilityLeadTime = data["visibilityLeadTime"] as LeadTime | null;
    const nextRun = firstOccurrence(schedule, begin);
    planted.push({ id, schedule, visibilityLeadTime });
    await put({
      [path]: {
        ...data,
        status: "active",
        isActive: true,
        missedRunPolicy: "all",
        nextRun,
        nextMakeAt: makeAtOf(nextRun, visibilityLeadTime),
      },
    });
  }
  return planted;
}

/** A scheduler that dies before some of its transactions, others after them. */
function dying(tick: number): Runs {
  let calls = 0;
  const dies =
    <Asked extends unknown[], Answer>(
      run: (...asked: Asked) => Promise<Answer>,
    ) =>
    async (...asked: Asked) => {
      calls += 1;
      if ((tick + calls) % 5 === 0) throw new Error("died before");
      const result = await run(...asked);
      if ((tick + calls) % 7 === 0) throw new Error("died after");
      return result;
    };
  return { together: dies(runTogether), alone: dies(runTemplate) };
}

it("makes every task of a year once, though schedulers overlap, die and pause", async () => {
  const planted = await plant();
  let tick = 0;
  for (let at = begin.getTime(); at <= end.getTime(); at += 6 * hour) {
    tick += 1;
    const now = new Date(at);
    const pausing = tick % 50 >= 44;
    if (pausing) continue;
    await Promise.all([
      runDue(now, tick % 3 === 0 ? dying(tick) : undefined),
      ...(tick % 10 === 0 ? [runDue(now)] : []),
    ]);
  }
  await runDue(end);
  const due = planted.flatMap(({ id, schedule, visibilityLeadTime }) => {
    const last = shownUntil(end, visibilityLeadTime);
    const after = new Date(last.getTime() + 1);
    return occurrencesBetween(schedule, begin, after, 2000).map((occurrence) =>
      taskIdOf(id, occurrence),
    );
  });
  expect(due.length).toBeGreaterThan(1000);
  expect(await idsOf("tasks")).toEqual(due.sort());
  for (const { id } of planted) {
    const template = await read(`taskTemplates/${id}`);
    expect(template?.["lastError"]).toBeNull();
  }
}, 1_200_000);
