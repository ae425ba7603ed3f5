import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import type * as Implies from "../../src/rules/list/implies";
import type * as Knowledge from "../../src/rules/list/knowledge";
import { scenario } from "./listing/scenario";

const implies = "../../src/rules/list/implies";
const knowledge = "../../src/rules/list/knowledge";

afterEach(() => {
  vi.doUnmock(implies);
  vi.doUnmock(knowledge);
  vi.resetModules();
});

/** Whether the listings that a judge looks at find a wrong one, with all modules loaded anew. */
async function findsFault(numRuns = 5000): Promise<boolean> {
  vi.resetModules();
  const { createEngine } = await import("../../src/engine/engine");
  const { judge } = await import("./listing/judge");
  const engine = await createEngine();
  const result = fc.check(
    fc.property(scenario, (one) => {
      judge(engine, one);
    }),
    { numRuns, seed: 1, endOnFailure: true },
  );
  await engine.close();
  return result.failed;
}

type Mutants<Module> = Record<string, (real: Module) => Partial<Module>>;

const impliesMutants: Mutants<typeof Implies> = {
  "`>=` counts as `>`": ({ impliesOrder }) => ({
    impliesOrder: (tests, operator, value) =>
      impliesOrder(tests, operator, value) ||
      impliesOrder(tests, operator === ">" ? ">=" : operator, value),
  }),
  "a range of one side proves the other": ({ impliesOrder }) => ({
    impliesOrder: (tests, operator, value) =>
      impliesOrder(tests, operator.startsWith("<") ? ">" : "<", value),
  }),
  "anything proves `!=`": () => ({ impliesNotEqual: () => true }),
  "any list holds any item": () => ({ impliesContains: () => true }),
};

const knowledgeMutants: Mutants<typeof Knowledge> = {
  "`!=` counts as `==`": ({ knowledgeOf }) => ({
    // What is known of one alternative is taken to hold for its filters turned round.
    knowledgeOf: (way) =>
      knowledgeOf(
        way.map((filter) =>
          "fieldFilter" in filter && filter.fieldFilter.op === "NOT_EQUAL"
            ? { fieldFilter: { ...filter.fieldFilter, op: "EQUAL" } }
            : filter,
        ),
      ),
  }),
};

it("an evaluator as it is has no fault among these listings", async () => {
  expect(await findsFault(500)).toBe(false);
});

it.each(Object.keys(impliesMutants))("is found out: %s", async (name) => {
  vi.doMock(implies, async (original) => {
    const real = await original<typeof Implies>();
    return { ...real, ...impliesMutants[name]?.(real) };
  });
  expect(await findsFault()).toBe(true);
});

it.each(Object.keys(knowledgeMutants))("is found out: %s", async (name) => {
  vi.doMock(knowledge, async (original) => {
    const real = await original<typeof Knowledge>();
    return { ...real, ...knowledgeMutants[name]?.(real) };
  });
  expect(await findsFault()).toBe(true);
});
