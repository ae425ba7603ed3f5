import { retestQuery } from "@domain/finding/finding-queries";
import {
  isStillUnjudged,
  retestCause,
  retestMissed,
  retestSince,
} from "@domain/finding/retest-alerts";
import { lateRecommendationsQuery } from "@domain/report/cir/cir-queries";
import {
  isLateRecommendation,
  isStillLateRecommendation,
  recommendationCause,
} from "@domain/report/cir/late-recommendation";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { readingOf, ref } from "../../edge/documents";
import { pageSize } from "../../edge/pages";
import { withEach } from "../../work/with-each";
import { closeOver } from "../close-over";
import { raiseFound } from "./raise-found";

/** So many are looked at together. */
const atOnce = 8;

/** Looks at the findings that should have been judged the day before `now` at the latest, and at the alerts of those that were since. Safe to replay. */
export async function lookAtRetests(now: Date) {
  const today = parisDay(now);
  const due = await withEach(
    "lookAtRetests",
    retestQuery(addDays(today, -1), pageSize),
    (doc) =>
      raiseFound(doc.ref, now, (stored) => {
        const { record: finding } = readingOf("findings", stored);
        const day = finding === null ? null : retestMissed(finding, today);
        return finding === null || day === null
          ? []
          : [{ cause: retestCause(finding, day), since: retestSince(day) }];
      }),
    atOnce,
  );
  const open = await closeOver(
    "lookAtRetests",
    {
      kind: "retest",
      aboutOf: ({ source }) => ref("findings", source.id),
      isStill: (alert, finding) =>
        isStillUnjudged(alert, readingOf("findings", finding).record, today),
    },
    now,
  );
  return [due, open];
}

/** Looks at the tasks of recommendations that came to be late by `now`, and at the alerts of those that are late no more. Safe to replay. */
export async function lookAtRecommendations(now: Date) {
  const late = await withEach(
    "lookAtRecommendations",
    lateRecommendationsQuery(now, pageSize),
    (doc) =>
      raiseFound(doc.ref, now, (stored) => {
        const { record: task } = readingOf("tasks", stored);
        return task === null || !isLateRecommendation(task, now)
          ? []
          : [{ cause: recommendationCause(task), since: task.dueAt }];
      }),
    atOnce,
  );
  const open = await closeOver(
    "lookAtRecommendations",
    {
      kind: "recommendation",
      aboutOf: ({ source }) => ref("tasks", source.id),
      isStill: (alert, task) =>
        isStillLateRecommendation(alert, readingOf("tasks", task).record, now),
    },
    now,
  );
  return [late, open];
}
