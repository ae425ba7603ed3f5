import type { CallableInput } from "@domain/callables";
import { AppError } from "@domain/errors";
import { planImport } from "@domain/inventory/plan/plan";
import type { Plan } from "@domain/inventory/plan/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { provideCalls } from "../../../data/calls";
import { choose, impose } from "../../../data/demonstration/mode";
import { runImport } from "./run-import";

type Asked = CallableInput<"saveRecords">;

const now = new Date("2026-11-23T08:00:00Z");
const lion = {
  specieId: "lion",
  specieName: "Lion",
  specieLatinName: "Panthera leo",
  subSpecie: null,
};

/** A plan of so many new animals in an enclosure that is there. */
const planOf = (count: number): Plan =>
  planImport(
    Array.from({ length: count }, (_, index) => ({
      line: index + 2,
      cells: [`A${String(index)}`, "Panthera leo", "Savane"],
    })),
    {
      columns: ["localId", "latin", "enclosure"],
      order: "dmy",
      sexes: new Map(),
      species: new Map([["panthera leo", lion]]),
      enclosures: new Map(),
      groups: new Map(),
      newEnclosures: "leave",
      newGroups: "leave",
      withoutEnclosure: null,
      newSectorId: null,
    },
    {
      zooId: "home",
      codes: [],
      today: "2026-11-23",
      animals: [],
      enclosures: [{ id: "e1", name: "Savane", sectorId: "s1" }],
      groups: [],
      gone: [],
      mayUse: () => true,
      mayEnd: () => true,
    },
  );

/** A desk that stores all or nothing, once per operation. */
function desk(refuses: (asked: Asked) => AppError | null = () => null) {
  const stored = new Set<string>();
  const operations: string[] = [];
  const answer = (_name: string, input: unknown): Promise<unknown> => {
    const asked = input as Asked;
    const isAgain = operations.includes(asked.operationId);
    if (!isAgain) {
      const refusal = refuses(asked);
      if (refusal !== null) {
        const { code, details } = refusal;
        return Promise.resolve({ success: false, error: code, details });
      }
      operations.push(asked.operationId);
      for (const { id } of asked.changes) {
        if (stored.has(id)) throw new Error(`${id} is there`);
        stored.add(id);
      }
    }
    const results = asked.changes.map(({ collection, id }) => ({
      collection,
      id,
    }));
    return Promise.resolve({ success: true, data: { results } });
  };
  return { stored, operations, answer };
}

const run = (plan: Plan, isStopped = () => false, told = vi.fn()) =>
  runImport({
    plan,
    zooId: "home",
    importId: "i",
    now,
    workOf: () => null,
    isStopped,
    told,
  });

let before: ReturnType<typeof provideCalls>;
const use = (answer: ReturnType<typeof desk>["answer"]) => {
  provideCalls(answer);
};
beforeEach(() => {
  before = provideCalls(() => Promise.reject(new Error("no desk")));
});
afterEach(() => {
  provideCalls(before);
  vi.useRealTimers();
  impose(false);
  choose(null);
});

describe("an import", () => {
  it("is stored in steps, and tells how far it is", async () => {
    const { stored, operations, answer } = desk();
    use(answer);
    const told = vi.fn();
    expect(await run(planOf(600), undefined, told)).toEqual({
      done: 600,
      failed: [],
      stopped: false,
      failure: null,
    });
    expect(stored.size).toBe(600);
    expect(operations).toEqual(["i--0", "i--1", "i--2"]);
    expect(told.mock.calls.flat()).toEqual([250, 500, 600]);
  });

  it("ends after the step that is being done", async () => {
    const { stored, answer } = desk();
    use(answer);
    expect(await run(planOf(600), () => stored.size > 0)).toMatchObject({
      done: 250,
      stopped: true,
    });
    expect(stored.size).toBe(250);
  });

  it("leaves out the rows that the server refuses, and tells them", async () => {
    const plan = planOf(10);
    const bad = new Set([3, 7].map((at) => plan.rows[at]?.animalId ?? ""));
    const { stored, operations, answer } = desk(({ changes }) => {
      const index = changes.findIndex(({ id }) => bad.has(id));
      const fields = ["specieId:reference"];
      return index === -1
        ? null
        : new AppError("invalid-input", {
            index,
            collection: "animals",
            id: changes[index]?.id,
            fields,
          });
    });
    use(answer);
    const { done, failed } = await run(plan);
    expect(done).toBe(8);
    expect(
      failed.map(({ row, code, fields }) => [row.row.line, code, fields]),
    ).toEqual([
      [5, "invalid-input", ["specieId:reference"]],
      [9, "invalid-input", ["specieId:reference"]],
    ]);
    expect(stored.size).toBe(8);
    // Other rows are another operation.
    expect(operations).toEqual(["i--0-2"]);
  });

  it("whose answer got lost is asked for again and stored once", async () => {
    vi.useFakeTimers();
    const { stored, operations, answer } = desk();
    let lost = 2;
    use(async (name, input) => {
      const said = await answer(name, input);
      lost -= 1;
      if (lost >= 0) throw new AppError("offline");
      return said;
    });
    const ended = run(planOf(20));
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject({ done: 20, failure: null });
    expect(stored.size).toBe(20);
    expect(operations).toEqual(["i--0"]);
  });

  it("without a network keeps what is stored and says why it ended", async () => {
    vi.useFakeTimers();
    const { answer } = desk();
    let calls = 0;
    use((name, input) => {
      calls += 1;
      return calls === 1
        ? answer(name, input)
        : Promise.reject(new AppError("offline"));
    });
    const ended = run(planOf(300));
    await vi.runAllTimersAsync();
    const { done, failure } = await ended;
    expect([done, failure?.code]).toEqual([250, "offline"]);
  });

  it("is not done while changes are only shown", async () => {
    impose(true);
    await expect(run(planOf(1))).rejects.toMatchObject({
      code: "demonstration",
    });
  });
});
