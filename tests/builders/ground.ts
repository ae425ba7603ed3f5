import { encodeGrid } from "@domain/grid/code";
import { rectangle } from "@domain/grid/edits";
import { blankGrid } from "@domain/grid/grid";
import type {
  Ground,
  ZoneSize,
} from "@domain/observation/analysed/space/placed";

/** A zone of which nothing is known but its name. */
export const aZoneSize = (zone: Partial<ZoneSize> = {}): ZoneSize => ({
  areaId: "meadow",
  height: null,
  isBasin: false,
  isClosed: false,
  ...zone,
});

/** A map of ten by ten squares of 1 m2: a meadow on the left 60 of them, a pond on the right 40. */
export function aGround(ground: Partial<Ground> = {}): Ground {
  const size = { mapWidth: 10, squareArea: 1, rows: 10 };
  const paint = (areaId: string) => ({ layer: "zones", areaId }) as const;
  const meadow = rectangle(
    blankGrid(size),
    { column: 0, row: 0 },
    { column: 5, row: 9 },
    paint("meadow"),
  );
  const both = rectangle(
    meadow,
    { column: 6, row: 0 },
    { column: 9, row: 9 },
    paint("pond"),
  );
  return {
    enclosureId: "isle",
    map: { ...size, ...encodeGrid(both) },
    zones: [aZoneSize(), aZoneSize({ areaId: "pond" })],
    ...ground,
  };
}
