/** Nothing is known of the animal in this scan: nobody looked for it, or it was in sight and nobody said where. */
export const unknown = 0;
/** It was looked for and not in sight. */
export const hidden = 1;
/** It was in sight, and where is known. */
export const placed = 2;

/** An animal in the scans of a session, one after the other. */
export interface Series {
  states: Uint8Array;
  /** Where it was, in metres; height above the ground, NaN where nobody said at which level. */
  x: Float64Array;
  y: Float64Array;
  height: Float64Array;
}

/** The scans of a session, in their order. */
export interface SessionScans {
  id: string;
  /** By scan, the calendar day and the hour of the clock. */
  days: readonly string[];
  hours: readonly number[];
  /** By animal; null: the session is not about it. */
  series: readonly (Series | null)[];
}

/** Scans of one enclosure: whoever is meant to be in them, and what is known of each. */
export interface SeenScans {
  animalIds: readonly string[];
  sessions: readonly SessionScans[];
}

/** A session's series of an animal of which nothing is known yet. */
export const blankSeries = (scans: number): Series => ({
  states: new Uint8Array(scans),
  x: new Float64Array(scans),
  y: new Float64Array(scans),
  height: new Float64Array(scans).fill(Number.NaN),
});

/** How two animals met in scans in which something is known of both. */
export interface Met {
  /** Scans in which both were within the distance, both in sight, and at least one of them in sight. */
  together: number;
  both: number;
  either: number;
}

/**
 * How far two animals are from each other in a scan each, in m, heights counted where both are known; NaN unless both are
 * placed.
 */
export function distanceOf(
  a: Series,
  at: number,
  b: Series,
  bt: number,
): number {
  if (a.states[at] !== placed || b.states[bt] !== placed) return Number.NaN;
  const across = (a.x[at] ?? 0) - (b.x[bt] ?? 0);
  const along = (a.y[at] ?? 0) - (b.y[bt] ?? 0);
  const up = (a.height[at] ?? Number.NaN) - (b.height[bt] ?? Number.NaN);
  const square = across * across + along * along;
  return Math.sqrt(Number.isNaN(up) ? square : square + up * up);
}

/**
 * Adds to `met` how two animals met in one scan each. A neighbour's neighbour is none: only the distance of the two counts.
 */
export function addMet(
  met: Met,
  a: Series,
  at: number,
  b: Series,
  bt: number,
  within: number,
): void {
  const [own, theirs] = [a.states[at] ?? unknown, b.states[bt] ?? unknown];
  if (own === unknown || theirs === unknown) return;
  if (own === hidden && theirs === hidden) return;
  met.either += 1;
  if (own !== theirs) return;
  met.both += 1;
  if (distanceOf(a, at, b, bt) <= within) met.together += 1;
}

/**
 * How two series of one session met, the second moved on by so many scans, from the last to the first again; every `step`-th
 * scan counts.
 */
export function metIn(
  a: Series,
  b: Series,
  within: number,
  { shift = 0, step = 1 }: { shift?: number; step?: number } = {},
): Met {
  const met: Met = { together: 0, both: 0, either: 0 };
  const scans = a.states.length;
  for (let at = 0; at < scans; at += step)
    addMet(met, a, at, b, (at + shift) % scans, within);
  return met;
}

/** Two animals by their places among all. */
export interface Dyad {
  one: number;
  other: number;
}

/** Each two of so many animals once. [] for fewer than two. */
export const dyadsOf = (animals: number): Dyad[] =>
  Array.from({ length: animals }, (_, one) =>
    Array.from({ length: animals - one - 1 }, (__, more) => ({
      one,
      other: one + more + 1,
    })),
  ).flat();
