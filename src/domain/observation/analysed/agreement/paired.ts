import { matchedEvents } from "../../../analysis/agreement/events";
import type {
  MatchedEvent,
  ToldEvent,
} from "../../../analysis/agreement/events";
import type { Paired } from "../../../analysis/agreement/record-pairs";
import {
  pairedRecords,
  recordsOf,
} from "../../../analysis/agreement/record-pairs";
import type {
  Bout,
  IntervalRecord,
  Span,
} from "../../../analysis/observed/observed";
import type { ChosenSession } from "../session";
import type { SideBySide } from "./side-by-side";
import { movedBouts } from "./side-by-side";

/** Continuous recording is looked at so often; the shortest that keeps to `recordsMost`. */
const steps = [1000, 2000, 5000, 10_000, 30_000, 60_000];
/** Of more records intervals take too long to draw. */
const recordsMost = 20_000;

/** How often continuous recording is looked at so that two observers can be compared, in ms. */
export function stepFor(all: readonly SideBySide[]): number {
  const animalMs = all.reduce(
    (sum, { commonMs, animals }) => sum + commonMs * animals.both.length,
    0,
  );
  return steps.find((step) => animalMs / step <= recordsMost) ?? 60_000;
}

const idOf = ({ one }: SideBySide): string => one.facts.obsSessionId;

/** In which both made scans, so that these can be compared. */
export const hasScans = ({
  one,
  other,
}: Pick<SideBySide, "one" | "other">): boolean =>
  one.watched.intervals.length > 0 && other.watched.intervals.length > 0;

/** In which both followed animals. */
export const hasFocal = ({
  one,
  other,
}: Pick<SideBySide, "one" | "other">): boolean => one.isFocal && other.isFocal;

const near = (spans: readonly Span[], by: number, t: number): boolean =>
  spans.some(({ from, to }) => from - by <= t && t <= to + by);

/** The records of scans of one of two sessions that can have another of the other's beside them. */
function scanRecords(
  both: Pick<SideBySide, "spans" | "animals">,
  { watched }: ChosenSession,
  by: number,
  tolerance: number,
): IntervalRecord[] {
  const shared = new Set(both.animals.both);
  return watched.intervals.flatMap((record) => {
    const t = record.t + by;
    return shared.has(record.animalId) && near(both.spans, tolerance, t)
      ? [by === 0 ? record : { ...record, t }]
      : [];
  });
}

/** The scans of two sessions side by side, those at most `tolerance` ms apart; on the clock of the one. */
export function scanPairs(both: SideBySide, tolerance: number): Paired {
  const found = pairedRecords(
    scanRecords(both, both.one, 0, tolerance),
    scanRecords(both, both.other, both.shiftMs, tolerance),
    tolerance,
  );
  return {
    ...found,
    pairs: found.pairs.map((pair) => ({ ...pair, sessionId: idOf(both) })),
  };
}

/** What each was telling to go on at every `step` ms. */
export function timePairs(both: SideBySide, step: number): Paired {
  const found = pairedRecords(
    recordsOf(both.courses.one, step),
    recordsOf(both.courses.other, step),
    0,
  );
  return {
    ...found,
    pairs: found.pairs.map((pair) => ({ ...pair, sessionId: idOf(both) })),
  };
}

const begunNear = (
  bouts: readonly Bout[],
  { spans, animals }: SideBySide,
  tolerance: number,
): ToldEvent[] =>
  bouts.flatMap(({ animalId, behaviourId, start }) =>
    behaviourId !== null &&
    animals.both.includes(animalId) &&
    near(spans, tolerance, start)
      ? [{ animalId, behaviourId, t: start }]
      : [],
  );

/**
 * What each told to have begun, side by side where at most `tolerance` ms lie between. What only one told counts where both were
 * watching.
 */
export const eventPairs = (
  both: SideBySide,
  tolerance: number,
): MatchedEvent[] =>
  matchedEvents(
    begunNear(both.one.watched.bouts, both, tolerance),
    begunNear(
      movedBouts(both.other.watched.bouts, both.shiftMs),
      both,
      tolerance,
    ),
    tolerance,
  ).filter(
    ({ one, other, t }) =>
      (one !== null && other !== null) || near(both.spans, 0, t),
  );
