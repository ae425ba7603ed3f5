import { describe, expect, it } from "vitest";
import { wandering } from "../../../../tests/builders/wandering";
import { randomFor } from "../interval/random";
import {
  avoidanceLevel,
  avoidanceOf,
  blocksByHour,
  drawsOf,
} from "./avoidance";
import {
  labelTest,
  medians,
  preferenceTest,
  variationOf,
} from "./permutation-tests";
import { shifted, shiftsOf, unshifted } from "./position-shift";
import type { SeenScans } from "./scans";
import { dyadsOf } from "./scans";

const nobody = () => undefined;
const runs = 400;

function tests(
  scans: SeenScans,
  isAlike: (one: number, other: number) => boolean,
) {
  const dyads = dyadsOf(scans.animalIds.length);
  const shifts = shiftsOf(scans, dyads, 5, nobody);
  const seen = unshifted(shifts, "sri");
  const random = randomFor("tests");
  const chance = shifted(shifts, "sri", { runs, random, progress: nobody });
  const usual = medians(chance);
  const excess = seen.map((value, at) => value - (usual[at] ?? Number.NaN));
  return {
    preference: preferenceTest(seen, chance),
    labels: labelTest(excess, {
      dyads,
      animals: scans.animalIds.length,
      isAlike,
      runs,
      random,
    }),
  };
}

const asked = (scans: SeenScans) =>
  avoidanceOf(scans, [0, 1], {
    within: 5,
    blocks: blocksByHour(scans),
    runs,
    draws: drawsOf(runs, randomFor("avoided")),
  });
const avoided = (scans: SeenScans) => {
  const found = asked(scans);
  return typeof found === "string" ? null : found;
};
const why = (scans: SeenScans) => {
  const found = asked(scans);
  return typeof found === "string" ? found : null;
};

const halves = (one: number, other: number) => one % 2 === other % 2;
const group = { animals: 8, sessions: 14, scans: 12, stays: 0.5 };

describe("what chance leads to", () => {
  it("is told from animals that follow those of their own kind", () => {
    const scans = wandering({
      seed: "followed",
      ...group,
      follows: (animal, random) =>
        animal >= 2 && random() < 0.8 ? animal - 2 : null,
    });
    const { preference, labels } = tests(scans, halves);
    expect(preference!.value).toBeGreaterThan(preference!.expected);
    expect(preference!.p).toBeLessThan(0.01);
    expect(labels!.value).toBeGreaterThan(0);
    expect(labels!.p).toBeLessThan(0.05);
  });

  it("cannot be said of too few animals, of one kind, and of animals that never meet", () => {
    const few = wandering({ seed: "few", ...group, animals: 4 });
    expect(tests(few, halves).labels).toBeNull();
    const all = wandering({ seed: "few", ...group });
    expect(tests(all, () => true).labels).toBeNull();
    const apart = wandering({
      seed: "apart",
      ...group,
      place: (animal) => [1000 * animal, 0],
    });
    expect(tests(apart, halves).preference).toBeNull();
    expect(tests({ animalIds: [], sessions: [] }, halves)).toEqual({
      preference: null,
      labels: null,
    });
  });

  it("needs the order of at least six scans", () => {
    const short = wandering({ seed: "short", ...group, scans: 5 });
    expect(shiftsOf(short, dyadsOf(8), 5, nobody).sessions).toEqual([]);
    expect(variationOf(new Float64Array())).toBeNull();
    expect(variationOf(Float64Array.of(0.2, 0.2))).toBe(0);
  });
});

describe("avoidance", () => {
  /** An animal that goes where the other is not. */
  const away = (seed: string, sessions = 14) => {
    const scans = wandering({ seed, ...group, sessions });
    for (const { series } of scans.sessions) {
      const [a, b] = [series[0]!, series[1]!];
      b.x.set(a.x.map((x) => (x > 0 ? x - 12 : x + 12)));
    }
    return scans;
  };

  it("is found against what the other did at that hour on other days", () => {
    const found = avoided(away("days"))!;
    expect(found.by).toBe("otherDays");
    expect(found.n).toBe(14 * 12);
    expect(found.observed).toBe(0);
    expect(found.avoidance).toBe(1);
    expect(found.p).toBeCloseTo(1 / (1 + runs), 12);
  });

  it("is found against the session itself where there are no other days", () => {
    expect(why(away("shifts", 1))).toBe("fewExpected");
    const long = wandering({
      seed: "one day",
      ...group,
      sessions: 1,
      scans: 80,
      stays: 0,
    });
    expect(avoided(long)!.by).toBe("shifts");
  });

  it("is none of animals that mind nobody, and below 0 of those that follow", () => {
    const alone = avoided(wandering({ seed: "alone", ...group }))!;
    expect(alone.p).toBeGreaterThan(0.05);
    const after = avoided(
      wandering({
        seed: "after",
        ...group,
        follows: (animal) => (animal === 1 ? 0 : null),
      }),
    )!;
    expect(after.observed).toBe(1);
    expect(after.avoidance).toBeLessThan(0);
    expect(after.p).toBe(1);
  });

  it("cannot be said where chance would bring fewer than five together, or nothing was seen", () => {
    const apart = wandering({
      seed: "far",
      ...group,
      place: (animal) => [500 * animal, 0],
    });
    expect(why(apart)).toBe("fewExpected");
    expect(why({ animalIds: ["a", "b"], sessions: [] })).toBe("neverPlaced");
    const short = { seed: "short", ...group, scans: 4, sessions: 9 };
    expect(why(wandering(short))).toBe("fewScans");
  });

  it("has levels", () => {
    expect(avoidanceLevel(0.9, 0.05)).toBe("none");
    expect(avoidanceLevel(-0.2, 0.001)).toBe("none");
    expect(avoidanceLevel(0.3, 0.01)).toBe("weak");
    expect(avoidanceLevel(1 / 3, 0.01)).toBe("moderate");
    expect(avoidanceLevel(2 / 3, 0.01)).toBe("strong");
  });
});
