import type { DemoDocument } from "../document";
import { healthAlerts } from "./alerts";
import { noteDocuments } from "./notes";
import { healthParameterDocuments } from "./parameters";
import { prescribedDocuments } from "./treatments";
import { healthValueDocuments } from "./values";

/** Everything that is known of animals' health: a year of weights, treatments with their doses, notes. */
export function healthDocuments(now: Date): DemoDocument[] {
  const parameters = healthParameterDocuments(now);
  return [
    ...parameters,
    ...healthValueDocuments(parameters, now),
    ...prescribedDocuments(now),
    ...noteDocuments(now),
    ...healthAlerts(parameters, now),
  ];
}
