import { scoredBetweenQuery } from "@domain/evaluation/evaluation-queries";
import type { Finding } from "@domain/finding/finding";
import { scoreDays } from "@domain/finding/of-scores";
import type { DayMean } from "@domain/health/watch/itself";
import type { CalendarDay } from "@domain/time/calendar-day";
import type { Transaction } from "firebase-admin/firestore";
import { readingOf } from "../edge/documents";
import { inPages, pageSize } from "../edge/pages";
import { compile } from "../edge/query";

/** How what a finding is about scored, by the day, from one to another: all that was handed in by then, however much that is. */
export async function scoreDaysOf(
  transaction: Transaction,
  { zooId, subject, source }: Pick<Finding, "zooId" | "subject" | "source">,
  span: { from: CalendarDay; to: CalendarDay },
): Promise<DayMean[]> {
  const { id: surveyId, version } = source;
  if (version === null) return [];
  const of = { zooId, subjectId: subject.id, surveyId, version };
  const query = compile(scoredBetweenQuery(of, span, pageSize));
  const read = (page: typeof query) => transaction.get(page);
  const all = [];
  for await (const docs of inPages(query, pageSize, read))
    all.push(
      ...docs.flatMap((doc) => readingOf("evaluations", doc).record ?? []),
    );
  return scoreDays(all, source);
}
