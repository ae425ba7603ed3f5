import type { DemoResident, DemoZone } from "../types";

/** A zone of `surface` m2; `height` in metres, null under the open sky. */
export function zone(
  areaId: string,
  areaName: string,
  areaSurface: number,
  areaHeight: number | null,
  where: "indoor" | "outdoor",
  areaType: DemoZone["areaType"] = "terrestrial",
): DemoZone {
  const indoor = where === "indoor";
  return { areaId, areaName, areaSurface, areaHeight, indoor, areaType };
}

/** The animals of one species in an enclosure, by sex. */
export function residents(
  speciesId: string,
  males: number,
  females: number,
  unsexed = 0,
): DemoResident {
  return { speciesId, males, females, unsexed };
}
