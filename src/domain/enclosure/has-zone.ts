import type { Values } from "../record/types";

/** Whether an enclosure, as the desk knows it, has a zone; null, of one that is not there: none. */
export function hasZone(enclosure: Values | null, areaId: string): boolean {
  const areas: unknown = enclosure?.["areas"];
  return (
    Array.isArray(areas) &&
    areas.some((area: Values) => area["areaId"] === areaId)
  );
}
