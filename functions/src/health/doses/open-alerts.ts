import type { Treated } from "@domain/health/doses/dose-alerts";
import { doseCause } from "@domain/health/doses/dose-alerts";
import { openAlertsQuery } from "@domain/measures/alerts/alert-queries";
import type { Alert } from "@domain/measures/alerts/alert";
import { systemAuthor } from "@domain/task/task";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { raiseAlert } from "../../alerts/raise-alert";
import { changeOf, readingOf, ref } from "../../edge/documents";
import { compile } from "../../edge/query";

/** More than go on of one treatment at once; the rest is found by the next look. */
const openMost = 100;

type Kind = "doseTwice" | "doseMissed";

/** An alert that goes on. */
export interface OpenAlert {
  ref: DocumentReference;
  openedAt: Date;
}

/** The alerts of a kind that go on of a treatment. */
export async function openAlertsOf(
  transaction: Transaction,
  kind: Kind,
  { zooId, animalId, prescriptionId }: Treated,
): Promise<OpenAlert[]> {
  const source: Alert["source"] = { kind, id: prescriptionId };
  const { docs } = await transaction.get(
    compile(openAlertsQuery(zooId, source, openMost)),
  );
  return docs.flatMap((doc) => {
    const { record } = readingOf("alerts", doc);
    // Another animal's treatment may bear the same id.
    return record?.subject.id === animalId
      ? [{ ref: doc.ref, openedAt: record.openedAt }]
      : [];
  });
}

/** Closes alerts that are over by themselves; what people said of them stays. */
export function closeAlerts(
  transaction: Transaction,
  alerts: readonly OpenAlert[],
  now: Date,
): void {
  for (const alert of alerts)
    transaction.update(
      alert.ref,
      changeOf("alerts", { closedAt: now }, systemAuthor),
    );
}

/**
 * Opens the alert of a dose that was due at `since`, for those who look after the animal now; nothing of one that is gone. Reads;
 * what is answered writes.
 */
export async function openAlert(
  transaction: Transaction,
  kind: Kind,
  treated: Treated,
  since: Date,
  now: Date,
): Promise<() => void> {
  const stored = await transaction.get(ref("animals", treated.animalId));
  const { record: animal } = readingOf("animals", stored);
  if (animal?.zooId !== treated.zooId) return () => undefined;
  const cause = doseCause(kind, treated, animal.sectorId);
  const changes = [{ kind: "opened" as const, since, at: now }];
  return raiseAlert(transaction, [{ cause, changes }]);
}
