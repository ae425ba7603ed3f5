import type { Issue } from "../schema/issue";
import type { MeasureKind } from "./kinds";
import type { EnvironmentalForm, HealthForm } from "./parameters/form";
import {
  environmentalForm,
  environmentalIssues,
  healthForm,
  healthIssues,
  parameterValues,
} from "./parameters/form";
import type {
  EnvironmentalParameter,
  HealthParameter,
} from "./parameters/parameter";

/** What a person fills in of a parameter of either kind: what is of the other kind stays empty. */
export type ParameterForm = EnvironmentalForm & HealthForm;

/** Whether a parameter is measured of animals. */
export const isOfAnimals = (
  parameter: EnvironmentalParameter | HealthParameter,
): parameter is HealthParameter => "animalIds" in parameter;

/** The form of a parameter of either kind; empty for a new one. */
export function parameterForm(
  parameter: EnvironmentalParameter | HealthParameter | null,
): ParameterForm {
  const isHealth = parameter !== null && isOfAnimals(parameter);
  return isHealth
    ? { ...environmentalForm(null), ...healthForm(parameter) }
    : { ...healthForm(null), ...environmentalForm(parameter) };
}

/** The issues of a parameter of a kind; [] when it may be sent. */
export const parameterIssues = (
  kind: MeasureKind,
  form: ParameterForm,
  isBuiltIn: boolean,
): Issue[] =>
  kind === "health"
    ? healthIssues(form, isBuiltIn)
    : environmentalIssues(form, isBuiltIn);

/** The stored fields of a valid form of a parameter of places. */
export const placeValues = (form: ParameterForm) => {
  const { animalIds: _animals, specieIds: _species, ...own } = form;
  return parameterValues(own);
};

/** The stored fields of a valid form of a parameter of animals. */
export const animalValues = (form: ParameterForm) => {
  const { enclosureIds: _enclosures, areaIds: _areas, ...own } = form;
  return parameterValues(own);
};
