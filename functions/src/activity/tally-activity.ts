import type { Activity } from "@domain/activity/activity";
import { activityTally, stepOf } from "@domain/activity/activity";
import { activityQueries } from "@domain/activity/activity-queries";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import type { Step } from "@domain/time/steps";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { pagesOf } from "../exports/read";

export interface Period {
  since: CalendarDay;
  until: CalendarDay;
}

/** So many short documents at once. */
const atOnce = 1000;

const fields = [
  "day",
  "campaignId",
  "authorId",
  "observerId",
  "status",
  "watchedMs",
  "voidedAt",
];

const textOf = (doc: QueryDocumentSnapshot, field: string): string | null => {
  const value: unknown = doc.get(field);
  return typeof value === "string" ? value : null;
};

/**
 * What was handed in and closed in a period, counted document by document of which only what counts is read; `userId`: by
 * one person alone. What is void counts nowhere.
 */
export async function tallyActivity(
  zooId: string,
  { since, until }: Period,
  userId: string | null,
): Promise<Activity & { step: Step; looked: number }> {
  const step = stepOf(since, until);
  const tally = activityTally(step);
  let looked = 0;
  for (const query of activityQueries(zooId, since, until, atOnce)) {
    const isEvaluation = query.collection === "evaluations";
    for await (const docs of pagesOf(query, fields)) {
      looked += docs.length;
      for (const doc of docs) {
        const day = textOf(doc, "day");
        const who = textOf(doc, isEvaluation ? "authorId" : "observerId");
        const counts = isEvaluation
          ? doc.get("status") === "submitted"
          : (doc.get("voidedAt") ?? null) === null;
        const isAsked = userId === null || who === userId;
        if (!counts || !isAsked || who === null) continue;
        if (day === null || !isCalendarDay(day)) continue;
        const watched: unknown = doc.get("watchedMs");
        tally.count({
          kind: isEvaluation ? "evaluation" : "observation",
          day,
          userId: who,
          campaignId: textOf(doc, "campaignId"),
          watchedMs: typeof watched === "number" ? watched : 0,
        });
      }
    }
  }
  return { ...tally.result(), step, looked };
}
