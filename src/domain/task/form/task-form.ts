import * as z from "zod";
import { closingPolicies } from "../../recurrence/closing-days";
import { dueUnits, proposedDue } from "../../recurrence/due-after";
import { proposedTime, recurrences } from "../../recurrence/schedule";
import {
  defaultMissedRunPolicy,
  missedRunPolicies,
} from "../../recurrence/missed-run-policy";
import { idSchema } from "../../schema/fields";
import { freeText, requiredText } from "../../schema/form";
import { fieldOfInstant } from "../../time/date-field";
import type { CalendarDay } from "../../time/calendar-day";
import { collectSchema } from "../collect/collect";
import { dueOn } from "../due/due-wish";
import type { TargetLevel } from "../task";
import {
  eachTaskText,
  leadTimes,
  targetLevels,
  taskTitleMax,
  taskTypes,
} from "../task";

/** A sector, enclosure or animal that was chosen, with the places it lies in (null: in none). */
const targetChoiceSchema = z.object({
  id: idSchema,
  name: z.string(),
  sectorId: idSchema.nullable(),
  enclosureId: idSchema.nullable(),
});
export type TargetChoice = z.input<typeof targetChoiceSchema>;

/** What is to be done, in words. */
export const wordFields = {
  title: requiredText(taskTitleMax),
  ...eachTaskText(({ max }) => freeText(max)),
};
export const wordsSchema = z.object(wordFields);

/** How an automation comes back; numbers may still be missing. `time` is `HH:mm`, `days` are ISO days. */
const recurrenceFields = {
  recurrence: z.enum(recurrences),
  interval: z.number().nullable(),
  time: z.string(),
  days: z.array(z.number()),
  dayOfMonth: z.number().nullable(),
  month: z.number().nullable(),
  rrule: z.string(),
  dueUnit: z.enum(dueUnits),
  dueAfter: z.number().nullable(),
  missedRunPolicy: z.enum(missedRunPolicies),
  closingPolicy: z.enum(closingPolicies),
};

/**
 * A task or automation as a person fills it in; dates are wall times of Paris as date fields give
 * them. `openedAt` is when the form was opened: where an automation without a start begins. What
 * one field asks of another is said by the functions below.
 */
export const taskFormSchema = z.object({
  ...wordFields,
  type: z.enum(taskTypes),
  tags: z.array(z.string()),
  level: z.enum(targetLevels),
  targets: z.array(targetChoiceSchema),
  /** The value that is to be given; a form that was begun earlier says nothing of it. */
  collect: collectSchema.nullable().default(null),
  responsibleIds: z.array(idSchema),
  dueAt: z.string().nullable(),
  scheduledFor: z.string().nullable(),
  leadTime: z.enum(leadTimes).nullable(),
  sendNotification: z.boolean(),
  openedAt: z.string(),
  ...recurrenceFields,
});
export type TaskForm = z.input<typeof taskFormSchema>;
export type TaskWords = z.input<typeof wordsSchema>;

/** An empty form opened at `now`: due in one day or on the day that is wished, once, nothing chosen. */
export function newTaskForm(
  now: Date,
  level: TargetLevel = "SECTOR",
  targets: TargetChoice[] = [],
  day: CalendarDay | null = null,
): TaskForm {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  return {
    title: "",
    ...eachTaskText(() => ""),
    type: "maintenance",
    tags: [],
    level,
    targets,
    collect: null,
    responsibleIds: [],
    dueAt: dueOn(day, now),
    scheduledFor: null,
    leadTime: null,
    sendNotification: false,
    openedAt: fieldOfInstant(minute) ?? "",
    recurrence: "NONE",
    interval: 1,
    time: proposedTime,
    days: [],
    dayOfMonth: null,
    month: null,
    rrule: "",
    ...proposedDue,
    missedRunPolicy: defaultMissedRunPolicy,
    closingPolicy: "ignore",
  };
}
