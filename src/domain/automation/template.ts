import * as z from "zod";
import { missedRunPolicies } from "../recurrence/missed-run-policy";
import { scheduleSchema } from "../recurrence/schedule";
import {
  derived,
  idSchema,
  legacy,
  metaFields,
  optional,
} from "../schema/fields";
import { contentFields, placeFields } from "../task/task";

export const automationStatuses = ["active", "suspended", "archived"] as const;
export type AutomationStatus = (typeof automationStatuses)[number];

/**
 * `taskTemplates/{templateId}`: an automation. nextRun is its next occurrence, null when none is left;
 * nextMakeAt is when the task of that is made, its lead time earlier.
 */
export const templateSchema = z.object({
  zooId: derived(idSchema),
  templateId: derived(idSchema),
  authorId: derived(z.string()),
  ...contentFields,
  ...placeFields,
  schedule: scheduleSchema,
  missedRunPolicy: z.enum(missedRunPolicies).default("latest"),
  status: z.enum(automationStatuses).default("active"),
  isActive: derived(z.boolean().default(true)),
  nextRun: derived(optional(z.date())),
  nextMakeAt: derived(optional(z.date())),
  lastRun: derived(optional(z.date())),
  executionCount: derived(z.number().int().default(0)),
  skippedCount: derived(z.number().int().default(0)),
  lastError: derived(optional(z.string().max(60))),
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
 * Why an occurrence has a record of its own: passed over after an outage, or something else stood
 * under its task's id, which was then made under a second one, or not at all.
 */
export const runReasons = ["missed", "idTaken", "bothIdsTaken"] as const;
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
