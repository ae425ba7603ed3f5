import type { ClosingDays } from "../../recurrence/closing-days";
import {
  occurrenceDueAt,
  occurrencesAfter,
} from "../../recurrence/occurrences";
import { previewLength, unusualAt } from "../../recurrence/preview";
import type { Dated, LeftOut } from "./agenda";
import { agendaOf, overrideOf } from "./agenda";
import type { Override, Template } from "../template";

/** One of the next dates of an automation, as a person checks it. */
export interface UpcomingRun {
  /** The instant its rule says. */
  occurrence: Date;
  /** When its work is to be done; null: not at all. */
  at: Date | null;
  dueAt: Date | null;
  /** Why not; null where it is. A date on a closing day may have given way to another one. */
  leftOut: Exclude<LeftOut, "moved"> | null;
  /** What somebody settled for it alone; null for nothing. */
  override: Override | null;
  /** Whether a closing day puts it elsewhere. */
  postponed: boolean;
  /** Whether the month lacks the chosen day, and whether the clock change skips the time. */
  clamped: boolean;
  shifted: boolean;
}

/** So many dates of the rule are looked at for those that are shown. */
const mostLookedAt = 120;

/**
 * The next dates of an automation from `from` on, `from` included: `limit` of them on which something
 * is to be done, and with them those that are left out before the last. Empty where its rule has
 * ended or cannot be read.
 */
export function upcomingRuns(
  dated: Dated,
  closing: ClosingDays,
  from: Date,
  limit: number = previewLength,
): UpcomingRun[] {
  const agenda = agendaOf(dated, closing);
  const ruled: UpcomingRun[] = [];
  let after = new Date(from.getTime() - 1);
  let wanted = limit;
  for (let looked = 0; looked < mostLookedAt && wanted > 0; looked += limit) {
    const some = occurrencesAfter(dated.schedule, after, limit);
    for (const occurrence of some) {
      const { at, leftOut } = agenda.place(occurrence);
      if (leftOut === "moved" || wanted === 0) continue;
      ruled.push(runOf(dated, { occurrence, at, leftOut }));
      if (at !== null) wanted -= 1;
    }
    const last = some.at(-1);
    if (last === undefined || some.length < limit) break;
    after = last;
  }
  const moved = agenda.moved.map((run) =>
    runOf(dated, { ...run, leftOut: null }),
  );
  return cut([...ruled, ...moved].sort(byTime), limit);
}

const timeOf = ({ at, occurrence }: UpcomingRun) => at ?? occurrence;

const byTime = (one: UpcomingRun, other: UpcomingRun) =>
  timeOf(one).getTime() - timeOf(other).getTime();

/** Up to the last of `limit` dates on which something is to be done. */
function cut(runs: UpcomingRun[], limit: number): UpcomingRun[] {
  let done = 0;
  const last = runs.findIndex(({ at }) => at !== null && ++done === limit);
  return last < 0 ? runs : runs.slice(0, last + 1);
}

function runOf(
  dated: Dated,
  run: Pick<UpcomingRun, "occurrence" | "at" | "leftOut">,
): UpcomingRun {
  const { schedule } = dated;
  const { occurrence, at } = run;
  const override = overrideOf(dated, occurrence) ?? null;
  const isElsewhere = at !== null && at.getTime() !== occurrence.getTime();
  return {
    ...run,
    dueAt: at === null ? null : occurrenceDueAt(schedule, at),
    override,
    postponed: isElsewhere && (override?.at ?? null) === null,
    ...unusualAt(schedule, occurrence),
  };
}

/** The first date of an automation that is not dealt with: its task is not made, and it can still be changed. */
export const firstOpen = ({
  nextOccurrence,
  nextRun,
}: Pick<Template, "nextOccurrence" | "nextRun">): Date | null =>
  nextOccurrence ?? nextRun;
