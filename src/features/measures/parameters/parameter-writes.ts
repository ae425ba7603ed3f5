import type { EnvironmentalForm } from "@domain/measures/parameters/form";
import { parameterValues } from "@domain/measures/parameters/form";
import { withLimits } from "@domain/measures/parameters/inherit";
import type { Limits } from "@domain/measures/parameters/limits";
import { fixedFields } from "@domain/measures/parameters/record-issues";
import { changedValues } from "../../../data/changed-values";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import { create, patch } from "../../../data/write";
import type { ParameterRow } from "./use-parameters";

/** Makes a parameter of the establishment's own. */
export function createParameter(
  target: { zooId: string; parameterId: string },
  form: EnvironmentalForm,
): Promise<Outcome> {
  const values = parameterValues(form);
  const about = { kind: "measures.create", name: values.name };
  return outcomeOf(
    create(
      "environmentalParameters",
      target.parameterId,
      { zooId: target.zooId, ...values },
      about,
    ),
  );
}

/** Nothing is sent when nothing differs; what is fixed once it is made stays. */
export function editParameter(
  row: ParameterRow,
  form: EnvironmentalForm,
  name: string,
): Promise<Outcome> {
  const fixed = new Set<string>(fixedFields(row.data));
  const given = Object.fromEntries(
    Object.entries(parameterValues(form)).filter(([name]) => !fixed.has(name)),
  );
  const changed = changedValues(given, row.data);
  if (changed === null) return Promise.resolve("saved");
  // Both lists of places say together in which sectors it lies.
  const { enclosureIds, areaIds } = form;
  const isMoved = "enclosureIds" in changed || "areaIds" in changed;
  const changes = isMoved ? { ...changed, enclosureIds, areaIds } : changed;
  const about = { kind: "measures.edit", name };
  return outcomeOf(
    patch("environmentalParameters", row.id, changes, about, row),
  );
}

/** Gives a place limits of its own, or takes them away: null, so that those it inherits hold. */
export function setPlaceLimits(
  row: ParameterRow,
  { holderId, name }: { holderId: string; name: string },
  limits: Limits | null,
): Promise<Outcome> {
  const overrides = withLimits(row.data.overrides, holderId, limits);
  const about = { kind: "measures.limits", name };
  return outcomeOf(
    patch("environmentalParameters", row.id, { overrides }, about, row),
  );
}
