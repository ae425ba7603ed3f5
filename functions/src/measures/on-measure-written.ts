import type { UtcHour } from "@domain/measures/buckets/keys";
import { dayOfHour, hourOf } from "@domain/measures/buckets/keys";
import type { Measure } from "@domain/measures/values/value";
import type { Series } from "@domain/measures/values/value-queries";
import { equalValues } from "@domain/record/equal";
import { onDocumentWritten } from "firebase-functions/firestore";
import { watchablesOf } from "../alerts/watch-limits";
import { database, region } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { logFailure, startOperation } from "../edge/log";
import { keepDay } from "./keep-day";
import { isOfKnownZone } from "./known-zone";
import { watchSeries } from "./watch-series";

/**
 * Counts an hour of a series anew from what people and sensors said of it, and watches what people said. What is stored decides,
 * not what changed: an old event may be heard late, or twice. A parameter that is gone for good has nothing left to be counted.
 */
export const countHour = (
  series: Series,
  hour: UtcHour,
  now: Date,
): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(
      ref("environmentalParameters", series.parameterId),
    );
    const { record: parameter } = readingOf("environmentalParameters", stored);
    if (parameter?.zooId !== series.zooId) return;
    const kept = await keepDay(
      transaction,
      {
        series,
        day: dayOfHour(hour),
        given: [{ hour, readings: [] }],
      },
      parameter.measureType,
    );
    if (kept.crowded.has(hour)) {
      // What is counted of it stays: some of it alone would be wrong.
      const { parameterId, enclosureId } = series;
      const what = { parameterId, enclosureId, hour };
      logFailure(startOperation("countHour", null), "crowded", what);
      return;
    }
    const said = watchablesOf(kept.said);
    const sensed = watchablesOf(kept.sensed);
    const watch = await watchSeries(
      transaction,
      {
        series,
        parameter,
        readings: said,
        by: "person",
        whole: { hour, values: [...said, ...sensed] },
      },
      now,
    );
    kept.write();
    watch();
  });

/** What of a line is counted: where it is of, when, and what it says. */
const counted = (line: Measure | null) =>
  line === null
    ? null
    : [
        line.zooId,
        line.parameterId,
        line.areaId,
        line.at,
        line.value,
        line.replaces,
        line.voids,
      ];

/** Values of people enter the hours, days and months of their series. */
export const onMeasureWritten = onDocumentWritten(
  {
    document: "enclosures/{enclosureId}/measures/{measureId}",
    region,
    retry: true,
  },
  async ({ data, params, time }) => {
    const [before, after] = [data?.before, data?.after].map((one) =>
      one === undefined ? null : readingOf("measures", one).record,
    );
    if (equalValues(counted(before ?? null), counted(after ?? null))) return;
    const { enclosureId } = params;
    for (const line of [before, after]) {
      // Lines go with their parameter alone, and all that was counted of it goes too.
      if (!data?.after.exists || line === null || line === undefined) continue;
      if (!(await isOfKnownZone(enclosureId, line))) continue;
      const { zooId, parameterId, areaId, at } = line;
      const series = { zooId, enclosureId, parameterId, areaId };
      await countHour(series, hourOf(at), new Date(time));
    }
  },
);
