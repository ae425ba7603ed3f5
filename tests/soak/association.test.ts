import { expect, it } from "vitest";
import {
  avoidanceOf,
  blocksByHour,
  drawsOf,
} from "../../src/domain/analysis/association/avoidance";
import {
  labelTest,
  medians,
  preferenceTest,
} from "../../src/domain/analysis/association/permutation-tests";
import {
  shifted,
  shiftsOf,
  unshifted,
} from "../../src/domain/analysis/association/position-shift";
import type { SeenScans } from "../../src/domain/analysis/association/scans";
import { dyadsOf } from "../../src/domain/analysis/association/scans";
import { randomFor } from "../../src/domain/analysis/interval/random";
import { wandering } from "../builders/wandering";

const worlds = 1000;
const runs = 499;
const falseMost = 0.07;
const nobody = () => undefined;

const group = { animals: 8, scans: 12, stays: 0.6 };
const kinds: Record<string, (seed: string) => SeenScans> = {
  "a favourite place of all": (seed) =>
    wandering({ seed, ...group, sessions: 12 }),
  "a place of each": (seed) =>
    wandering({
      seed,
      ...group,
      sessions: 12,
      place: (animal) => [2 * animal, animal % 3],
    }),
  "few days": (seed) =>
    wandering({ seed, ...group, sessions: 3, scans: 30, stays: 0.8 }),
};

/** How often each test says so of animals that mind nobody. */
function falseShares(name: string, worldOf: (seed: string) => SeenScans) {
  const found = { preference: 0, labels: 0, avoidance: 0 };
  for (let world = 0; world < worlds; world += 1) {
    const seed = `${name} ${String(world)}`;
    const scans = worldOf(seed);
    const random = randomFor(seed);
    const dyads = dyadsOf(scans.animalIds.length);
    const shifts = shiftsOf(scans, dyads, 5, nobody);
    const seen = unshifted(shifts, "sri");
    const chance = shifted(shifts, "sri", { runs, random, progress: nobody });
    const usual = medians(chance);
    const excess = seen.map((value, at) => value - (usual[at] ?? Number.NaN));
    const labels = labelTest(excess, {
      dyads,
      animals: scans.animalIds.length,
      isAlike: (one, other) => one % 2 === other % 2,
      runs,
      random,
    });
    const avoidance = avoidanceOf(scans, [0, 1], {
      within: 5,
      blocks: blocksByHour(scans),
      runs,
      draws: drawsOf(runs, random),
    });
    if (preferenceTest(seen, chance)!.p <= 0.05) found.preference += 1;
    if (labels!.p <= 0.05) found.labels += 1;
    if (typeof avoidance !== "string" && avoidance.p <= 0.05)
      found.avoidance += 1;
  }
  return found;
}

for (const [name, worldOf] of Object.entries(kinds))
  it(`tests of association find nothing where nothing is: ${name}`, () => {
    const found = falseShares(name, worldOf);
    console.log(name, found);
    for (const count of Object.values(found))
      expect(count / worlds).toBeLessThanOrEqual(falseMost);
  });
