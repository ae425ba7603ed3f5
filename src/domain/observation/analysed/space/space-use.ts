import type { Diversity } from "../../../analysis/diversity";
import { diversityOf } from "../../../analysis/diversity";
import type { Statistic, Sums } from "../../../analysis/interval/bootstrap";
import {
  added,
  bootstrapAll,
  statisticsOf,
} from "../../../analysis/interval/bootstrap";
import type { Bounds, Said } from "../../../analysis/said";
import { boundedBy, boundsThrough, saidOf } from "../../../analysis/said";
import {
  choiceOddsOf,
  electivitiesOf,
  electivityOfOdds,
  overlapOf,
  spreadOf,
  upperAtNone,
} from "../../../analysis/space/zone-use";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import { sessionsLeast, sizeOf } from "../variety/counted";
import type { Available, Ground, Placed, Told } from "./placed";
import { availableIn, placedIn, toldBy } from "./placed";

/** What the use of space is told apart by; "all": nothing. */
export const spaceBys = ["all", "animal", "behaviour", "level"] as const;
export type SpaceBy = (typeof spaceBys)[number];

export interface SpaceOptions extends Ground {
  by: SpaceBy;
}

export interface ZoneUse {
  areaId: string;
  /** How often somebody was seen in it. */
  count: number;
  /** Of all zones this share is to be expected by its size. */
  expected: number;
  /** E*, from -1 to 1; n records. */
  electivity: Said;
}

/** The use of space over all, or of one animal, while showing one behaviour, at one level. */
export interface SpaceRow {
  /** null: of all; where behaviours tell apart, of none of them; where levels do, of an unknown one. */
  key: string | null;
  n: number;
  sessions: number;
  zones: ZoneUse[];
  /** The spread of participation, 0 to 1. */
  spread: Said;
  /** How varied the zones are; null: nobody was in any. */
  variety: Diversity | null;
}

/** How far two animals use the same zones, 0 to 1; null: one of them was in none. */
export interface Overlap {
  one: string;
  other: string;
  overlap: number | null;
  /** The records of whichever has fewer. */
  n: number;
}

export interface SpaceReport {
  /** Records of an animal in sight, and how many of them lie in a zone. */
  seen: number;
  placed: number;
  by: Available["by"];
  rows: SpaceRow[];
  /** Of each two animals, where animals are told apart. */
  overlaps: Overlap[];
}

const none: Bounds = { interval: null, by: "tooFew" };

/** In which rows records count; who is not told apart is in no animal's. */
function rowsOf(
  { animals, doings, levels }: Placed,
  by: SpaceBy,
): Told<string | null> {
  switch (by) {
    case "all":
      return { keys: [[null]], places: new Int32Array(animals.places.length) };
    case "animal":
      return toldBy(animals, (id) => (id === null ? [] : [id]));
    case "behaviour":
      return toldBy(doings, (done) => (done?.length ? done : [null]));
    case "level":
      return toldBy(levels, (level) => [level === null ? null : String(level)]);
  }
}

/** What is told apart, and of each session in which there is any how often each zone was used. */
interface Used {
  key: string | null;
  units: Float64Array[];
}

/** How often each zone was used in a session, by row, and how many were in sight and in a zone. */
interface UsedOnce {
  rows: Map<string | null, Float64Array>;
  seen: number;
  placed: number;
}

/** Adds what some records of a session say. */
function addUse(to: UsedOnce, placed: Placed, by: SpaceBy, zones: number) {
  const { keys, places } = rowsOf(placed, by);
  const rows = keys.map((own) =>
    own.map((key) => {
      const row = to.rows.get(key) ?? new Float64Array(zones);
      to.rows.set(key, row);
      return row;
    }),
  );
  const { seen, counts, zones: used } = placed;
  for (let nth = 0; nth < seen.length; nth += 1) {
    const at = seen[nth] ?? 0;
    const own = rows[places[at] ?? 0];
    if (own === undefined || own.length === 0) continue;
    const count = counts[at] ?? 0;
    const zone = used[at] ?? -1;
    to.seen += count;
    if (zone < 0) continue;
    to.placed += count;
    for (const row of own) row[zone] = (row[zone] ?? 0) + count;
  }
}

