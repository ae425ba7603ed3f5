import { hourMs } from "../../../time/lengths";
import { parisTime } from "../../../time/paris";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import { untold } from "../progress";
import type { HeatMap, HeatOptions } from "./heat-map";
import { widthOf } from "./heat-map";
import type { InSight } from "./placed";
import { gridIn } from "./placed";
import type { Laid, Point } from "./points";
import {
  eachPoint,
  inMetres,
  lay,
  nothingLaid,
  shownOf,
  zonesOf,
} from "./points";

/** What maps beside each other are told apart by. */
export const heatBys = ["animal", "behaviour", "level", "hour"] as const;
export type HeatBy = (typeof heatBys)[number];

export interface HeatMapsOptions extends HeatOptions {
  by: HeatBy;
  /** So many maps at most, those of the most points. */
  most: number;
}

/** The map of an animal, a behaviour, a level (as a number; "": nobody said which) or an hour of the day in Paris ("0" to "23"). */
export interface PartMap extends Pick<
  HeatMap,
  "n" | "counts" | "values" | "zones"
> {
  key: string;
}

export interface HeatMaps extends Pick<HeatMap, "n" | "without" | "bandwidth"> {
  /** Animals and behaviours by how many points they have, levels and hours in their order. */
  maps: PartMap[];
  /** Those for which there are too many, likewise. */
  rest: { key: string; n: number }[];
}

/** The hour of the day in Paris of a record; asked once for each hour that was. */
function hoursOf({ sessions }: Pick<Chosen, "sessions">) {
  const began = new Map(
    sessions.map(({ facts }) => [facts.obsSessionId, facts.startedAt]),
  );
  const known = new Map<number, string>();
  return ({ sessionId, t }: Pick<InSight, "sessionId" | "t">): string => {
    const hour = Math.floor(
      ((began.get(sessionId)?.getTime() ?? 0) + t) / hourMs,
    );
    const found =
      known.get(hour) ??
      String(Number(parisTime(new Date(hour * hourMs)).slice(0, 2)));
    known.set(hour, found);
    return found;
  };
}

function keysOf(
  chosen: Pick<Chosen, "sessions">,
  by: HeatBy,
): (record: Point["record"]) => readonly string[] {
  switch (by) {
    case "animal":
      return (record) => ("animalId" in record ? [record.animalId] : []);
    case "behaviour":
      return ({ behaviourIds }) => behaviourIds;
    case "level":
      return ({ level }) => [level === null ? "" : String(level)];
    case "hour": {
      const hourOf = hoursOf(chosen);
      return (record) => [hourOf(record)];
    }
  }
}

type Part = readonly [string, Laid];

const byPlace = ([a]: Part, [b]: Part) =>
  (a === "" ? Infinity : Number(a)) - (b === "" ? Infinity : Number(b));
const bySize = ([a, one]: Part, [b, other]: Part) =>
  other.n - one.n || (a < b ? -1 : 1);

/**
 * Where somebody was seen, a map each of every animal, behaviour, level or hour, all smoothed alike: by Scott's bandwidth of all points together unless
 * another is asked for. A record of two behaviours is in the maps of both, one of none in none. Nobody with a point: no maps.
 *
 * @example heatMaps(chosen, { ...ground, animalId: null, behaviourId: null, level: null, kind: "counts", bandwidth: null, by: "level", most: 12 }).maps
 */
export function heatMaps(
  chosen: Pick<Chosen, "sessions">,
  options: HeatMapsOptions,
  progress: Progress = untold,
): HeatMaps {
  const grid = gridIn(options);
  const keysIn = keysOf(chosen, options.by);
  const parts = new Map<string, Laid>();
  const squares: number[] = [];
  let n = 0;
  const without = eachPoint(
    chosen,
    options,
    (point) => {
      squares.push(point.square);
      n += point.count;
      for (const key of keysIn(point.record)) {
        const laid = parts.get(key) ?? nothingLaid(grid);
        parts.set(key, laid);
        lay(laid, point);
      }
    },
    progress,
  );
  const width = widthOf(options, grid, squares);
  const isOrdered = options.by === "level" || options.by === "hour";
  const ordered = [...parts].sort(bySize);
  const kept = ordered.slice(0, options.most);
  if (isOrdered) kept.sort(byPlace);
  return {
    n,
    without,
    bandwidth: width === null ? null : inMetres(width, grid),
    maps: kept.map(([key, laid]) => ({
      key,
      n: laid.n,
      counts: [...laid.counts],
      values: shownOf(laid, grid, width),
      zones: zonesOf(laid),
    })),
    rest: ordered
      .slice(options.most)
      .map(([key, laid]) => ({ key, n: laid.n })),
  };
}
