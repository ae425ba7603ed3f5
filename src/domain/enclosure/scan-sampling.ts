import type { EnclosureMap } from "../grid/enclosure-map";
import { gridOf } from "../grid/code";
import { paintedSquares } from "../grid/grid";
import type { Enclosure } from "./enclosure";
import { visibleZones } from "./enclosure";

/** What an enclosure may lack before positions can be scanned in it. */
export const scanNeeds = ["map", "zone", "animal"] as const;
export type ScanNeed = (typeof scanNeeds)[number];

/**
 * What an enclosure lacks for scan sampling: the values of its map (null for none), one zone painted that
 * is not hidden for it, one animal; [] where it is ready.
 */
export function scanMissing(
  enclosure: Enclosure,
  map: EnclosureMap | null,
  animals: number,
): ScanNeed[] {
  const painted =
    map === null ? null : paintedSquares(gridOf(map, enclosure.areas));
  const zones = visibleZones(enclosure, "scanSampling");
  const lacks: Record<ScanNeed, boolean> = {
    map: map === null,
    zone: !zones.some(({ areaId }) => painted?.has(areaId) === true),
    animal: animals === 0,
  };
  return scanNeeds.filter((need) => lacks[need]);
}
