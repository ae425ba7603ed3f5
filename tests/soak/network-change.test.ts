import { expect, it } from "vitest";
import type { Changed } from "../../src/domain/analysis/association/change";
import { changeOf } from "../../src/domain/analysis/association/change";
import { thinnedSides } from "../../src/domain/analysis/association/met-scans";
import type { SeenScans } from "../../src/domain/analysis/association/scans";
import { dyadsOf } from "../../src/domain/analysis/association/scans";
import { wandering } from "../builders/wandering";

const worlds = 200;
const falseMost = 0.07;
const within = 5;
const least = 20;

const group = { animals: 6, scans: 12, stays: 0.6 };
const kinds: Record<string, (seed: string) => SeenScans> = {
  "a favourite place of all": (seed) =>
    wandering({ seed, ...group, sessions: 16 }),
  "a place of each": (seed) =>
    wandering({
      seed,
      ...group,
      sessions: 20,
      place: (animal) => [2 * animal, animal % 3],
    }),
  "few long days": (seed) =>
    wandering({ seed, ...group, sessions: 6, scans: 40, stays: 0.8 }),
  "some who go together": (seed) =>
    wandering({
      seed,
      ...group,
      sessions: 20,
      follows: (animal, random) =>
        animal % 2 === 1 && random() < 0.4 ? animal - 1 : null,
    }),
};

const differs = ({ change }: Changed): boolean =>
  change.canSay &&
  change.interval !== null &&
  (change.interval.low > 0 || change.interval.high < 0);

/** In which share of worlds in which nothing changes each figure seems to, and any animal is said to. */
function falseShares(worldOf: (seed: string) => SeenScans, name: string) {
  const found = {
    dyads: 0,
    strengths: 0,
    density: 0,
    told: 0,
    toldPairs: 0,
    all: 0,
  };
  for (let world = 0; world < worlds; world += 1) {
    const seed = `${name} ${String(world)}`;
    const scans = worldOf(seed);
    const dyads = dyadsOf(scans.animalIds.length);
    const half = scans.sessions.length / 2;
    const { sides, correlation } = thinnedSides(
      [scans.sessions.slice(0, half), scans.sessions.slice(half)].map(
        (sessions) => ({ ...scans, sessions }),
      ),
      dyads,
      within,
    );
    const [before = [], after = []] = sides;
    const figures = changeOf(before, after, {
      ...{ dyads, animals: scans.animalIds.length, index: "sri", least, seed },
      threshold: 0.4,
      correlation,
      progress: () => undefined,
    });
    found.dyads += figures.dyads.filter(differs).length / dyads.length;
    found.strengths +=
      figures.strengths.filter(differs).length / figures.strengths.length;
    found.density += differs(figures.density) ? 1 : 0;
    const isTold = ({ p }: Changed) => p !== null && p <= 0.05;
    found.told += figures.strengths.some(isTold) ? 1 : 0;
    found.toldPairs += figures.dyads.some(isTold) ? 1 : 0;
    found.all +=
      figures.dyads.filter(({ change }) => change.canSay).length / dyads.length;
  }
  return found;
}

for (const [name, worldOf] of Object.entries(kinds))
  it(`no change of a network is seen where nothing changes: ${name}`, () => {
    const { all, ...found } = falseShares(worldOf, name);
    console.log(name, found, all);
    for (const count of Object.values(found))
      expect(count / worlds).toBeLessThanOrEqual(falseMost);
  });
