import * as z from "zod";
import { closingPolicies } from "../recurrence/closing-days";
import { missedRunPolicies } from "../recurrence/missed-run-policy";
import { scheduleSchema } from "../recurrence/schedule";
import {
  derived,
  idSchema,
  legacy,
  metaFields,
  optional,
  proseSchema,
} from "../schema/fields";
import {
  collectField,
  contentFields,
  eachTaskText,
  placeFields,
} from "../task/task";

export const automationStatuses = ["active", "suspended", "archived"] as const;
export type AutomationStatus = (typeof automationStatuses)[number];

const { title, type } = contentFields;

/**
 * What somebody settled for one occurrence alone; null is as the automation says. With `at` it was
 * moved to that instant, and `made` says that its task is there.
 */
export const overrideSchema = z.object({
  occurrence: z.date(),
  at: optional(z.date()),
  made: z.boolean().default(false),
  title: optional(title),
  type: optional(type),
  ...eachTaskText(({ max }) => optional(proseSchema(max))),
  responsibleIds: optional(placeFields.responsibleIds.unwrap()),
});
export type Override = z.infer<typeof overrideSchema>;

/** The most dates that are skipped, and changed, ahead of an automation. */
export const exdatesMax = 200;
export const overridesMax = 50;

/**
 * `taskTemplates/{templateId}`: an automation. nextRun is when its next work is to be done, null when
 * none is left; nextOccurrence the first occurrence of the rule that is not dealt with, null where
 * that is the same; nextMakeAt is when the task of nextRun is made, its lead time earlier. madeUntil
 * is the latest instant a task was made for.
 */
export const templateSchema = z.object({
  zooId: derived(idSchema),
  templateId: derived(idSchema),
  authorId: derived(z.string()),
  ...contentFields,
  ...placeFields,
  ...collectField,
  schedule: scheduleSchema,
  missedRunPolicy: z.enum(missedRunPolicies).default("latest"),
  closingPolicy: z.enum(closingPolicies).default("ignore"),
  /** Occurrences that are skipped. */
  exdates: z.array(z.date()).max(exdatesMax).default([]),
  overrides: z.array(overrideSchema).max(overridesMax).default([]),
  /** The automation that this one goes on from. */
  continuesId: optional(idSchema),
  status: z.enum(automationStatuses).default("active"),
  isActive: derived(z.boolean().default(true)),
  nextRun: derived(optional(z.date())),
  nextOccurrence: derived(optional(z.date())),
  nextMakeAt: derived(optional(z.date())),
  madeUntil: derived(optional(z.date())),
  lastRun: derived(optional(z.date())),
  executionCount: derived(z.number().int().default(0)),
  skippedCount: derived(z.number().int().default(0)),
  lastError: derived(optional(z.string().max(60))),
  /** Since when every run of it has failed. */
  failedSince: derived(optional(z.date())),
  deletedAt: optional(z.date()),
  isRecurringTemplate: legacy(z.unknown().optional()),
  nextExecution: legacy(z.unknown().optional()),
  lastExecution: legacy(z.unknown().optional()),
  ...metaFields,
});
export type Template = z.infer<typeof templateSchema>;

export const runStatuses = [
  "SKIPPED",
  "FAILED",
  "OPEN",
  "IN_PROGRESS",
  "DONE",
] as const;

/**
 * Why an occurrence has a record of its own: passed over after an outage, on a closing day, skipped
 * by somebody, or something else stood under its task's id, which was then made under a second one,
 * or not at all.
 */
export const runReasons = [
  "missed",
  "closed",
  "excluded",
  "idTaken",
  "bothIdsTaken",
] as const;
export type RunReason = (typeof runReasons)[number];

/** `taskRuns/{templateId}_{occurrence}`: an occurrence that made no task, and runs of existing data. */
export const taskRunSchema = z.object({
  zooId: derived(idSchema),
  taskId: derived(idSchema),
  automationId: derived(optional(idSchema)),
  status: derived(z.enum(runStatuses)),
  reason: derived(optional(z.string().max(60))),
  scheduledFor: derived(optional(z.date())),
  dueAt: derived(optional(z.date())),
  completedAt: derived(optional(z.date())),
  responsibleIds: derived(z.array(idSchema).default([])),
  sectorIds: derived(z.array(idSchema).default([])),
  audience: derived(z.array(idSchema).default([])),
  ...metaFields,
});
export type TaskRun = z.infer<typeof taskRunSchema>;
