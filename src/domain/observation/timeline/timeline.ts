import type { Bout, Span } from "../../analysis/observed/observed";
import { groupedBy } from "../../analysis/observed/observed";
import { lengthOf, without } from "../../analysis/observed/spans";
import type { Slot } from "../collect/schedule";
import { missedSlots } from "../collect/schedule";
import type { Recorded } from "../rows/keyed";
import { rowsIn } from "../rows/keyed";
import type { SessionFacts, Watched } from "../watched";
import { watchedOf } from "../watched";

/** A state of an animal, from when to when, in ms since the session began. */
export interface Bar {
  /** null: it was not visible. */
  behaviourId: string | null;
  from: number;
  to: number;
  /** Which of the lines of its lane, from 0: states that go on together stand below each other. */
  line: number;
}

/** An event of an animal. */
export interface Tick {
  behaviourId: string | null;
  t: number;
}

/** What one animal did. */
export interface Lane {
  animalId: string;
  /** By when they begin. */
  bars: Bar[];
  ticks: Tick[];
  /** When it was not followed. */
  absent: Span[];
  /** How many lines its states need, at least 1. */
  lines: number;
}

/** A session drawn over its time. */
export interface TimeLine {
  lengthMs: number;
  /** Pauses left out. */
  watchedMs: number;
  lanes: Lane[];
  /** When nobody watched. */
  pauses: Span[];
  /** When scans were made. */
  scans: number[];
  missed: Slot[];
}

/** States on as few lines as hold them apart. */
function laidOut(bouts: readonly Bout[]): Bar[] {
  const ends: number[] = [];
  return bouts.flatMap(({ behaviourId, start, stop }) => {
    if (stop === null) return [];
    const free = ends.findIndex((end) => end <= start);
    const line = free < 0 ? ends.length : free;
    ends[line] = stop;
    return [{ behaviourId, from: start, to: stop, line }];
  });
}

function laneOf(
  animalId: string,
  bouts: readonly Bout[],
  absent: Span[],
): Lane {
  const bars = laidOut(bouts);
  return {
    animalId,
    bars,
    absent,
    ticks: bouts.flatMap(({ behaviourId, start, stop }) =>
      stop === null ? [{ behaviourId, t: start }] : [],
    ),
    lines: bars.reduce((most, { line }) => Math.max(most, line + 1), 1),
  };
}

/** A lane for each animal that was followed or met by focal sampling, in the order given, then as they came. */
export function lanesOf(
  animalIds: readonly string[],
  watched: Pick<Watched, "bouts" | "followed" | "followedMs" | "lengthMs">,
): Lane[] {
  const { bouts, followed, followedMs, lengthMs } = watched;
  const byAnimal = groupedBy(bouts, ({ animalId }) => animalId);
  const whole = [{ from: 0, to: lengthMs }];
  return [...new Set([...animalIds, ...followedMs.keys()])]
    .filter((id) => followedMs.has(id) || byAnimal.has(id))
    .map((id) =>
      laneOf(
        id,
        byAnimal.get(id) ?? [],
        without(whole, followed.get(id) ?? whole),
      ),
    );
}

/**
 * What was recorded of a session, over its time: a lane for each animal that was followed or met by focal sampling, in the
 * order given, then as they came. Nothing recorded: lanes without anything in them, over the session's length.
 */
export function timeLineOf(
  facts: SessionFacts & { interval: number | null },
  recorded: Recorded,
): TimeLine {
  const rows = rowsIn(recorded);
  const watched = watchedOf(facts, rows);
  const { spans, lengthMs } = watched;
  return {
    lengthMs,
    watchedMs: lengthOf(spans),
    lanes: lanesOf(facts.animalIds, watched),
    pauses: without([{ from: 0, to: lengthMs }], spans),
    scans: recorded.scans.map(({ t }) => t),
    missed: missedSlots(rows, spans, facts.interval),
  };
}

/** How much of a state somebody watched, in ms: pauses are left out, in which nobody knows whether it went on. */
export const watchedOfBar = (
  { from, to }: Pick<Bar, "from" | "to">,
  { pauses }: Pick<TimeLine, "pauses">,
): number => lengthOf(without([{ from, to }], pauses));

/** Each animal of which anything was coded or seen, once; nobody of whom nothing was. */
export const metIn = ({
  focal,
  scans,
}: Pick<Recorded, "focal" | "scans">): Set<string> =>
  new Set([
    ...focal.map(({ animalId }) => animalId),
    ...scans.flatMap(({ seen }) =>
      seen.flatMap(({ animalId }) => animalId ?? []),
    ),
  ]);

/** How many animals were followed at an instant, in ms since the session began: a scan of then asked for them. 0: nobody. */
export const followedAt = (
  { lanes }: Pick<TimeLine, "lanes">,
  t: number,
): number =>
  lanes.filter(
    ({ absent }) => !absent.some(({ from, to }) => from <= t && t < to),
  ).length;

/**
 * What animals did most: of states by the time they were watched, else of what scans saw by how often. null: they were mostly not visible;
 * undefined: nothing was recorded.
 */
export function mostDone(
  line: Pick<TimeLine, "lanes" | "pauses">,
  { scans }: Pick<Recorded, "scans">,
): string | null | undefined {
  const sums = new Map<string | null, number>();
  const add = (id: string | null, by: number) =>
    sums.set(id, (sums.get(id) ?? 0) + by);
  for (const bar of line.lanes.flatMap(({ bars }) => bars))
    add(bar.behaviourId, watchedOfBar(bar, line));
  if (sums.size === 0)
    for (const { behaviourIds, count } of scans.flatMap(({ seen }) => seen))
      for (const id of behaviourIds ?? [null]) add(id, count);
  return [...sums].reduce<[string | null | undefined, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    [undefined, 0],
  )[0];
}
