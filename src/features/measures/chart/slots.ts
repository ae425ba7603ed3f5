import type { Detail, Stretch } from "@domain/measures/series/ranges";
import { slotsOf } from "@domain/measures/series/ranges";
import { dayMs, hourMs } from "@domain/time/lengths";
import {
  parisDay,
  parisOffset,
  parisTime,
  startOfParisDay,
} from "@domain/time/paris";
import type { useFormat } from "../../../lib/use-format";
import type { ChartSlot } from "../../../ui/chart/chart-data";

type Format = ReturnType<typeof useFormat>;

/** The slots of a chart: what came as it was is read by the hour. */
export const stretchesOf = (stretch: Stretch, detail: Detail): Stretch[] =>
  slotsOf(stretch, detail === "raw" ? "hourly" : detail);

/** "UTC+2": which of two hours of the same name it is. */
const offsetName = (at: Date): string =>
  `UTC+${String(Math.round(parisOffset(at) / hourMs))}`;

/** Whether the clock says the same an hour before or after: the doubled hour of autumn. */
const isDoubled = (at: Date): boolean =>
  [-hourMs, hourMs].some(
    (apart) => parisTime(new Date(at.getTime() + apart)) === parisTime(at),
  );

/** An instant in full, told from the same time of the doubled hour. */
export function instantName(from: Date, format: Format): string {
  const name = `${format.date(from)}, ${format.time(from)}`;
  return isDoubled(from) ? `${name} (${offsetName(from)})` : name;
}

/** The last instant that belongs to a slot. */
const lastOf = ({ until }: Stretch): Date => new Date(until.getTime() - 1);

/** What a slot is called in full. */
function nameOf(slot: Stretch, detail: Detail, format: Format): string {
  switch (detail) {
    case "raw":
    case "hourly":
      return instantName(slot.from, format);
    case "daily":
      return `${format.weekday(slot.from, "short")} ${format.date(slot.from)}`;
    case "weekly":
    case "monthly": {
      const [first, last] = [format.date(slot.from), format.date(lastOf(slot))];
      // A part of a week or month at either end may be a day.
      return first === last ? first : `${first} – ${last}`;
    }
  }
}

/** So many hours are named by the clock; more of them by their days. */
const clockUpTo = 49;
/** So many days are named each; more of them by their months. */
const namedDays = 62;

/** What stands at the axis: the time within a day, else the day. */
function hourTick(
  { from }: Stretch,
  byClock: boolean,
  format: Format,
): string | null {
  const isMidnight = startOfParisDay(from).getTime() === from.getTime();
  if (isMidnight) return format.shortDay(from);
  return byClock ? format.time(from) : null;
}

const monthOf = (at: Date): string => parisDay(at).slice(0, 7);

/** The month that begins in a slot; of months each. */
function monthTick(
  slot: Stretch,
  detail: Detail,
  format: Format,
): string | null {
  const before = new Date(slot.from.getTime() - 1);
  const begins = monthOf(before) !== monthOf(lastOf(slot));
  return begins || detail === "monthly"
    ? format.shortMonth(lastOf(slot))
    : null;
}

/** The slots of a chart by name, in their order. */
export function chartSlots(
  slots: readonly Stretch[],
  detail: Detail,
  format: Format,
): ChartSlot[] {
  const isHourly = detail === "raw" || detail === "hourly";
  const [first, last] = [slots[0]?.from, slots.at(-1)?.until];
  const length = (last?.getTime() ?? 0) - (first?.getTime() ?? 0);
  const byMonth = length > namedDays * dayMs;
  const tickOf = (slot: Stretch) => {
    if (isHourly) return hourTick(slot, slots.length <= clockUpTo, format);
    return byMonth
      ? monthTick(slot, detail, format)
      : format.shortDay(slot.from);
  };
  return slots.map((slot) => ({
    key: slot.from.toISOString(),
    name: nameOf(slot, detail, format),
    tick: tickOf(slot),
  }));
}

/** Where an instant lies among slots that follow each other, in slots; null outside of them. */
export function positionIn(slots: readonly Stretch[], at: Date): number | null {
  let [low, high] = [0, slots.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const slot = slots[middle];
    if (slot === undefined) return null;
    if (at < slot.from) high = middle - 1;
    else if (at >= slot.until) low = middle + 1;
    else {
      const width = slot.until.getTime() - slot.from.getTime();
      return middle + (at.getTime() - slot.from.getTime()) / width;
    }
  }
  return null;
}
