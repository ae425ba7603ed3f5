import { findNext, nextOccurrence } from "../recurrence/occurrences";
import type { Steps } from "../recurrence/rule/steps";
import type { Schedule } from "../recurrence/schedule";
import type { LeadTime } from "../task/task";
import { visibleFromOf } from "../task/visibility";
import { endOfParisDay } from "../time/paris";
import type { Template } from "./template";

export type TemplateChange = Partial<
  Pick<
    Template,
    "status" | "isActive" | "nextRun" | "nextOccurrence" | "deletedAt"
  >
>;

/**
 * The run that a new or resumed automation waits for: its first occurrence after `now` — what was
 * due while it rested is not caught up. Null when the schedule has ended, or where the search for it
 * takes more than is left of `total`.
 */
export function firstRun(
  schedule: Schedule,
  now: Date,
  total?: Pick<Steps, "take">,
): Date | null {
  if (total === undefined) return nextOccurrence(schedule, now);
  const found = findNext(schedule, now, total);
  return found === "tooDear" ? null : found;
}

/**
 * When an automation makes the task of its next run: at the run, or, with a lead time, when that task
 * is to be shown. Null when it waits for no run.
 *
 * @example makeAtOf(new Date("2026-11-20T07:00Z"), "oneWeek") // 13 November, 00:00 in Paris
 */
export function makeAtOf(
  nextRun: Date | null,
  leadTime: LeadTime | null,
): Date | null {
  if (nextRun === null || leadTime === null) return nextRun;
  return visibleFromOf(nextRun, leadTime);
}

/**
 * The run that an automation of another timing waits for: its first one after `now`, on none of the
 * days for which it made tasks already, so that no day has two.
 */
export const firstRunAnew = (
  schedule: Schedule,
  { madeUntil }: Pick<Template, "madeUntil">,
  now: Date,
  total?: Pick<Steps, "take">,
): Date | null => firstRun(schedule, afterMade(madeUntil, now), total);

/** After `now` and after the days for which tasks are made; null for none made. */
export function afterMade(madeUntil: Date | null, now: Date): Date {
  const done = madeUntil === null ? now : endOfParisDay(madeUntil);
  return done > now ? done : now;
}

/**
 * The run that a resumed automation waits for: what was due while it rested is not caught up, what it
 * waits for that is still to come stays.
 */
export const runOnWaking = (
  template: Pick<Template, "nextRun" | "nextOccurrence" | "schedule">,
  now: Date,
  total?: Pick<Steps, "take">,
): Pick<Template, "nextRun" | "nextOccurrence"> => {
  const { nextRun, nextOccurrence, schedule } = template;
  return nextRun !== null && nextRun > now
    ? { nextRun, nextOccurrence }
    : { nextRun: firstRun(schedule, now, total), nextOccurrence: null };
};

export function suspendTemplate({ status }: Template): TemplateChange | null {
  return status === "active" ? { status: "suspended", isActive: false } : null;
}

export function resumeTemplate(
  template: Template,
  now: Date,
): TemplateChange | null {
  if (template.status !== "suspended") return null;
  const run = runOnWaking(template, now);
  return { status: "active", isActive: true, ...run };
}

export function archiveTemplate({ status }: Template): TemplateChange | null {
  if (status === "archived") return null;
  return { status: "archived", isActive: false };
}

/** A deleted automation is an archived one with the instant of its deletion; it can be restored. */
export function deleteTemplate(
  { deletedAt }: Template,
  now: Date,
): TemplateChange | null {
  if (deletedAt !== null) return null;
  return { status: "archived", isActive: false, deletedAt: now };
}

/** A restored automation stays suspended until somebody resumes it. */
export function restoreTemplate({ status }: Template): TemplateChange | null {
  return status === "archived"
    ? { status: "suspended", isActive: false, deletedAt: null }
    : null;
}

/** Does an automation make tasks, or might it be resumed to? */
export const isToRun = ({
  status,
  deletedAt,
}: Pick<Template, "status" | "deletedAt">): boolean =>
  status !== "archived" && deletedAt === null;
