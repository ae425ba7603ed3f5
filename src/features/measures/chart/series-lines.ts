import type { MeasureHour } from "@domain/measures/buckets/stored";
import type { MeasureDay, MeasureMonth } from "@domain/measures/buckets/stored";
import { recount } from "@domain/measures/buckets/periods";
import type { Limits } from "@domain/measures/parameters/limits";
import type { MeasureType } from "@domain/measures/parameters/measure-type";
import type { Point } from "@domain/measures/series/points";
import {
  daysPlaced,
  hoursPlaced,
  partsOfRaw,
  pointsOf,
} from "@domain/measures/series/points";
import type { Detail, Stretch } from "@domain/measures/series/ranges";
import { gapOf, hoursOfRaw, rawSamples } from "@domain/measures/series/raw";
import type { Subject } from "@domain/measures/subject";
import type { ValueLog } from "@domain/measures/values/value";
import type { SlotPosition } from "../../../ui/chart/chart-data";
import { positionIn, stretchesOf } from "./slots";

/** A value as it came, and when; null for a break in the line. */
export interface RawValue {
  at: SlotPosition;
  instant: Date;
  value: number | null;
}

/** A line of a chart: where or of whom it was measured, what came to it, and the limits that hold there. */
export interface PlaceLine {
  key: string;
  subject: Subject;
  name: string;
  limits: Limits;
  /** One for each slot. */
  points: readonly Point[];
  /** Each value as it came, with breaks; null where slots are drawn. */
  raw: readonly RawValue[] | null;
  /** When weights were given that were judged by eye; null: nothing is of the kind. */
  estimated: readonly Date[] | null;
}

export type BucketDocument =
  | Pick<MeasureHour, "hour" | "readings">
  | Pick<MeasureDay, "hours">
  | Pick<MeasureMonth, "days">;

const hoursIn = (documents: readonly BucketDocument[]) =>
  documents.flatMap((one) => ("readings" in one ? [one] : []));
const daysIn = (documents: readonly BucketDocument[]) =>
  documents.flatMap((one) => ("hours" in one ? [one.hours] : []));
const monthsIn = (documents: readonly BucketDocument[]) =>
  documents.flatMap((one) => ("days" in one ? [one.days] : []));

/** What was read of one place. */
export interface Read {
  documents: readonly BucketDocument[];
  /** What people said: all of it where values are drawn as they came, else what no function has counted yet. */
  logs: readonly ValueLog[];
}

interface Asked {
  type: MeasureType;
  stretch: Stretch;
  detail: Detail;
}

function rawLine(
  { documents, logs }: Read,
  { type, stretch, detail }: Asked,
): Pick<PlaceLine, "points" | "raw"> {
  const samples = rawSamples(hoursIn(documents), logs, stretch);
  const slots = stretchesOf(stretch, detail);
  const parts = partsOfRaw(samples, gapOf(samples));
  const raw = parts.flatMap((part, index): RawValue[] => {
    const points = part.flatMap(({ at, value }) => {
      const place = positionIn(slots, at);
      return place === null || typeof value !== "number"
        ? []
        : [{ at: place, instant: at, value }];
    });
    const [first] = points;
    return index === 0 || first === undefined
      ? points
      : [{ ...first, value: null }, ...points];
  });
  return { points: hoursOfRaw(samples, type, stretch), raw };
}

/** The line of one place from what was read of it. */
export function lineOfPlace(
  read: Read,
  asked: Asked,
): Pick<PlaceLine, "points" | "raw"> {
  const { detail, stretch, type } = asked;
  if (detail === "raw") return rawLine(read, asked);
  const { days, months } = recount(rawSamples([], read.logs, stretch), type);
  const placed =
    detail === "hourly"
      ? hoursPlaced([...daysIn(read.documents), ...days.values()])
      : daysPlaced([...monthsIn(read.documents), ...months.values()]);
  return { points: pointsOf(placed, stretch, detail), raw: null };
}
