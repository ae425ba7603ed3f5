import { demoHealthValues } from "../../../data/health/values";
import type { DemoHealthValues } from "../../../data/health/types";
import { healthLimitsCause } from "../../../../src/domain/measures/alerts/told";
import { markOfLimits } from "../../../../src/domain/measures/parameters/limits";
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
  if (typeof last?.value !== "number") return [];
  const mark = markOfLimits(last.value, limits) ?? "within";
  if (mark === "within") return [];
  const series = { zooId, animalId, parameterId };
  const cause = healthLimitsCause(series, limits, last.value, [sectorId]);
  return [alertDocument(cause, last.at)];
}

/** The alerts of what is known of animals' health. */
export const healthAlerts = (
  parameters: readonly DemoDocument[],
  now: Date,
): DemoDocument[] =>
  demoHealthValues.flatMap((one) => openAlert(one, parameters, now));
