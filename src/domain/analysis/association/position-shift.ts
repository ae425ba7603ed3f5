import type { Random } from "../interval/random";
import { wholeBelow } from "../interval/random";
import type { Index } from "./indices";
import { indexOf } from "./indices";
import type { Dyad, SeenScans, Series } from "./scans";
import { metIn } from "./scans";

/** Of a shorter session the order of scans says nothing. */
export const scansLeast = 6;
/** In so many ways a series is moved on at most: of a long session in even strides. */
const waysMost = 32;

/** In how many ways a session's series are moved on, and by how many scans from one to the next. */
export function waysOf(scans: number): { ways: number; stride: number } {
  const ways = Math.min(scans, waysMost);
  return { ways, stride: Math.floor(scans / ways) };
}

/** A session that is long enough, and how each dyad met in it by how much further the second was moved on than the first. */
interface Shifted {
  ways: number;
  /** By dyad, then by the difference of ways, from -(ways - 1) on: together, both and either. */
  table: Uint32Array;
}

export interface Shifts {
  dyads: readonly Dyad[];
  animals: number;
  sessions: readonly Shifted[];
}

function tabulate(
  a: Series,
  b: Series,
  within: number,
  { table, from }: { table: Uint32Array; from: number },
): void {
  const scans = a.states.length;
  const { ways, stride } = waysOf(scans);
  for (let apart = 1 - ways; apart < ways; apart += 1) {
    const shift = (apart * stride + scans) % scans;
    const { together, both, either } = metIn(a, b, within, shift);
    const at = from + 3 * (apart + ways - 1);
    table[at] = together;
    table[at + 1] = both;
    table[at + 2] = either;
  }
}

/**
 * What moving one animal's series on against another's gives, in sessions of at least six scans, each counted once: a thousand runs
 * are sums of it. `progress` is told how much is done.
 */
export function shiftsOf(
  { animalIds, sessions }: SeenScans,
  dyads: readonly Dyad[],
  within: number,
  progress: (share: number) => void,
): Shifts {
  const long = sessions.filter(({ hours }) => hours.length >= scansLeast);
  return {
    dyads,
    animals: animalIds.length,
    sessions: long.map(({ hours, series }, place): Shifted => {
      progress(place / long.length);
      const { ways } = waysOf(hours.length);
      const width = 3 * (2 * ways - 1);
      const table = new Uint32Array(width * dyads.length);
      dyads.forEach(({ one, other }, at) => {
        const [a, b] = [series[one], series[other]];
        if (a && b) tabulate(a, b, within, { table, from: at * width });
      });
      return { ways, table };
    }),
  };
}

/** By session and animal, in each run in which way its series is moved on. */
type Moves = readonly (readonly Uint8Array[])[];

const movesOf = (
  { sessions, animals }: Shifts,
  way: (ways: number) => number,
  runs: number,
): Moves =>
  sessions.map(({ ways }) =>
    Array.from({ length: animals }, () =>
      Uint8Array.from({ length: runs }, () => way(ways)),
    ),
  );

/** How a dyad met in each run, dyad by dyad, so that what is added lies close together: three numbers a run. */
function metInRuns(
  { dyads, sessions }: Shifts,
  moves: Moves,
  place: number,
  sums: Float64Array,
): void {
  const { one, other } = dyads[place] ?? { one: 0, other: 0 };
  sums.fill(0);
  for (let at = 0; at < sessions.length; at += 1) {
    const { ways, table } = sessions[at] ?? { ways: 0, table: [] };
    const [own, theirs] = [moves[at]?.[one], moves[at]?.[other]];
    if (own === undefined || theirs === undefined) continue;
    const still = 3 * (place * (2 * ways - 1) + ways - 1);
    for (let run = 0; run < own.length; run += 1) {
      const from = still + 3 * ((theirs[run] ?? 0) - (own[run] ?? 0));
      const to = 3 * run;
      sums[to] = (sums[to] ?? 0) + (table[from] ?? 0);
      sums[to + 1] = (sums[to + 1] ?? 0) + (table[from + 1] ?? 0);
      sums[to + 2] = (sums[to + 2] ?? 0) + (table[from + 2] ?? 0);
    }
  }
}

/** By run the index of each dyad; NaN where neither animal was seen. */
function indicesIn(
  shifts: Shifts,
  moves: Moves,
  { index, runs, progress }: { index: Index } & Omit<Runs, "random">,
): Float64Array[] {
  const { dyads } = shifts;
  const found = Array.from(
    { length: runs },
    () => new Float64Array(dyads.length),
  );
  const sums = new Float64Array(3 * runs);
  dyads.forEach((_, place) => {
    progress(place / dyads.length);
    metInRuns(shifts, moves, place, sums);
    found.forEach((row, run) => {
      const met = {
        together: sums[3 * run] ?? 0,
        both: sums[3 * run + 1] ?? 0,
        either: sums[3 * run + 2] ?? 0,
      };
      row[place] = indexOf(met, index) ?? Number.NaN;
    });
  });
  return found;
}

export interface Runs {
  runs: number;
  random: Random;
  /** Is told how much is done. */
  progress: (share: number) => void;
}

/** The index of each dyad as it was seen, of the sessions that are long enough. */
export const unshifted = (shifts: Shifts, index: Index): Float64Array =>
  indicesIn(
    shifts,
    movesOf(shifts, () => 0, 1),
    { index, runs: 1, progress: () => undefined },
  )[0] ?? new Float64Array();

/**
 * The index of each dyad in so many runs, every animal's series moved on by chance within each session: where each is, and how
 * long it stays there, remains; who is there at once does not. Spiegel et al. (2016), Ecol. Lett. 19, 1299-1309, within sessions.
 */
export const shifted = (
  shifts: Shifts,
  index: Index,
  { random, ...of }: Runs,
): Float64Array[] =>
  indicesIn(
    shifts,
    movesOf(shifts, (ways) => wholeBelow(random, ways), of.runs),
    { index, ...of },
  );
