import { added } from "../../../analysis/interval/bootstrap";
import type { Trend } from "../../../analysis/trend/trend";
import { trendOf } from "../../../analysis/trend/trend";
import { rarefiedTo } from "../../../analysis/variety/rarefied";
import {
  calendarDaySchema,
  daysBetween,
  startOfIsoWeek,
} from "../../../time/calendar-day";
import { parisDay } from "../../../time/paris";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import type { ChosenSession } from "../session";
import { countedInScans, equalSizeOf, sizeOf } from "./counted";

/** How long the periods are that a trend is told of. */
export const varietyGrains = ["week", "month"] as const;
export type VarietyGrain = (typeof varietyGrains)[number];

/** So much more or less of H in a month is no change worth speaking of. */
export const trendMargin = 0.02;
/** From so many months on each is held against the same one of other years. */
const seasonalFrom = 24;
const monthDays = 365.25 / 12;

export interface VarietyOverTimeOptions {
  behaviourIds: readonly string[];
  /** Months from 24 of them on, whatever is asked for. */
  grain: VarietyGrain;
}

/** How varied what was done in one period is. */
export interface VarietySlot {
  /** The Monday of the week, or the month: "2026-11". */
  key: string;
  sessions: number;
  /** Records of the behaviours. */
  n: number;
  /** H at equal size, in nats; null: it has too few records. */
  shannon: number | null;
}

export interface VarietyOverTime {
  grain: VarietyGrain;
  slots: VarietySlot[];
  /** So many records of each period count; null: there are no two periods of at least thirty. */
  equalSize: number | null;
  /** Slopes are of a month. */
  trend: Trend;
}

const dayOf = (key: string) =>
  calendarDaySchema.parse(key.length === 7 ? `${key}-01` : key);

/** Months since the first period began. */
const monthsSince = (first: string, key: string): number => {
  if (key.length !== 7)
    return daysBetween(dayOf(first), dayOf(key)) / monthDays;
  const [years = 0, months = 0] = key.split("-").map(Number);
  const [year = 0, month = 0] = first.split("-").map(Number);
  return 12 * (years - year) + months - month;
};

function slotted(
  sessions: readonly ChosenSession[],
  grain: VarietyGrain,
): [string, ChosenSession[]][] {
  const slots = new Map<string, ChosenSession[]>();
  for (const session of sessions) {
    const day = parisDay(session.facts.startedAt);
    const key = grain === "month" ? day.slice(0, 7) : startOfIsoWeek(day);
    const own = slots.get(key) ?? [];
    slots.set(key, own);
    own.push(session);
  }
  return [...slots].sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Whether what animals do in scans becomes more or less varied from week to week, or month to month: H of each period with at least
 * thirty records, of samples as large as the smallest of these, since more is met where more is looked at. From 24 months on
 * each month is held against the same one of other years. Sessions of versions that tell other behaviours apart are not among what was
 * chosen: they break the series. Fewer than six such periods: cannot say.
 */
export function varietyOverTime(
  { sessions }: Pick<Chosen, "sessions">,
  { behaviourIds, grain: asked }: VarietyOverTimeOptions,
  progress: Progress,
): VarietyOverTime {
  const months = slotted(sessions, "month").map(([key]) => key);
  const spanned =
    months.length === 0
      ? 0
      : monthsSince(months[0] ?? "", months.at(-1) ?? "") + 1;
  const isSeasonal = spanned >= seasonalFrom;
  const grain = isSeasonal ? "month" : asked;
  const every = slotted(sessions, grain).map(([key, own], at, all) => {
    progress(at / all.length);
    const units = countedInScans(own, behaviourIds);
    const counts = added(
      units.map((unit) => unit.counts),
      behaviourIds.length,
    );
    return { key, sessions: units.length, n: sizeOf(counts), counts };
  });
  // Sessions without scans are in no period.
  const counted = every.filter(({ n }) => n > 0);
  const equalSize = equalSizeOf(counted.map(({ n }) => n));
  const slots = counted.map(({ counts, ...slot }): VarietySlot => ({
    ...slot,
    shannon:
      equalSize === null
        ? null
        : (rarefiedTo(counts, equalSize)?.shannon ?? null),
  }));
  const first = slots[0]?.key ?? "";
  const trend = trendOf(
    slots.flatMap(({ key, shannon }) =>
      shannon === null
        ? []
        : [
            {
              at: monthsSince(first, key),
              value: shannon,
              season: isSeasonal ? key.slice(5) : null,
            },
          ],
    ),
    trendMargin,
  );
  return { grain, slots, equalSize, trend };
}
