import { expect, it, vi } from "vitest";
import type { Runs } from "../../../functions/src/automations/run-due";
import { runDue } from "../../../functions/src/automations/run-due";
import { runTemplate } from "../../../functions/src/automations/run-template";
import { runTogether } from "../../../functions/src/automations/run-together";
import { database } from "../../../functions/src/edge/admin";
import type { YearOutcome } from "../../builders/year/oracle";
import type * as log from "../../../functions/src/edge/log";
import { zooA } from "../../builders/ids";
import { yearClosing } from "../../builders/year/oracle";
import {
  automations,
  comparable,
  meantOf,
  monthTicks,
  planted,
  totalsOf,
  yearTicks,
} from "../../builders/year/simulated";
import { yearRule } from "../../builders/year/rules";
import { idsOf, put, read, useStage } from "../stage";

// Schedulers die here on purpose, and often.
vi.mock("../../../functions/src/edge/log", async (original) => ({
  ...(await original<typeof log>()),
  logFailure: vi.fn(),
}));

useStage("demo-year");

/** The whole year in the long form. */
const isWhole = process.env["SOAK"] === "1";
const ticks = isWhole ? yearTicks : monthTicks;
const toldBefore = isWhole ? "2026-11" : "2026-03-25";
/** In the short form every seventh: of each kind, with each option. */
const numbers = Array.from({ length: automations }, (_, n) => n).filter(
  (n) => isWhole || n % 7 === 0,
);

/** A scheduler that dies before some of its transactions, and after others. */
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

/** One firing: now and then of a scheduler that dies and is tried again, and of two at once. Answers whether tasks may have been made. */
async function fire(now: Date, tick: number): Promise<boolean> {
  const dies = tick % 6 === 0;
  if (dies) await runDue(now, dying(tick));
  const runs = tick % 10 === 0 ? [1, 2] : [1];
  const results = await Promise.all(runs.map(() => runDue(now)));
  return dies || results.some(({ created }) => created > 0);
}

/** The tasks made after the instant at which the last one seen was, oldest first. */
async function madeAfter(last: unknown) {
  const all = database().collection("tasks").orderBy("createdAt");
  const { docs } = await (last === null ? all : all.startAfter(last))
    .select("createdAt")
    .get();
  return docs;
}

/** The number of an automation and the occurrence that an id says. */
function saidBy(id: string): [number, string] {
  const [, n = "", stamp = ""] = /^year-(\d+)_(\w+)$/.exec(id) ?? [];
  const digits = /^(....)(..)(..)T(..)(..)(..)Z$/.exec(stamp) ?? [];
  const [, year, month, day, hours, minutes, seconds] = digits;
  const at = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z`;
  return [Number(n), at];
}

it(`${numbers.length} automations of all kinds make, miss and leave out what their rules mean through ${isWhole ? "a year" : "a month"} of firings, though schedulers overlap and die`, async () => {
  const [begin = 0] = ticks;
  await put({
    [`zoo/${zooA}`]: { zooId: zooA, zooName: "La Baie", ...yearClosing },
  });
  await put(
    Object.fromEntries(
      numbers.map((n) => [`taskTemplates/year-${n}`, { ...planted(n, begin) }]),
    ),
  );
  const nothing = (): YearOutcome => ({ made: {}, missed: [], left: [] });
  const got = new Map(numbers.map((n) => [n, nothing()]));
  const of = (id: string) => {
    const [n, at] = saidBy(id);
    const outcome = got.get(n);
    if (outcome === undefined) throw new Error(`nobody made ${id}`);
    return { outcome, at };
  };
  const began = performance.now();
  let last: unknown = null;
  for (const [index, tick] of ticks.entries()) {
    const mayHave = await fire(new Date(tick), index);
    const made = mayHave ? await madeAfter(last) : [];
    for (const { id } of made) {
      const { outcome, at } = of(id);
      expect(outcome.made, id).not.toHaveProperty([at]);
      outcome.made[at] = new Date(tick).toISOString();
    }
    last = made.at(-1)?.get("createdAt") ?? last;
  }
  const seconds = (performance.now() - began) / 1000;
  const runs = await database().collection("taskRuns").get();
  for (const run of runs.docs) {
    const { outcome, at } = of(run.id);
    expect(run.get("status")).toBe("SKIPPED");
    if (run.get("reason") === "missed") outcome.missed.push(at);
    else outcome.left.push(at);
  }
  for (const [n, outcome] of got)
    expect(
      comparable(outcome, toldBefore),
      JSON.stringify(yearRule(n)),
    ).toEqual(comparable(meantOf(n, ticks), toldBefore));
  const totals = totalsOf([...got.values()]);
  expect(await idsOf("tasks")).toHaveLength(totals.made);
  for (const n of numbers)
    expect((await read(`taskTemplates/year-${n}`))?.["isActive"]).toBe(true);
  for (const count of Object.values(totals)) expect(count).toBeGreaterThan(4);
  console.info(
    `${ticks.length} firings in ${seconds.toFixed(1)} s: ${JSON.stringify(totals)}`,
  );
}, 3_600_000);
