import type { Enclosure } from "../../enclosure/enclosure";
import type { Issue } from "../../schema/issue";
import { readingAheadMost } from "../ingest/check";
import type { EnvironmentalParameter } from "../parameters/parameter";
import { isOfPlace } from "../parameters/scope";
import { valueIssue } from "../values/accept";
import type { ImportMeasures } from "./callables";
import { importedTypes } from "./plan";

/** What an import names, as it is stored; null: not there, put away, or of another establishment. */
interface Named {
  parameter: EnvironmentalParameter | null;
  enclosure: Pick<Enclosure, "areas"> | null;
}

/** The first thing that is wrong with where and of what an import is; null where nothing is. */
function placeIssue(
  { enclosureId, areaId }: ImportMeasures,
  { parameter, enclosure }: Named,
): string | null {
  if (enclosure === null) return "enclosureId";
  const zones = enclosure.areas.filter(
    (zone) => areaId === null || zone.areaId === areaId,
  );
  if (areaId !== null && zones.length === 0) return "areaId";
  if (parameter === null || !importedTypes.includes(parameter.measureType))
    return "parameterId";
  const hasWater = zones.some(({ areaType }) => areaType === "aquatic");
  return isOfPlace(parameter, { enclosureId, areaId, hasWater })
    ? null
    : "parameterId";
}

/**
 * What is wrong with values that are to be imported, beside the records they name: a parameter that is not measured there, a
 * value it does not take, an instant ahead of now. [] where nothing is.
 */
export function importIssues(
  asked: ImportMeasures,
  named: Named,
  now: Date,
): Issue[] {
  const place = placeIssue(asked, named);
  if (place !== null || named.parameter === null)
    return [{ field: place ?? "parameterId", code: "invalid" }];
  const { parameter } = named;
  // A sensor says numbers, and yes or no.
  if (asked.keptAs === "readings" && parameter.measureType === "choice")
    return [{ field: "keptAs", code: "invalid" }];
  const last = now.getTime() + readingAheadMost;
  return asked.values.flatMap(({ at, value }, index): Issue[] => {
    const issue = valueIssue(parameter, value);
    const field = `values.${String(index)}`;
    if (issue !== null) return [{ ...issue, field: `${field}.value` }];
    return at * 1000 > last
      ? [{ field: `${field}.at`, code: "instantFuture" }]
      : [];
  });
}