/** The use of zones by what it is told apart by, and how many were in sight and in a zone. */
function usedIn(
  chosen: Pick<Chosen, "sessions">,
  { by, ...ground }: SpaceOptions,
  zones: number,
): { used: Used[]; seen: number; placed: number } {
  const all = new Map<string | null, Float64Array[]>();
  let [seen, placed] = [0, 0];
  for (const session of placedIn(chosen, ground)) {
    const once: UsedOnce = { rows: new Map(), seen: 0, placed: 0 };
    for (const one of session) addUse(once, one, by, zones);
    seen += once.seen;
    placed += once.placed;
    for (const [key, counts] of once.rows) {
      if (counts.every((count) => count === 0)) continue;
      const units = all.get(key) ?? [];
      all.set(key, units);
      units.push(counts);
    }
  }
  if (by === "all" && all.size === 0) all.set(null, []);
  return {
    used: [...all].map(([key, units]) => ({ key, units })),
    seen,
    placed,
  };
}

/** Of a zone that alone is used nothing differs but how much was seen. */
const usedAlone: Bounds = { interval: null, by: "noSpread" };

/** E* of a zone that nobody used goes as far as with the share of use that the rule of three gives of sessions: records of one depend on each other. */
function neverUsed(counts: Sums, shares: Sums, at: number, of: number): Bounds {
  if (of < sessionsLeast) return none;
  const share = upperAtNone(of);
  const most = Float64Array.from(counts, (count) => count);
  most[at] = (sizeOf(counts) * share) / (1 - share);
  const high = electivitiesOf(most, shares)?.[at] ?? 1;
  return { interval: { low: -1, high }, by: "ruleOfThree" };
}

function rowOf({ key, units }: Used, { areaIds, shares }: Available): SpaceRow {
  const counts = added(units, areaIds.length);
  const n = sizeOf(counts);
  const statistics: Statistic[] = [
    (sums) => spreadOf(sums, shares),
    ...statisticsOf(shares.length, (sums) => choiceOddsOf(sums, shares)),
  ];
  const [ofSpread, ...ofZones] = bootstrapAll([units], statistics, {
    seed: JSON.stringify(["space", key]),
    independent: units.length,
    least: sessionsLeast,
    unbiased: true,
  });
  const elective = electivitiesOf(counts, shares);
  return {
    key,
    n,
    sessions: units.length,
    zones: areaIds.map((areaId, at) => {
      const count = counts[at] ?? 0;
      const drawn = boundsThrough(ofZones[at] ?? none, (odds) =>
        electivityOfOdds(odds, areaIds.length),
      );
      const isAlone = count === n && drawn.interval !== null;
      const bounds =
        count === 0 && n > 0
          ? neverUsed(counts, shares, at, units.length)
          : isAlone
            ? usedAlone
            : drawn;
      return {
        areaId,
        count,
        expected: shares[at] ?? 0,
        electivity: saidOf(elective?.[at], n, bounds),
      };
    }),
    spread: saidOf(
      spreadOf(counts, shares),
      n,
      boundedBy(ofSpread ?? none, 0, 1),
    ),
    variety: diversityOf(counts),
  };
}

const overlapsOf = (rows: readonly SpaceRow[]): Overlap[] =>
  rows.flatMap((one, at) =>
    rows.slice(at + 1).map((other) => ({
      one: one.key ?? "",
      other: other.key ?? "",
      overlap: overlapOf(
        one.zones.map(({ count }) => count),
        other.zones.map(({ count }) => count),
      ),
      n: Math.min(one.n, other.n),
    })),
  );

const byKey = ({ key: a }: SpaceRow, { key: b }: SpaceRow): number => {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return Number(a) - Number(b) || (a < b ? -1 : 1);
};

/**
 * Which zones of an enclosure are used more or less than their size lets expect, over all or told apart by animal, behaviour or level. Intervals
 * are drawn over sessions, of which there are at least eight. Those whom nobody told apart count as many times as there are of them, but for
 * animals. Nobody in any zone: one row that cannot say for "all", else none.
 *
 * @example spaceUse(chosen, { enclosureId: "isle", map, zones, by: "animal" }, tell).rows[0].spread
 */
export function spaceUse(
  chosen: Pick<Chosen, "sessions">,
  options: SpaceOptions,
  progress: Progress,
): SpaceReport {
  const available = availableIn(options);
  const zones = available.areaIds.length;
  const { used, seen, placed } = usedIn(chosen, options, zones);
  const rows = used
    .map((one, at) => {
      progress(at / used.length);
      return rowOf(one, available);
    })
    .sort(byKey);
  return {
    seen,
    placed,
    by: available.by,
    rows,
    overlaps: options.by === "animal" ? overlapsOf(rows) : [],
  };
}
