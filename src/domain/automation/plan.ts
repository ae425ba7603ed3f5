import { equalValues } from "../record/equal";
import type { ClosingDays } from "../recurrence/closing-days";
import { alwaysOpen } from "../recurrence/closing-days";
import { isDueTooLate } from "../recurrence/due-after";
import { isOnTime, missedRuns } from "../recurrence/missed-runs";
import type { RuleProblem } from "../recurrence/rule/rule-parts";
import { ruleProblems } from "../recurrence/rule/rule-parts";
import type { Steps } from "../recurrence/rule/steps";
import { countSteps, unlessTooDear } from "../recurrence/rule/steps";
import type { Schedule } from "../recurrence/schedule";
import { ruleTextProblem } from "../recurrence/validate-schedule";
import { shownUntil } from "../task/visibility";
import type { Agenda, PlacedRun } from "./dates/agenda";
import { agendaOf } from "./dates/agenda";
import type { OccurrenceRun, OccurrenceTask } from "./occurrence";
import { skippedRun, taskOfOccurrence } from "./occurrence";
import type { Override, Template } from "./template";
import type { Waiting } from "./waiting";
import { cursorOf, isDue, isWaiting, waitingFrom, waitingOf } from "./waiting";
import { hourMs } from "../time/lengths";

/** What `lastError` says of an automation that was suspended because it cannot be run. */
export const suspendReasons = [
  ...ruleProblems,
  "unreadable",
  "failed",
] as const;
export type SuspendReason = (typeof suspendReasons)[number];

/** The reason why an automation was suspended by itself; null when it was not, or by a person. */
export function suspendReason({
  status,
  lastError,
}: Pick<Template, "status" | "lastError">): SuspendReason | null {
  if (status !== "suspended") return null;
  return suspendReasons.find((reason) => reason === lastError) ?? null;
}

/** How long each run of a template may fail, in milliseconds, until it is set aside. */
const failingMs = hourMs;

/** Whether a template that fails at `now` has failed for so long, an hour, that no further try will help. */
export const isPoisoned = (failedSince: Date | null, now: Date): boolean =>
  failedSince !== null && now.getTime() - failedSince.getTime() >= failingMs;

/** A template that cannot be run, and is suspended with the reason instead of being tried again. */
export interface RefusedRun {
  problem: RuleProblem;
}

/** What one template has to do now. */
export interface RunPlan extends Waiting {
  problem: null;
  tasks: OccurrenceTask[];
  /** Occurrences passed over by the missed-run policy, recorded for the owner. */
  skipped: OccurrenceRun[];
  /** Those on closing days, and those somebody skips: recorded too. */
  leftOut: OccurrenceRun[];
  /** The latest occurrence that came, or `now` where tasks are made ahead only; null for no task. */
  lastRun: Date | null;
  /** The latest instant a task was made for. */
  madeUntil: Date | null;
  /** What somebody settled for occurrences that are still to come. */
  exdates: Date[];
  overrides: Override[];
}

/** Why no task can be made by a schedule: its rule's text, or tasks due later than any may be; null when they can. */
export const scheduleProblem = (schedule: Schedule): RuleProblem | null =>
  ruleTextProblem(schedule) ?? (isDueTooLate(schedule) ? "date" : null);

export interface PlanOptions {
  /** What the search may take; maxSteps without it. */
  steps?: Steps;
  /** When the establishment is closed; never without it. */
  closing?: ClosingDays;
}

/** A template that has nothing to do yet, and what it waits for. */
export interface WaitingRun {
  problem: "notDue";
  waiting: Waiting;
}

/**
 * What one template has to do at `now`: the tasks due after its missed-run policy, and those its lead
 * time asks for ahead; what it waits for where there are none; the problem when its rule cannot be
 * read, is too frequent or takes more than `steps` allow. Null for one that waits for nothing.
 */
export function planOrWait(
  template: Template,
  now: Date,
  { steps = countSteps(), closing = alwaysOpen }: PlanOptions = {},
): RunPlan | RefusedRun | WaitingRun | null {
  if (!isWaiting(template)) return null;
  const problem = scheduleProblem(template.schedule);
  if (problem !== null)
    return isDue(template, now) || !isPlainDated(template) ? { problem } : null;
  return unlessTooDear<RunPlan | RefusedRun | WaitingRun>(
    () => planFrom(template, now, steps, closing),
    { problem: "tooDear" },
  );
}

