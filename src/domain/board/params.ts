import type { ChartRange } from "../measures/series/ranges";
import { environmentRanges } from "../measures/series/ranges";
import { idSchema } from "../schema/fields";
import { dayMs, hourMs } from "../time/lengths";

type Params = Readonly<Record<string, string>>;

const idOf =
  (name: string) =>
  (params: Params): string | null => {
    const id = idSchema.safeParse(params[name]);
    return id.success ? id.data : null;
  };

/** So many weeks, this one the first, a calendar may show. */
export const calendarWeeks = ["1", "2", "4"] as const;

/** How many weeks a calendar shows, as its parameters say it; two where they say none of those. */
export const weeksOf = ({ weeks }: Params): number =>
  Number(calendarWeeks.find((one) => one === weeks) ?? "2");

const rangeDays: Record<ChartRange, number> = {
  ...{ "24h": 1, "7d": 7, "30d": 30, "3m": 91, "6m": 182, "1y": 365 },
};

/** How far back a widget looks, as its parameters say it; null: as far as there is anything. */
export const rangeOf = ({ range }: Params): ChartRange | null =>
  environmentRanges.find((one) => one === range) ?? null;

/**
 * From when on a widget tells, to the hour, so that its question stays the same for that long; null: from ever.
 * @example sinceOf({ range: "24h" }, new Date("2026-11-20T10:40Z")) // 2026-11-19T10:00Z
 */
export function sinceOf(params: Params, now: Date): Date | null {
  const range = rangeOf(params);
  if (range === null) return null;
  return new Date(
    Math.floor(now.getTime() / hourMs) * hourMs - rangeDays[range] * dayMs,
  );
}

/** What a widget is about, as its parameters say it; null where they name none, or none that an id can be. */
export const sectorIdOf = idOf("sectorId");
export const enclosureIdOf = idOf("enclosureId");
export const animalIdOf = idOf("animalId");
