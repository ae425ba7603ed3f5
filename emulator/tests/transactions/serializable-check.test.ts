import { describe, expect, it } from "vitest";
import type {
  CommittedTransaction,
  Content,
  History,
  PredicateRead,
} from "./serializable-check";
import { findCycle, findWrongAnswer, replay } from "./serializable-check";

interface Draft {
  reads?: Record<string, string | null>;
  queries?: PredicateRead[];
  writes?: Record<string, Content>;
}

const committed = (id: string, draft: Draft): CommittedTransaction => ({
  id,
  reads: Object.entries(draft.reads ?? {}).map(([doc, version]) => ({
    doc,
    version,
  })),
  queries: draft.queries ?? [],
  writes: new Map(Object.entries(draft.writes ?? {})),
});

/** A history in the order given; a draft without writes only reads. */
function historyOf(drafts: Record<string, Draft>): History {
  const all = Object.entries(drafts).map(([id, d]) => committed(id, d));
  return {
    writers: all.filter(({ writes }) => writes.size > 0),
    readers: all.filter(({ writes }) => writes.size === 0),
  };
}

const positive = (
  seen: Record<string, string | null>,
  result: PredicateRead["result"],
): PredicateRead => ({
  matches: (content) => (content?.["n"] ?? 0) > 0,
  seen: new Map(Object.entries(seen)),
  result,
});
const n = (value: number): Content => ({ n: value });
const verdict = (history: History) => {
  const end = replay(history);
  return {
    cycle: findCycle(history),
    unexplained: "unexplained" in end ? end.unexplained : null,
  };
};
const fine = { cycle: null, unexplained: null };

describe("the checker accepts", () => {
  it("transactions one after the other, and a reader that saw an earlier moment", () => {
    const history = historyOf({
      t1: { writes: { a: n(1), b: n(0) } },
      t2: { reads: { a: "t1" }, writes: { a: n(2) } },
      t3: {
        queries: [positive({ a: "t2", b: "t1" }, ["a"])],
        writes: { b: null },
      },
      early: { reads: { a: "t1", b: "t1" } },
    });
    expect(verdict(history)).toEqual(fine);
    expect(findWrongAnswer(history)).toBeNull();
    expect(replay(history)).toEqual({ documents: new Map([["a", n(2)]]) });
  });

  it("writes outside the result of a query that somebody else made meanwhile", () => {
    const history = historyOf({
      t1: { writes: { a: n(1), b: n(0) } },
      t2: { writes: { b: n(-1) } },
      t3: {
        queries: [positive({ a: "t1", b: "t1" }, ["a"])],
        writes: { b: n(-2) },
      },
    });
    expect(verdict(history)).toEqual(fine);
  });

  it("a count whose members changed but not their number", () => {
    const history = historyOf({
      t1: { writes: { a: n(1) } },
      t2: { writes: { a: n(2) } },
      t3: { queries: [positive({ a: "t1" }, 1)], writes: { a: n(3) } },
    });
    expect(verdict(history)).toEqual(fine);
  });
});

describe("the checker finds", () => {
  it("a lost update", () => {
    const history = historyOf({
      t0: { writes: { a: n(0) } },
      t1: { reads: { a: "t0" }, writes: { a: n(1) } },
      t2: { reads: { a: "t0" }, writes: { a: n(1) } },
    });
    expect(findCycle(history)).toEqual(["t1", "t2"]);
    expect(verdict(history).unexplained).toBe("t2");
  });

  it("write skew", () => {
    const history = historyOf({
      t0: { writes: { a: n(1), b: n(1) } },
      t1: { reads: { a: "t0", b: "t0" }, writes: { a: n(0) } },
      t2: { reads: { a: "t0", b: "t0" }, writes: { b: n(0) } },
    });
    expect(findCycle(history)?.sort()).toEqual(["t1", "t2"]);
    expect(verdict(history).unexplained).toBe("t2");
  });

  it("phantoms, in a query and in a count", () => {
    for (const result of [[], 0]) {
      const history = historyOf({
        t1: { queries: [positive({}, result)], writes: { a: n(1) } },
        t2: { queries: [positive({}, result)], writes: { b: n(1) } },
      });
      expect(findCycle(history)?.sort()).toEqual(["t1", "t2"]);
      expect(verdict(history).unexplained).toBe("t2");
    }
  });

  it("read skew, of one that only reads too", () => {
    const history = historyOf({
      t0: { writes: { a: n(0), b: n(0) } },
      t1: { writes: { a: n(1), b: n(1) } },
      torn: { reads: { a: "t0", b: "t1" } },
    });
    expect(findCycle(history)?.sort()).toEqual(["t1", "torn"]);
    expect(verdict(history).unexplained).toBe("torn");
  });

  it("a deleted document that is still found", () => {
    const history = historyOf({
      t0: { writes: { a: n(1) } },
      t1: { writes: { a: null, b: n(1) } },
      stale: {
        queries: [positive({ a: "t0", b: "t1" }, ["a", "b"])],
        writes: { c: n(1) },
      },
    });
    expect(findCycle(history)?.sort()).toEqual(["stale", "t1"]);
  });

  it("an order that is not the order of the commits", () => {
    const history = historyOf({
      t0: { writes: { a: n(0) } },
      t1: { writes: { a: n(1) } },
      t2: { reads: { a: "t0" }, writes: { b: n(1) } },
    });
    expect(verdict(history)).toEqual({ cycle: null, unexplained: "t2" });
  });

  it("an answer that no version gives", () => {
    const history = historyOf({
      t0: { writes: { a: n(1) } },
      t1: { queries: [positive({ a: "t0" }, [])], writes: { b: n(0) } },
    });
    expect(findWrongAnswer(history)).toBe("t1: [] instead of a");
  });
});
