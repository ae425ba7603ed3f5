import type { CannotSay } from "../analysis/control-chart";
import type { Change } from "../analysis/finding/against-itself";
import { changeAgainstItself } from "../analysis/finding/against-itself";
import type { Unsaid } from "../analysis/said";
import type { HealthBaseline } from "../health/baseline/baseline";
import type { DayMean } from "../health/watch/itself";
import type { Values } from "../record/types";
import type { CalendarDay } from "../time/calendar-day";
import { addDays, daysBetween, startOfIsoWeek } from "../time/calendar-day";
import type { Finding } from "./finding";

/** The week that was over on a day: its Monday and its Sunday. */
export function weekBefore(today: CalendarDay): {
  from: CalendarDay;
  to: CalendarDay;
} {
  const from = addDays(startOfIsoWeek(today), -7);
  return { from, to: addDays(from, 6) };
}

/** So many days before a week its values are read: what depends on the one before needs that one. */
export const daysReadBefore = 45;

const dayZero = "1970-01-01" as CalendarDay;
const observed = ({ day, mean }: Pick<DayMean, "day" | "mean">) => ({
  day: daysBetween(dayZero, day),
  value: mean,
});

/** What an animal's latest day of a week says against the baseline that is kept of it, and of which day that is. */
export type WeekSaid = (Change & { day: CalendarDay }) | Unsaid<CannotSay>;

/** An animal's last day mean of a week against its kept baseline; days in their order, those before the week too. "tooFew" where the week has none. */
export function saidOfWeek(
  { days: kept }: Pick<HealthBaseline, "days">,
  days: readonly DayMean[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
): WeekSaid {
  const until = days.filter(({ day }) => day <= to);
  const latest = until.at(-1);
  if (latest === undefined || latest.day < from)
    return { canSay: false, why: "tooFew" };
  const before = until.at(-2);
  const said = changeAgainstItself({
    baseline: Object.entries(kept).map(([day, { mean }]) =>
      observed({ day: day as CalendarDay, mean }),
    ),
    latest: observed(latest),
    before: before === undefined ? null : observed(before),
  });
  return said.canSay ? { ...said, day: latest.day } : said;
}

/** The fields of a finding of an animal's value that was found in a week; of its sector (null: none). */
export const findingOfWeek = (
  series: { zooId: string; animalId: string; parameterId: string },
  { value, expected, n, day }: Extract<WeekSaid, { canSay: true }>,
  from: CalendarDay,
  sectorId: string | null,
): Values & Pick<Finding, "subject" | "source"> => ({
  zooId: series.zooId,
  class: "health",
  subject: { kind: "animal", id: series.animalId, areaId: null },
  source: { kind: "animalMeasure", id: series.parameterId, version: null },
  sectorIds: sectorId === null ? [] : [sectorId],
  seen: { value, ...expected, n, from, to: day },
});
