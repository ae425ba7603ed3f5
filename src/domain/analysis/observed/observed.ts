/** A stretch of time in milliseconds, from an instant up to another, which is no part of it. */
export interface Span {
  from: number;
  to: number;
}

/**
 * A session as it was watched. It may be handed over in pieces: those with the same id are one session, and their planned
 * times add up.
 */
export interface WatchedSession {
  id: string;
  observerId: string;
  /** How long it was to last; 0: nobody said. */
  plannedMs: number;
  /** When somebody watched: pauses are left out. On the clock of the records. */
  watched: readonly Span[];
  /** Whom somebody watched. */
  animalIds: readonly string[];
}

/** An animal at one instant of interval sampling. */
export interface IntervalRecord {
  sessionId: string;
  t: number;
  animalId: string;
  /** What it did, [] for none of the behaviours; null: it was not visible. */
  behaviourIds: readonly string[] | null;
}

/** What an animal did while it was watched without a gap. */
export interface Bout {
  sessionId: string;
  animalId: string;
  /** null: it was not visible. */
  behaviourId: string | null;
  start: number;
  /** null: a point event, which has no duration. */
  stop: number | null;
}

/** The items of a list by a key, in the order they came. */
export function groupedBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
