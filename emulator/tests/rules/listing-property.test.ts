import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StatusError } from "../../src/contract/status";
import { type Authorizer } from "../../src/contract/rules";
import { type Engine } from "../../src/contract/engine";
import { createEngine } from "../../src/engine/engine";
import { judge, type Outcome, type Tamper } from "./listing/judge";
import { scenario } from "./listing/scenario";
import { scale, seed } from "../support/scale";

let engine: Engine;

beforeAll(async () => {
  engine = await createEngine();
});
afterAll(() => engine.close());

/** Every list is allowed, as if the rules said nothing of lists. */
const yes: Tamper = (real) => ({ ...real, list: () => undefined });

/** A list is decided from the documents there are. */
const fromDocuments: Tamper = (real, documents) => ({
  ...real,
  list: (caller) => {
    for (const doc of documents()) real.get(caller, doc.name, doc);
  },
});

/** Only the first alternative of an `or` is looked at. */
const firstAlternative: Tamper = (real) => {
  const list: Authorizer["list"] = (caller, parent, query) => {
    const { where } = query;
    const or =
      where && "compositeFilter" in where && where.compositeFilter.op === "OR";
    const first = or ? where.compositeFilter.filters[0] : where;
    real.list(caller, parent, { ...query, where: first });
  };
  return { ...real, list };
};

/** An evaluation error counts as consent. */
const errorsAllow: Tamper = (real) => ({
  ...real,
  list: (...asked) => {
    try {
      real.list(...asked);
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      if (!error.message.includes("evaluation error")) throw error;
    }
  },
});

function tally(outcomes: readonly Outcome[]) {
  const count = (verdict: Outcome["verdict"]): number =>
    outcomes.filter((outcome) => outcome.verdict === verdict).length;
  return {
    allowed: count("allowed"),
    denied: count("denied"),
    invalid: count("invalid"),
    withDocuments: outcomes.filter(
      ({ verdict, proven }) => verdict === "allowed" && proven > 0,
    ).length,
    proven: outcomes.reduce((sum, { proven }) => sum + proven, 0),
  };
}

describe("a list that is allowed", () => {
  it("returns only documents that a get would allow", () => {
    const numRuns = scale(1000, 20_000);
    const outcomes: Outcome[] = [];
    const found = seed();
    fc.assert(
      fc.property(scenario, (one) => {
        outcomes.push(judge(engine, one));
      }),
      { numRuns, seed: found },
    );
    const figures = tally(outcomes);
    process.stdout.write(
      `lists, seed ${String(found)}: ${JSON.stringify(figures)}\n`,
    );
    expect(figures.allowed).toBeGreaterThan(numRuns * 0.2);
    expect(figures.withDocuments).toBeGreaterThan(numRuns * 0.1);
    expect(figures.invalid).toBeLessThan(numRuns * 0.15);
  });

  it.each([
    ["that is always allowed", yes],
    ["decided from the documents", fromDocuments],
    ["decided from the first alternative", firstAlternative],
    ["allowed by an error", errorsAllow],
  ])("is found out when it is %s", (_, tamper) => {
    const result = fc.check(
      fc.property(scenario, (one) => {
        judge(engine, one, tamper);
      }),
      { numRuns: 5000, seed: 1 },
    );
    expect(result.failed).toBe(true);
    const [counterexample] = result.counterexample ?? [];
    expect(counterexample?.documents.length).toBeLessThanOrEqual(5);
  });
});
