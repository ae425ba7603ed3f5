import { zoneKey } from "@domain/enclosure/zone-key";

/** Where something is measured: an enclosure, or a zone of it, by name. */
export interface ChartPlace {
  enclosureId: string;
  /** null: the enclosure itself. */
  areaId: string | null;
  name: string;
  /** Whether there is water; absent where that is not known. */
  hasWater?: boolean;
}

/** A place among all places, as the address names it. */
export const placeKey = ({
  enclosureId,
  areaId,
}: Pick<ChartPlace, "enclosureId" | "areaId">): string =>
  areaId === null ? enclosureId : zoneKey(enclosureId, areaId);

/** What a zone is called among places of several enclosures. */
export const placeName = (enclosureName: string, areaName: string): string =>
  `${enclosureName} · ${areaName}`;
