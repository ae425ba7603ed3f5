import { added, bootstrapAll } from "../../../analysis/interval/bootstrap";
import type { Sums } from "../../../analysis/interval/bootstrap";
import type { Said } from "../../../analysis/said";
import { cannotSay } from "../../../analysis/said";
import { usesApart } from "../../../analysis/space/use-apart";
import type { CalendarDay } from "../../../time/calendar-day";
import { parisDay } from "../../../time/paris";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import { untold, within } from "../progress";
import { scansAt } from "../session";
import type { HeatMap, HeatOptions } from "./heat-map";
import { widthOf } from "./heat-map";
import type { Available } from "./placed";
import { availableIn, gridIn } from "./placed";
import type { Laid } from "./points";
import { eachPoint, inMetres, layAll, nothingLaid, shownOf } from "./points";

export interface HeatDifferenceOptions extends HeatOptions {
  /** The first day of the second period. */
  cut: CalendarDay;
}

/** What is known of a period. */
export interface HeatSide extends Pick<HeatMap, "n" | "without" | "counts"> {
  /** Held in the enclosure, and the scans with somebody who is asked about in them, seen or not. */
  sessions: number;
  scans: number;
}

/** How often a zone was used before and after, and its share of all after less that before; null: none that can be used. */
export interface ZoneApart {
  areaId: string | null;
  before: number;
  after: number;
  /** Of as many sessions as have a point, on both sides; its interval over these. */
  difference: Said;
}

export interface HeatDifference extends Pick<HeatMap, "bandwidth"> {
  before: HeatSide;
  after: HeatSide;
  /** By square its share of all after less that before; null: one of both has no points. */
  values: number[] | null;
  /** Those that differ most first. */
  zones: ZoneApart[];
}

/** Of fewer sessions on a side there is no interval. */
const sessionsLeast = 8;

interface Side extends HeatSide {
  laid: Laid;
  /** By session with a point how often each zone was used in it, as they are laid. */
  bySession: Map<string, Float64Array>;
}

function sideOf(
  sessions: Chosen["sessions"],
  options: HeatDifferenceOptions,
  progress: Progress,
): Side {
  const laid = nothingLaid(gridIn(options), availableIn(options));
  const bySession: Side["bySession"] = new Map();
  const usedIn = (id: string): Float64Array => {
    const used = bySession.get(id) ?? new Float64Array(laid.zones.length);
    bySession.set(id, used);
    return used;
  };
  const without = eachPoint(
    { sessions },
    options,
    (placed, points) => {
      if (points.length === 0) return;
      layAll(laid, placed, points);
      const { counts, zones, session } = placed;
      const used = usedIn(session.facts.obsSessionId);
      for (let nth = 0; nth < points.length; nth += 1) {
        const at = points[nth] ?? 0;
        const zone = zones[at] ?? -1;
        const place = zone < 0 ? used.length - 1 : zone;
        used[place] = (used[place] ?? 0) + (counts[at] ?? 0);
      }
    },
    progress,
  );
  const scansOf = sessions
    .filter(({ enclosureId }) => enclosureId === options.enclosureId)
    .map((session) => scansAt(session).size)
    .filter((scans) => scans > 0);
  return {
    ...{ n: laid.n, without, counts: [...laid.counts] },
    ...{ sessions: scansOf.length, laid, bySession },
    scans: scansOf.reduce((sum, scans) => sum + scans, 0),
  };
}

function zonesApart(
  before: Side,
  after: Side,
  { areaIds }: Pick<Available, "areaIds">,
): ZoneApart[] {
  const met = [...new Set([...before.laid.met, ...after.laid.met])];
  const size = met.length;
  const none = met.map(() => 0);
  const unitsOf = ({ bySession }: Side): number[][] =>
    [...bySession.values()].map((used) => met.map((place) => used[place] ?? 0));
  const [one, other] = [unitsOf(before), unitsOf(after)];
  const strata = [
    one.map((counts) => [...counts, ...none]),
    other.map((counts) => [...none, ...counts]),
  ];
  const apartOf = (sums: Sums): number[] | null => {
    const all = Array.from(sums);
    return usesApart(all.slice(size), all.slice(0, size));
  };
  const found = apartOf(added(strata.flat(), 2 * size));
  const bounds =
    found === null
      ? []
      : bootstrapAll(
          strata,
          met.map((_, at) => (sums: Sums) => apartOf(sums)?.[at] ?? null),
          {
            seed: JSON.stringify(["heat", one.length, other.length]),
            independent: Math.min(one.length, other.length),
            least: sessionsLeast,
            within: [-1, 1],
          },
        );
  const reach = (difference: Said) =>
    difference.canSay ? Math.abs(difference.value) : 0;
  return met
    .map((place, at): ZoneApart => {
      const [value, own] = [found?.[at], bounds[at]];
      return {
        areaId: areaIds[place] ?? null,
        before: before.laid.zones[place] ?? 0,
        after: after.laid.zones[place] ?? 0,
        difference:
          value === undefined || own === undefined
            ? cannotSay("nothingObserved")
            : { canSay: true, value, n: one.length + other.length, ...own },
      };
    })
    .sort((a, b) => reach(b.difference) - reach(a.difference));
}

const told = ({ n, without, counts, sessions, scans }: Side): HeatSide => ({
  ...{ n, without, counts, sessions, scans },
});

/**
 * How differently an enclosure is used from a day on: by square and zone the share of all points after less that before, densities smoothed alike. One
 * of both without any point: nothing can be said of the difference, what each is of is.
 *
 * @example heatDifference(chosen, { ...ground, animalId: null, behaviourId: null, level: null, kind: "counts", bandwidth: null, cut: "2026-11-15" }).values
 */
export function heatDifference(
  { sessions }: Pick<Chosen, "sessions">,
  options: HeatDifferenceOptions,
  progress: Progress = untold,
): HeatDifference {
  const isAfter = ({ facts }: Chosen["sessions"][number]) =>
    parisDay(facts.startedAt) >= options.cut;
  const before = sideOf(
    sessions.filter((one) => !isAfter(one)),
    options,
    within(progress, 0, 0.4),
  );
  const after = sideOf(
    sessions.filter(isAfter),
    options,
    within(progress, 0.4, 0.8),
  );
  const grid = gridIn(options);
  const records = before.laid.records.map(
    (own, square) => own + (after.laid.records[square] ?? 0),
  );
  const width = widthOf(options, grid, records);
  return {
    before: told(before),
    after: told(after),
    values: usesApart(
      shownOf(after.laid, grid, width),
      shownOf(before.laid, grid, width),
    ),
    bandwidth: width === null ? null : inMetres(width, grid),
    zones: zonesApart(before, after, availableIn(options)),
  };
}
