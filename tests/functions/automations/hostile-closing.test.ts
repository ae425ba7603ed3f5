import { maxSteps } from "@domain/recurrence/rule/steps";
import { scheduleSchema } from "@domain/recurrence/schedule";
import { expect, it, vi } from "vitest";
import { metricsOf } from "../../../functions/src/automations/due-total";
import { runAutomations } from "../../../functions/src/automations/run-automations";
import { dearSteps, runDue } from "../../../functions/src/automations/run-due";
import { runTemplate } from "../../../functions/src/automations/run-template";
import {
  plainSteps,
  runTogether,
} from "../../../functions/src/automations/run-together";
import type * as log from "../../../functions/src/edge/log";
import { logDone } from "../../../functions/src/edge/log";
import { idsOf, put, read, useStage } from "../stage";
import { aDailyTemplate } from "../templates";

vi.mock("../../../functions/src/edge/log", async (original) => ({
  ...(await original<typeof log>()),
  logDone: vi.fn(),
}));

useStage("demo-hostile-closing");

const before = new Date("2026-12-01T00:00:00Z");
const now = new Date("2026-12-01T07:00:30Z");
const honest = 40;
const hostile = 200;

const setpos = Array.from({ length: 365 }, (_, index) => index + 2).join();
/** Too dear in itself; never found; found, but looked for over years of closed days. */
const rules = [
  `FREQ=DAILY;BYSETPOS=${setpos}`,
  "FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2,4,6,9,11",
  "FREQ=DAILY;COUNT=10000",
];

const never = {
  zooId: "never",
  zooName: "Fermé",
  closedWeekdays: [1, 2, 3, 4, 5, 6, 7],
};
const allYear = {
  zooId: "allYear",
  zooName: "Hiver",
  closingDays: [
    { from: "2020-01-01", to: "2020-12-31", yearly: true, name: null },
  ],
};
const weekends = { zooId: "zoo", zooName: "La Baie", closedWeekdays: [6, 7] };

/** Heeds the closing days of an establishment that never opens, and has waited since 2010. */
function aHostile(index: number): [string, Record<string, unknown>] {
  const id = `hostile-${index}`;
  const long = new Date("2010-01-01T07:00:00Z");
  const schedule = scheduleSchema.parse({
    startAt: long,
    recurrence: "CUSTOM",
    rrule: rules[index % rules.length],
  });
  const closingPolicy = ["before", "after", "skip"][index % 3];
  const zooId = index % 2 === 0 ? "never" : "allYear";
  const waits = { zooId, nextRun: long, nextMakeAt: long, closingPolicy };
  return [
    `taskTemplates/${id}`,
    { ...aDailyTemplate(id, before, waits), schedule },
  ];
}

it(`${hostile} hostile rules that heed closing days take no more than their share, and ${honest} others are made in that minute`, async () => {
  const ids = Array.from({ length: honest }, (_, index) => `t${index}`);
  await put({
    "zoo/zoo": weekends,
    "zoo/never": never,
    "zoo/allYear": allYear,
  });
  await put(
    Object.fromEntries(
      Array.from({ length: hostile }, (_, index) => aHostile(index)),
    ),
  );
  await put(
    Object.fromEntries(
      ids.map((id, index) => [
        `taskTemplates/${id}`,
        aDailyTemplate(id, before, {
          closingPolicy: index % 2 === 0 ? "after" : "ignore",
        }),
      ]),
    ),
  );
  const order: string[] = [];
  const result = await runDue(now, {
    together: runTogether,
    alone: (id, at, expected, most) => {
      order.push(`${id.startsWith("t")} ${most}`);
      return runTemplate(id, at, expected, most);
    },
  });
  const made = await idsOf("tasks");
  expect(made.filter((id) => !id.startsWith("hostile"))).toEqual(
    ids.map((id) => `${id}_20261201T070000Z`).sort(),
  );
  // None of the others needs a run of its own: its budget is not that of the hostile ones.
  expect(order.filter((one) => one.startsWith("true"))).toEqual([]);
  // Dear ones take dearSteps and the last one's rest; each is tried plainly, together and alone, first.
  const most = dearSteps + maxSteps + 2 * (hostile + honest) * plainSteps;
  expect(result.steps).toBeLessThanOrEqual(most);
  expect(result.failed).toBe(0);
  let left = await runDue(now);
  for (let runs = 0; left.templates > 0 && runs < 20; runs += 1)
    left = await runDue(now);
  expect(left).toMatchObject({ templates: 0, postponed: 0 });
  expect(await read("taskTemplates/hostile-0")).toMatchObject({
    status: "suspended",
    lastError: "tooDear",
  });
}, 120_000);

it("a run whose time is over leaves the rest to the next one, which goes on", async () => {
  const count = 50;
  await put(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `taskTemplates/t${index}`,
        aDailyTemplate(`t${index}`, before),
      ]),
    ),
  );
  let asked = 0;
  const once = () => (asked += 1) > 1;
  const first = await runDue(
    now,
    { together: runTogether, alone: runTemplate },
    once,
  );
  expect(first).toMatchObject({ created: 20, unfinished: 30 });
  expect(metricsOf(first)).toMatchObject({ due: 50, made: 20 });
  await runAutomations.run({ scheduleTime: now.toISOString() });
  expect(logDone).toHaveBeenCalledWith(
    expect.objectContaining({ name: "runAutomations" }),
    expect.objectContaining({
      due: 30,
      made: 30,
      skipped: 0,
      failed: 0,
      lagMs: 30_000,
    }),
  );
  expect(await idsOf("tasks")).toHaveLength(count);
});

it("where running together fails, dear rules have their share all the same", async () => {
  const count = 36;
  await put({ "zoo/never": never, "zoo/allYear": allYear });
  await put({
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => aHostile(index * 3)),
    ),
    "taskTemplates/t0": aDailyTemplate("t0", before),
  });
  const result = await runDue(now, {
    together: () => Promise.reject(new Error("broken")),
    alone: runTemplate,
  });
  expect(result).toMatchObject({ created: 1, failed: 0 });
  expect(result.postponed).toBe(count - dearSteps / maxSteps);
  expect(result.steps).toBeLessThanOrEqual(
    dearSteps + (count + 1) * plainSteps,
  );
});
