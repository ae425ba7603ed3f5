import type { Sample } from "@domain/measures/buckets/bucket";
import type { BucketCollection } from "@domain/measures/buckets/bucket-queries";
import type { Reading, ReadingFate } from "@domain/measures/buckets/hours";
import { samplesOf } from "@domain/measures/buckets/hours";
import type { UtcHour } from "@domain/measures/buckets/keys";
import { hourOf, monthOfDay } from "@domain/measures/buckets/keys";
import type { SentHour, Stretch } from "@domain/measures/buckets/senders";
import {
  addSent,
  nothingSent,
  withoutSent,
} from "@domain/measures/buckets/senders";
import type { DayHours, Periods } from "@domain/measures/buckets/periods";
import { assignHour } from "@domain/measures/buckets/periods";
import type { MeasureType } from "@domain/measures/parameters/measure-type";
import type { Series } from "@domain/measures/values/value-queries";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import type { CalendarDay } from "@domain/time/calendar-day";
import type { Transaction } from "firebase-admin/firestore";
import { orNull } from "../edge/put-derived";
import type { Authored, StoredDay } from "./stored-day";
import { put, readDay } from "./stored-day";

/** An hour, and what a sensor says of it; nothing where what people said is counted anew. */
export interface Given {
  hour: UtcHour;
  readings: readonly Reading[];
}

/** What came of one series on one day of Paris, each hour once, in their order: what one transaction keeps. */
export interface DayBatch {
  series: Series;
  day: CalendarDay;
  given: readonly [Given, ...Given[]];
}

/** What there is of a series once a batch is kept, as far as it was read; and what writes it. */
export interface KeptDay {
  /** What became of each reading, by hour as they were given. */
  fates: ReadingFate[][];
  /** What the sensor said in these hours, and in those before and after where that was asked. */
  sensed: Sample[];
  /** What people said in these hours, as it holds. */
  said: Sample[];
  /** How many readings went out of their hours. */
  left: number;
  /** Of these so much that they stay as they were counted. */
  crowded: ReadonlySet<UtcHour>;
  hours: DayHours;
  /** Where something differs. */
  differing: BucketCollection[];
  write: () => void;
}

/** An hour as it is stored; null for one in which nothing was sent. */
const keptOf = (hour: UtcHour, { readings, sourceIds, others }: SentHour) =>
  orNull(readings) && { hour, readings, sourceIds, others };

function writing(
  transaction: Transaction,
  stored: Authored,
  changed: readonly UtcHour[],
  { hours, days }: Pick<StoredDay, "hours" | "days">,
): Pick<KeptDay, "differing" | "write"> {
  const { day, sent } = stored;
  const month = monthOfDay(day);
  const differing: BucketCollection[] = [];
  if (changed.length > 0) differing.push("measureHours");
  if (!equalValues(hours, stored.hours)) differing.push("measureDays");
  if (!equalValues(days, stored.days)) differing.push("measureMonths");
  const write = () => {
    for (const hour of changed)
      put(
        transaction,
        stored,
        "measureHours",
        hour,
        keptOf(hour, sent.get(hour) ?? nothingSent),
      );
    if (differing.includes("measureDays"))
      put(
        transaction,
        stored,
        "measureDays",
        day,
        orNull(hours) && { day, hours },
      );
    if (differing.includes("measureMonths"))
      put(
        transaction,
        stored,
        "measureMonths",
        month,
        orNull(days) && { month, days },
      );
  };
  return { differing, write };
}

const sizeOf = ({ readings }: SentHour): number => Object.keys(readings).length;

/** How a batch is kept. */
interface Keeping {
  /** Whether the hours before and after are read as well. */
  beside?: boolean;
  by?: string;
  /** Who sent it; null: no source. */
  sourceId?: string | null;
  /** What goes out of its hours first; null: nothing. */
  leaving?: Stretch | null;
}

/**
 * What is kept of a series and a day with readings that came of it: readings are added to their hours, and each of these hours
 * is counted anew from all that is known of it, into its day and its month. Doing it twice, late or in another order keeps the
 * same. Reads, `beside` also the hours before and after; what is answered writes, once the transaction has read all it needs,
 * in the name of `by`.
 */
export async function keepDay(
  transaction: Transaction,
  { series, day, given }: DayBatch,
  type: MeasureType,
  {
    beside = false,
    by = systemAuthor,
    sourceId = null,
    leaving = null,
  }: Keeping = {},
): Promise<KeptDay> {
  const [one, ...others] = given;
  const ofHours = [one.hour, ...others.map(({ hour }) => hour)] as const;
  const stored = await readDay(transaction, series, day, ofHours, beside);
  const { sent: known, said, crowded } = stored;
  const month = monthOfDay(day);
  const periods: Periods = {
    days: new Map([[day, stored.hours]]),
    months: new Map([[month, stored.days]]),
  };
  const changed: UtcHour[] = [];
  let left = 0;
  const fates = given.map(({ hour, readings }) => {
    const before = known.get(hour) ?? nothingSent;
    const stays =
      leaving === null ? before : withoutSent(hour, before, leaving);
    left += sizeOf(before) - sizeOf(stays);
    const added = addSent(stays, readings, sourceId);
    if (added.sent !== before) changed.push(hour);
    known.set(hour, added.sent);
    if (crowded.has(hour)) return added.fates;
    const ofHour = said.filter(({ at }) => hourOf(at) === hour);
    const samples = [...samplesOf(hour, added.sent.readings), ...ofHour];
    assignHour(periods, hour, samples, type);
    return added.fates;
  });
  const hours = periods.days.get(day) ?? {};
  const days = periods.months.get(month) ?? {};
  return {
    fates,
    sensed: [...known].flatMap(([hour, { readings }]) =>
      samplesOf(hour, readings),
    ),
    said,
    left,
    crowded,
    hours,
    ...writing(transaction, { ...stored, by }, changed, { hours, days }),
  };
}