/** What one template has to do at `now`; null when it has nothing to do. */
export function planRun(
  template: Template,
  now: Date,
  options: PlanOptions = {},
): RunPlan | RefusedRun | null {
  const plan = planOrWait(template, now, options);
  return plan?.problem === "notDue" ? null : plan;
}

const isPlainDated = (template: Template) =>
  agendaOf(template, alwaysOpen).isPlain;

function planFrom(
  template: Template,
  now: Date,
  steps: Steps,
  closing: ClosingDays,
): RunPlan | WaitingRun {
  const waiting = waitingOf(template, closing, steps);
  if (!isDue(template, now, waiting)) return { problem: "notDue", waiting };
  const agenda = agendaOf(template, closing, steps);
  const until = shownUntil(now, template.visibilityLeadTime);
  const ruled = ruledRuns(template, agenda, { now, until, steps });
  const moved = movedNow(template, agenda, now, until);
  const made = [...ruled.run, ...moved.run];
  const kept = whatIsLeft(template, ruled.cursor, moved);
  const rest = agendaOf({ ...template, ...kept }, closing, steps);
  const record = (reason: "missed" | "closed" | "excluded") => (one: Date) =>
    skippedRun(template, one, reason);
  return {
    problem: null,
    tasks: made.map((one) => taskOfOccurrence(template, one)),
    skipped: [...ruled.skipped, ...moved.skipped].map(record("missed")),
    leftOut: ruled.leftOut.map(({ occurrence, leftOut }) =>
      skippedRun(template, occurrence, leftOut),
    ),
    lastRun: lastRunOf(made, now),
    madeUntil: latestOf([template.madeUntil, ...made.map(({ at }) => at)]),
    ...kept,
    ...waitingFrom(template, rest, ruled.cursor, steps),
  };
}

interface Span {
  now: Date;
  until: Date;
  steps: Steps;
}

/** What the rule has due: what runs, what is passed over, what has no place, and where to go on. */
function ruledRuns(
  template: Template,
  agenda: Agenda,
  { now, until, steps }: Span,
) {
  const { schedule, missedRunPolicy } = template;
  const placing = {
    place: (occurrence: Date) => agenda.place(occurrence).at,
    reach: agenda.reach,
  };
  const missed = missedRuns(
    schedule,
    cursorOf(template),
    now,
    missedRunPolicy,
    agenda.isPlain ? { until, steps } : { until, steps, placing },
  );
  const placed = missed.run.map((occurrence) => ({
    occurrence,
    at: agenda.place(occurrence).at ?? occurrence,
  }));
  const leftOut = missed.leftOut.flatMap((occurrence) => {
    const { leftOut: reason } = agenda.place(occurrence);
    return reason === null || reason === "moved"
      ? []
      : [{ occurrence, leftOut: reason }];
  });
  return {
    run: placed,
    skipped: missed.skipped,
    leftOut,
    cursor: missed.nextRun,
  };
}

/** The moved ones whose time has come; one that is missed is passed over only where all are. */
function movedNow(
  { missedRunPolicy }: Template,
  { moved }: Agenda,
  now: Date,
  until: Date,
) {
  const due = moved.filter(({ at }) => at <= until);
  const isRun = ({ at }: PlacedRun) =>
    missedRunPolicy !== "skip" || isOnTime(at, now);
  return {
    run: due.filter(isRun),
    skipped: due
      .filter((one) => !isRun(one))
      .map(({ occurrence }) => occurrence),
    all: due,
  };
}

/** What was settled for occurrences, without what is behind; a moved one is known as made until its own time is past. */
function whatIsLeft(
  { exdates, overrides }: Template,
  cursor: Date | null,
  { all }: { all: readonly PlacedRun[] },
) {
  const isAhead = (occurrence: Date) => cursor !== null && occurrence >= cursor;
  const isMade = (one: Override) =>
    one.made ||
    all.some(({ occurrence }) => equalValues(occurrence, one.occurrence));
  return {
    exdates: exdates.filter(isAhead),
    overrides: overrides
      .filter(
        (one) => isAhead(one.occurrence) || (one.at !== null && !isMade(one)),
      )
      .map((one) => ({ ...one, made: isMade(one) })),
  };
}

function lastRunOf(made: readonly PlacedRun[], now: Date): Date | null {
  if (made.length === 0) return null;
  return latestOf(made.map(({ at }) => at).filter((at) => at <= now)) ?? now;
}

const latestOf = (instants: readonly (Date | null)[]): Date | null =>
  instants.reduce(
    (latest, one) =>
      latest === null || (one !== null && one > latest) ? one : latest,
    null,
  );
