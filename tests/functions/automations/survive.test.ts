import { occurrencesBetween } from "@domain/recurrence/occurrences";
import { taskIdOf } from "@domain/recurrence/task-id";
import { expect, it } from "vitest";
import { lookAgain } from "../../../functions/src/automations/on-closing-days-changed";
import type { Runs } from "../../../functions/src/automations/run-due";
import { runDue } from "../../../functions/src/automations/run-due";
import { runTemplate } from "../../../functions/src/automations/run-template";
import { runTogether } from "../../../functions/src/automations/run-together";
import { planted } from "../../builders/year/simulated";
import { idsOf, put, read, useStage } from "../stage";
import { aDailyTemplate } from "../templates";

useStage("demo-survive");

const hour = 3_600_000;
/** The week in which the clocks go forward. */
const begin = Date.parse("2026-03-25T23:00:00Z");
const end = begin + 7 * 24 * hour;

/** The version before ran each automation in a transaction of its own. */
const before: Runs = {
  together: () => Promise.resolve({ results: [], dear: [], steps: 0 }),
  alone: runTemplate,
};

/** The same numbers in another order, always the same one. */
const shuffled = (numbers: readonly number[], seed: number): number[] =>
  numbers
    .map((one, index) => [Math.sin(seed + index * 7.13) % 1, one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);

/** What documents had not yet in the version before. */
const newer = [
  "nextMakeAt",
  "nextOccurrence",
  "madeUntil",
  "exdates",
  "overrides",
  "closingPolicy",
];

it("every occurrence is made once though firings come twice, in any order, from a clock an hour wrong and from two versions at once", async () => {
  const numbers = Array.from({ length: 22 }, (_, n) => n);
  const all = numbers.map((n) => ({
    ...planted(n, begin),
    missedRunPolicy: "all" as const,
    closingPolicy: "ignore" as const,
    visibilityLeadTime: null,
    exdates: [],
  }));
  await put(
    Object.fromEntries(
      all.map((one, n) => {
        const stored = {
          ...one,
          nextRun: one.nextRun,
          nextMakeAt: one.nextRun,
        };
        const kept = Object.entries(stored).filter(
          ([field]) => n % 2 === 0 || !newer.includes(field),
        );
        return [`taskTemplates/${one.templateId}`, Object.fromEntries(kept)];
      }),
    ),
  );
  // Fired every four hours; a day's firings arrive in disorder, some twice, some an hour early or late.
  const fired = Array.from({ length: 7 }, (_, day) =>
    shuffled(
      [0, 4, 8, 12, 16, 20, 8, 20].map(
        (at, index) =>
          begin + (day * 24 + at + [0, 1, -1][(index + day) % 3]!) * hour,
      ),
      day,
    ),
  ).flat();
  for (const [index, at] of fired.entries()) {
    const now = new Date(at);
    const both = [() => runDue(now), () => runDue(now, before)];
    const asked = index % 3 === 0 ? both : both.slice(index % 2).slice(0, 1);
    await Promise.all(asked.map((run) => run()));
  }
  await runDue(new Date(end));
  const due = all.flatMap(({ templateId, schedule }) =>
    occurrencesBetween(schedule, new Date(begin), new Date(end + 1), 99).map(
      (one) => taskIdOf(templateId, one),
    ),
  );
  expect(due.length).toBeGreaterThan(50);
  expect(await idsOf("tasks")).toEqual(due.sort());
  expect(await idsOf("taskRuns")).toEqual([]);
}, 120_000);

it("a change of closing days that is told twice, late and before an older one moves each task once", async () => {
  const friday = new Date("2026-04-03T06:00:00Z");
  const closed = { from: "2026-04-03", to: "2026-04-03", yearly: false };
  const template = {
    ...planted(0, begin),
    templateId: "t",
    zooId: "zoo",
    closingPolicy: "after" as const,
    missedRunPolicy: "latest" as const,
    visibilityLeadTime: null,
    exdates: [],
    schedule: {
      ...planted(0, begin).schedule,
      recurrence: "WEEKLY" as const,
      recurrenceTime: "08:00",
      recurrenceInterval: 1,
      recurrenceDayOfWeek: [5],
    },
    nextRun: friday,
    nextOccurrence: null,
    nextMakeAt: friday,
  };
  await put({
    "taskTemplates/t": template,
    "zoo/zoo": { zooId: "zoo", zooName: "La Baie", closingDays: [closed] },
  });
  const told = ["2026-04-02T12:00:00Z", "2026-04-02T10:00:00Z"];
  for (const at of [...told, ...told]) await lookAgain("zoo", new Date(at));
  const made: Record<string, string[]> = {};
  for (const at of ["02T12", "03T07", "03T07", "04T06", "04T07", "05T07"]) {
    await lookAgain("zoo", new Date(told[1] ?? 0));
    await runDue(new Date(`2026-04-${at}:00:00Z`));
    made[at] = await idsOf("tasks");
  }
  const task = ["t_20260403T060000Z"];
  expect(made).toEqual({
    "02T12": [],
    "03T07": [],
    "04T06": task,
    "04T07": task,
    "05T07": task,
  });
});

it("an automation that fails at every run is set aside after an hour, with its reason; the others go on", async () => {
  const now = new Date("2026-12-01T07:00:30Z");
  const due = new Date("2026-12-01T00:00:00Z");
  await put({
    "taskTemplates/t3": aDailyTemplate("t3", due),
    "taskTemplates/t4": aDailyTemplate("t4", due),
  });
  const failing: Runs = {
    together: (some, at) =>
      runTogether(
        some.filter(({ templateId }) => templateId !== "t3"),
        at,
      ),
    alone: (id, at) =>
      id === "t3" ? Promise.reject(new Error("broken")) : runTemplate(id, at),
  };
  for (const minutes of [0, 1, 59]) {
    const at = new Date(now.getTime() + minutes * 60_000);
    expect(await runDue(at, failing)).toMatchObject({ failed: 1 });
    expect((await read("taskTemplates/t3"))?.["status"]).toBe("active");
  }
  const later = new Date(now.getTime() + hour);
  expect(await runDue(later, failing)).toMatchObject({ failed: 1 });
  expect(await read("taskTemplates/t3")).toMatchObject({
    status: "suspended",
    isActive: false,
    lastError: "failed",
  });
  expect(await runDue(later, failing)).toMatchObject({ templates: 0 });
  expect(await idsOf("tasks")).toEqual(["t4_20261201T070000Z"]);
});
