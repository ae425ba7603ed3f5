import { groupedBy } from "../observed/observed";
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

/** Two places of behaviours: the one that went before, the one that followed. */
type Pair = readonly [from: number, to: number];

/** What followed what in one stretch without a gap in what was seen, given with when each began, in order. */
function pairsOf(begun: readonly { at: number; place: number }[]): Pair[] {
  const found: Pair[] = [];
  let last: number | null = null;
  for (const together of groupedBy(begun, ({ at }) => String(at)).values()) {
    const before = last;
    if (before !== null)
      found.push(
        ...together
          .filter(({ place }) => place !== before)
          .map(({ place }): Pair => [before, place]),
      );
    // Of what began at one instant nothing went before the other, nor is it known what the next one follows.
    last = together.length === 1 ? (together[0]?.place ?? null) : null;
  }
  return found;
}

/** What followed what in a course, nothing over a gap in what was seen: what runs as a stretch begins is where it begins. */
function followedIn(
  { seen, states, points }: Course,
  places: ReadonlyMap<string, number>,
): Pair[] {
  const all = [...places].flatMap(([id, place]) => [
    ...(states.get(id) ?? []).map(({ from }) => ({ at: from, place })),
    ...(points.get(id) ?? []).map((at) => ({ at, place })),
  ]);
  all.sort((a, b) => a.at - b.at || a.place - b.place);
  return seen.flatMap(({ from, to }, index) => {
    const next = seen[index + 1]?.from ?? Infinity;
    return pairsOf(all.filter(({ at }) => at >= from && at <= to && at < next));
  });
}

/**
 * Which behaviour follows which, by when they begin; nothing follows over a pause or while an animal was not visible, nor what began
 * at the same instant: a pause invents nothing among states that run together. A behaviour does not follow itself: such cells cannot be, and the counts expected (`quasiIndependent`) leave them out. No course: n = 0.
 */
export function transitionsOf(
  courses: readonly Course[],
  behaviourIds: readonly string[],
): Transitions {
  const places = new Map(behaviourIds.map((id, place) => [id, place]));
  const observed = behaviourIds.map(() => behaviourIds.map(() => 0));
  let n = 0;
  for (const course of courses)
    for (const [from, to] of followedIn(course, places)) {
      const row = observed[from];
      if (row === undefined) continue;
      row[to] = (row[to] ?? 0) + 1;
      n += 1;
    }
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
