import { minuteMs } from "../../time/lengths";
import type { Sample } from "../buckets/bucket";
import type { MeasureHour } from "../buckets/stored";
import { samplesOf } from "../buckets/hours";
import { recount } from "../buckets/periods";
import type { MeasureType } from "../parameters/measure-type";
import { currentValues } from "../values/fold";
import type { ValueLog } from "../values/value";
import type { Point } from "./points";
import { hoursPlaced, pointsOf } from "./points";
import type { Stretch } from "./ranges";

/** A sensor that is late by so many of its usual pauses has a gap. */
const pausesLate = 3;
/** However often it says something, shorter pauses are no gap. */
const gapLeastMs = 2 * minuteMs;

/**
 * How long a sensor may say nothing before its line breaks: three times its usual pause, which is the one that half of its
 * pauses do not exceed; null where there are too few values to say what is usual, and of what people gave.
 */
export function gapOf(samples: readonly Sample[]): number | null {
  const instants = samples
    .filter(({ key }) => key === "")
    .map(({ at }) => at.getTime())
    .sort((a, b) => a - b);
  const pauses = instants
    .slice(1)
    .map((at, index) => at - (instants[index] ?? at))
    .sort((a, b) => a - b);
  const usual = pauses[Math.floor((pauses.length - 1) / 2)];
  return usual === undefined || pauses.length < 2
    ? null
    : Math.max(gapLeastMs, usual * pausesLate);
}

/** All values of a stretch as they came, a sensor's and people's, those corrected or voided as they hold now; in the order of time. */
export function rawSamples(
  hours: readonly Pick<MeasureHour, "hour" | "readings">[],
  logs: readonly ValueLog[],
  { from, until }: Stretch,
): Sample[] {
  const given = currentValues(logs).map(({ log, value }) => ({
    at: log.at,
    value,
    key: log.id,
  }));
  return [
    ...hours.flatMap(({ hour, readings }) => samplesOf(hour, readings)),
    ...given,
  ]
    .filter(({ at }) => at >= from && at < until)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The hours of a stretch, each with what its values come to. */
export function hoursOfRaw(
  samples: readonly Sample[],
  type: MeasureType,
  stretch: Stretch,
): Point[] {
  const { days } = recount(samples, type);
  return pointsOf(hoursPlaced([...days.values()]), stretch, "hourly");
}
