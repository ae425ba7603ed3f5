import type { Finding } from "@domain/finding/finding";
import { retestDay } from "@domain/finding/finding";
import { retestQuery } from "@domain/finding/finding-queries";
import { daysToJudge, laterThan, verdictOf } from "@domain/finding/retest";
import type { DayMean } from "@domain/health/watch/itself";
import { dayMeansOf } from "@domain/health/watch/itself";
import { monthAfter, monthOfDay } from "@domain/measures/buckets/keys";
import type { MonthKey } from "@domain/measures/buckets/keys";
import { bucketsQuery } from "@domain/measures/buckets/bucket-queries";
import { systemAuthor } from "@domain/task/task";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay, parisZone } from "@domain/time/paris";
import type { Transaction } from "firebase-admin/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { database, region } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { logDone, startOperation } from "../edge/log";
import { pageSize } from "../edge/pages";
import { compile } from "../edge/query";
import type { Known } from "../notices/known";
import { knowledge } from "../notices/known";
import { withEach } from "../work/with-each";
import { scoreDaysOf } from "./score-days";
import { tellVerdict } from "./tell-verdict";

/** The months that hold days from one to another. */
function monthsOf(from: CalendarDay, to: CalendarDay): MonthKey[] {
  const months: MonthKey[] = [];
  const last = monthOfDay(to);
  for (let month = monthOfDay(from); month <= last; month = monthAfter(month))
    months.push(month);
  return months;
}

/** The day means that judge a finding, of its animal or of its place, or of how that scored. */
async function daysOf(
  transaction: Transaction,
  { zooId, subject, source, ...finding }: Finding,
  today: CalendarDay,
): Promise<DayMean[]> {
  const span = daysToJudge(finding, today);
  if (span === null) return [];
  if (source.kind === "score")
    return scoreDaysOf(transaction, { zooId, subject, source }, span);
  const series =
    source.kind === "animalMeasure"
      ? { zooId, animalId: subject.id, parameterId: source.id, sight: [] }
      : {
          ...{ zooId, enclosureId: subject.id, areaId: subject.areaId },
          parameterId: source.id,
        };
  const periods = monthsOf(span.from, span.to);
  const query = bucketsQuery(series, { kind: "months", periods });
  if (query === null) return [];
  const { docs } = await transaction.get(compile(query));
  const collection =
    source.kind === "animalMeasure" ? "healthMonths" : "measureMonths";
  return dayMeansOf(
    docs.flatMap((doc) => {
      const { record } = readingOf(collection, doc);
      return record === null ? [] : [record.days];
    }),
  );
}

/** Judges one finding whose day has come by `now` and tells whom it concerns, once, or puts that off while too few days have come since; answers whether it did. What was put away meanwhile is judged no more. */
export const retest = (
  findingId: string,
  now: Date,
  known: Known = knowledge(),
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("findings", findingId));
    const { record: finding } = readingOf("findings", stored);
    const today = parisDay(now);
    const day = finding && retestDay(finding);
    const isDue = day !== null && day <= today;
    if (finding?.retestOn == null || !isDue || finding.retestOn > today)
      return false;
    const days = await daysOf(transaction, finding, today);
    const verdict = verdictOf(finding, days, today);
    const retestOn = laterThan({ ...finding, verdict }, today);
    if (retestOn !== null) {
      const change = { retestOn };
      transaction.update(
        stored.ref,
        changeOf("findings", change, systemAuthor),
      );
      return false;
    }
    const tell =
      verdict === null
        ? () => undefined
        : await tellVerdict(transaction, finding, now, known);
    transaction.update(
      stored.ref,
      changeOf("findings", { verdict, retestOn: null }, systemAuthor),
    );
    tell();
    return verdict !== null;
  });

/** Judges every finding whose day has come by `now`, each once; one that fails does not stop the others. Safe to do again. */
export async function retestAll(
  now: Date,
): Promise<{ judged: number; failed: number }> {
  const known = knowledge();
  const { done: judged, failed } = await withEach(
    "retestFindings",
    retestQuery(parisDay(now), pageSize),
    ({ id }) => retest(id, now, known),
  );
  return { judged, failed };
}

/** Every night: whether what was done about findings worked. */
export const retestFindings = onSchedule(
  {
    schedule: "every day 04:30",
    timeZone: parisZone,
    region,
    retryCount: 3,
    timeoutSeconds: 540,
  },
  async ({ scheduleTime }) => {
    const done = await retestAll(new Date(scheduleTime));
    if (done.judged + done.failed > 0)
      logDone(startOperation("retestFindings", null), done);
  },
);
