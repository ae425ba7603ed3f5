import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wandering } from "../../../../tests/builders/wandering";
import { wilson } from "../proportion";
import { davidScores } from "./dominance";
import { associationOf, indexOf } from "./indices";
import { networkOf } from "./network";
import { proximityOf } from "./proximity";
import type { Met, SeenScans, Series } from "./scans";
import {
  blankSeries,
  distancesOf,
  dyadsOf,
  hidden,
  metEvery,
  metIn,
  placed,
  seenOften,
} from "./scans";
import { thinningOf } from "./thinning";

const at = (
  points: readonly (readonly [number, number] | "hidden" | null)[],
) => {
  const series: Series = blankSeries(points.length);
  points.forEach((point, scan) => {
    if (point === null) return;
    series.states[scan] = point === "hidden" ? hidden : placed;
    if (point === "hidden") return;
    [series.x[scan], series.y[scan]] = point;
  });
  return series;
};
const near = (a: Series, b: Series) =>
  distancesOf(
    {
      animalIds: ["a", "b"],
      sessions: [{ id: "s", days: [], hours: [], series: [a, b] }],
    },
    { one: 0, other: 1 },
  );
const thinned = (scans: SeenScans, within = 5) =>
  thinningOf(
    dyadsOf(scans.animalIds.length).map((dyad) => distancesOf(scans, dyad)),
    within,
  );

it("of those alone who are seen often, in all sessions, however often others were looked for", () => {
  const here = at([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  const sometimes = at([[0, 0], "hidden", null]);
  const scans: SeenScans = {
    animalIds: ["visitor", "a", "b"],
    sessions: [
      { id: "s", days: [], hours: [], series: [sometimes, here, here] },
      { id: "t", days: [], hours: [], series: [null, here, null] },
    ],
  };
  const often = seenOften(scans, 3);
  expect(often.animalIds).toEqual(["a", "b"]);
  expect(often.sessions.map(({ series }) => series)).toEqual([
    [here, here],
    [here, null],
  ]);
  expect(seenOften(scans, 1)).toEqual(scans);
  expect(seenOften(scans, 7).animalIds).toEqual([]);
});

describe("indices of association, by hand", () => {
  const met: Met = { together: 6, both: 8, either: 10 };

  it("are the simple ratio and the half weight", () => {
    expect(indexOf(met, "sri")).toBe(0.6);
    expect(indexOf(met, "hwi")).toBeCloseTo(6 / 9, 12);
  });

  it("have a standard error, and Wilson's interval", () => {
    const simple = associationOf(met, "sri")!;
    expect(simple.error).toBeCloseTo(0.154919, 6);
    expect(simple.interval.low).toBeCloseTo(0.312674, 6);
    expect(simple.interval.high).toBeCloseTo(0.83182, 6);
    const never = associationOf({ together: 0, both: 5, either: 10 }, "sri")!;
    expect(never.error).toBeNull();
    expect(never.interval.low).toBe(0);
    expect(never.interval.high).toBeCloseTo(0.277533, 6);
  });

  it("of half weight rest on scans of both more than on those of one", () => {
    // Six together, two apart, two of one alone: 6 (1/3)^2 + 2 (2/3)^2 + 2 (1/3)^2 over 9^2.
    const half = associationOf(met, "hwi")!;
    expect(half.n).toBe(10);
    expect(half.error).toBeCloseTo(Math.sqrt(144 / 81) / 9, 12);
    const never = associationOf({ together: 0, both: 5, either: 10 }, "hwi")!;
    expect(never.interval).toEqual(wilson(0, 7.5));
    const always = associationOf({ together: 9, both: 9, either: 9 }, "hwi")!;
    expect(always.interval).toEqual(wilson(1, 9));
  });

  it("cannot be said of two that nobody saw", () => {
    expect(indexOf({ together: 0, both: 0, either: 0 }, "sri")).toBeNull();
    expect(
      associationOf({ together: 0, both: 0, either: 0 }, "hwi"),
    ).toBeNull();
  });
});

describe("two in the same scans", () => {
  it("are together within the distance, one hidden counts as one seen, both hidden and unknown as nothing", () => {
    const a = at([[0, 0], [0, 0], [0, 0], "hidden", null, [0, 0]]);
    const b = at([[3, 4], [3, 4.1], "hidden", "hidden", [0, 0], null]);
    expect(metIn(a, b, 5)).toEqual({ together: 1, both: 2, either: 3 });
  });

  it("are as far apart as the levels they are on, where both are known", () => {
    const [a, b] = [at([[0, 0]]), at([[3, 0]])];
    expect(metIn(a, b, 3).together).toBe(1);
    a.height[0] = 4;
    expect(metIn(a, b, 3).together).toBe(1);
    b.height[0] = 0;
    expect(metIn(a, b, 3).together).toBe(0);
    expect(proximityOf(near(a, b), 5)).toMatchObject({
      mean: 5,
      n: 1,
    });
  });

  it("meet alike whichever comes first, in any order of scans", () => {
    const point = fc.oneof(
      fc.constant("hidden" as const),
      fc.constant(null),
      fc.tuple(fc.nat(9), fc.nat(9)),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(point, point), { minLength: 1 }),
        (scans) => {
          const [a, b] = [
            at(scans.map(([one]) => one)),
            at(scans.map(([, other]) => other)),
          ];
          const back = scans.toReversed();
          expect(metEvery(near(a, b), 4, 1)).toEqual(metIn(a, b, 4));
          expect(metIn(b, a, 4)).toEqual(metIn(a, b, 4));
          expect(
            metIn(
              at(back.map(([one]) => one)),
              at(back.map(([, other]) => other)),
              4,
            ),
          ).toEqual(metIn(a, b, 4));
        },
      ),
      { numRuns: 100 },
    );
  });

  it("have distances of the scans in which both were placed, else none", () => {
    const a = at([[0, 0], [0, 0], [0, 0], "hidden"]);
    const b = at([
      [0, 1],
      [0, 2],
      [0, 9],
      [0, 0],
    ]);
    expect(proximityOf(near(a, b), 2)).toEqual({
      n: 3,
      mean: 4,
      median: 2,
      within: 2 / 3,
    });
    expect(proximityOf(near(at(["hidden"]), at([[0, 0]])), 2)).toBeNull();
  });
});

