import type { StoredGrid } from "../../../grid/code";
import { gridOf } from "../../../grid/enclosure-map";
import type { Grid } from "../../../grid/grid";
import { paintedAreas } from "../../../grid/grid";
import { squareOf } from "../../collect/scan-place";
import type { PlacedRecord } from "../../watched";
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

/** An animal in sight in a scan, and the zone it was in; null: in none that is open. */
export interface InZone extends PlacedRecord {
  behaviourIds: readonly string[];
  zoneId: string | null;
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

/**
 * Whoever was in sight in an enclosure, each with its zone: the one that was told, else the one that is painted where it was. A zone that is
 * closed or no longer painted is none. No scans: [].
 */
export function placedIn(
  { sessions }: Pick<Chosen, "sessions">,
  ground: Ground,
): InZone[] {
  const grid = gridOf(ground.map, ground.zones);
  const open = new Set(openZones(ground, grid).map(({ areaId }) => areaId));
  const zoneOf = (record: PlacedRecord): string | null => {
    const square = record.areaId === null ? squareOf(grid, record) : null;
    const painted =
      square === null ? null : grid.palette[(grid.zones[square] ?? 0) - 1];
    const zone = record.areaId ?? painted ?? null;
    return zone !== null && open.has(zone) ? zone : null;
  };
  return sessions
    .filter(({ enclosureId }) => enclosureId === ground.enclosureId)
    .flatMap(({ watched }) =>
      watched.intervals.flatMap((record): InZone[] => {
        const { behaviourIds } = record;
        return behaviourIds === null
          ? []
          : [{ ...record, behaviourIds, zoneId: zoneOf(record) }];
      }),
    );
}
