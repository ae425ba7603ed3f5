import { randomFor, wholeBelow } from "../../analysis/interval/random";

/** So many animals are drawn at most. */
export const drawnMost = 200;

/** A seed of an address: letters and digits, so that it is read out and typed again. */
export const seedShape = /^[A-Za-z0-9]{1,12}$/;

/**
 * So many of the ids, drawn without putting back, by a seed: the same ids in whatever order, number and seed give the same
 * draw in the same order, so that a spot check is done again. All of them where there are fewer; [] of none.
 */
export function drawn(
  ids: readonly string[],
  count: number,
  seed: string,
): string[] {
  const random = randomFor(seed);
  const left = [...new Set(ids)].sort();
  const some = Math.min(count, left.length);
  for (let place = 0; place < some; place++) {
    const other = place + wholeBelow(random, left.length - place);
    const held = left[place] ?? "";
    left[place] = left[other] ?? "";
    left[other] = held;
  }
  return left.slice(0, some);
}
