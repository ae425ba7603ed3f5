import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Runner } from "./clients/runners";
import { assignments } from "./harness/clients";
import { loadScenarios } from "./format/load";
import { scale } from "../tests/support/scale";
import { isEmulator, openTarget, type Target } from "./harness/target";

/** A client that can run fewer cases than this lost some on the way. */
const LEAST = 300;
const LEAST_OF_TOPICS = scale(1, 50);
const MINUTE = 60_000;

const scenarios = loadScenarios();
const all = scenarios.flatMap(({ cases }) => cases);
const assigned = assignments(scenarios, isEmulator, scale(0, 1) === 1);
let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.stop());

describe.each(assigned.map((one) => ({ name: one.kind.name, ...one })))(
  "$name",
  ({ kind, topics: possible }) => {
    let client: Runner;
    const results = new Map<string, Record<string, string[]>>();

    beforeAll(async () => {
      client = await kind.open(target);
      for (const { topic, cases } of possible)
        results.set(topic, await client.run(cases));
    }, 5 * MINUTE);
    afterAll(() => client.close());

    describe.each(possible)("$topic", ({ topic, cases }) => {
      for (const { name } of cases)
        it(name, () => {
          expect(results.get(topic)?.[name]).toEqual([]);
        });
    });

    const wide = ["rest", "admin"].includes(kind.name) || scale(0, 1) === 1;
    const least = wide && !kind.topics ? LEAST : LEAST_OF_TOPICS;
    it(`runs at least ${least} cases`, () => {
      const ran = [...results.values()].flatMap(Object.keys).length;
      process.stdout.write(`${kind.name}: ${ran} of ${all.length} cases\n`);
      expect(ran).toBeGreaterThanOrEqual(least);
    });
  },
);

it("no case is left out by every client", () => {
  const left = all.filter(
    (scenario) =>
      (isEmulator || !scenario.rules) &&
      !assigned.some(({ topics }) =>
        topics.some(({ cases }) => cases.includes(scenario)),
      ),
  );
  expect(left.map(({ name }) => name)).toEqual([]);
});
