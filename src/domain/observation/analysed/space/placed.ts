import type { StoredGrid } from "../../../grid/layers";
import { gridOf } from "../../../grid/code";
import type { Grid } from "../../../grid/grid";
import { paintedAreas } from "../../../grid/grid";
import type { Column, Columns } from "../../../analysis/observed/columns";
import { columnsOf } from "../../../analysis/observed/columns";
import { lastOf } from "../../../last-of";
import { ofCoordinate, squareOf } from "../../collect/scan-place";
import type { PlacedRecord, UnnamedRecord } from "../../watched";
import type { Chosen } from "../chosen";
import type { ChosenSession } from "../session";

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

function availableOf(open: readonly (ZoneSize & { m2: number })[]): Available {
  const isUnreadable = open.every(
    ({ isBasin, height }) => isBasin && height !== null,
  );
  const by = isUnreadable && open.length > 0 ? "volume" : "area";
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

/** A ground taken apart. */
interface Surveyed {
  grid: Grid;
  available: Available;
  /** Of a zone its place among those that can be used, by its id. */
  places: ReadonlyMap<string, number>;
  /** The same of what is painted, by its place in the palette from 1; -1: none of them. */
  painted: Int16Array;
  /** The column and the row of squares of a point by its coordinates. */
  columnAt: (x: number) => number;
  rowAt: (y: number) => number;
}

/** One analysis after another asks for the same ground. */
const surveyed = lastOf(
  ({ map, zones }: Ground) => JSON.stringify([map, zones]),
  (ground): Surveyed => {
    const grid = gridOf(ground.map, ground.zones);
    const available = availableOf(openZones(ground, grid));
    const places = new Map(available.areaIds.map((id, at) => [id, at]));
    const painted = ["", ...grid.palette].map((id) => places.get(id) ?? -1);
    const squareAt = (x: number, y: number) => squareOf(grid, { x, y }) ?? 0;
    return {
      ...{ grid, available, places, painted: Int16Array.from(painted) },
      columnAt: ofCoordinate((x) => squareAt(x, 0) % grid.columns),
      rowAt: ofCoordinate((y) => Math.floor(squareAt(0, y) / grid.columns)),
    };
  },
);

/** What there is to be used of an enclosure; [] where nothing is painted or all of it is closed. */
export const availableIn = (ground: Ground): Available =>
  surveyed(ground).available;

/** The map of a ground taken apart; nobody changes it. */
export const gridIn = (ground: Ground): Grid => surveyed(ground).grid;

/** Where records are, by their place, and which of them are in sight. */
interface Spots {
  of: Surveyed;
  /** The square of its point; -1: it has none. */
  squares: Int32Array;
  /** The place of its zone among those that can be used: the one that was told, else the one that is painted there; -1: none of these. */
  zones: Int16Array;
  /** The places of the records in which somebody was in sight, and of those among them that have a point. */
  seen: Int32Array;
  points: Int32Array;
}

function spotsOf(
  records: readonly Pick<PlacedRecord, "areaId" | "behaviourIds" | "x" | "y">[],
  of: Surveyed,
): Spots {
  const { places, painted, grid, columnAt, rowAt } = of;
  const squares = new Int32Array(records.length).fill(-1);
  const zones = new Int16Array(records.length);
  const [seen, points] = [
    new Int32Array(records.length),
    new Int32Array(records.length),
  ];
  let [met, pointed] = [0, 0];
  records.forEach(({ areaId, behaviourIds, x, y }, at) => {
    const square =
      x === null || y === null ? -1 : rowAt(y) * grid.columns + columnAt(x);
    squares[at] = square;
    zones[at] =
      (areaId === null
        ? painted[grid.zones[square] ?? 0]
        : places.get(areaId)) ?? -1;
    if (behaviourIds === null) return;
    seen[met] = at;
    met += 1;
    points[pointed] = at;
    if (square >= 0) pointed += 1;
  });
  return {
    of,
    squares,
    zones,
    seen: seen.subarray(0, met),
    points: points.subarray(0, pointed),
  };
}

/** Where records are, as long as they are held: every analysis of space begins with the same. */
const spots = new WeakMap<readonly object[], Spots>();

function spotsIn(
  records: readonly Pick<PlacedRecord, "areaId" | "behaviourIds" | "x" | "y">[],
  ground: Surveyed,
): Spots {
  const known = spots.get(records);
  if (known?.of === ground) return known;
  const found = spotsOf(records, ground);
  spots.set(records, found);
  return found;
}

/** The records of a session, of animals or of those whom nobody told apart, by column, and where each of them is. */
export interface Placed extends Columns, Omit<Spots, "of"> {
  session: ChosenSession;
  records: readonly (PlacedRecord | UnnamedRecord)[];
}

/** What sessions in an enclosure say of where animals are, session by session: of those told apart, then of the others. */
export function placedIn(
  { sessions }: Pick<Chosen, "sessions">,
  ground: Ground,
): Placed[][] {
  const own = surveyed(ground);
  return sessions
    .filter(({ enclosureId }) => enclosureId === ground.enclosureId)
    .map((session) =>
      [session.watched.intervals, session.watched.unnamed].map((records) => {
        return {
          ...columnsOf(records),
          ...spotsIn(records, own),
          session,
          records,
        };
      }),
    );
}

/** In which parts of what is told apart records count: the parts, by what a column says, and by record its place in that column. */
export interface Told<K> {
  keys: readonly (readonly K[])[];
  places: Int32Array;
}

/** Told apart by what a column says. */
export const toldBy = <T, K>(
  { values, places }: Column<T>,
  keysOf: (value: T) => readonly K[],
): Told<K> => ({ keys: values.map(keysOf), places });
