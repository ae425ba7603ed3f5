import type { CalendarDay } from "../../time/calendar-day";
import { addDays, daysBetween, startOfIsoWeek } from "../../time/calendar-day";
import type { BreakReason, Measured } from "../score/comparable";
import type { Weighting } from "../score/score";
import type { Figure, Range } from "./figure";
import { figureOf, meanRange } from "./figure";
import type { Forms, ReadEvaluation } from "./read";
import { grouped, reasonsBetween } from "./read";
import { rangeOf, wholeOf } from "./results";

/** By what a series is put together. */
export const seriesGroupings = ["day", "week", "month"] as const;
export type SeriesGrouping = (typeof seriesGroupings)[number];

/** What a series shows: of the whole its weighted mean. */
export type SeriesOf = Exclude<Measured, { kind: "question" }>;

/** A day, a week or a month, by its first day. */
export type SeriesSlot = CalendarDay;

/** Evaluations that a line may join. */
export interface SeriesPart {
  version: string;
  /** Why it does not go on from the part before; [] of the first. */
  because: readonly BreakReason[];
  /** By the first day of their slots. */
  values: ReadonlyMap<string, Figure>;
}

export interface Series {
  grouping: SeriesGrouping;
  /** From the first evaluation's to the last one's, none left out. */
  slots: readonly SeriesSlot[];
  parts: readonly SeriesPart[];
}

const daysByDay = 31;
const daysByWeek = 182;

const firstOf = (day: CalendarDay, grouping: SeriesGrouping): SeriesSlot => {
  if (grouping === "day") return day;
  return grouping === "week"
    ? startOfIsoWeek(day)
    : (`${day.slice(0, 7)}-01` as CalendarDay);
};

const nextOf = (slot: SeriesSlot, grouping: SeriesGrouping): SeriesSlot => {
  const days = { day: 1, week: 7, month: 31 }[grouping];
  return firstOf(addDays(slot, days), grouping);
};

function slotsOf(all: readonly ReadEvaluation[]): Omit<Series, "parts"> {
  const [first, last] = [all[0]?.day, all.at(-1)?.day];
  if (first === undefined || last === undefined)
    return { grouping: "day", slots: [] };
  const days = daysBetween(first, last);
  const longer = days <= daysByWeek ? "week" : "month";
  const grouping = days <= daysByDay ? "day" : longer;
  const slots: SeriesSlot[] = [];
  const end = firstOf(last, grouping);
  for (
    let slot = firstOf(first, grouping);
    slot <= end;
    slot = nextOf(slot, grouping)
  )
    slots.push(slot);
  return { grouping, slots };
}

/** The versions that compare with each other, by the first of them. */
function partsOf(
  all: readonly ReadEvaluation[],
  forms: Forms,
  of: SeriesOf,
): { first: string; versions: Set<string> }[] {
  const parts: { first: string; versions: Set<string> }[] = [];
  for (const version of new Set(all.map((one) => one.version))) {
    const own = parts.find(
      ({ first }) => reasonsBetween(forms, first, version, of).length === 0,
    );
    if (own === undefined)
      parts.push({ first: version, versions: new Set([version]) });
    else own.versions.add(version);
  }
  return parts;
}

/**
 * What evaluations, the oldest first, score over time: by days within a month, by weeks within half a year, else by
 * months, in each slot every subject once. Versions that compare are one part, which a line may join; between parts
 * there is none. No evaluations: no slots and no parts.
 */
export function seriesOf(
  all: readonly ReadEvaluation[],
  forms: Forms,
  of: SeriesOf,
  weighting: Weighting = [],
): Series {
  const ordered = all.toSorted((a, b) =>
    a.day < b.day ? -1 : +(a.day > b.day),
  );
  const { grouping, slots } = slotsOf(ordered);
  const rangeIn = (one: ReadEvaluation): Range => {
    if (of.kind === "criterion") return rangeOf(one, of.categoryId);
    const { mean, low, high } = wholeOf(one, weighting);
    return { value: mean, low, high };
  };
  const parts = partsOf(ordered, forms, of);
  return {
    grouping,
    slots,
    parts: parts.map(({ first, versions }, place): SeriesPart => {
      const own = ordered.filter(({ version }) => versions.has(version));
      const before = parts[place - 1]?.first;
      const inSlots = grouped(own, ({ day }) => firstOf(day, grouping));
      return {
        version: first,
        because:
          before === undefined ? [] : reasonsBetween(forms, before, first, of),
        values: new Map(
          [...inSlots].map(([slot, some]) => {
            const subjects = grouped(some, ({ subjectId }) => subjectId);
            return [
              slot,
              figureOf(
                [...subjects.values()].map((each) =>
                  meanRange(each.map(rangeIn)),
                ),
              ),
            ];
          }),
        ),
      };
    }),
  };
}
