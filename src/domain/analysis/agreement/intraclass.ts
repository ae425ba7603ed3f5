import { added, bootstrapBounds } from "../interval/bootstrap";
import type { Sums } from "../interval/bootstrap";
import { meanOf } from "../moments";
import type { Said } from "../said";
import { cannotSay } from "../said";

/** Of fewer animals in sessions nothing is said: what lies between them is not known well enough. */
const targetsLeast = 10;
/** A correlation of variances is told less well than a mean: rows count as so many of them, with which 93 of 100 intervals and more held it: see tests/soak. */
const knownShare = 0.75;

/** What a row adds: itself, its values by observer, their squares, the square of their sum. */
const sumsOf = (row: readonly number[]): number[] => {
  const sum = row.reduce((all, value) => all + value, 0);
  const squares = row.reduce((all, value) => all + value ** 2, 0);
  return [1, sum ** 2, squares, ...row];
};

/** The coefficient of the sums over all rows; null where nothing differs. */
function ofSums(sums: Sums): number | null {
  const [n, ofRows, squares] = [sums[0] ?? 0, sums[1] ?? 0, sums[2] ?? 0];
  const k = sums.length - 3;
  let [total, ofColumns] = [0, 0];
  for (let at = 3; at < sums.length; at += 1) {
    const sum = sums[at] ?? 0;
    total += sum;
    ofColumns += sum ** 2;
  }
  const middle = total ** 2 / (n * k);
  const rows = ofRows / k - middle;
  const raters = ofColumns / n - middle;
  const rest = squares - middle - rows - raters;
  const between = rows / (n - 1);
  const judges = raters / (k - 1);
  const error = Math.max(0, rest) / ((n - 1) * (k - 1));
  const all = between + (k - 1) * error + (k * (judges - error)) / n;
  return all > 1e-12 * squares ? (between - error) / all : null;
}

/** Rows about their mean, so that squares lose no digits. */
const centred = (
  rows: readonly (readonly number[])[],
): (readonly number[])[] => {
  const mean = meanOf(rows.flat());
  return rows.map((row) => row.map((value) => value - mean));
};

/**
 * The intraclass correlation ICC(2,1), of one of several observers, who stand for others, in absolute agreement: Shrout and Fleiss
 * (1979), Psychol. Bull. 86, 420-428. Rows of targets, a value by each observer; null for fewer than two of either, and where
 * nothing differs.
 */
export function intraclass(
  rows: readonly (readonly number[])[],
): number | null {
  const k = rows[0]?.length ?? 0;
  if (rows.length < 2 || k < 2) return null;
  return ofSums(added(centred(rows).map(sumsOf), k + 3));
}

/**
 * The same of what observers measured, as durations or counts, of an animal in a session each: n of these, at least ten, else it
 * cannot be said; nor where nothing differs, or not every observer has a value of each. The interval is by drawing rows again.
 */
export function observersAgree(
  rows: readonly (readonly number[])[],
  seed: string,
): Said {
  const n = rows.length;
  if (n === 0) return cannotSay("nothingObserved");
  if (new Set(rows.map((row) => row.length)).size > 1)
    return cannotSay("unevenRaters");
  if (n < targetsLeast || (rows[0]?.length ?? 0) < 2)
    return cannotSay("tooFew");
  const value = intraclass(rows);
  if (value === null) return cannotSay("chanceIsOne");
  return {
    canSay: true,
    value,
    n,
    ...bootstrapBounds([centred(rows).map(sumsOf)], ofSums, {
      seed,
      independent: knownShare * n,
      least: 2,
      within: [-1, 1],
    }),
  };
}
