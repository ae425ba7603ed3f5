import type { ClosingDays } from "../../recurrence/closing-days";
import { isClosed, openDay } from "../../recurrence/closing-days";
import {
  occurrencesAfter,
  occurrencesBetween,
} from "../../recurrence/occurrences";
import type { Steps } from "../../recurrence/rule/steps";
import { addDays, daysBetween } from "../../time/calendar-day";
import { addParisDays, parisDay, startOfDay } from "../../time/paris";
import type { Override, Template } from "../template";

/** What an automation's dates follow from, beside the closing days. */
export type Dated = Pick<
  Template,
  "schedule" | "closingPolicy" | "exdates" | "overrides"
>;

/** An occurrence of the rule, and when its work is to be done. */
export interface PlacedRun {
  occurrence: Date;
  at: Date;
}

export const leavingOut = ["closed", "excluded", "moved"] as const;

/**
 * Why an occurrence has no place among the others: the establishment is closed, somebody skips it, or
 * it was moved and is on a list of its own.
 */
export type LeftOut = (typeof leavingOut)[number];

export type Placed =
  | { at: Date; leftOut: null }
  | { at: null; leftOut: LeftOut };

/** Where an automation's occurrences are put. */
export interface Agenda {
  /** Whether each is where the rule puts it. */
  isPlain: boolean;
  place: (occurrence: Date) => Placed;
  /** Until when the rule is to be asked for all that is done by `until`. */
  reach: (until: Date) => Date;
  /** The moved ones that wait for their task, soonest first. */
  moved: PlacedRun[];
}

const isAt = (one: Date, other: Date) => one.getTime() === other.getTime();

const out = (leftOut: LeftOut): Placed => ({ at: null, leftOut });

/** What somebody settled for one occurrence; undefined for nothing. */
export const overrideOf = (
  { overrides }: Pick<Template, "overrides">,
  occurrence: Date,
): Override | undefined =>
  overrides.find((one) => isAt(one.occurrence, occurrence));

/** Whether somebody moved or skipped an occurrence; null for neither. */
function settledAway(dated: Dated, occurrence: Date) {
  if ((overrideOf(dated, occurrence)?.at ?? null) !== null) return "moved";
  return dated.exdates.some((one) => isAt(one, occurrence)) ? "excluded" : null;
}

/** The moved occurrences whose task is still to be made, each once, soonest first. */
export const movedRuns = ({
  overrides,
}: Pick<Template, "overrides">): PlacedRun[] =>
  overrides
    .filter((one) => overrideOf({ overrides }, one.occurrence) === one)
    .flatMap(({ occurrence, at, made }) =>
      at === null || made ? [] : [{ occurrence, at }],
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime());

/**
 * The place of an occurrence on a closed day: on the open day of its policy at the same time on the
 * wall. It gives way to any other occurrence up to that day, so that nothing is to be done twice.
 */
function shifted(
  dated: Dated,
  closing: ClosingDays,
  occurrence: Date,
  steps: Steps | undefined,
): Placed {
  const { schedule, closingPolicy } = dated;
  if (closingPolicy === "skip") return out("closed");
  const day = parisDay(occurrence);
  const later = closingPolicy === "after";
  const open = openDay(closing, day, later ? 1 : -1, steps);
  if (open === null) return out("closed");
  const from = startOfDay(later ? addDays(day, 1) : open);
  const before = startOfDay(later ? addDays(open, 1) : day);
  // As many as were settled away, and one more.
  const most = dated.exdates.length + dated.overrides.length + 1;
  const others = occurrencesBetween(schedule, from, before, most, steps);
  const taken = others.some((one) => settledAway(dated, one) === null);
  return taken
    ? out("closed")
    : { at: addParisDays(occurrence, daysBetween(day, open)), leftOut: null };
}

/** Where the occurrences of an automation are put, in an establishment with these closing days. */
export function agendaOf(
  dated: Dated,
  closing: ClosingDays,
  steps?: Steps,
): Agenda {
  const { closingPolicy, exdates, overrides } = dated;
  const heeds = closingPolicy !== "ignore";
  const place = (occurrence: Date): Placed => {
    const away = settledAway(dated, occurrence);
    if (away !== null) return out(away);
    if (!heeds || !isClosed(closing, parisDay(occurrence)))
      return { at: occurrence, leftOut: null };
    return shifted(dated, closing, occurrence, steps);
  };
  return {
    isPlain: !heeds && exdates.length === 0 && overrides.length === 0,
    place,
    reach: (until) =>
      closingPolicy === "before" ? endOfClosing(closing, until, steps) : until,
    moved: movedRuns(dated),
  };
}

/** The end of the closed days at `instant` or from the next day on; the instant itself where both days are open. */
function endOfClosing(
  closing: ClosingDays,
  instant: Date,
  steps: Steps | undefined,
): Date {
  const day = parisDay(instant);
  const next = addDays(day, 1);
  const open = openDay(closing, next, 1, steps);
  if (open === null || (open === next && !isClosed(closing, day)))
    return instant;
  return new Date(startOfDay(open).getTime() - 1);
}

/** So many occurrences are looked at for one that has a place. */
const mostLookedAt = 400;
const lookedAtOnce = 8;

/**
 * The first occurrence from the one at `from` on that has a place, null when the rule has ended. Where none of
 * the next 400 has one, the last of them stands for it: it is looked at again when it comes.
 */
export function firstPlaced(
  { schedule }: Pick<Template, "schedule">,
  agenda: Agenda,
  from: Date,
  steps?: Steps,
): PlacedRun | null {
  if (agenda.isPlain) return { occurrence: from, at: from };
  let after = justBefore(from);
  for (let looked = 0; looked < mostLookedAt; looked += lookedAtOnce) {
    const some = occurrencesAfter(schedule, after, lookedAtOnce, steps);
    for (const occurrence of some) {
      const { at } = agenda.place(occurrence);
      if (at !== null) return { occurrence, at };
    }
    const last = some.at(-1);
    if (last === undefined || some.length < lookedAtOnce) return null;
    after = last;
  }
  return { occurrence: after, at: after };
}

const justBefore = (instant: Date) => new Date(instant.getTime() - 1);
