import { findNext, nextOccurrence } from "../recurrence/occurrences";
import type { Steps } from "../recurrence/rule/steps";
import type { Schedule } from "../recurrence/schedule";
import type { LeadTime } from "../task/task";
import { visibleFromOf } from "../task/visibility";
import type { Template } from "./template";

export type TemplateChange = Partial<
  Pick<Template, "status" | "isActive" | "nextRun" | "deletedAt">
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

export function suspendTemplate({ status }: Template): TemplateChange | null {
  return status === "active" ? { status: "suspended", isActive: false } : null;
}

export function resumeTemplate(
  { status, schedule }: Template,
  now: Date,
): TemplateChange | null {
  if (status !== "suspended") return null;
  return { status: "active", isActive: true, nextRun: firstRun(schedule, now) };
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
