import type { DemoSensor, DemoSource } from "../../../data/measures/types";
import type { Sample } from "../../../../src/domain/measures/buckets/bucket";
import type { CalendarDay } from "../../../../src/domain/time/calendar-day";
import { addDays, daysBetween } from "../../../../src/domain/time/calendar-day";
import { parisDay } from "../../../../src/domain/time/paris";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A sensor speaks so often. */
export const quarterMs = 15 * minuteMs;
/** The warmest day of most years, and how long the heat wave lasts on either side of its hottest day. */
const midsummer = "07-20";
const heatDays = 4;

/** The hottest day of the last heat wave that is over. */
export function hottestDay(now: Date): CalendarDay {
  const today = parisDay(now);
  const year = Number(today.slice(0, 4));
  const ofYear = (one: number) => `${String(one)}-${midsummer}` as CalendarDay;
  return addDays(ofYear(year), heatDays) < today
    ? ofYear(year)
    : ofYear(year - 1);
}

/** From 0 on a usual day to 1 on the hottest. */
export const heatOf = (day: CalendarDay, hottest: CalendarDay): number =>
  Math.max(0, 1 - Math.abs(daysBetween(hottest, day)) / heatDays);

/** Like chance, and always the same: from -1 to 1. */
const noiseAt = (hours: number): number =>
  0.5 * Math.sin(hours * 1.731) + 0.5 * Math.sin(hours * 0.377 + 1);

const wave = (part: number): number => Math.sin(2 * Math.PI * part);

/** What a sensor says at an instant of a day, to a tenth. */
function valueAt(
  { course }: DemoSensor,
  at: number,
  ofYear: number,
  heat: number,
): number {
  const hours = at / hourMs;
  const { mean, summer, noon, heat: warmer, noise } = course;
  const value =
    mean +
    summer * wave((ofYear - 110) / 365) +
    noon * wave((hours - 8) / 24) +
    warmer * heat +
    noise * noiseAt(hours);
  return Math.round(value * 10) / 10;
}

const isMute = (
  { mute }: DemoSensor,
  day: CalendarDay,
  today: CalendarDay,
): boolean => {
  const ago = daysBetween(day, today);
  return mute !== null && ago <= mute[0] && ago >= mute[1];
};

/** Until when a source spoke. */
export const spokenUntil = (
  { silentHours }: Pick<DemoSource, "silentHours">,
  now: Date,
): Date => new Date(now.getTime() - (silentHours ?? 0) * hourMs);

/** Since when a sensor has said the same all the time, at the start of an hour; null: it does not. */
export function stuckFrom(
  { stuckHours }: Pick<DemoSensor, "stuckHours">,
  now: Date,
): Date | null {
  if (stuckHours === null) return null;
  const hour = Math.floor(now.getTime() / hourMs) - stuckHours;
  return new Date(hour * hourMs);
}

/** What a sensor says on a day in Paris, by its instant. */
function courseOf(sensor: DemoSensor, day: CalendarDay, now: Date) {
  const heat = heatOf(day, hottestDay(now));
  const newYear = `${day.slice(0, 4)}-01-01` as CalendarDay;
  const ofYear = daysBetween(newYear, day);
  return (at: number) => valueAt(sensor, at, ofYear, heat);
}

/** What a sensor said from one instant on and before another, of one day in Paris. */
export function samplesBetween(
  sensor: DemoSensor,
  [from, until]: readonly [Date, Date],
  now: Date,
): Sample[] {
  const day = parisDay(from);
  if (isMute(sensor, day, parisDay(now))) return [];
  const spoken = courseOf(sensor, day, now);
  const stuck = stuckFrom(sensor, now);
  // What is stuck says what it said then.
  const held =
    stuck === null
      ? null
      : courseOf(sensor, parisDay(stuck), now)(stuck.getTime());
  const saidAt = (at: number): number =>
    stuck !== null && held !== null && at >= stuck.getTime()
      ? held
      : spoken(at);
  const samples: Sample[] = [];
  const first = Math.ceil(from.getTime() / quarterMs) * quarterMs;
  for (let at = first; at < until.getTime(); at += quarterMs)
    samples.push({
      at: new Date(at),
      value: saidAt(at),
      key: "",
    });
  return samples;
}
