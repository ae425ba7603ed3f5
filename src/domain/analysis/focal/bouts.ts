import { meanOfMany } from "../mean";
import { medianOf } from "../moments";
import type { Course } from "../observed/whole-sessions";
import { groupedBy } from "../observed/observed";
import { lengthOf } from "../observed/spans";
import { ratioOf } from "../ratio";
import type { Said } from "../said";
import { cannotSay } from "../said";

/** Of fewer sessions a rate has no interval, and of fewer bouts a mean duration. */
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
  /** The mean duration of bouts seen from beginning to end, in ms; n bouts. */
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

/**
 * Bouts, durations and rate of one behaviour: Altmann (1974), Behaviour 49, 227-267. The rate is that of beginnings over all time
 * seen, sessions weighing as much as they were seen (`ratioOf`); so where somebody paused changes nothing but where bouts are cut.
 * No time seen: the rate cannot be said; no bout from beginning to end: nor can the duration.
 */
export function boutFigures(
  courses: readonly Course[],
  behaviourId: string,
): BoutFigures {
  const all = courses.map((course) => counted(course, behaviourId));
  const whole = all.flatMap((one) => one.whole).toSorted((a, b) => a - b);
  const mean = meanOfMany(whole, least);
  const sessions = groupedBy(
    courses.map((course, index) => ({
      id: course.session.id,
      amount: all[index]?.begun ?? 0,
      effort: course.seenMs / msPerHour,
    })),
    ({ id }) => id,
  );
  const rate = ratioOf(
    [...sessions.values()]
      .map((own) => ({
        amount: own.reduce((sum, { amount }) => sum + amount, 0),
        effort: own.reduce((sum, { effort }) => sum + effort, 0),
      }))
      .filter(({ effort }) => effort > 0)
      .toSorted((a, b) => a.effort - b.effort || a.amount - b.amount),
    least,
  );
  const none = (n: number) =>
    ({ interval: null, by: n < least ? "tooFew" : "noSpread" }) as const;
  return {
    behaviourId,
    bouts: all.reduce((sum, { bouts }) => sum + bouts, 0),
    begun: all.reduce((sum, { begun }) => sum + begun, 0),
    totalMs: courses.reduce(
      (sum, { states }) => sum + lengthOf(states.get(behaviourId) ?? []),
      0,
    ),
    meanMs:
      mean === null
        ? cannotSay("tooFew")
        : {
            canSay: true,
            value: mean.mean,
            n: mean.n,
            ...(mean.interval === null
              ? none(mean.n)
              : {
                  interval: {
                    ...mean.interval,
                    low: Math.max(0, mean.interval.low),
                  },
                  by: "student",
                }),
          },
    medianMs: whole.length === 0 ? null : medianOf(whole),
    ratePerHour:
      rate === null
        ? cannotSay("nothingObserved")
        : {
            canSay: true,
            value: rate.ratio,
            n: rate.n,
            ...(rate.interval === null
              ? none(rate.n)
              : {
                  interval: {
                    ...rate.interval,
                    low: Math.max(0, rate.interval.low),
                  },
                  by: "student",
                }),
          },
  };
}
