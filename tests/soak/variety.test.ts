import { expect, it } from "vitest";
import type { Random } from "../../src/domain/analysis/interval/random";
import {
  randomFor,
  wholeBelow,
} from "../../src/domain/analysis/interval/random";
import { bootstrapBounds } from "../../src/domain/analysis/interval/bootstrap";
import type { Period } from "../../src/domain/analysis/trend/trend";
import { trendOf } from "../../src/domain/analysis/trend/trend";
import { measuresOf } from "../../src/domain/analysis/variety/measures";
import { rarefiedTo } from "../../src/domain/analysis/variety/rarefied";

const nulls = 1000;
const times = <T>(count: number, of: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => of(n));
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** In which share of many series without a trend one was found. */
function falseAlarms(name: string, series: (random: Random) => Period[]) {
  const random = randomFor(name);
  const found = times(nulls, () => trendOf(series(random), 0.02)).filter(
    (one) => one.canSay && one.p <= 0.05,
  );
  console.info(`${name}: ${(found.length / nulls).toFixed(3)}`);
  return found.length / nulls;
}

const plain = (values: readonly number[]): Period[] =>
  values.map((value, at) => ({ at, value, season: null }));

it.each([6, 8, 10, 13, 24])(
  "no trend among %i periods that know nothing of each other is seldom told",
  (n) => {
    expect(
      falseAlarms(`trend of ${String(n)}`, (random) =>
        plain(times(n, () => normal(random))),
      ),
    ).toBeLessThanOrEqual(0.07);
  },
);

it.each([8, 13])(
  "nor among %i periods of H at equal size, of what lies anywhere",
  (n) => {
    expect(
      falseAlarms(`trend of H in ${String(n)}`, (random) =>
        plain(
          times(n, () => {
            const counts = [0, 0, 0, 0, 0];
            const size = 30 + wholeBelow(random, 60);
            for (let at = 0; at < size; at += 1) {
              const kind = Math.min(
                wholeBelow(random, 5),
                wholeBelow(random, 5),
              );
              counts[kind] = (counts[kind] ?? 0) + 1;
            }
            return rarefiedTo(counts, 30)?.shannon ?? 0;
          }),
        ),
      ),
    ).toBeLessThanOrEqual(0.07);
  },
);

it.each([
  [8, 0.3],
  [10, 0.3],
  [13, 0.3],
  [24, 0.3],
  [24, 0.5],
])("nor among %i periods each of which has %f of the one before", (n, rho) => {
  const found = falseAlarms(
    `trend of ${String(n)}, ${String(rho)}`,
    (random) => {
      let last = normal(random);
      return plain(
        times(n, () => {
          last = rho * last + Math.sqrt(1 - rho ** 2) * normal(random);
          return last;
        }),
      );
    },
  );
  expect(found).toBeLessThanOrEqual(0.07);
});

it("nor within the months of three years", () => {
  expect(
    falseAlarms("seasonal trend", (random) =>
      times(36, (at) => ({
        at,
        value: 3 * Math.sin((at * Math.PI) / 6) + normal(random),
        season: String(at % 12),
      })),
    ),
  ).toBeLessThanOrEqual(0.07);
});

it.each([10, 30])(
  "the interval of H over %i sessions holds it in about 95 of 100",
  (sessions) => {
    const random = randomFor(`H over ${String(sessions)}`);
    const weights = [0.4, 0.25, 0.15, 0.1, 0.06, 0.04];
    const draw = () => {
      let left = random();
      return weights.findIndex((weight) => (left -= weight) < 0) % 6;
    };
    const truth = -weights.reduce((sum, p) => sum + p * Math.log(p), 0);
    const held = times(400, (run) => {
      const units = times(sessions, () => {
        const counts = new Float64Array(6);
        // Each record is often as the one before: sessions differ more than records do.
        let kind = Math.max(0, draw());
        for (let at = 0; at < 30; at += 1) {
          if (random() < 0.5) kind = Math.max(0, draw());
          counts[kind] = (counts[kind] ?? 0) + 1;
        }
        return counts;
      });
      const { interval } = bootstrapBounds(
        [units],
        (sums) => measuresOf(sums, 6)?.corrected ?? null,
        { seed: String(run), independent: sessions, least: 8 },
      );
      return (
        interval !== null && interval.low <= truth && truth <= interval.high
      );
    });
    const share = held.filter(Boolean).length / held.length;
    console.info(`H over ${String(sessions)} sessions: ${share.toFixed(3)}`);
    expect(share).toBeGreaterThan(0.9);
  },
);
