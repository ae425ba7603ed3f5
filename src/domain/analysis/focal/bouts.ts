import type { Interval } from "../proportion";
import { medianOf } from "../moments";
import type { Course } from "../observed/whole-sessions";
import { groupedBy } from "../observed/observed";
import { lengthOf } from "../observed/spans";
import type { Weighed } from "../ratio";
import { ratioOf } from "../ratio";
import type { CannotSay, Said } from "../said";
import { cannotSay } from "../said";

/** Of fewer sessions neither a rate nor a mean duration has an interval. */
const least = 3;
const msPerHour = 3_600_000;

/** What bouts of one behaviour are like. */
export interface BoutFigures {
  behaviourId: string;
  /** Stretches of it, and point events, as far as they were seen: one that goes on over a pause is cut into two. */
  bouts: number;
  /** Of them those that were seen to begin: what runs as watching begins, or goes on, began unseen. */
  begun: number;
  /** All its time, in ms. */
  totalMs: number;
  /** The mean duration of bouts seen from beginning to end, in ms; n bouts. Its interval is by how sessions differ. */
  meanMs: Said;
  /** The median of the same, in ms; null for none. */
  medianMs: number | null;
  /** How many were begun in an hour seen; n sessions. */
  ratePerHour: Said;
}

interface Counted {
  bouts: number;
  begun: number;
  /** Of bouts seen from beginning to end. */
  whole: number[];
}

/** A bout that begins or ends as the time seen does was cut there. */
function counted(course: Course, behaviourId: string): Counted {
  const begins = new Set(course.seen.map(({ from }) => from));
  const ends = new Set(course.seen.map(({ to }) => to));
  const spans = course.states.get(behaviourId) ?? [];
  const points = course.points.get(behaviourId) ?? [];
  const begun = spans.filter(({ from }) => !begins.has(from));
  return {
    bouts: spans.length + points.length,
    begun: begun.length + points.length,
    whole: begun
      .filter(({ to }) => !ends.has(to))
      .map(({ from, to }) => to - from),
  };
}

/** What is summed of a session: what is measured, and over how much. */
interface Summed extends Weighed {
  id: string;
}

/**
 * The ratio over all sessions, each weighing as much as it has; `n` if it is not the sessions that count. Sessions in order of
 * size: sums of fractions depend on their order.
 */
function overSessions(
  summed: readonly Summed[],
  none: CannotSay,
  intervalOf: (ratio: number, interval: Interval) => Interval,
  n?: number,
): Said {
  const sessions = [...groupedBy(summed, ({ id }) => id).values()]
    .map((own) => ({
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
      effort: own.reduce((sum, { effort }) => sum + effort, 0),
    }))
    .filter(({ effort }) => effort > 0)
    .toSorted((a, b) => a.effort - b.effort || a.amount - b.amount);
  const ratio = ratioOf(sessions, least);
  if (ratio === null) return cannotSay(none);
  const { interval } = ratio;
  return {
    canSay: true,
    value: ratio.ratio,
    n: n ?? ratio.n,
    ...(interval === null
      ? { interval, by: ratio.n < least ? "tooFew" : "noSpread" }
      : {
          interval: intervalOf(ratio.ratio, interval),
          by: "student",
        }),
  };
}

/** An interval that is even on both sides, cut to what can be. */
const even = (_: number, { low, high }: Interval): Interval => ({
  low: Math.max(0, low),
  high,
});

/**
 * The interval of a rate on the scale of square roots, on which counts differ as much however large they are: Bartlett (1936),
 * Suppl. J. R. Stat. Soc. 3, 68-78. One that is even on both sides holds the rate of few sessions too seldom.
 */
function ofCounts(ratio: number, { high }: Interval): Interval {
  const root = Math.sqrt(ratio);
  const half = (high - ratio) / (2 * root);
  return { low: Math.max(0, root - half) ** 2, high: (root + half) ** 2 };
}

/**
 * Bouts, durations and rate of one behaviour: Altmann (1974), Behaviour 49, 227-267. The rate is that of beginnings over all time
 * seen, sessions weighing as much as they were seen (`ratioOf`); so where somebody paused changes nothing but where bouts are cut. Bouts of
 * one session are more alike than those of several: the mean duration has its interval by how sessions differ, each weighing as
 * many bouts as it has. No time seen: the rate cannot be said; no bout from beginning to end: nor can the duration.
 */
export function boutFigures(
  courses: readonly Course[],
  behaviourId: string,
): BoutFigures {
  const all = courses.map((course) => ({
    id: course.session.id,
    seenMs: course.seenMs,
    ...counted(course, behaviourId),
  }));
  const whole = all.flatMap((one) => one.whole).toSorted((a, b) => a - b);
  return {
    behaviourId,
    bouts: all.reduce((sum, { bouts }) => sum + bouts, 0),
    begun: all.reduce((sum, { begun }) => sum + begun, 0),
    totalMs: courses.reduce(
      (sum, { states }) => sum + lengthOf(states.get(behaviourId) ?? []),
      0,
    ),
    meanMs: overSessions(
      all.map(({ id, whole: own }) => ({
        id,
        amount: own.reduce((sum, ms) => sum + ms, 0),
        effort: own.length,
      })),
      "tooFew",
      even,
      whole.length,
    ),
    medianMs: whole.length === 0 ? null : medianOf(whole),
    ratePerHour: overSessions(
      all.map(({ id, begun, seenMs }) => ({
        id,
        amount: begun,
        effort: seenMs / msPerHour,
      })),
      "nothingObserved",
      ofCounts,
    ),
  };
}
