import type { DeskRule, Lookup } from "../../record/desk/desk-rule";
import type { Values } from "../../record/types";
import type { Issue } from "../../schema/issue";
import { builtInEnvironment } from "./built-in";
import { partsOfZoneKey } from "../../enclosure/zone-key";
import type { EnvironmentalParameter } from "./parameter";
import { builtInId } from "./parameter";
import { parameterRecordIssues } from "./record-issues";
import { sectorsOfScope } from "./scope";

const places = ["enclosureIds", "areaIds"] as const;

const sectorOf =
  (lookup: Lookup) =>
  (enclosureId: string): string | null => {
    const sectorId = lookup("enclosures", enclosureId)?.["linkedSectorId"];
    return typeof sectorId === "string" ? sectorId : null;
  };

/** Whether an enclosure has a zone. */
function hasZone(enclosure: Values | null, areaId: string): boolean {
  const areas: unknown = enclosure?.["areas"];
  return (
    Array.isArray(areas) &&
    areas.some((area: Values) => area["areaId"] === areaId)
  );
}

/** A zone that is named anew is one there is. */
function zoneIssues(
  { areaIds }: EnvironmentalParameter,
  before: EnvironmentalParameter | null,
  lookup: Lookup | undefined,
): Issue[] {
  const known = new Set(before?.areaIds);
  const lost = areaIds.some((key) => {
    const { enclosureId, areaId } = partsOfZoneKey(key);
    return (
      !known.has(key) &&
      !hasZone(lookup?.("enclosures", enclosureId) ?? null, areaId)
    );
  });
  return lost ? [{ field: "areaIds", code: "invalid" }] : [];
}

/** Both lists of places are given together, as one alone does not say in which sectors it all lies. */
function placeIssues(
  parameter: EnvironmentalParameter,
  before: EnvironmentalParameter | null,
  changed: ReadonlySet<string>,
  lookup: Lookup | undefined,
): Issue[] {
  const given = places.filter((field) => changed.has(field));
  if (given.length === 0) return [];
  const absent = places.filter((field) => !changed.has(field));
  if (absent.length > 0)
    return absent.map((field) => ({ field, code: "required" }));
  const { builtIn, enclosureIds, areaIds } = parameter;
  if (builtIn === null && enclosureIds.length + areaIds.length === 0)
    return [{ field: "enclosureIds", code: "placeRequired" }];
  return zoneIssues(parameter, before, lookup);
}

/** The ids of an establishment's side of the built-ins, which functions make. */
const isBuiltInId = (zooId: string, id: string): boolean =>
  Object.keys(builtInEnvironment).some((key) => builtInId(zooId, key) === id);

/** A parameter of places says what its type needs, and where it is measured: that says in which sectors it lies. */
export const environmentalParameterDesk: DeskRule = {
  resolve(record, changed, lookup) {
    if (!places.every((field) => changed.has(field))) return {};
    const parameter = record as EnvironmentalParameter;
    return { sectorIds: sectorsOfScope(parameter, sectorOf(lookup)) };
  },
  check(record, { before, changed, lookup }) {
    const parameter = record as EnvironmentalParameter;
    const was = before as EnvironmentalParameter | null;
    const { zooId, parameterId } = parameter;
    const taken = was === null && isBuiltInId(zooId, parameterId);
    return [
      ...(taken ? [{ field: "parameterId", code: "invalid" } as const] : []),
      ...parameterRecordIssues(parameter, was),
      ...placeIssues(parameter, was, changed, lookup),
    ];
  },
};
