import { wholeBelow } from "../interval/random";
import type { Random } from "../interval/random";
import type { Dyad } from "./scans";

const known = (values: Float64Array): Float64Array =>
  values.filter((value) => !Number.isNaN(value));

/** The coefficient of variation of indices, sd / mean; null for fewer than two, and where all are 0. */
export function variationOf(values: Float64Array): number | null {
  const said = known(values);
  const n = said.length;
  const mean = said.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2 || mean === 0) return null;
  const squares = said.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (n - 1)) / mean;
}

/** The smaller tail of a value among so many of chance, doubled: (1 + b) / (1 + R) on either side. */
function twoSided(value: number, chance: readonly number[]): number {
  const above = chance.filter((one) => one >= value).length;
  const below = chance.filter((one) => one <= value).length;
  return Math.min(1, (2 * (1 + Math.min(above, below))) / (1 + chance.length));
}

/** What a test found: its statistic as it was seen, what chance gives on average, and how often chance is as far off. */
export interface Tested {
  value: number;
  expected: number;
  p: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Whether some keep together more than others: the coefficient of variation of indices against the same of runs of chance
 * (`shifted`), two-sided; Bejder, Fletcher and Bräger (1998), Anim. Behav. 56, 719-725, Whitehead (2008), Analyzing animal
 * societies. null where one of them cannot be said.
 */
export function preferenceTest(
  seen: Float64Array,
  chance: readonly Float64Array[],
): Tested | null {
  const value = variationOf(seen);
  const drawn = chance.flatMap((run) => variationOf(run) ?? []);
  if (value === null || drawn.length < chance.length || drawn.length === 0)
    return null;
  return { value, expected: mean(drawn), p: twoSided(value, drawn) };
}

/** The median of what each dyad's index is in runs of chance; NaN where no run says it. */
export function medians(chance: readonly Float64Array[]): Float64Array {
  const dyads = chance[0]?.length ?? 0;
  return Float64Array.from({ length: dyads }, (_, place) => {
    const own = known(
      Float64Array.from(chance, (run) => run[place] ?? Number.NaN),
    ).sort();
    const half = (own.length - 1) / 2;
    const [low, high] = [own[Math.floor(half)], own[Math.ceil(half)]];
    return low === undefined || high === undefined
      ? Number.NaN
      : (low + high) / 2;
  });
}

/** Of fewer animals, and of fewer dyads of either kind, a test of labels says nothing. */
const animalsLeast = 6;
const dyadsLeast = 3;
/** What sums of the same numbers in another order may differ by. */
const rounding = 1e-12;

/** Whether each two are alike, by their places: 1, 0, or -1 where nobody knows. */
function alikeness({ animals, isAlike }: LabelTest): Int8Array {
  const found = new Int8Array(animals * animals);
  for (let one = 0; one < animals; one += 1)
    for (let other = 0; other < animals; other += 1) {
      const said = one === other ? null : isAlike(one, other);
      found[one * animals + other] = said === null ? -1 : Number(said);
    }
  return found;
}

/** The mean of alike dyads less that of the others, by who stands where; null where one of them is empty. */
function difference(
  excess: Float64Array,
  { dyads, animals }: LabelTest,
  alike: Int8Array,
  order: readonly number[],
): { value: number; least: number } | null {
  const [sums, counts] = [
    [0, 0],
    [0, 0],
  ];
  dyads.forEach(({ one, other }, place) => {
    const value = excess[place] ?? Number.NaN;
    const kind = alike[(order[one] ?? 0) * animals + (order[other] ?? 0)] ?? -1;
    if (Number.isNaN(value) || kind < 0) return;
    sums[kind] = (sums[kind] ?? 0) + value;
    counts[kind] = (counts[kind] ?? 0) + 1;
  });
  const [[rest = 0, sum = 0], [others = 0, same = 0]] = [sums, counts];
  const least = Math.min(others, same);
  return least === 0 ? null : { value: sum / same - rest / others, least };
}

function shuffled(count: number, random: Random): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const with_ = wholeBelow(random, at + 1);
    [order[at], order[with_]] = [order[with_] ?? 0, order[at] ?? 0];
  }
  return order;
}

export interface LabelTest {
  dyads: readonly Dyad[];
  animals: number;
  /** Whether two animals are alike, by their places; null: nobody knows. */
  isAlike: (one: number, other: number) => boolean | null;
  runs: number;
  random: Random;
}

/**
 * Whether what animals are explains whom they keep to: the mean excess of alike dyads less that of the others, against the same
 * with the animals' places in the network changed by chance, two-sided. `excess` is each dyad's index less what its places
 * alone lead to (`medians`): permuting both data and nodes, Farine and Carter (2022), Methods Ecol. Evol. 13, 144-156. null for fewer
 * than six animals or three dyads of either kind.
 */
export function labelTest(
  excess: Float64Array,
  test: LabelTest,
): Tested | null {
  const { animals, runs, random } = test;
  const alike = alikeness(test);
  const asSeen = Array.from({ length: animals }, (_, at) => at);
  const seen = difference(excess, test, alike, asSeen);
  if (seen === null || animals < animalsLeast || seen.least < dyadsLeast)
    return null;
  const drawn: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const order = shuffled(animals, random);
    const by = difference(excess, test, alike, order);
    if (by !== null) drawn.push(by.value);
  }
  const expected = drawn.length === 0 ? 0 : mean(drawn);
  // Few animals can be told apart in few ways, of which a doubled tail would count each twice.
  const isAsFar = (value: number) =>
    Math.abs(value - expected) >= Math.abs(seen.value - expected) - rounding;
  return {
    value: seen.value,
    expected,
    p: (1 + drawn.filter(isAsFar).length) / (1 + drawn.length),
  };
}
