import { isHere } from "@domain/animal/life";
import { currentPrescriptionsQuery } from "@domain/health/prescriptions/prescription-queries";
import type { Prescription } from "@domain/health/prescriptions/prescription";
import type { Treated } from "@domain/health/doses/dose-alerts";
import { systemAuthor } from "@domain/task/task";
import { addDays } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../../edge/admin";
import { changeOf, readingOf, ref, refBelow } from "../../edge/documents";
import { pagesOfQuery } from "../../edge/pages";
import { compile } from "../../edge/query";

type End = Pick<Prescription, "endReason" | "actualEndDate" | "endedAt">;

/** Ends a treatment by itself as `endOf` says, unless it says null or somebody did meanwhile. */
const endBySystem = (
  { animalId, prescriptionId }: Treated,
  endOf: (
    treatment: Prescription,
    transaction: Transaction,
  ) => Promise<End | null>,
): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const at = refBelow("prescriptions", animalId, prescriptionId);
    const { record } = readingOf("prescriptions", await transaction.get(at));
    if (record?.status !== "current") return;
    const end = await endOf(record, transaction);
    if (end === null) return;
    const values = {
      ...end,
      status: "archived" as const,
      endedBy: null,
      nextDoseAt: null,
    };
    transaction.update(at, changeOf("prescriptions", values, systemAuthor));
  });

/** Archives a treatment as completed once its last day is over, by the clocks of Paris. */
export const archiveOverdue = (treated: Treated, now: Date): Promise<void> =>
  endBySystem(treated, ({ endDate }) =>
    Promise.resolve(
      endDate < parisDay(now)
        ? {
            endReason: null,
            actualEndDate: endDate,
            endedAt: startOfDay(addDays(endDate, 1)),
          }
        : null,
    ),
  );

/** Ends a treatment of whom is here no more: who died, who left; nobody who is back. */
const endWithAnimal = (treated: Treated, now: Date): Promise<void> =>
  endBySystem(treated, async ({ startDate }, transaction) => {
    const stored = await transaction.get(ref("animals", treated.animalId));
    const { record: animal } = readingOf("animals", stored);
    if (animal === null || isHere(animal)) return null;
    const day = animal.animalStateDate ?? parisDay(now);
    return {
      endReason: animal.animalState === "deceased" ? "death" : "transfer",
      actualEndDate: day < startDate ? startDate : day,
      endedAt: now,
    };
  });

/** Ends what goes on of an animal that is here no more. Safe to replay. */
export async function endTreatmentsOf(
  zooId: string,
  animalId: string,
  now: Date,
): Promise<void> {
  const current = compile(currentPrescriptionsQuery(zooId, animalId, []));
  for await (const docs of pagesOfQuery(current))
    for (const { id } of docs)
      await endWithAnimal({ zooId, animalId, prescriptionId: id }, now);
}
