import type { Issue } from "../../schema/issue";
import type { Span } from "../parameters/limits";
import { markOf, valueMost } from "../parameters/limits";
import type { Parameter } from "../parameters/parameter";
import { boundsOf } from "../parameters/parameter";
import type { Value } from "./value";

/** What of a parameter says which values it takes. */
export type Taking = Pick<
  Parameter,
  "builtIn" | "measureType" | "scaleMax" | "options"
>;

const field = "value";

/** The message of a number outside what can be, with the ends there are. */
function boundsIssue({ min, max }: Span): Issue {
  if (min === null)
    return { field, code: "boundsMax", values: { max: max ?? 0 } };
  if (max === null) return { field, code: "boundsMin", values: { min } };
  return { field, code: "bounds", values: { min, max } };
}

function numberIssue(parameter: Taking, value: number): Issue | null {
  if (!Number.isFinite(value)) return { field, code: "number" };
  if (parameter.measureType === "scale" && !Number.isInteger(value))
    return { field, code: "invalid" };
  const bounds = boundsOf(parameter);
  if (markOf(value, bounds) !== "within") return boundsIssue(bounds);
  return Math.abs(value) > valueMost ? { field, code: "invalid" } : null;
}

/** Whether a value is of the kind that a parameter takes. */
function isOfType({ measureType, options }: Taking, value: Value): boolean {
  switch (measureType) {
    case "numeric":
    case "scale":
      return typeof value === "number";
    case "choice":
      return options.some(({ id, isArchived }) => id === value && !isArchived);
    case "boolean":
      return typeof value === "boolean";
    case "datetime":
      return value instanceof Date && !Number.isNaN(value.getTime());
  }
}

/**
 * Why a parameter does not take a value: none given, of another type, an option it does not offer, outside what can be;
 * null where it does. Limits and what is plausible refuse nothing.
 */
export function valueIssue(
  parameter: Taking,
  value: Value | null,
): Issue | null {
  if (value === null) return { field, code: "required" };
  if (typeof value === "number" && isOfType(parameter, value))
    return numberIssue(parameter, value);
  return isOfType(parameter, value) ? null : { field, code: "invalid" };
}

/** Where a number lies of what is plausible, so that somebody is asked before it is kept; "within" for any other value. */
export const plausibility = (
  { plausible }: Pick<Parameter, "plausible">,
  value: Value,
) => (typeof value === "number" ? markOf(value, plausible) : "within");
