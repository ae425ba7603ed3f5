import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Runner } from "./clients/runners";
import { clientKinds, runnable } from "./harness/clients";
import { loadScenarios } from "./format/load";
import { isEmulator, openTarget, type Target } from "./harness/target";

/** A client that can run fewer cases than this lost some on the way. */
const LEAST = 300;
const LEAST_OF_TOPICS = 50;
const MINUTE = 60_000;

const scenarios = loadScenarios();
const all = scenarios.flatMap(({ cases }) => cases);
let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.stop());

describe.each(clientKinds)("$name", (kind) => {
  let client: Runner;
  const results = new Map<string, Record<string, string[]>>();
  const { topics } = kind;
  const possible = scenarios
    .filter(({ topic }) => topics?.includes(topic) ?? true)
    .map(({ topic, cases }) => ({
      topic,
      cases: runnable(cases, kind, isEmulator),
    }))
    .filter(({ cases }) => cases.length > 0);

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

  const least = topics ? LEAST_OF_TOPICS : LEAST;
  it(`runs at least ${least} cases`, () => {
    const ran = [...results.values()].flatMap(Object.keys).length;
    process.stdout.write(`${kind.name}: ${ran} of ${all.length} cases\n`);
    expect(ran).toBeGreaterThanOrEqual(least);
  });
});

it("no case is left out by every client", () => {
  const left = all.filter(
    (scenario) =>
      (isEmulator || !scenario.rules) &&
      !clientKinds.some(
        (kind) => runnable([scenario], kind, isEmulator).length > 0,
      ),
  );
  expect(left.map(({ name }) => name)).toEqual([]);
});
