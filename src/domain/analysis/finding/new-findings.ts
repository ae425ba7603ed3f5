import { adjusted } from "../interval/false-discoveries";

/** Of what is found new so many may be nothing. */
export const falseMost = 0.05;

/** What a test of a series said: its p, and whether its value lies outside its limits. */
interface Tested {
  p: number;
  outside: "below" | "above" | null;
}

/**
 * Which of all the tests of an establishment's week are findings: those outside their limits whose p, adjusted over all of them
 * (Benjamini and Hochberg 1995), is at most 5 %; in their order, [] for none. Where nothing changed, in at most one week of
 * twenty one is found. Tests that found nothing must be among them: who leaves them out finds too much.
 */
export function newFindings<T extends Tested>(tests: readonly T[]): T[] {
  const levels = adjusted(tests.map(({ p }) => p));
  return tests.filter(
    ({ outside }, at) => outside !== null && (levels[at] ?? 1) <= falseMost,
  );
}