describe("thinning", () => {
  const animals = { animals: 5, sessions: 20, scans: 40 };

  it("keeps every scan of animals that are somewhere else each time", () => {
    const scans = wandering({ seed: "thin", ...animals, stays: 0 });
    expect(thinned(scans)).toBe(1);
  });

  it("leaves out the more, the longer they stay", () => {
    const of = (stays: number) =>
      thinned(wandering({ seed: "thin", ...animals, stays }))!;
    expect(of(0.6)).toBeGreaterThan(1);
    expect(of(0.9)).toBeGreaterThan(of(0.6));
  });

  it("keeps one a session where even its first and last are alike, and all where nothing differs or follows", () => {
    const stayed = wandering({
      seed: "thin",
      ...animals,
      scans: 4,
      stays: 0.999,
    });
    expect(thinned(stayed)).toBeNull();
    expect(thinned(stayed, 1000)).toBe(1);
    expect(thinned({ animalIds: [], sessions: [] })).toBe(1);
    const once = [0, 100, 1, 100].map((x, nth) => ({
      ...{ id: String(nth), days: [], hours: [] },
      series: [at([[0, 0]]), at([[x, 0]])],
    }));
    expect(thinned({ animalIds: ["a", "b"], sessions: once })).toBe(1);
  });
});

