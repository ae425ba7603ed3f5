import { oneAlone } from "./scans";

/** Scans of which one says so little of the next are taken as independent. */
const correlationMost = 0.1;
/** No gap is looked at that is longer. */
const gapMost = 60;

/** Whether two were together in a scan; `unknown`: that cannot be said. */
const states = { apart: 0, together: 1, unknown: 2 } as const;

/** Two animals: whether they were together in each scan, the sessions one after the other, and where each of these ends. */
interface Course {
  met: Uint8Array;
  ends: number[];
  /** In so many scans that is known, and in so many they were. */
  known: number;
  together: number;
}

function courseOf(distances: readonly Float64Array[], within: number): Course {
  const length = distances.reduce((all, run) => all + run.length, 0);
  const met = new Uint8Array(length);
  const ends: number[] = [];
  let [place, known, together] = [0, 0, 0];
  for (const run of distances) {
    for (let at = 0; at < run.length; at += 1, place += 1) {
      const distance = run[at] ?? Number.NaN;
      if (Number.isNaN(distance)) {
        met[place] = states.unknown;
        continue;
      }
      known += 1;
      if (distance === oneAlone || distance > within) continue;
      met[place] = states.together;
      together += 1;
    }
    ends.push(place);
  }
  return { met, ends, known, together };
}

/** How often a dyad was together, of all. */
const meanIn = ({ known, together }: Course): number =>
  known === 0 ? 0 : together / known;

/** The mean square of whether two were together, less the mean of each dyad; NaN where nothing is known. */
function varianceIn(courses: readonly Course[]): number {
  let [sum, n] = [0, 0];
  for (const course of courses) {
    sum += course.together * (1 - meanIn(course));
    n += course.known;
  }
  return sum / n;
}

/** The mean of the products of what lies so many scans apart, likewise; null: nothing does. */
function covarianceAt(courses: readonly Course[], gap: number): number | null {
  let [sum, n] = [0, 0];
  for (const course of courses) {
    const { met, ends } = course;
    const mean = meanIn(course);
    let [from, pairs, ones, both] = [0, 0, 0, 0];
    for (const end of ends) {
      for (let at = from; at + gap < end; at += 1) {
        const one = met[at] ?? states.unknown;
        const other = met[at + gap] ?? states.unknown;
        if (one === states.unknown || other === states.unknown) continue;
        pairs += 1;
        ones += one + other;
        both += one & other;
      }
      from = end;
    }
    // Of whole numbers: sum of (a - mean)(b - mean).
    sum += both - mean * ones + pairs * mean * mean;
    n += pairs;
  }
  return n === 0 ? null : sum / n;
}

/**
 * Every how many scans of a session one counts, so that whether two are together says little of the next that counts: the first
 * gap at which the correlation over all dyads is at most 0.1. `distances`: of each dyad (`distancesOf`). 1 where all count, or where
 * nothing differs; null: one a session, as none of its gaps is long enough.
 */
export function thinningOf(
  distances: readonly (readonly Float64Array[])[],
  within: number,
): number | null {
  const courses = distances.map((own) => courseOf(own, within));
  const variance = varianceIn(courses);
  if (!(variance > 0)) return 1;
  for (let gap = 1; gap <= gapMost; gap += 1) {
    const covariance = covarianceAt(courses, gap);
    if (covariance === null) return gap === 1 ? 1 : null;
    if (covariance / variance <= correlationMost) return gap;
  }
  return null;
}

/**
 * How much of whether two are together is the same in the next scan that counts, where one of `step` does: at least 0, which it is also where
 * that is not known.
 */
export function correlationLeft(
  distances: readonly (readonly Float64Array[])[],
  within: number,
  step: number,
): number {
  const courses = distances.map((own) => courseOf(own, within));
  const variance = varianceIn(courses);
  const covariance = covarianceAt(courses, step);
  if (!(variance > 0) || covariance === null) return 0;
  return Math.max(0, covariance / variance);
}
