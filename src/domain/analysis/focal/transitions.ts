import type { Course } from "../observed/whole-sessions";
import type { Table } from "../quasi-independence";
import { quasiIndependent } from "../quasi-independence";
import type { CannotSay, Unsaid } from "../said";
import { cannotSay } from "../said";

/** What follows what. */
export interface Transitions {
  /** Of rows, which went before, and of columns. */
  behaviourIds: readonly string[];
  /** So often. */
  observed: Table;
  n: number;
  /** As often were to be expected by how often each goes before and follows; of fewer than three behaviours it cannot be said. */
  expected: Table | Unsaid<CannotSay>;
}

/** What began when, in order, without a gap in what was seen. */
function sequencesOf(
  { seen, states, points }: Course,
  places: ReadonlyMap<string, number>,
): number[][] {
  const all = [...places].flatMap(([id, place]) => [
    ...(states.get(id) ?? []).map(({ from }) => ({ at: from, place })),
    ...(points.get(id) ?? []).map((at) => ({ at, place })),
  ]);
  all.sort((a, b) => a.at - b.at || a.place - b.place);
  return seen.map(({ from, to }, index) => {
    const next = seen[index + 1]?.from ?? Infinity;
    return all
      .filter(({ at }) => at >= from && at <= to && at < next)
      .map(({ place }) => place);
  });
}

/**
 * Which behaviour follows which, by when they begin; nothing follows over a pause or while an animal was not visible. A behaviour
 * does not follow itself: such cells cannot be, and the counts expected (`quasiIndependent`) leave them out. No course: n = 0.
 */
export function transitionsOf(
  courses: readonly Course[],
  behaviourIds: readonly string[],
): Transitions {
  const places = new Map(behaviourIds.map((id, place) => [id, place]));
  const observed = behaviourIds.map(() => behaviourIds.map(() => 0));
  let n = 0;
  for (const course of courses)
    for (const sequence of sequencesOf(course, places))
      sequence.forEach((to, index) => {
        const from = sequence[index - 1];
        const row = from === undefined ? undefined : observed[from];
        if (row === undefined || from === to) return;
        row[to] = (row[to] ?? 0) + 1;
        n += 1;
      });
  const expected = () =>
    behaviourIds.length < 3
      ? cannotSay("tooFew")
      : quasiIndependent(observed, (row, column) => row !== column);
  return {
    behaviourIds,
    observed,
    n,
    expected: n === 0 ? cannotSay("nothingObserved") : expected(),
  };
}
