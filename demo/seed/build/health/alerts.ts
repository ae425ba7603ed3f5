import { demoHealthValues } from "../../../data/health/values";
import type { DemoHealthValues } from "../../../data/health/types";
import type { Cause } from "../../../../src/domain/measures/alerts/told";
import { causeId } from "../../../../src/domain/measures/alerts/alert";
import {
  isLimiting,
  markOf,
} from "../../../../src/domain/measures/parameters/limits";
import type { DemoDocument } from "../document";
import { alertDocument } from "../measures/alert-document";
import { ofAnimal } from "./animal";
import { healthParameterOf } from "./parameters";
import { valuesOf } from "./values";

/** What the last value of a parameter that has limits gave rise to, where it lies outside: nobody has looked yet. */
function openAlert(
  one: DemoHealthValues,
  parameters: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const { zooId, animalId, sectorId } = ofAnimal(one.animalId);
  const { parameterId, limits } = healthParameterOf(
    parameters,
    zooId,
    one.parameter,
  );
  const last = valuesOf(one, now).at(-1);
  if (!isLimiting(limits) || typeof last?.value !== "number") return [];
  const mark = markOf(last.value, limits);
  if (mark === "within") return [];
  const { min, max } = limits;
  const cause: Cause = {
    kind: "limits",
    id: causeId("limits", animalId, parameterId),
    foundBy: parameterId,
    zooId,
    class: "health",
    subject: { kind: "animal", id: animalId, areaId: null },
    sectorIds: [sectorId],
    text: mark === "below" ? "limitsBelow" : "limitsAbove",
    values: {
      parameterId,
      value: last.value,
      ...(min === null ? {} : { min }),
      ...(max === null ? {} : { max }),
    },
  };
  return [alertDocument(cause, last.at)];
}

/** The alerts of what is known of animals' health. */
export const healthAlerts = (
  parameters: readonly DemoDocument[],
  now: Date,
): DemoDocument[] =>
  demoHealthValues.flatMap((one) => openAlert(one, parameters, now));