describe("networks", () => {
  const kite = [
    ["Andre", "Beverley Carol Diane Fernando"],
    ["Beverley", "Diane Ed Garth"],
    ["Carol", "Diane Fernando"],
    ["Diane", "Ed Fernando Garth"],
    ["Ed", "Garth"],
    ["Fernando", "Garth Heather"],
    ["Garth", "Heather"],
    ["Heather", "Ike"],
    ["Ike", "Jane"],
  ].flatMap(([one, others]) =>
    others!.split(" ").map((other) => ({ one: one!, other, weight: 1 })),
  );
  const names = [...new Set(kite.flatMap(({ one, other }) => [one, other]))];

  it("tell of the kite what Krackhardt (1990), Adm. Sci. Q. 35, 342-369, tells of it", () => {
    const { nodes } = networkOf(names, kite);
    const of = (name: string) =>
      nodes.find(({ animalId }) => animalId === name)!;
    expect(of("Diane").degree).toBe(6);
    // Betweenness as a share of the 36 pairs of the others.
    expect(of("Heather").betweenness / 36).toBeCloseTo(0.389, 3);
    expect(of("Fernando").betweenness / 36).toBeCloseTo(0.231, 3);
    expect(of("Ike").betweenness / 36).toBeCloseTo(0.222, 3);
    expect(of("Diane").betweenness / 36).toBeCloseTo(0.102, 3);
    expect(of("Jane").betweenness).toBe(0);
    // By hand: Ike, Heather, the two beside her, and the five beyond; and eight of the fifteen pairs around Diane.
    expect(of("Jane").closeness).toBeCloseTo(
      (1 + 1 / 2 + 2 / 3 + 5 / 4) / 9,
      12,
    );
    expect(of("Diane").clustering).toBeCloseTo(8 / 15, 12);
    expect(of("Jane").clustering).toBeNull();
  });

  it("know that a heavier edge is a shorter way", () => {
    const { nodes } = networkOf(
      ["a", "b", "c"],
      [
        { one: "a", other: "b", weight: 0.8 },
        { one: "b", other: "c", weight: 0.8 },
        { one: "a", other: "c", weight: 0.1 },
      ],
    );
    // From a to c over b: 1 / 0.8 + 1 / 0.8 = 2.5, straight: 10.
    expect(nodes.map(({ betweenness }) => betweenness)).toEqual([0, 1, 0]);
    expect(nodes[0]!.closeness).toBeCloseTo((0.8 + 1 / 2.5) / 2, 12);
    expect(nodes[0]!.strength).toBeCloseTo(0.9, 12);
  });

  it("part communities the same each time, the largest first", () => {
    const clique = (ids: readonly string[]) =>
      dyadsOf(ids.length).map(({ one, other }) => ({
        one: ids[one]!,
        other: ids[other]!,
        weight: 0.5,
      }));
    const few = ["a", "b", "c"];
    const many = ["d", "e", "f", "g"];
    const edges = [
      ...clique(few),
      ...clique(many),
      { one: "a", other: "d", weight: 0.05 },
    ];
    const found = networkOf([...few, ...many], edges);
    expect(found.communities).toBe(2);
    expect(found.nodes.map(({ community }) => community)).toEqual([
      1, 1, 1, 0, 0, 0, 0,
    ]);
    expect(found.density).toBeCloseTo(10 / 21, 12);
    expect(networkOf([...few, ...many], edges)).toEqual(found);
  });

  it("say nothing of nobody, and let each stand alone without an edge", () => {
    expect(networkOf([], [])).toEqual({
      nodes: [],
      density: null,
      communities: 0,
      modularity: null,
    });
    const { nodes, modularity } = networkOf(["a", "b"], []);
    expect(modularity).toBeNull();
    expect(
      nodes.map(({ community, closeness }) => [community, closeness]),
    ).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});

describe("David's score, by hand", () => {
  it("ranks by wins, those of who was beaten counted, corrected for chance", () => {
    // a beats b four times and c twice, b beats c once: Dab 0.9, Dac 5/6, Dbc 0.75.
    const ranks = davidScores([
      [0, 4, 2],
      [0, 0, 1],
      [0, 0, 0],
    ]);
    expect(ranks.map(({ at: place }) => place)).toEqual([0, 1, 2]);
    expect(ranks[0]!.score).toBeCloseTo(1.73333, 5);
    expect(ranks[1]!.score).toBeCloseTo(0.85, 5);
    expect(ranks[2]!.score).toBeCloseTo(0.41667, 5);
    expect(ranks[0]).toMatchObject({ wins: 6, losses: 0 });
  });

  it("is of nobody who met nobody", () => {
    expect(davidScores([])).toEqual([]);
    expect(davidScores([[0]])).toEqual([
      { at: 0, wins: 0, losses: 0, score: null },
    ]);
  });
});
