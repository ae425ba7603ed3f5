import { hourMs } from "../../../time/lengths";
import { parisTime } from "../../../time/paris";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import { untold } from "../progress";
import type { HeatMap, HeatOptions } from "./heat-map";
import { widthOf } from "./heat-map";
import type { Placed, Told } from "./placed";
import { availableIn, gridIn, toldBy } from "./placed";
import type { Laid } from "./points";
import {
  eachPoint,
  inMetres,
  lay,
  layAll,
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

/** The hour of the day in Paris at an instant; asked once for each hour that was. */
function clock(): (instant: number) => string {
  const known = new Map<number, string>();
  return (instant) => {
    const hour = Math.floor(instant / hourMs);
    const found =
      known.get(hour) ??
      String(Number(parisTime(new Date(hour * hourMs)).slice(0, 2)));
    known.set(hour, found);
    return found;
  };
}

/** By record the keys of the maps that it is in. */
function mapsOf(
  { animals, doings, levels, instants, session }: Placed,
  by: HeatBy,
  hourAt: (instant: number) => string,
): Told<string> {
  const began = session.facts.startedAt.getTime();
  switch (by) {
    case "animal":
      return toldBy(animals, (id) => (id === null ? [] : [id]));
    case "behaviour":
      return toldBy(doings, (done) => done ?? []);
    case "level":
      return toldBy(levels, (level) => [level === null ? "" : String(level)]);
    case "hour":
      return toldBy(instants, (t) => [hourAt(began + t)]);
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
  const available = availableIn(options);
  const hourAt = clock();
  const parts = new Map<string, Laid>();
  const all = nothingLaid(grid, available);
  const laidOf = (key: string): Laid => {
    const laid = parts.get(key) ?? nothingLaid(grid, available);
    parts.set(key, laid);
    return laid;
  };
  const without = eachPoint(
    chosen,
    options,
    (placed, points) => {
      layAll(all, placed, points);
      const { keys, places } = mapsOf(placed, options.by, hourAt);
      const maps = keys.map((own) => own.map(laidOf));
      for (let nth = 0; nth < points.length; nth += 1) {
        const at = points[nth] ?? 0;
        for (const laid of maps[places[at] ?? 0] ?? []) lay(laid, placed, at);
      }
    },
    progress,
  );
  const width = widthOf(options, grid, all.records);
  const isOrdered = options.by === "level" || options.by === "hour";
  const ordered = [...parts].filter(([, { n: own }]) => own > 0).sort(bySize);
  const kept = ordered.slice(0, options.most);
  if (isOrdered) kept.sort(byPlace);
  return {
    n: all.n,
    without,
    bandwidth: width === null ? null : inMetres(width, grid),
    maps: kept.map(([key, laid]) => ({
      key,
      n: laid.n,
      counts: [...laid.counts],
      values: shownOf(laid, grid, width),
      zones: zonesOf(laid, available),
    })),
    rest: ordered
      .slice(options.most)
      .map(([key, laid]) => ({ key, n: laid.n })),
  };
}
