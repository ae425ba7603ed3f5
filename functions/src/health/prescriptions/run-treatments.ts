import type { Treated } from "@domain/health/doses/dose-alerts";
import {
  dueDosesQuery,
  overduePrescriptionsQuery,
} from "@domain/health/prescriptions/prescription-queries";
import type { Query } from "@domain/query/query";
import { parisDay } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import { readingOf } from "../../edge/documents";
import { logDone, startOperation } from "../../edge/log";
import { pageSize } from "../../edge/pages";
import { everyMinute } from "../../edge/schedule";
import type { Looked } from "../../work/with-each";
import { withEach } from "../../work/with-each";
import { lookAtTreatment } from "../doses/look-at-treatment";
import { archiveOverdue } from "./end-treatment";

/** So many are looked at together. */
const atOnce = 8;

/** Does something with every treatment that a query finds and that can be read. */
const withTreatments = (
  name: string,
  query: Query<"prescriptions">,
  work: (treated: Treated) => Promise<unknown>,
): Promise<Looked> =>
  withEach(
    name,
    query,
    async (doc) => {
      const { record } = readingOf("prescriptions", doc);
      if (record !== null) await work(record);
      return record !== null;
    },
    atOnce,
  );

/** Looks for missed doses among the treatments of which one was due, or is missed, by `now`. Safe to do again. */
export const findMissed = (now: Date) =>
  withTreatments("lookAtTreatment", dueDosesQuery(now, pageSize), (treated) =>
    lookAtTreatment(treated, now),
  );

/** Archives the treatments whose last day was before `now` in Paris. Safe to do again. */
export const archiveAllOverdue = (now: Date) =>
  withTreatments(
    "archiveOverdue",
    overduePrescriptionsQuery(parisDay(now), pageSize),
    (treated) => archiveOverdue(treated, now),
  );

/** Every five minutes: which doses were missed, and which treatments are over. */
export const runTreatments = onSchedule(
  { ...everyMinute, schedule: "every 5 minutes" },
  async ({ scheduleTime }) => {
    const now = new Date(scheduleTime);
    const missed = await findMissed(now);
    const over = await archiveAllOverdue(now);
    if (missed.looked + over.looked > 0)
      logDone(startOperation("runTreatments", null), {
        looked: missed.looked,
        archived: over.looked,
        failed: missed.failed + over.failed,
      });
  },
);
