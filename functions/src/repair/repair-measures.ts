import {
  bucketCollections,
  bucketsOfParameterQuery,
} from "@domain/measures/buckets/bucket-queries";
import {
  bucketId,
  dayOfHour,
  hourOf,
  hoursOfDay,
  isUtcHour,
  seriesKey,
} from "@domain/measures/buckets/keys";
import type { Query } from "@domain/query/query";
import type { Series } from "@domain/measures/values/value-queries";
import { measuresOfParameterQuery } from "@domain/measures/values/value-queries";
import type { CalendarDay } from "@domain/time/calendar-day";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { keepDay } from "../measures/keep-day";
import type { Counts } from "./repair";
import type { DayOfSeries, EachOptions, Pages } from "./repair-each";
import { daysOn, repairAll } from "./repair-each";

/** Counts a day of a series anew from what people and sensors said, and writes what differs unless it only tries. */
export const recountDay = (
  series: Series,
  day: CalendarDay,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(
      ref("environmentalParameters", series.parameterId),
    );
    const { record } = readingOf("environmentalParameters", stored);
    const [first, ...others] = hoursOfDay(day).map((hour) => ({
      hour,
      readings: [],
    }));
    if (record === null || first === undefined) return [];
    const given = [first, ...others] as const;
    const batch = {
      series,
      day,
      given: [...given] as [typeof first, ...typeof others],
    };
    const kept = await keepDay(transaction, batch, record.measureType);
    if (!dryRun) kept.write();
    return kept.differing;
  });

/** The day on which somebody, or a sensor in an hour, said something; null where the document does not tell. */
function dayIn(doc: DocumentSnapshot): CalendarDay | null {
  const { at, hour } = { ...doc.data() } as Record<string, unknown>;
  if (at instanceof Timestamp) return dayOfHour(hourOf(at.toDate()));
  return typeof hour === "string" && isUtcHour(hour) ? dayOfHour(hour) : null;
}

/** All that people and sensors said of a parameter. */
const saidOf = (parameterId: string): Query[] => [
  measuresOfParameterQuery(parameterId, 1),
  bucketsOfParameterQuery(bucketCollections.hours.collection, parameterId, 1),
];

/** Every day of every series of a parameter on which something was said, each once: others have nothing to be counted from. */
async function daysOf(
  zooId: string,
  parameterId: string,
): Promise<Map<string, DayOfSeries<Series>>> {
  const found = new Map<string, DayOfSeries<Series>>();
  for (const query of saidOf(parameterId))
    for await (const docs of pagesOfQuery(compile(query)))
      for (const doc of docs) {
        const enclosureId = doc.ref.parent.parent?.id ?? "";
        const area: unknown = doc.get("areaId");
        const areaId = typeof area === "string" ? area : null;
        const series = { zooId, enclosureId, parameterId, areaId };
        const day = dayIn(doc);
        if (day === null) continue;
        const id = bucketId(seriesKey(parameterId, areaId), day);
        found.set(`${enclosureId}/${id}`, { series, day });
      }
  return found;
}

/** Counts anew what is kept of every series, by day and month, from all that was said of it. */
export const repairMeasures = (
  parameters: Pages,
  options: EachOptions,
): Promise<Counts> =>
  repairAll(
    "measureDays",
    daysOn(parameters, daysOf),
    ({ series, day }, how) => recountDay(series, day, how),
    options,
  );
