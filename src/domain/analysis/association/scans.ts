/** Nothing is known of the animal in this scan: the scan does not name it, or it was in sight and nobody said where. */
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
  /** By animal; null: no scan of the session names it. */
  series: readonly (Series | null)[];
}

/** Scans of one enclosure: whoever is meant to be in them, and what is known of each. */
export interface SeenScans {
  animalIds: readonly string[];
  sessions: readonly SessionScans[];
}

/** The same scans of those animals alone that were in sight, and placed, in at least so many of them. */
export function seenOften(
  { animalIds, sessions }: SeenScans,
  least: number,
): SeenScans {
  const timesOf = (animal: number) =>
    sessions.reduce(
      (sum, { series }) =>
        sum +
        (series[animal]?.states.filter((one) => one === placed).length ?? 0),
      0,
    );
  const often = animalIds.flatMap((_, at) => (timesOf(at) < least ? [] : at));
  return {
    animalIds: often.map((at) => animalIds[at] ?? ""),
    sessions: sessions.map((one) => ({
      ...one,
      series: often.map((at) => one.series[at] ?? null),
    })),
  };
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

/** Which scans of one series face which of another's: from `from` to `to` by `step`, against `start` on, round within `low` to `high`. */
export interface Facing {
  from: number;
  to: number;
  step: number;
  start: number;
  low: number;
  high: number;
}

/** Adds to `met` how two animals met in scans that face each other. Only the distance of the two counts: a neighbour's neighbour is none. */
export function addMet(
  met: Met,
  a: Series,
  b: Series,
  within: number,
  { from, to, step, start, low, high }: Facing,
): void {
  const most = within * within;
  let [together, both, either] = [0, 0, 0];
  let bt = start;
  for (let at = from; at < to; at += step) {
    const [own, theirs] = [a.states[at] ?? unknown, b.states[bt] ?? unknown];
    if (own === placed && theirs === placed) {
      either += 1;
      both += 1;
      if (squareOf(a, at, b, bt) <= most) together += 1;
    } else if (own !== theirs && own !== unknown && theirs !== unknown)
      either += 1;
    bt += step;
    while (bt >= high) bt -= high - low;
  }
  met.together += together;
  met.both += both;
  met.either += either;
}

/** The square of the distance of two placed animals, heights counted where both are known. */
function squareOf(a: Series, at: number, b: Series, bt: number): number {
  const across = (a.x[at] ?? 0) - (b.x[bt] ?? 0);
  const along = (a.y[at] ?? 0) - (b.y[bt] ?? 0);
  const up = (a.height[at] ?? Number.NaN) - (b.height[bt] ?? Number.NaN);
  const square = across * across + along * along;
  return Number.isNaN(up) ? square : square + up * up;
}

/** How two series of one session met, the second moved on by so many scans, from the last to the first again. */
export function metIn(a: Series, b: Series, within: number, shift = 0): Met {
  const met: Met = { together: 0, both: 0, either: 0 };
  const scans = a.states.length;
  addMet(met, a, b, within, {
    from: 0,
    to: scans,
    step: 1,
    start: shift,
    low: 0,
    high: scans,
  });
  return met;
}

/** In a scan in which only one of the two was in sight. */
export const oneAlone = -1;

/** The distance of two series of one session in each scan (`distancesOf`). */
function putDistances(found: Float64Array, a: Series, b: Series): void {
  const [of, by] = [a.states, b.states];
  for (let at = 0; at < found.length; at += 1) {
    const own = of[at] ?? unknown;
    const theirs = by[at] ?? unknown;
    if (own === placed && theirs === placed)
      found[at] = Math.sqrt(squareOf(a, at, b, at));
    else if (own !== theirs && own !== unknown && theirs !== unknown)
      found[at] = oneAlone;
    else found[at] = Number.NaN;
  }
}

/**
 * How far two animals (by their places) are from each other in each scan of each session that is about both: m, `oneAlone`, or NaN where
 * neither was in sight or nothing is known of one. [] for no such session.
 */
export function distancesOf(
  { sessions }: SeenScans,
  { one, other }: Dyad,
): Float64Array[] {
  let scans = 0;
  for (const { series } of sessions)
    if (series[one] && series[other]) scans += series[one].states.length;
  // One for all sessions: eight thousand small ones cost more than what is put into them.
  const all = new Float64Array(scans);
  const runs: Float64Array[] = [];
  let from = 0;
  for (const { series } of sessions) {
    const [a, b] = [series[one], series[other]];
    if (!a || !b) continue;
    const run = all.subarray(from, from + a.states.length);
    putDistances(run, a, b);
    runs.push(run);
    from += run.length;
  }
  return runs;
}

/** How two animals met in every `step`-th scan of each session, of their distances. */
export function metEvery(
  distances: readonly Float64Array[],
  within: number,
  step: number,
): Met {
  const met: Met = { together: 0, both: 0, either: 0 };
  for (const run of distances)
    for (let at = 0; at < run.length; at += step) {
      const distance = run[at] ?? Number.NaN;
      if (Number.isNaN(distance)) continue;
      met.either += 1;
      if (distance === oneAlone) continue;
      met.both += 1;
      if (distance <= within) met.together += 1;
    }
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
