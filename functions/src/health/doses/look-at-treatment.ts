import type { Treated } from "@domain/health/doses/dose-alerts";
import {
  lookAtDoses,
  lookSpan,
  staysMissed,
} from "@domain/health/doses/missed";
import type { Prescription } from "@domain/health/prescriptions/prescription";
import { systemAuthor } from "@domain/task/task";
import { parisDay } from "@domain/time/paris";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../../edge/admin";
import { changeOf, readingOf, refBelow } from "../../edge/documents";
import { closeAlerts, openAlert, openAlertsOf } from "./open-alerts";
import { saidOf } from "./said-of";

/** Whether the kept time is over, or later than what was found: one that is too early only looks once more. */
const isLate = (kept: Date | null, found: Date | null, now: Date): boolean =>
  kept === null || found === null
    ? kept !== found
    : kept <= now || kept > found;

async function lookAtCurrent(
  transaction: Transaction,
  treatment: Prescription,
  now: Date,
): Promise<void> {
  const { animalId, prescriptionId, nextDoseAt } = treatment;
  const span = lookSpan(now);
  const [from, until] = [parisDay(span.from), parisDay(now)];
  const said = await saidOf(transaction, treatment, from, until);
  const looked = lookAtDoses(treatment, said, span, now);
  const open = await openAlertsOf(transaction, "doseMissed", treatment);
  const over = open.filter((one) => !staysMissed(one.openedAt, looked, span));
  const { missedSince, lookAt } = looked;
  const opens = missedSince !== null && over.length === open.length;
  const raise = opens
    ? await openAlert(transaction, "doseMissed", treatment, missedSince, now)
    : () => undefined;
  closeAlerts(transaction, over, now);
  raise();
  if (isLate(nextDoseAt, lookAt, now))
    transaction.update(
      refBelow("prescriptions", animalId, prescriptionId),
      changeOf("prescriptions", { nextDoseAt: lookAt }, systemAuthor),
    );
}

/**
 * Looks whether doses of a treatment were missed by `now`: one alert while they are, until one is given or the treatment is over;
 * and keeps when to look again. What is stored decides: safe to do again. Of a treatment that is gone its alerts close.
 */
export const lookAtTreatment = (treated: Treated, now: Date): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const { animalId, prescriptionId } = treated;
    const stored = await transaction.get(
      refBelow("prescriptions", animalId, prescriptionId),
    );
    const { record } = readingOf("prescriptions", stored);
    if (record?.status === "current") {
      await lookAtCurrent(transaction, record, now);
      return;
    }
    const open = await openAlertsOf(transaction, "doseMissed", treated);
    closeAlerts(transaction, open, now);
  });
