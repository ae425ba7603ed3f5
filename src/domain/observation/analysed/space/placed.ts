import type { StoredGrid } from "../../../grid/layers";
import { gridOf } from "../../../grid/code";
import type { Grid } from "../../../grid/grid";
import { paintedAreas } from "../../../grid/grid";
import { squareOf } from "../../collect/scan-place";
import type { PlacedRecord, UnnamedRecord } from "../../watched";
import type { Chosen } from "../chosen";

/** What of a zone says how much of it there is to be used. */
export interface ZoneSize {
  areaId: string;
  /** How high or deep it is, in m. */
  height: number | null;
  isBasin: boolean;
  /** Scans do not show it: nobody can be seen there. */
  isClosed: boolean;
}

/** Where places are: an enclosure of the question, its map as it is stored, and its zones in their order. */
export interface Ground {
  enclosureId: string;
  map: StoredGrid;
  zones: readonly ZoneSize[];
}

/** An animal in sight in a scan. */
export interface InSight extends PlacedRecord {
  behaviourIds: readonly string[];
}

/** So many animals in sight in a scan that nobody told apart. */
export interface UnnamedInSight extends UnnamedRecord {
  behaviourIds: readonly string[];
}

/** The zones that can be used: painted on the map, and shown by scans; in the order of the enclosure, with their painted m2. */
function openZones(
  { zones }: Ground,
  grid: Grid,
): (ZoneSize & { m2: number })[] {
  const areas = paintedAreas(grid);
  return zones.flatMap((zone) => {
    const m2 = areas.get(zone.areaId) ?? 0;
    return zone.isClosed || m2 === 0 ? [] : [{ ...zone, m2 }];
  });
}

/** The zones that can be used, and which share of all each is. */
export interface Available {
  areaIds: string[];
  /** They add up to 1. */
  shares: number[];
  /** Square metres, or cubic ones where every zone is a basin whose depth is known: the two cannot be added. */
  by: "area" | "volume";
}

/** What there is to be used of an enclosure; [] where nothing is painted or all of it is closed. */
export function availableIn(ground: Ground): Available {
  const open = openZones(ground, gridOf(ground.map, ground.zones));
  const isDeep = open.every(
    ({ isBasin, height }) => isBasin && height !== null,
  );
  const by = isDeep && open.length > 0 ? "volume" : "area";
  const sizes = open.map(({ m2, height }) =>
    by === "volume" ? m2 * (height ?? 0) : m2,
  );
  const all = sizes.reduce((sum, one) => sum + one, 0);
  return {
    areaIds: open.map(({ areaId }) => areaId),
    shares: sizes.map((one) => one / all),
    by,
  };
}

const isInSight = <R extends Pick<PlacedRecord, "behaviourIds">>(
  record: R,
): record is R & { behaviourIds: readonly string[] } =>
  record.behaviourIds !== null;

/**
 * Shows every session in an enclosure, and in it whoever was in sight, with the place of its zone among those that can be used: the one that was
 * told, else the one that is painted where it was. -1: a zone that is closed or no longer painted, or none. Those whom nobody told apart are
 * shown to `seeUnnamed`.
 */
export function eachInSight(
  { sessions }: Pick<Chosen, "sessions">,
  ground: Ground,
  see: (record: InSight, zone: number) => void,
  end: () => void = () => undefined,
  seeUnnamed: (record: UnnamedInSight, zone: number) => void = () => undefined,
): void {
  const grid = gridOf(ground.map, ground.zones);
  const places = new Map(
    openZones(ground, grid).map(({ areaId }, at) => [areaId, at]),
  );
  const zoneOf = (record: Pick<PlacedRecord, "areaId" | "x" | "y">): number => {
    const square = record.areaId === null ? squareOf(grid, record) : null;
    const painted =
      square === null ? null : grid.palette[(grid.zones[square] ?? 0) - 1];
    return places.get(record.areaId ?? painted ?? "") ?? -1;
  };
  for (const { enclosureId, watched } of sessions) {
    if (enclosureId !== ground.enclosureId) continue;
    for (const record of watched.intervals)
      if (isInSight(record)) see(record, zoneOf(record));
    for (const record of watched.unnamed)
      if (isInSight(record)) seeUnnamed(record, zoneOf(record));
    end();
  }
}
