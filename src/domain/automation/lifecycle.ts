import { nextOccurrence } from "../recurrence/occurrences";
import type { Schedule } from "../recurrence/schedule";
import type { Template } from "./template";

export type TemplateChange = Partial<
  Pick<Template, "status" | "isActive" | "nextRun" | "deletedAt">
>;

/**
 * The run that a new or resumed automation waits for: its first occurrence after `now` — what was
 * due while it rested is not caught up. Null when the schedule has ended.
 */
export function firstRun(schedule: Schedule, now: Date): Date | null {
  return nextOccurrence(schedule, now);
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

export function archiveTemplate(
  { status }: Template,
  now: Date,
): TemplateChange | null {
  if (status === "archived") return null;
  return { status: "archived", isActive: false, deletedAt: now };
}

/** A restored automation stays suspended until somebody resumes it. */
export function restoreTemplate({ status }: Template): TemplateChange | null {
  return status === "archived"
    ? { status: "suspended", isActive: false, deletedAt: null }
    : null;
}
