import type { EnvironmentalParameter } from "../../measures/parameters/parameter";
import { takesValuesAt } from "../../measures/parameters/scope";
import type { Enclosure } from "../../enclosure/enclosure";
import type { CheckContext } from "../../record/desk/desk-rule";
import type { Issue } from "../../schema/issue";
import type { Collect } from "./collect";
import { collectWithin } from "./collect";

interface Asking {
  collect: Collect | null;
  enclosureIds: readonly string[];
}

/**
 * What is wrong with the value that a task or an automation asks for, [] for none: its enclosure is not among those it is
 * about, or the parameter is not measured there. A change that leaves what is asked for as it is asks of its place alone.
 */
export function collectIssues(
  { collect, enclosureIds }: Asking,
  {
    before,
    changed,
    lookup,
  }: Pick<CheckContext, "before" | "changed" | "lookup">,
): Issue[] {
  if (collect === null) return [];
  const isNew = before === null || changed.has("collect");
  if (!isNew && !changed.has("target")) return [];
  const invalid: Issue[] = [{ field: "collect", code: "invalid" }];
  if (collectWithin(collect, enclosureIds) === null) return invalid;
  if (!isNew) return [];
  const { parameterId, enclosureId, areaId } = collect;
  const parameter = lookup?.("environmentalParameters", parameterId) ?? null;
  const enclosure = lookup?.("enclosures", enclosureId) ?? null;
  if (parameter === null || enclosure === null) return invalid;
  const takes = takesValuesAt(
    parameter as EnvironmentalParameter,
    enclosure as Enclosure,
    areaId,
  );
  return takes ? [] : invalid;
}
