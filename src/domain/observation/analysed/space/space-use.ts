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
import type { Available } from "./placed";
import { availableIn } from "./placed";
import type { SpaceOptions, Spotted, Used } from "./used";
import { usedIn } from "./used";

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

export interface SpaceReport extends Spotted {
  by: Available["by"];
  rows: SpaceRow[];
  /** Of each two animals, where animals are told apart. */
  overlaps: Overlap[];
}

const none: Bounds = { interval: null, by: "tooFew" };

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
  const { used, ...spotted } = usedIn(chosen, options, zones);
  const rows = used
    .map((one, at) => {
      progress(at / used.length);
      return rowOf(one, available);
    })
    .sort(byKey);
  return {
    ...spotted,
    by: available.by,
    rows,
    overlaps: options.by === "animal" ? overlapsOf(rows) : [],
  };
}
