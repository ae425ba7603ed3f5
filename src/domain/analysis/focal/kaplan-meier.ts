import type { Interval } from "../proportion";
import { z } from "../proportion";
import type { Said } from "../said";
import { cannotSay } from "../said";

/** A time, in whatever unit, at which something was seen, or until which it was not. */
export interface Survival {
  time: number;
  seen: boolean;
}

/** What is known from one time on at which it was seen. */
export interface Step {
  time: number;
  /** Of so many it was not known before. */
  atRisk: number;
  /** So many showed it now. */
  events: number;
  /** The share that has not shown it yet. */
  surviving: number;
  /** 95 %; null where none is left. */
  interval: Interval | null;
}

/**
 * The share that has not shown something yet, at each time at which it was seen: Kaplan and Meier (1958), J. Am. Stat. Assoc. 53,
 * 457-481; Greenwood's variance, its interval on the scale log(-log S): Kalbfleisch and Prentice (1980), section 1.3. Who is
 * watched until a time is at risk at it. [] where it was never seen.
 */
export function kaplanMeier(all: readonly Survival[]): Step[] {
  const times = [
    ...new Set(all.filter(({ seen }) => seen).map(({ time }) => time)),
  ].toSorted((a, b) => a - b);
  let surviving = 1;
  let greenwood = 0;
  return times.map((time) => {
    const atRisk = all.filter((one) => one.time >= time).length;
    const events = all.filter((one) => one.seen && one.time === time).length;
    surviving *= 1 - events / atRisk;
    greenwood += events / (atRisk * (atRisk - events));
    const width = (z * Math.sqrt(greenwood)) / Math.log(surviving);
    const interval =
      atRisk === events
        ? null
        : {
            low: surviving ** Math.exp(-width),
            high: surviving ** Math.exp(width),
          };
    return { time, atRisk, events, surviving, interval };
  });
}

/** What is a half is one within this, as a share is reached by multiplying. */
const half = 0.5 + 1e-9;

/**
 * The first time by which half has shown it, n watched; its interval holds the times at which half lies within that of the share:
 * Brookmeyer and Crowley (1982), Biometrics 38, 29-41; without an end where it never leaves it (Infinity). Nobody watched, or half
 * never reached: cannot say.
 */
export function medianSurvival(all: readonly Survival[]): Said {
  if (all.length === 0) return cannotSay("nothingObserved");
  const steps = kaplanMeier(all);
  const reached = steps.find(({ surviving }) => surviving <= half);
  if (reached === undefined) return cannotSay("notReached");
  const low = steps.find(({ interval }) => (interval?.low ?? 0) <= 0.5);
  const high = steps.find(({ interval }) => (interval?.high ?? 0) < 0.5);
  const figure = { canSay: true, value: reached.time, n: all.length } as const;
  if (steps.length < 2) return { ...figure, interval: null, by: "tooFew" };
  return {
    ...figure,
    interval: {
      low: low?.time ?? reached.time,
      high: high?.time ?? Infinity,
    },
    by: "greenwood",
  };
}
