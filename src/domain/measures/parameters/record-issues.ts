import { equalValues } from "../../record/equal";
import type { Issue } from "../../schema/issue";
import type { Limits } from "./limits";
import { limitsIssues } from "./limits";
import { optionsLeast } from "./measure-type";
import type { Parameter } from "./parameter";
import { areWords } from "../scale/words";

/** What stays as it was made: values that exist were given in it. */
const fixed = ["measureType", "unit", "scaleMax"] as const;
/** What is of the product in a built-in, and no establishment's to change. */
const fixedOfBuiltIn = [...fixed, "name", "options"] as const;

/** The fields of a parameter that cannot be changed any more; none of a new one. */
export function fixedFields(
  parameter: Pick<Parameter, "builtIn"> | null,
): readonly (keyof Parameter)[] {
  if (parameter === null) return [];
  return parameter.builtIn === null ? fixed : fixedOfBuiltIn;
}

const fixedIssues = (parameter: Parameter, before: Parameter | null): Issue[] =>
  before === null
    ? []
    : fixedFields(before)
        .filter((field) => !equalValues(parameter[field], before[field]))
        .map((field) => ({ field, code: "parameterFixed" }));

/** An option that values may name is taken back, never taken out; those of a scale name its steps' words alone. */
function lostOptions(
  { measureType, options, scaleMax }: Parameter,
  before: Parameter | null,
): Issue[] {
  if (measureType === "scale")
    return areWords(options, scaleMax)
      ? []
      : [{ field: "options", code: "invalid" }];
  const kept = new Set(options.map(({ id }) => id));
  const isLost = before?.options.some(({ id }) => !kept.has(id)) ?? false;
  return isLost || kept.size < options.length
    ? [{ field: "options", code: "invalid" }]
    : [];
}

/** What a type needs, and what it must not have. */
function typeIssues(parameter: Parameter): Issue[] {
  const { measureType, unit, scaleMax, options } = parameter;
  const issues: Issue[] = [];
  if ((measureType === "numeric") !== (unit !== null))
    issues.push({
      field: "unit",
      code: unit === null ? "required" : "invalid",
    });
  if ((measureType === "scale") !== (scaleMax !== null))
    issues.push({
      field: "scaleMax",
      code: scaleMax === null ? "required" : "invalid",
    });
  const offered = options.filter(({ isArchived }) => !isArchived).length;
  if (measureType === "choice" && offered < optionsLeast)
    issues.push({ field: "options", code: "optionsTwo" });
  const hasOptions = measureType === "choice" || measureType === "scale";
  if (!hasOptions && options.length > 0)
    issues.push({ field: "options", code: "invalid" });
  return issues;
}

/** What is wrong with limits of a parameter: of numbers alone, and as the form has them. */
function limitsOf(
  measureType: Parameter["measureType"],
  limits: Limits,
): Issue[] {
  if (measureType !== "numeric")
    return limits.enabled ? [{ field: "limits", code: "numericOnly" }] : [];
  return limitsIssues(limits).map(({ field, ...issue }) => ({
    ...issue,
    field: `limits.${field}`,
  }));
}

/**
 * What is wrong with a parameter as it becomes, whoever made it: `before` is the one there was, null for a new one. []
 * when it may be saved. Its places or animals are each kind's own to ask for.
 */
export function parameterRecordIssues(
  parameter: Parameter,
  before: Parameter | null,
): Issue[] {
  const { measureType, limits, overrides } = parameter;
  const own = Object.values(overrides).flatMap((one) =>
    limitsOf(measureType, one),
  );
  return [
    ...fixedIssues(parameter, before),
    ...lostOptions(parameter, before),
    ...typeIssues(parameter),
    ...limitsOf(measureType, limits),
    ...(own.length > 0
      ? [{ field: "overrides", code: own[0]?.code ?? "invalid" } as const]
      : []),
  ];
}
