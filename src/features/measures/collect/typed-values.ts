import type { CollectForm } from "@domain/measures/values/collect-form";
import type { Parameter } from "@domain/measures/parameters/parameter";
import { instantOfField } from "@domain/time/date-field";

/** What stands in a value's field, which is text whatever the type, as the form of a value takes it. */
export function typedOf(
  { measureType }: Pick<Parameter, "measureType">,
  text: string,
): CollectForm["typed"] {
  if (text.trim() === "") return null;
  if (measureType === "boolean") return text === "true";
  if (measureType !== "datetime") return text;
  return instantOfField(text) ?? new Date(NaN);
}
