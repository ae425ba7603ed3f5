import {
  baselineMonthsMost,
  monthsFromQuery,
} from "@domain/health/baseline/baseline-queries";
import { dayMeansOf, frozenDays } from "@domain/health/watch/itself";
import { baselineMost } from "@domain/analysis/control-chart";
import { monthOfDay } from "@domain/measures/buckets/keys";
import type { AnimalSeries } from "@domain/measures/values/of-series";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import type { CalendarDay } from "@domain/time/calendar-day";
import { onDocumentWritten } from "firebase-functions/firestore";
import { database, region } from "../../edge/admin";
import { readingOf, refBelow } from "../../edge/documents";
import { putDerived } from "../../edge/put-derived";
import { compile } from "../../edge/query";
import { readSeries } from "./series";

interface Freezing {
  /** The day of which something was said; null: it is all looked at. */
  day?: CalendarDay | null;
  dryRun?: boolean;
}

/**
 * Keeps what an animal's values are held against, once there are days enough: from the first on, or from the day a veterinarian
 * chose. What is kept stays: later days change nothing of it, only what is corrected in its own does. Answers whether it differed.
 * Safe to replay.
 */
export const freezeBaseline = (
  series: AnimalSeries,
  { day = null, dryRun = false }: Freezing = {},
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const { zooId, animalId, parameterId } = series;
    const at = refBelow("healthBaselines", animalId, parameterId);
    const stored = await transaction.get(at);
    const { record } = readingOf("healthBaselines", stored);
    const last = Object.keys(record?.days ?? {})
      .sort()
      .at(baselineMost - 1);
    if (day !== null && record !== null)
      if (day < record.from || (last !== undefined && day > last)) return false;
    const before = await readSeries(transaction, series);
    if (before?.parameter.measureType !== "numeric") return false;
    const month = record === null ? null : monthOfDay(record.from);
    const { docs } = await transaction.get(
      compile(monthsFromQuery(series, month, baselineMonthsMost)),
    );
    const days = frozenDays(
      dayMeansOf(
        docs.flatMap((doc) => {
          const { record: kept } = readingOf("healthMonths", doc);
          return kept === null ? [] : [kept.days];
        }),
      ),
      record?.from ?? null,
    );
    const [first] = days ?? [];
    const from = record?.from ?? first?.day;
    if (from === undefined) return false;
    const after = Object.fromEntries(
      (days ?? []).map((one) => [one.day, { mean: one.mean, n: one.n }]),
    );
    if (record !== null && equalValues(after, record.days)) return false;
    if (dryRun) return true;
    const shared = {
      ...{ zooId, animalId, parameterId, from },
      reason: record?.reason ?? null,
      sectorId: before.animal.sectorId,
      openToKeepers: before.parameter.keeperMayCollect,
    };
    const values = { days: after };
    putDerived(
      transaction,
      "healthBaselines",
      stored,
      shared,
      values,
      systemAuthor,
    );
    return true;
  });

/** A baseline that a veterinarian begins anew is kept as soon as there are days enough. */
export const onBaselineWritten = onDocumentWritten(
  {
    document: "animals/{animalId}/baselines/{parameterId}",
    region,
    retry: true,
  },
  async ({ data, params }) => {
    const [before, after] = [data?.before, data?.after].map((one) =>
      one === undefined ? null : readingOf("healthBaselines", one).record,
    );
    if (!after || before?.from === after.from) return;
    const { animalId, parameterId } = params;
    await freezeBaseline({ zooId: after.zooId, animalId, parameterId });
  },
);
