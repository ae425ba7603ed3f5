import type { Dose } from "@domain/health/doses/dose";
import { slotInstant } from "@domain/health/doses/dose-alerts";
import { doseNow, slotKey } from "@domain/health/doses/state";
import { database } from "../../edge/admin";
import { closeAlerts, openAlert, openAlertsOf } from "./open-alerts";
import { saidOf } from "./said-of";

/**
 * Opens the alert of a dose that two people gave, and closes it once one of them took their word back. What is stored decides, not
 * what changed: an event may be heard late, or twice.
 */
export const watchSlot = (
  dose: Pick<Dose, "zooId" | "animalId" | "prescriptionId" | "day" | "slot">,
  now: Date,
): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const dueAt = slotInstant(dose.day, dose.slot);
    const said = await saidOf(transaction, dose, dose.day, dose.day);
    const ofSlot = said.filter((one) => slotKey(one) === slotKey(dose));
    const { isTwice } = doseNow({ dueAt, missedAt: dueAt }, ofSlot, now);
    const open = await openAlertsOf(transaction, "doseTwice", dose);
    const ofThis = open.filter(
      ({ openedAt }) => openedAt.getTime() === dueAt.getTime(),
    );
    if (isTwice && ofThis.length === 0)
      (await openAlert(transaction, "doseTwice", dose, dueAt, now))();
    if (!isTwice) closeAlerts(transaction, ofThis, now);
  });
