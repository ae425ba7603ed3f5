import {
  daysOfEnclosureQuery,
  monthsOfEnclosureQuery,
} from "@domain/export/period-queries";
import { deviationOf, mergeBuckets } from "@domain/measures/buckets/bucket";
import { startOfHour } from "@domain/measures/buckets/keys";
import { partsInOrder } from "@domain/measures/buckets/periods";
import type { Bucket, MeasureMonth } from "@domain/measures/buckets/stored";
import type { Value } from "@domain/measures/values/value";
import { minuteOfInstant } from "@domain/time/date-field";
import type { Cell } from "../../write/cells";
import type { Asking } from "../exporter";
import type { Asked, OfPlace, SeriesWords } from "./place";
import { bucketsAtOnce, rowsOfEach } from "./place";

/** What a key of counts stands for. */
const countedAs = (key: string): Value =>
  key === "true" ? true : key === "false" ? false : key;

/** What is kept of several values. */
function bucketCells(
  { n, mean, min, max, first, last, ...bucket }: Bucket,
  cellOf: (value: Value) => Cell,
  say: Asking["say"],
): Cell[] {
  const counts = Object.entries(bucket.counts).map(([key, times]) =>
    say("exports.states.times", {
      what: String(cellOf(countedAs(key))),
      times: String(times),
    }),
  );
  const deviation = deviationOf({ n, mean, min, max, first, last, ...bucket });
  return [
    ...[n, mean ?? "", deviation ?? "", min ?? "", max ?? ""],
    ...[cellOf(first), cellOf(last), counts.join(", ")],
  ];
}

/** The days of a month that are asked for: each, or what they come to. */
function partsOf(
  { month, days }: MeasureMonth,
  { step, period: { since, until } }: Asked,
): (readonly [string, Bucket])[] {
  const wanted = partsInOrder(days).filter(
    ([day]) => since <= day && day <= until,
  );
  if (step === "day") return wanted;
  const whole = mergeBuckets(wanted.map(([, bucket]) => bucket));
  return whole === null ? [] : [[month, whole]];
}

/** What is kept of an enclosure's values by hour, day or month. */
export const keptValues =
  (asking: Asking, asked: Asked, words: SeriesWords): OfPlace =>
  (place) => {
    const { zooId } = asking.session;
    const { enclosureId } = place;
    const row = (
      at: string,
      one: Parameters<SeriesWords["cellOf"]>[0],
      bucket: Bucket,
    ): Cell[] => [
      at,
      ...words.head(place, one),
      ...bucketCells(bucket, words.cellOf(one), asking.say),
    ];
    return asked.step === "hour"
      ? rowsOfEach(
          asking,
          daysOfEnclosureQuery(zooId, enclosureId, asked.period, bucketsAtOnce),
          words,
          (one) =>
            partsInOrder(one.hours).map(([hour, bucket]) =>
              row(minuteOfInstant(startOfHour(hour)), one, bucket),
            ),
        )
      : rowsOfEach(
          asking,
          monthsOfEnclosureQuery(
            zooId,
            enclosureId,
            asked.period,
            bucketsAtOnce,
          ),
          words,
          (one) =>
            partsOf(one, asked).map(([at, bucket]) => row(at, one, bucket)),
        );
  };
