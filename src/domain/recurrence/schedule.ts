import * as z from "zod";
import { derived, optional } from "../schema/fields";
import { maxRuleLength } from "./rule/rule";

export const recurrences = [
  "NONE",
  "DAILY",
  "WEEKLY",
  "MONTHLY",
  "QUARTERLY",
  "YEARLY",
  "CUSTOM",
] as const;

/** How often a task comes back; CUSTOM follows the rule in `rrule`. */
export type Recurrence = (typeof recurrences)[number];

/** What a stored schedule without a time or an interval reads. */
export const storedTime = "00:00";
export const storedInterval = 1;

/** The day that is always a month's last one: where a month has no 31st, its last day stands in. */
export const lastDayOfMonth = 31;

/** What a wizard proposes for a new automation. */
export const proposedRecurrence = "DAILY" satisfies Recurrence;
export const proposedTime = "08:00";

export const maxInterval = 365;
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * A time of day as people type it (`8`, `8h30`, `8:30`, `0830`) as `HH:mm`; what is no time comes
 * back as typed.
 */
export function timeOfText(text: string): string {
  const [, hour = "", minute = "00"] =
    /^\s*(\d{1,2})(?:\s*[h:.]?\s*(\d{2}))?\s*h?\s*$/i.exec(text) ?? [];
  const time = `${hour.padStart(2, "0")}:${minute}`;
  return hour !== "" && timePattern.test(time) ? time : text;
}

/** The fields of a schedule, to spread into the schema of what carries one. */
export const scheduleFields = {
  startAt: z.date(),
  dueAt: optional(z.date()),
  recurrence: z.enum(recurrences).default("NONE"),
  recurrenceTime: optional(z.string().regex(timePattern)),
  recurrenceInterval: optional(z.number().int().min(1).max(maxInterval)),
  recurrenceDayOfWeek: z
    .array(z.number().int().min(1).max(7))
    .max(7)
    .default([]),
  recurrenceDayOfMonth: optional(z.number().int().min(1).max(31)),
  recurrenceMonthOfYear: optional(z.number().int().min(1).max(12)),
  rrule: optional(z.string().max(maxRuleLength)),
  /** No occurrence at or after this instant: another automation goes on from there. */
  endsBefore: optional(z.date()),
  cronExpression: derived(optional(z.string())),
  cronDescription: derived(optional(z.string())),
  recurrenceFrequency: derived(optional(z.string())),
};

export const scheduleSchema = z.object(scheduleFields);

/**
 * When something is to be done, once or again and again, as wall time in
 * Paris. Days of the week are ISO (1 Monday, 7 Sunday).
 */
export type Schedule = z.infer<typeof scheduleSchema>;

/** What decides the occurrences: the schedule without its derived fields. */
export type Timing = Pick<
  Schedule,
  | "startAt"
  | "recurrence"
  | "recurrenceTime"
  | "recurrenceInterval"
  | "recurrenceDayOfWeek"
  | "recurrenceDayOfMonth"
  | "recurrenceMonthOfYear"
  | "rrule"
> &
  Partial<Pick<Schedule, "endsBefore">>;

/** The schedule as it runs: existing data hold custom ones without a rule text, which run daily. */
export const asRun = <T extends Pick<Timing, "recurrence" | "rrule">>(
  schedule: T,
): T =>
  schedule.recurrence === "CUSTOM" && (schedule.rrule ?? "").trim() === ""
    ? { ...schedule, recurrence: "DAILY" }
    : schedule;
