import { expect } from "vitest";
import type { Random } from "../../src/domain/analysis/interval/random";
import { randomFor } from "../../src/domain/analysis/interval/random";
import type { Interval } from "../../src/domain/analysis/proportion";
import type { Said } from "../../src/domain/analysis/said";

export const series = 2000;

export const times = <T>(count: number, of: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => of(n));

export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** What somebody does at instants that follow each other: 1 at `share` of them, with correlation `rho` from one to the next. */
export function chain(random: Random, n: number, share: number, rho: number) {
  let now = random() < share ? 1 : 0;
  return times(n, () => {
    const is = now;
    if (random() >= rho) now = random() < share ? 1 : 0;
    return is;
  });
}

export const intervalOf = (said: Said): Interval | null =>
  said.canSay ? said.interval : null;

/** In how many of many series the interval held the truth, of those in which one was given; and the share in which it was. */
export function coverage(
  name: string,
  truth: number,
  one: (random: Random) => Interval | null,
) {
  const random = randomFor(name);
  const given = times(series, () => one(random)).filter((it) => it !== null);
  const held = given.filter(({ low, high }) => low <= truth && truth <= high);
  const share = held.length / given.length;
  console.info(`${name}: ${share.toFixed(3)} of ${String(given.length)}`);
  return share;
}

/** Within what is promised. */
export function expectHeld(share: number): void {
  expect(share).toBeGreaterThanOrEqual(0.93);
  expect(share).toBeLessThanOrEqual(0.98);
}
