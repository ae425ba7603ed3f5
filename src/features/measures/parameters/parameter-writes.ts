import type { MeasureKind } from "@domain/measures/kinds";
import type { ParameterForm } from "@domain/measures/parameter-form";
import { animalValues, placeValues } from "@domain/measures/parameter-form";
import { withLimits } from "@domain/measures/parameters/inherit";
import type { Limits } from "@domain/measures/parameters/limits";
import { noLimits } from "@domain/measures/parameters/limits";
import { fixedFields } from "@domain/measures/parameters/record-issues";
import { changedValues } from "../../../data/changed-values";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import { create, patch } from "../../../data/write";
import type { PatchValues, Receipt } from "../../../data/write-types";
import type { ParameterRow } from "./use-parameters";
import { isHealthRow } from "./use-parameters";

/** Makes a parameter of the establishment's own. */
export function createParameter(
  target: { zooId: string; parameterId: string; kind: MeasureKind },
  form: ParameterForm,
): Promise<Outcome> {
  const { zooId, parameterId, kind } = target;
  const about = { kind: "measures.create", name: form.name.trim() };
  return outcomeOf(
    kind === "health"
      ? create(
          "healthParameters",
          parameterId,
          { zooId, ...animalValues(form) },
          about,
        )
      : create(
          "environmentalParameters",
          parameterId,
          { zooId, ...placeValues(form) },
          about,
        ),
  );
}

type Changes = PatchValues<"healthParameters"> &
  PatchValues<"environmentalParameters">;

const patchParameter = (
  row: ParameterRow,
  changes: Changes,
  about: { kind: string; name: string },
): Receipt =>
  isHealthRow(row)
    ? patch("healthParameters", row.id, changes, about, row)
    : patch("environmentalParameters", row.id, changes, about, row);

/** Nothing is sent when nothing differs; what is fixed once it is made stays. */
export function editParameter(
  row: ParameterRow,
  form: ParameterForm,
  name: string,
): Promise<Outcome> {
  const fixed = new Set<string>(fixedFields(row.data));
  const values = isHealthRow(row) ? animalValues(form) : placeValues(form);
  const given = Object.fromEntries(
    Object.entries(values).filter(([name]) => !fixed.has(name)),
  );
  const changed = changedValues(given, row.data);
  if (changed === null) return Promise.resolve("saved");
  // Both lists of places say together in which sectors it lies.
  const { enclosureIds, areaIds } = form;
  const isMoved = "enclosureIds" in changed || "areaIds" in changed;
  const changes = isMoved ? { ...changed, enclosureIds, areaIds } : changed;
  return outcomeOf(
    patchParameter(row, changes, { kind: "measures.edit", name }),
  );
}

/**
 * Gives a place, animal, group or species limits of its own, or takes them away: null, so that those it inherits hold. Without
 * a holder they are the parameter's.
 */
export function setLimits(
  row: ParameterRow,
  { holderId, name }: { holderId: string | null; name: string },
  limits: Limits | null,
): Promise<Outcome> {
  const about = { kind: "measures.limits", name };
  const changes =
    holderId === null
      ? { limits: limits ?? noLimits }
      : { overrides: withLimits(row.data.overrides, holderId, limits) };
  return outcomeOf(patchParameter(row, changes, about));
}
