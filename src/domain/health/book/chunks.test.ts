import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer, Asked, Chunk } from "./chunks";
import { besideMost, horizonOf, knownAfter, nextChunks } from "./chunks";

const at = (instant: number) => new Date(instant);
const answer = (
  instants: readonly number[],
  limit: number,
  chunk: Partial<Chunk> = {},
): Answer => ({
  chunk: { after: null, upTo: null, limit, ...chunk },
  instants: instants.map(at),
});

/** What a collection answers, as Firestore would. */
const ask = (all: readonly number[], { after, upTo, limit }: Chunk): Date[] =>
  all
    .filter(
      (one) =>
        (after === null || one > after.getTime()) &&
        (upTo === null || one <= upTo.getTime()),
    )
    .sort((a, b) => b - a)
    .slice(0, limit)
    .map(at);

/** Reads until so many lines are known of several collections, or all of them. */
function readOn(
  histories: readonly (readonly number[])[],
  wanted: number,
  before?: readonly Asked[],
) {
  let sources: Asked[] = [
    ...(before ?? histories.map((_, id) => ({ id: String(id), answers: [] }))),
  ];
  const shownOf = () =>
    histories.flat().filter((one) => one > horizonOf(sources));
  for (let rounds = 0; ; rounds += 1) {
    if (rounds > 500) throw new Error("This does not end");
    const next = nextChunks(sources, wanted - shownOf().length);
    if (next.length === 0) break;
    sources = sources.map((source) => ({
      ...source,
      answers: [
        ...source.answers,
        ...next
          .filter(({ id }) => id === source.id)
          .map(({ chunk }) => ({
            chunk,
            instants: ask(histories[Number(source.id)] ?? [], chunk),
          })),
      ],
    }));
  }
  const reads = sources
    .flatMap(({ answers }) => answers)
    .reduce((sum, { instants }) => sum + instants.length, 0);
  return { sources, reads, shown: shownOf() };
}

describe("what is known of a source", () => {
  it("is nothing before it was asked, all once an answer was not full", () => {
    expect(knownAfter([])).toBe(Infinity);
    expect(knownAfter([answer([9, 7], 3)])).toBe(-Infinity);
    expect(knownAfter([answer([], 3)])).toBe(-Infinity);
  });

  it("ends with the last of a full answer, or where it was asked from", () => {
    const first = answer([9, 7], 2);
    expect(knownAfter([first])).toBe(7);
    const second = answer([7, 6], 9, { upTo: at(7), after: at(4) });
    expect(knownAfter([second, first])).toBe(4);
  });

  it("ends at a gap that new lines made in front of what was asked before", () => {
    const pushed = answer([12, 11], 2);
    const second = answer([7, 6], 9, { upTo: at(7) });
    expect(knownAfter([pushed, second])).toBe(11);
    const between = answer([11, 9, 7], 9, { upTo: at(11), after: at(5) });
    expect(knownAfter([pushed, second, between])).toBe(-Infinity);
  });
});

describe("several sources read as one list", () => {
  it("asks nothing where there is no source, or enough is known", () => {
    expect(nextChunks([], 30)).toEqual([]);
    expect(nextChunks([{ id: "a", answers: [] }], 0)).toEqual([]);
  });

  it("asks the one that keeps the next line back, no farther than the other is known", () => {
    const sources = [
      { id: "often", answers: [answer([9, 8], 2)] },
      { id: "seldom", answers: [answer([9, 3], 2)] },
      { id: "over", answers: [answer([5], 2)] },
    ];
    expect(nextChunks(sources, 10)).toEqual([
      { id: "often", chunk: { after: at(3), upTo: at(8), limit: 11 } },
    ]);
  });

  it("asks at first for as many lines as the page reads anyway", () => {
    const [first] = nextChunks([{ id: "a", answers: [], atFirst: 50 }], 10);
    expect(first?.chunk).toEqual({ after: null, upTo: null, limit: 50 });
  });

  it("passes many lines of one instant", () => {
    const same = Array.from({ length: 40 }, () => 5);
    const { shown, sources } = readOn([[9, ...same, 1], [8]], 30);
    expect(shown.length).toBeGreaterThanOrEqual(30);
    expect(horizonOf(sources)).toBeLessThan(5);
  });

  /** Hours of ten years. */
  const history = fc.array(fc.integer({ min: 1, max: 87_600 }), {
    maxLength: 150,
  });
  const hour = 3_600_000;

  it("reads hardly more than it shows, however long and uneven the histories are", () => {
    fc.assert(
      fc.property(
        fc.array(history, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 20 }),
        (histories, wanted) => {
          // Lines of one instant are read together; here each has its own.
          const own = histories.map((all, id) => [
            ...new Set(all.map((one) => one * hour + id)),
          ]);
          const { reads, shown } = readOn(own, wanted);
          const all = own.flat().length;
          expect(shown.length).toBeGreaterThanOrEqual(Math.min(wanted, all));
          expect(reads).toBeLessThanOrEqual(shown.length + besideMost);
        },
      ),
      { numRuns: 100, endOnFailure: true },
    );
  });

  it("goes on from where it stopped and shows every line once all is asked for", () => {
    fc.assert(
      fc.property(
        fc.array(history, { minLength: 1, maxLength: 5 }),
        (histories) => {
          const page = readOn(histories, 10);
          const all = histories.flat().length;
          const rest = readOn(histories, all + 1, page.sources);
          expect(rest.shown).toHaveLength(all);
          expect(horizonOf(rest.sources)).toBe(-Infinity);
        },
      ),
    );
  });
});
