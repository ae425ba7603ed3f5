import { errorCode } from "@domain/errors";
import type { Treated } from "@domain/health/doses/dose-alerts";
import {
  dueDosesQuery,
  overduePrescriptionsQuery,
} from "@domain/health/prescriptions/prescription-queries";
import type { Query } from "@domain/query/query";
import { parisDay } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import pMap from "p-map";
import { readingOf } from "../../edge/documents";
import { logDone, logFailure, startOperation } from "../../edge/log";
import { compile } from "../../edge/query";
import { everyMinute } from "../../edge/schedule";
import { lookAtTreatment } from "../doses/look-at-treatment";
import { archiveOverdue } from "./end-treatment";

/** More treatments than are due within five minutes; the rest is done the next time. */
const treatmentsMost = 1000;
const atOnce = 8;

/** Does something with every treatment that a query finds; one that fails does not stop the others. */
async function withEach(
  name: string,
  query: Query<"prescriptions">,
  work: (treated: Treated) => Promise<unknown>,
) {
  const { docs } = await compile(query).get();
  const result = { found: docs.length, failed: 0 };
  await pMap(
    docs,
    async (doc) => {
      const { record } = readingOf("prescriptions", doc);
      try {
        if (record !== null) await work(record);
      } catch (error) {
        result.failed += 1;
        const operation = startOperation(name, null);
        logFailure(operation, errorCode(error), { prescriptionId: doc.id });
      }
    },
    { concurrency: atOnce },
  );
  return result;
}

/** Looks for missed doses among the treatments of which one was due, or is missed, by `now`. Safe to do again. */
export const findMissed = (now: Date) =>
  withEach("lookAtTreatment", dueDosesQuery(now, treatmentsMost), (treated) =>
    lookAtTreatment(treated, now),
  );

/** Archives the treatments whose last day was before `now` in Paris. Safe to do again. */
export const archiveAllOverdue = (now: Date) =>
  withEach(
    "archiveOverdue",
    overduePrescriptionsQuery(parisDay(now), treatmentsMost),
    (treated) => archiveOverdue(treated, now),
  );

/** Every five minutes: which doses were missed, and which treatments are over. */
export const runTreatments = onSchedule(
  { ...everyMinute, schedule: "every 5 minutes" },
  async ({ scheduleTime }) => {
    const now = new Date(scheduleTime);
    const missed = await findMissed(now);
    const over = await archiveAllOverdue(now);
    if (missed.found + over.found > 0)
      logDone(startOperation("runTreatments", null), {
        looked: missed.found,
        archived: over.found,
        failed: missed.failed + over.failed,
      });
  },
);
