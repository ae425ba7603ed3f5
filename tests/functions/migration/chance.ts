/** Chance that is the same every time: a generator of numbers from 0 to below 1. */
export function chanceOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    of: <T>(all: readonly [T, ...T[]]): T => all[below(all.length)] ?? all[0],
    some: <T>(all: readonly T[], most: number): T[] =>
      all.length === 0
        ? []
        : Array.from(
            { length: below(most + 1) },
            () => all[below(all.length)],
          ).flatMap((one) => (one === undefined ? [] : [one])),
  };
}
export type Chance = ReturnType<typeof chanceOf>;
