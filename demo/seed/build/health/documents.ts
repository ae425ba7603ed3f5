import type { DemoDocument } from "../document";
import { healthAlerts } from "./alerts";
import { dueTaskDocuments } from "./due-tasks";
import { noteDocuments } from "./notes";
import { healthParameterDocuments } from "./parameters";
import { prescribedDocuments } from "./treatments";
import { healthValueDocuments } from "./values";

/** Everything that is known of animals' health: a year of weights, treatments with their doses, notes, and the tasks of what is due again. */
export function healthDocuments(
  records: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const parameters = healthParameterDocuments(now);
  const notes = noteDocuments(now);
  return [
    ...parameters,
    ...healthValueDocuments(parameters, now),
    ...prescribedDocuments(now),
    ...notes,
    ...dueTaskDocuments(notes, records),
    ...healthAlerts(parameters, now),
  ];
}
