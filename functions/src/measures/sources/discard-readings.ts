import type { Session } from "@domain/access/session";
import type { CallableInput } from "@domain/callables";
import { discardSeconds } from "@domain/measures/discard/discard";
import { hoursOfSourceQuery } from "@domain/measures/buckets/bucket-queries";
import type { UtcHour } from "@domain/measures/buckets/keys";
import { dayOfHour, hourOf, seriesKey } from "@domain/measures/buckets/keys";
import type { Stretch } from "@domain/measures/buckets/senders";
import { offsetsIn } from "@domain/measures/buckets/senders";
import type { Series } from "@domain/measures/values/value-queries";
import type { CalendarDay } from "@domain/time/calendar-day";
import { hashOf, newReceipt, receiptRef, wasDone } from "../../desk/receipt";
import { database } from "../../edge/admin";
import { record } from "../../edge/audit";
import { defineCallable } from "../../edge/define-callable";
import { readingOf } from "../../edge/documents";
import { pagesOfQuery } from "../../edge/pages";
import { compile } from "../../edge/query";
import { checkHome } from "../../people/accounts/new-account";
import { discardOfDay } from "../discard-day";
import { sourceIn } from "./source";

type Asked = CallableInput<"discardReadings">;

/** A call answers before it is cut short: what is left then is told. */
const workMs = (discardSeconds - 40) * 1000;

/** Hours of one series on one day that hold readings of the stretch, and how many these are. */
interface DayOfSource {
  series: Series;
  day: CalendarDay;
  hours: [UtcHour, ...UtcHour[]];
  readings: number;
}

/** What a source sent in a stretch of time, by series and day, the first day first. */
async function foundOf(
  zooId: string,
  stretch: Stretch,
): Promise<DayOfSource[]> {
  const { sourceId, from, until } = stretch;
  const hours = [hourOf(from), hourOf(until)] as const;
  const query = hoursOfSourceQuery(sourceId, hours, 1);
  const found = new Map<string, DayOfSource>();
  for await (const docs of pagesOfQuery(compile(query)))
    for (const doc of docs) {
      const { record: kept } = readingOf("measureHours", doc);
      if (kept?.zooId !== zooId) continue;
      const { hour, parameterId, areaId } = kept;
      const readings = offsetsIn(hour, kept, stretch).length;
      if (readings === 0) continue;
      const enclosureId = doc.ref.parent.parent?.id ?? "";
      const day = dayOfHour(hour);
      const key = `${enclosureId}/${seriesKey(parameterId, areaId)}/${day}`;
      const known = found.get(key);
      if (known === undefined) {
        const series = { zooId, enclosureId, parameterId, areaId };
        found.set(key, { series, day, hours: [hour], readings });
      } else {
        known.hours.push(hour);
        known.readings += readings;
      }
    }
  return [...found.values()];
}

const sumOf = (days: readonly DayOfSource[]): number =>
  days.reduce((all, { readings }) => all + readings, 0);

/** Checks who asks for what; that they mean it is recorded once an operation, before anything goes. */
const begin = (
  session: Session,
  { operationId, confirmed, ...asked }: Asked,
  readings: number,
  now: Date,
): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const { zooId, sourceId, from, until } = asked;
    const receipt = receiptRef(session, operationId);
    const hash = hashOf({ ...asked, discard: true });
    const isKnown = wasDone(await transaction.get(receipt), session, hash);
    await checkHome(transaction, session, zooId);
    await sourceIn(transaction, zooId, sourceId);
    if (!confirmed || isKnown) return;
    record(transaction, {
      zooId,
      action: "readingsDiscarded",
      by: session.uid,
      subject: { collection: "sensorSources", id: sourceId },
      after: { from, until, readings },
      operationId,
    });
    transaction.create(receipt, newReceipt(session, operationId, hash, now));
  });

/**
 * Takes what a source sent of a stretch of time out of everything that is kept: its hours, days and months are counted anew,
 * and an alert that it opened is over. Not confirmed, it only says how many readings these are; cut short, it says how many
 * are left, and goes on when it is asked again.
 */
export const discardReadings = defineCallable(
  "discardReadings",
  async (session, asked) => {
    const now = new Date();
    const { zooId, sourceId, from, until, confirmed } = asked;
    const stretch = {
      sourceId,
      from: new Date(from * 1000),
      until: new Date(until * 1000),
    };
    await begin(session, { ...asked, confirmed: false }, 0, now);
    const days = await foundOf(zooId, stretch);
    const left = sumOf(days);
    if (!confirmed) return { left, gone: 0 };
    await begin(session, asked, left, now);
    let gone = 0;
    // One after the other, as days of a series share a month.
    for (const { series, day, hours } of days) {
      if (Date.now() > now.getTime() + workMs) break;
      gone += await discardOfDay({ series, day, hours }, stretch, now);
    }
    return { left: Math.max(0, left - gone), gone };
  },
  { timeoutSeconds: discardSeconds, memory: "512MiB" },
);
