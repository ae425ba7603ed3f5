import type { Issue } from "../../schema/issue";
import type { Enclosure } from "../../enclosure/enclosure";
import type { EnvironmentalParameter } from "../parameters/parameter";
import { isOfPlace } from "../parameters/scope";
import type { Feed } from "./source";

/** What a feed names, as it is stored; null: not there, put away, or of another establishment. */
export interface Named {
  parameter: EnvironmentalParameter | null;
  enclosure: Pick<Enclosure, "areas"> | null;
}

/** What a sensor can say: numbers, and yes or no. */
const sensed: readonly EnvironmentalParameter["measureType"][] = [
  "numeric",
  "scale",
  "boolean",
];

function fieldAmiss(
  { enclosureId, areaId }: Feed,
  { parameter, enclosure }: Named,
): "parameterId" | "enclosureId" | "areaId" | null {
  if (parameter === null || !sensed.includes(parameter.measureType))
    return "parameterId";
  if (enclosure === null) return "enclosureId";
  const zones = enclosure.areas.filter(
    (zone) => areaId === null || zone.areaId === areaId,
  );
  if (areaId !== null && zones.length === 0) return "areaId";
  const hasWater = zones.some(({ areaType }) => areaType === "aquatic");
  return isOfPlace(parameter, { enclosureId, areaId, hasWater })
    ? null
    : "parameterId";
}

/**
 * What is wrong with feeds beside the records they name, in their order: a parameter no sensor can measure, or that is not
 * measured there, a place that is none. [] where nothing is, and for no feed.
 */
export const feedIssues = (
  feeds: readonly (readonly [Feed, Named])[],
): Issue[] =>
  feeds.flatMap(([feed, named], index): Issue[] => {
    const field = fieldAmiss(feed, named);
    return field === null
      ? []
      : [{ field: `feeds.${String(index)}.${field}`, code: "invalid" }];
  });
