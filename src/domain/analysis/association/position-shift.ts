import type { Random } from "../interval/random";
import { wholeBelow } from "../interval/random";
import type { Index } from "./indices";
import { indexOf } from "./indices";
import type { Dyad, SeenScans } from "./scans";
import { metIn } from "./scans";

/** Of a shorter session the order of scans says nothing. */
export const scansLeast = 6;

/** How two animals met in a session by how far one's series is moved on against the other's: three numbers each, as in `Met`. */
type Table = Uint32Array;

/** The sessions long enough, and of each dyad what follows from every shift in each. */
export interface Shifts {
  dyads: readonly Dyad[];
  /** How many scans each session has. */
  lengths: readonly number[];
  animals: number;
  /** By dyad and session; null: it is not about both. */
  tables: readonly (readonly (Table | null)[])[];
}

/**
 * What every shift of one animal's series against another's gives, in sessions of at least six scans, each counted once: a thousand runs
 * are sums of it.
 */
export function shiftsOf(
  { animalIds, sessions }: SeenScans,
  dyads: readonly Dyad[],
  within: number,
  progress: (share: number) => void,
): Shifts {
  const long = sessions.filter(({ hours }) => hours.length >= scansLeast);
  const tables = dyads.map(({ one, other }, place) => {
    progress(place / dyads.length);
    return long.map(({ hours, series }) => {
      const [a, b] = [series[one], series[other]];
      if (!a || !b) return null;
      const table = new Uint32Array(3 * hours.length);
      for (let shift = 0; shift < hours.length; shift += 1) {
        const met = metIn(a, b, within, { shift });
        table.set([met.together, met.both, met.either], 3 * shift);
      }
      return table;
    });
  });
  return {
    dyads,
    lengths: long.map(({ hours }) => hours.length),
    animals: animalIds.length,
    tables,
  };
}

/** How far each animal's series is moved on, in each session. */
type Moves = readonly Int32Array[];

const still = ({ lengths, animals }: Shifts): Moves =>
  lengths.map(() => new Int32Array(animals));

const moved = ({ lengths, animals }: Shifts, random: Random): Moves =>
  lengths.map((length) =>
    Int32Array.from({ length: animals }, () => wholeBelow(random, length)),
  );

/** The index of each dyad when every series is moved on so far; NaN where neither animal was seen. */
function indicesAt(shifts: Shifts, moves: Moves, index: Index): Float64Array {
  const { dyads, lengths, tables } = shifts;
  const found = new Float64Array(dyads.length);
  dyads.forEach(({ one, other }, place) => {
    const met = { together: 0, both: 0, either: 0 };
    const own = tables[place] ?? [];
    for (let at = 0; at < own.length; at += 1) {
      const [table, length] = [own[at], lengths[at] ?? 1];
      if (!table) continue;
      const move = moves[at];
      const apart = (move?.[other] ?? 0) - (move?.[one] ?? 0);
      const from = 3 * (apart < 0 ? apart + length : apart);
      met.together += table[from] ?? 0;
      met.both += table[from + 1] ?? 0;
      met.either += table[from + 2] ?? 0;
    }
    found[place] = indexOf(met, index) ?? Number.NaN;
  });
  return found;
}

/** The index of each dyad as it was seen, of the sessions that are long enough. */
export const unshifted = (shifts: Shifts, index: Index): Float64Array =>
  indicesAt(shifts, still(shifts), index);

/**
 * The index of each dyad in so many runs, every animal's series moved on by chance within each session: where each is, and how
 * long it stays there, remains; who is there at once does not. Spiegel et al. (2016), Ecol. Lett. 19, 1299-1309, within sessions.
 */
export function shifted(
  shifts: Shifts,
  index: Index,
  {
    runs,
    random,
    progress,
  }: { runs: number; random: Random; progress: (share: number) => void },
): Float64Array[] {
  const found: Float64Array[] = [];
  for (let run = 0; run < runs; run += 1) {
    progress(run / runs);
    found.push(indicesAt(shifts, moved(shifts, random), index));
  }
  return found;
}
