import { demoSources } from "../../../data/measures/sources";
import type { DemoSensor, DemoSource } from "../../../data/measures/types";
import type { Bucket } from "../../../../src/domain/measures/buckets/stored";
import { bucketOf } from "../../../../src/domain/measures/buckets/bucket";
import type { UtcHour } from "../../../../src/domain/measures/buckets/keys";
import {
  bucketId,
  hourMs,
  hoursBetween,
  hoursOfDay,
  monthOfDay,
  seriesKey,
  startOfHour,
} from "../../../../src/domain/measures/buckets/keys";
import {
  addSent,
  nothingSent,
} from "../../../../src/domain/measures/buckets/senders";
import type { Reading } from "../../../../src/domain/measures/buckets/hours";
import { wholeOf } from "../../../../src/domain/measures/buckets/periods";
import { builtInId } from "../../../../src/domain/measures/parameters/parameter";
import type { CalendarDay } from "../../../../src/domain/time/calendar-day";
import { addDays, daysFromTo } from "../../../../src/domain/time/calendar-day";
import { parisDay, startOfDay } from "../../../../src/domain/time/paris";
import { systemAuthor } from "../../../../src/domain/task/task";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { earlier } from "../moments";
import { samplesBetween, spokenUntil } from "./course";

/** What was said is here as it came since yesterday, by the hour and by the day for as long as a chart shows it so: whole days. */
const rawDays = 1;
const hourlyDays = 31;
const yearDays = 366;

/** A sensor's line, and the span in which it spoke. */
interface Line {
  sensor: DemoSensor;
  of: { zooId: string; parameterId: string; areaId: string | null };
  series: string;
  sourceId: string;
  until: Date;
  now: Date;
}

const stampOf = (at: Date, { now }: Line) => ({
  createdAt: earlier(at, now),
  createdBy: systemAuthor,
});

/** What the sensor said from an instant on, until another or until it fell silent. */
const said = ({ sensor, until, now }: Line, from: Date, to: Date) =>
  samplesBetween(sensor, [from, earlier(to, until)], now);

function hourDocument(line: Line, hour: UtcHour): DemoDocument[] {
  const from = startOfHour(hour);
  const to = new Date(from.getTime() + hourMs);
  const { sent } = addSent(
    nothingSent,
    said(line, from, to) as Reading[],
    line.sourceId,
  );
  if (Object.keys(sent.readings).length === 0) return [];
  return [
    demoDocument(
      "measureHours",
      bucketId(line.series, hour),
      { ...line.of, hour, ...sent, sourceIds: [...sent.sourceIds] },
      stampOf(to, line),
      line.sensor.enclosureId,
    ),
  ];
}

/** The hours of a day, each with what is kept of it. */
const hoursOf = (line: Line, day: CalendarDay) =>
  hoursOfDay(day).flatMap((hour) => {
    const from = startOfHour(hour);
    const samples = said(line, from, new Date(from.getTime() + hourMs));
    const bucket = bucketOf(samples, "numeric");
    return bucket === null ? [] : [[hour, bucket] as const];
  });

function dayDocument(line: Line, day: CalendarDay): DemoDocument[] {
  const hours = Object.fromEntries(hoursOf(line, day));
  if (Object.keys(hours).length === 0) return [];
  return [
    demoDocument(
      "measureDays",
      bucketId(line.series, day),
      { ...line.of, day, hours },
      stampOf(startOfDay(addDays(day, 1)), line),
      line.sensor.enclosureId,
    ),
  ];
}

/** What is kept of a day: of its hours together, where these are here too. */
function wholeDay(line: Line, day: CalendarDay): Bucket | null {
  if (day >= addDays(parisDay(line.now), -hourlyDays))
    return wholeOf(Object.fromEntries(hoursOf(line, day)));
  const samples = said(line, startOfDay(day), startOfDay(addDays(day, 1)));
  return bucketOf(samples, "numeric");
}

function monthDocuments(
  line: Line,
  days: readonly CalendarDay[],
): DemoDocument[] {
  const buckets = days.flatMap((day) => {
    const bucket = wholeDay(line, day);
    return bucket === null ? [] : [[day, bucket] as const];
  });
  const months = [...new Set(buckets.map(([day]) => monthOfDay(day)))];
  return months.map((month) => {
    const own = buckets.filter(([day]) => monthOfDay(day) === month);
    const last = own.at(-1)?.[0] ?? days[0];
    return demoDocument(
      "measureMonths",
      bucketId(line.series, month),
      { ...line.of, month, days: Object.fromEntries(own) },
      stampOf(startOfDay(addDays(last ?? parisDay(line.now), 1)), line),
      line.sensor.enclosureId,
    );
  });
}

function lineOf(source: DemoSource, sensor: DemoSensor, now: Date): Line {
  const parameterId = builtInId(source.zooId, sensor.key);
  const { areaId } = sensor;
  return {
    sensor,
    of: { zooId: source.zooId, parameterId, areaId },
    series: seriesKey(parameterId, areaId),
    sourceId: source.id,
    until: spokenUntil(source, now),
    now,
  };
}

function documentsOfLine(line: Line): DemoDocument[] {
  const today = parisDay(line.now);
  const days = daysFromTo(addDays(today, -yearDays), today);
  const raw = hoursBetween(startOfDay(addDays(today, -rawDays)), line.now);
  return [
    ...raw.flatMap((hour) => hourDocument(line, hour)),
    ...days.slice(-hourlyDays - 1).flatMap((day) => dayDocument(line, day)),
    ...monthDocuments(line, days),
  ];
}

/** What is kept of all that the sensors said in a year. */
export const sensedDocuments = (now: Date): DemoDocument[] =>
  demoSources.flatMap((source) =>
    source.sensors.flatMap((sensor) =>
      documentsOfLine(lineOf(source, sensor, now)),
    ),
  );
