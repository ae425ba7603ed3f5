import type { CampaignTarget } from "../../campaign/campaign";
import type { CalendarDay } from "../../time/calendar-day";
import {
  addDays,
  daysBetween,
  daysInMonth,
  isoWeekOf,
  startOfIsoWeek,
} from "../../time/calendar-day";

/** How many evaluations are wanted of each subject, and in what time. */
export interface Targets {
  perPeriod: number;
  /** So many of one person's evaluations of a subject count in a period; left out: all of them do. */
  perPerson?: number;
  /** ISO weeks, calendar months, or all of the campaign as one. */
  period: CampaignTarget["period"];
}

/** Somebody's evaluation of a subject, submitted on a day of Paris. */
export interface Submission {
  subjectId: string;
  day: CalendarDay;
  by: string;
}

export interface CoverageAsk {
  subjectIds: readonly string[];
  targets: Targets;
  /** The first and the last day of the campaign. */
  start: CalendarDay;
  end: CalendarDay;
  today: CalendarDay;
  submissions: readonly Submission[];
}

/** Enough there are; or they are wanted, while the period goes on or is to come; or it is over without them. */
export const coverageStatuses = ["done", "due", "late"] as const;
export type CoverageStatus = (typeof coverageStatuses)[number];

export interface SubjectCoverage {
  subjectId: string;
  /** So many as count towards it. */
  count: number;
  /** null: none was submitted. */
  lastDay: CalendarDay | null;
  /** Who submitted, each once, the first first. */
  by: string[];
  status: CoverageStatus;
}

export interface PeriodCoverage {
  /** "2026-W48", "2026-11" or "all". */
  id: string;
  /** Its first and last day within the campaign. */
  from: CalendarDay;
  to: CalendarDay;
  /** So many evaluations it wants of each subject. */
  wanted: number;
  /** In the order asked for. */
  subjects: SubjectCoverage[];
  /** Its evaluations, and its subjects by what became of them. */
  totals: { count: number } & Record<CoverageStatus, number>;
}

interface Period {
  id: string;
  first: CalendarDay;
  last: CalendarDay;
}

function periodAt(
  day: CalendarDay,
  { targets, start, end }: CoverageAsk,
): Period {
  if (targets.period === "campaign")
    return { id: "all", first: start, last: end };
  if (targets.period === "week") {
    const first = startOfIsoWeek(day);
    return { id: isoWeekOf(day), first, last: addDays(first, 6) };
  }
  const id = day.slice(0, 7);
  const first = `${id}-01` as CalendarDay;
  const days = daysInMonth(Number(id.slice(0, 4)), Number(id.slice(5)));
  return { id, first, last: addDays(first, days - 1) };
}

const lengthOf = (first: CalendarDay, last: CalendarDay): number =>
  daysBetween(first, last) + 1;

/** Every period that the campaign touches, as much of it as lies within, and how many it wants. */
function cutPeriods(
  ask: CoverageAsk,
): Pick<PeriodCoverage, "id" | "from" | "to" | "wanted">[] {
  const { start, end, targets } = ask;
  const found = [];
  for (let day = start; day <= end;) {
    const { id, first, last } = periodAt(day, ask);
    const [from, to] = [first < start ? start : first, last > end ? end : last];
    const isHalf = 2 * lengthOf(from, to) >= lengthOf(first, last);
    found.push({ id, from, to, wanted: isHalf ? targets.perPeriod : 0 });
    day = addDays(last, 1);
  }
  return found;
}

/** How many count: of each person `most` at most. */
function countOf(own: readonly Submission[], most: number): number {
  const given = new Map<string, number>();
  for (const { by } of own) given.set(by, (given.get(by) ?? 0) + 1);
  let count = 0;
  for (const one of given.values()) count += Math.min(one, most);
  return count;
}

function subjectCoverage(
  subjectId: string,
  own: readonly Submission[],
  wanted: number,
  isOver: boolean,
  perPerson: number,
): SubjectCoverage {
  const inOrder = own.toSorted((a, b) =>
    a.day < b.day ? -1 : +(a.day > b.day),
  );
  const open = isOver ? "late" : "due";
  const count = countOf(own, wanted > 0 ? perPerson : Infinity);
  return {
    subjectId,
    count,
    lastDay: inOrder.at(-1)?.day ?? null,
    by: [...new Set(inOrder.map(({ by }) => by))],
    status: count >= wanted ? "done" : open,
  };
}

/** As it is asked; a campaign so short that none of its weeks or months wants anything is one period itself. */
const askedAs = (ask: CoverageAsk): CoverageAsk =>
  cutPeriods(ask).some(({ wanted }) => wanted > 0)
    ? ask
    : { ...ask, targets: { ...ask.targets, period: "campaign" } };

const keyOf = (periodId: string, subjectId: string): string =>
  JSON.stringify([periodId, subjectId]);

/** The submissions of the campaign's days by period and subject. */
function gathered(ask: CoverageAsk): ReadonlyMap<string, Submission[]> {
  const found = new Map<string, Submission[]>();
  for (const one of ask.submissions) {
    if (one.day < ask.start || one.day > ask.end) continue;
    const key = keyOf(periodAt(one.day, ask).id, one.subjectId);
    const list = found.get(key);
    if (list === undefined) found.set(key, [one]);
    else list.push(one);
  }
  return found;
}

/**
 * What a campaign has of each subject, period by period from its first day to its last, those to come too: done, due, or late,
 * which is from the day after the period's last on. Days are those of Paris. A week or month that the campaign's ends cut
 * counts in full where at least half of its days lie within, and else wants nothing: all of it is done, and what was submitted
 * in it still counts; where none of them wants anything the campaign is one period, as "campaign" is, which is never cut. What was submitted outside, or of other subjects, counts nowhere,
 * nor what one person submitted beyond `perPerson`; a subject named twice is one. [] where the end lies before the start; no subjects: periods with totals of 0.
 *
 * @example coverageOf(ask).find(({ id }) => id === "2026-W48")?.totals.late // 2
 */
export function coverageOf(asked: CoverageAsk): PeriodCoverage[] {
  const ask = askedAs(asked);
  const submitted = gathered(ask);
  const subjectIds = [...new Set(ask.subjectIds)];
  return cutPeriods(ask).map((period) => {
    const subjects = subjectIds.map((subjectId) =>
      subjectCoverage(
        subjectId,
        submitted.get(keyOf(period.id, subjectId)) ?? [],
        period.wanted,
        ask.today > period.to,
        ask.targets.perPerson ?? Infinity,
      ),
    );
    const count = (status: CoverageStatus) =>
      subjects.filter((one) => one.status === status).length;
    return {
      ...period,
      subjects,
      totals: {
        count: subjects.reduce((sum, one) => sum + one.count, 0),
        done: count("done"),
        due: count("due"),
        late: count("late"),
      },
    };
  });
}
