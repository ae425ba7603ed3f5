import { runs } from "../interval/bootstrap";
import type { Random } from "../interval/random";
import { randomFor, wholeBelow } from "../interval/random";
import type { Index } from "./indices";
import type { MetScan } from "./met-scans";
import { metAs } from "./met-scans";
import type { Dyad } from "./scans";

/** What a network is made of. */
export interface Linking {
  dyads: readonly Dyad[];
  animals: number;
  index: Index;
  /** Edges below this index are none. */
  threshold: number;
}

/** By dyad its index, then by animal the sum of its indices, then the share of edges; NaN where nothing is said. */
type Figures = Float64Array;

/** Both sides' figures, how they differ, and what chance draws of the difference: with the sides apart, and mixed. */
export interface Drawn {
  before: Figures;
  after: Figures;
  apart: Figures[];
  mixed: Figures[];
}

/** So often the sides are mixed: only how far that spreads is asked. */
const mixedRuns = 400;

/** Scans: how often two were together, and of how much that is a share, by dyad. */
interface Side {
  together: Float32Array[];
  of: Float32Array[];
}

function sideOf(scans: readonly MetScan[], index: Index): Side {
  // In the half weight, a scan with one of both counts half.
  const weights = [0, index === "sri" ? 1 : 0.5, 1, 1];
  return {
    together: scans.map((met) =>
      Float32Array.from(met, (one) => (one === metAs.together ? 1 : 0)),
    ),
    of: scans.map((met) => Float32Array.from(met, (one) => weights[one] ?? 0)),
  };
}

/** What is said of scans of which each counts so often; `said`: which dyads count for strengths and edges. */
function figuresOf(
  { together, of }: Side,
  times: Uint16Array,
  said: readonly boolean[],
  { dyads, animals, threshold }: Linking,
): Figures {
  const sums = new Float64Array(dyads.length);
  const all = new Float64Array(dyads.length);
  for (const [at, count] of times.entries()) {
    const [own, ofOwn] = [together[at], of[at]];
    if (count === 0 || !own || !ofOwn) continue;
    for (let dyad = 0; dyad < dyads.length; dyad += 1) {
      sums[dyad] = (sums[dyad] ?? 0) + count * (own[dyad] ?? 0);
      all[dyad] = (all[dyad] ?? 0) + count * (ofOwn[dyad] ?? 0);
    }
  }
  const figures = new Float64Array(dyads.length + animals + 1);
  let [edges, pairs] = [0, 0];
  dyads.forEach(({ one, other }, dyad) => {
    const value = (sums[dyad] ?? 0) / (all[dyad] ?? 0);
    figures[dyad] = value;
    if (said[dyad] !== true) return;
    for (const animal of [one, other])
      figures[dyads.length + animal] =
        (figures[dyads.length + animal] ?? 0) + value;
    pairs += 1;
    if (value > 0 && value >= threshold) edges += 1;
  });
  figures[dyads.length + animals] = edges / pairs;
  return figures;
}

/** How often each of so many is drawn, as many times as there are. */
function drawnTimes(scans: number, random: Random): Uint16Array {
  const times = new Uint16Array(scans);
  for (let drawn = 0; drawn < scans; drawn += 1) {
    const at = wholeBelow(random, scans);
    times[at] = (times[at] ?? 0) + 1;
  }
  return times;
}

/** Which of all are taken, `own` of them, each once: each in turn, as likely as is needed to come to so many. */
function takenTimes(all: number, own: number, random: Random): Uint16Array {
  const taken = new Uint16Array(all);
  let left = own;
  for (let at = 0; at < all; at += 1)
    if (random() * (all - at) < left) {
      taken[at] = 1;
      left -= 1;
    }
  return taken;
}

const less = (after: Figures, before: Figures): Figures =>
  after.map((value, at) => value - (before[at] ?? 0));

/** What two sides say of a network, and what is drawn of how they differ; nothing is drawn where no dyad is said. */
export function drawnOf(
  before: readonly MetScan[],
  after: readonly MetScan[],
  said: readonly boolean[],
  linking: Linking,
  seed: string,
  progress: (share: number) => void,
): Drawn {
  const random = randomFor(seed);
  const figures = (side: Side, times: Uint16Array) =>
    figuresOf(side, times, said, linking);
  const one = sideOf(before, linking.index);
  const other = sideOf(after, linking.index);
  const both: Side = {
    together: [...one.together, ...other.together],
    of: [...one.of, ...other.of],
  };
  const all = before.length + after.length;
  const drawing = (run: number) => {
    if (run % 50 === 0) progress(run / (runs + mixedRuns));
  };
  const isSaid = said.includes(true);
  const apart = Array.from({ length: isSaid ? runs : 0 }, (_, run) => {
    drawing(run);
    return less(
      figures(other, drawnTimes(after.length, random)),
      figures(one, drawnTimes(before.length, random)),
    );
  });
  const mixed = Array.from({ length: isSaid ? mixedRuns : 0 }, (_, run) => {
    drawing(runs + run);
    const taken = takenTimes(all, before.length, random);
    const left = taken.map((count) => 1 - count);
    return less(figures(both, left), figures(both, taken));
  });
  return {
    before: figures(one, new Uint16Array(before.length).fill(1)),
    after: figures(other, new Uint16Array(after.length).fill(1)),
    ...{ apart, mixed },
  };
}
