import type { CalendarDay } from "../../time/calendar-day";
import { startOfIsoWeek } from "../../time/calendar-day";

/** What is counted of one task that was due: closed, or still open past its due time. */
export interface Due {
  /** The Paris day on which it was due. */
  day: CalendarDay;
  /** null: of no sector. */
  sectorId: string | null;
  /** Who closed it; null while nobody has, and where that is not known. */
  userId: string | null;
  isSafety: boolean;
  isLate: boolean;
  /** How late it was closed, in ms; null: in time, still open, or by nobody knows how much. */
  lateMs: number | null;
}

export interface Punctuality {
  inTime: number;
  late: number;
  /** The median of how late the late ones were, in whole minutes begun; null where that is known of none. */
  medianMinutes: number | null;
}

/** Of one week by its Monday, of one sector or person by their id. */
export interface PunctualityOf extends Punctuality {
  id: string;
}

export interface Lateness {
  total: Punctuality;
  /** The safety tasks alone; they are in the total too. */
  safety: Punctuality;
  /** In order; those in which nothing was due are left out. */
  weeks: PunctualityOf[];
  /** The most late ones first; "" what is of no sector. */
  sectors: PunctualityOf[];
  /** By id: nobody is ranked. */
  people: PunctualityOf[];
}

/** What is later counts as this late, a week: so a count holds at most so many numbers, whatever is counted. */
export const mostMinutes = 7 * 24 * 60;

const minuteMs = 60_000;

interface Count {
  inTime: number;
  late: number;
  /** How many were so many minutes late. */
  minutes: Map<number, number>;
}

const nothing = (): Count => ({ inTime: 0, late: 0, minutes: new Map() });

function add(count: Count, { isLate, lateMs }: Due): void {
  if (!isLate) {
    count.inTime += 1;
    return;
  }
  count.late += 1;
  if (lateMs === null) return;
  const minutes = Math.min(Math.ceil(lateMs / minuteMs), mostMinutes);
  count.minutes.set(minutes, (count.minutes.get(minutes) ?? 0) + 1);
}

/** The middle one, of an even number the mean of the two in the middle; null for none. */
function medianOf(minutes: ReadonlyMap<number, number>): number | null {
  const inOrder = [...minutes].sort(([a], [b]) => a - b);
  const many = inOrder.reduce((sum, [, times]) => sum + times, 0);
  if (many === 0) return null;
  const at = (place: number): number => {
    let before = 0;
    for (const [value, times] of inOrder) {
      before += times;
      if (place < before) return value;
    }
    return mostMinutes;
  };
  return (at(Math.floor((many - 1) / 2)) + at(Math.floor(many / 2))) / 2;
}

const told = ({ inTime, late, minutes }: Count): Punctuality => ({
  inTime,
  late,
  medianMinutes: medianOf(minutes),
});

const listed = (counts: ReadonlyMap<string, Count>): PunctualityOf[] =>
  [...counts]
    .map(([id, count]) => ({ id, ...told(count) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** Counts closed tasks one after the other, however many there are: it holds numbers alone. Nothing counted gives zeros, no median and empty lists. */
export function latenessTally() {
  const total = nothing();
  const safety = nothing();
  const weeks = new Map<string, Count>();
  const sectors = new Map<string, Count>();
  const people = new Map<string, Count>();
  const within = (counts: Map<string, Count>, id: string): Count => {
    const count = counts.get(id) ?? nothing();
    counts.set(id, count);
    return count;
  };
  return {
    count(closed: Due): void {
      add(total, closed);
      if (closed.isSafety) add(safety, closed);
      add(within(weeks, startOfIsoWeek(closed.day)), closed);
      add(within(sectors, closed.sectorId ?? ""), closed);
      if (closed.userId !== null) add(within(people, closed.userId), closed);
    },
    result: (): Lateness => ({
      total: told(total),
      safety: told(safety),
      weeks: listed(weeks),
      sectors: listed(sectors).sort((a, b) => b.late - a.late),
      people: listed(people),
    }),
  };
}

/** A week in which nothing was due, or a sector or person of whom nothing was. */
export const nothingDue = (id: string): PunctualityOf => ({
  id,
  ...told(nothing()),
});
