import { boundsOfDraws } from "../interval/bootstrap";
import { adjusted } from "../interval/false-discoveries";
import type { Said } from "../said";
import { cannotSay } from "../said";
import { studentTails } from "../student";
import type { Drawn, Linking } from "./change-draws";
import { drawnOf } from "./change-draws";
import type { MetScan } from "./met-scans";
import { metAs } from "./met-scans";

export interface Changing extends Linking {
  /** How much of a scan is that of the one before, 0 to 1: scans count as fewer by (1 - r) / (1 + r). */
  correlation: number;
  /** Of fewer scans on one side nothing is said of two. */
  least: number;
  /** Equal seeds draw the same. */
  seed: string;
  progress: (share: number) => void;
}

/** How something differs afterwards, and how likely that is where nothing changed, adjusted for all of its kind; null: not said. */
export interface Changed {
  /** n: scans on the side with fewer. */
  change: Said;
  p: number | null;
}

/** What it is on both sides; null: not said. */
export interface ChangedFrom extends Changed {
  before: number | null;
  after: number | null;
}

export interface ChangeFigures {
  /** By dyad, how its index differs. */
  dyads: Changed[];
  /** By animal, the sum of its indices, of those that are said on both sides. */
  strengths: ChangedFrom[];
  /** Edges of all that are said on both sides. */
  density: ChangedFrom;
}

/** The standard deviation of what is known. */
function spreadOf(values: readonly number[]): number {
  const known = values.filter((one) => !Number.isNaN(one));
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
  const squares = known.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / (known.length - 1));
}

/** The figure at a place, of the scans of each dyad it is made of. */
function changedAt(
  at: number,
  scans: readonly number[],
  { before, after, apart, mixed }: Drawn,
  { least, correlation }: Pick<Changing, "least" | "correlation">,
): ChangedFrom {
  const enough = scans.filter((n) => n >= least);
  if (enough.length === 0) {
    const isSeen = scans.some((n) => n > 0);
    return {
      ...{ before: null, after: null, p: null },
      change: cannotSay(isSeen ? "tooFew" : "nothingObserved"),
    };
  }
  const n = Math.min(...enough);
  const [one, other] = [before[at] ?? 0, after[at] ?? 0];
  const value = other - one;
  const fewer = (1 - correlation) / (1 + correlation);
  const wider = 1 / Math.sqrt(fewer);
  const independent = Math.max(2, Math.floor(n * fewer));
  const drawn = Float64Array.from(
    apart,
    (figures) => value + ((figures[at] ?? Number.NaN) - value) * wider,
  );
  const bounds = boundsOfDraws(value, drawn, { independent, least: 2 });
  const error = wider * spreadOf(mixed.map((all) => all[at] ?? Number.NaN));
  return {
    ...{ before: one, after: other },
    change: { canSay: true, value, n, ...bounds },
    p: error > 0 ? studentTails(value / error, independent - 1) : null,
  };
}

function withAdjusted<C extends Changed>(all: readonly C[]): C[] {
  const values = adjusted(all.flatMap(({ p }) => p ?? []));
  let next = 0;
  return all.map((one) =>
    one.p === null ? one : { ...one, p: values[next++] ?? null },
  );
}

/**
 * How a network after differs from that before: each index, each animal's strength and the density, after less before. Intervals of
 * 95 % by drawing scans again on each side by itself, 1,000 times (Efron 1979; Lusseau, Whitehead and Gero 2008, Anim. Behav. 75,
 * 1809-1815, for networks), p by how far differences spread where the scans of both sides are mixed, adjusted for all of a kind
 * (`adjusted`). Scans are thinned as for standard errors (`thinningOf`), and what is left of their correlation makes both wider. Two of whom
 * one side has fewer scans than `least`: cannot say, and they are in no strength and no density.
 */
export function changeOf(
  before: readonly MetScan[],
  after: readonly MetScan[],
  asked: Changing,
): ChangeFigures {
  const { dyads, animals, least, seed, progress } = asked;
  const seenIn = (scans: readonly MetScan[], at: number) =>
    scans.filter((met) => met[at] !== metAs.unknown).length;
  const scans = dyads.map((_, at) =>
    Math.min(seenIn(before, at), seenIn(after, at)),
  );
  const said = scans.map((n) => n >= least);
  const drawn = drawnOf(before, after, said, asked, seed, progress);
  const figure = (at: number, of: readonly number[]) =>
    changedAt(at, of, drawn, asked);
  const ofAnimal = (animal: number) =>
    scans.filter((_, at) => {
      const dyad = dyads[at];
      return dyad?.one === animal || dyad?.other === animal;
    });
  return {
    dyads: withAdjusted(
      scans.map((n, at) => {
        const { change, p } = figure(at, [n]);
        return { change, p };
      }),
    ),
    strengths: withAdjusted(
      Array.from({ length: animals }, (_, animal) =>
        figure(dyads.length + animal, ofAnimal(animal)),
      ),
    ),
    density: figure(dyads.length + animals, scans),
  };
}
