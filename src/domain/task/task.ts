import * as z from "zod";
import { attachmentsMax } from "../file/limits";
import { collectSchema } from "./collect/collect";
import {
  derived,
  fileSchema,
  idSchema,
  idsSchema,
  legacy,
  metaFields,
  optional,
  proseOf,
  proseSchema,
  textSchema,
} from "../schema/fields";

export const taskTypes = [
  "feeding",
  "maintenance",
  "animal_check",
  "logistics",
  "safety",
] as const;
export type TaskType = (typeof taskTypes)[number];
export const targetLevels = ["SECTOR", "ENCLOSURE", "ANIMAL"] as const;
export type TargetLevel = (typeof targetLevels)[number];
export const taskStatuses = [
  "OPEN",
  "IN_PROGRESS",
  "DONE",
  "DELETED",
  "ARCHIVED",
] as const;
export type TaskStatus = (typeof taskStatuses)[number];
/** How existing data say OPEN; read as OPEN, never written. */
export const legacyOpen = "ACTIVE";
/** Every stored status of a task that is still to be done: what a query asks for. */
export const openStatuses = ["OPEN", legacyOpen, "IN_PROGRESS"] as const;

/** The stored statuses that read as this one. */
export const storedStatusesOf = (status: TaskStatus): readonly string[] =>
  status === "OPEN" ? ["OPEN", legacyOpen] : [status];
export const leadTimes = [
  "sameDay",
  "oneDay",
  "twoDays",
  "threeDays",
  "oneWeek",
] as const;
export type LeadTime = (typeof leadTimes)[number];
export const leadTimeDays: Record<LeadTime, number> = {
  sameDay: 0,
  oneDay: 1,
  twoDays: 2,
  threeDays: 3,
  oneWeek: 7,
};

export const taskTitleMax = 120;
export const taskDescriptionMax = 5000;
export const taskNotesMax = 2000;
export const taskReasonMax = 500;
export const taskTagMax = 40;
export const taskTagsMax = 20;
export const systemAuthor = "system";

/** A text that the rules tell from its neighbours in a list: of one line, without tabs. */
const lineSchema = (max: number) =>
  z
    .string()
    .overwrite(proseOf)
    .min(1)
    .max(max)
    .regex(/^[^\n\t]*$/);

export const targetSchema = z.object({
  level: z.enum(targetLevels),
  ids: z.array(idSchema).min(1).max(200),
});
export type Target = z.infer<typeof targetSchema>;

const collectionOfLevel: Readonly<Record<string, string>> = {
  SECTOR: "sectors",
  ENCLOSURE: "enclosures",
  ANIMAL: "animals",
};

/** The collection that a stored target names records of; null for what is no target. */
export function targetCollection(target: unknown): string | null {
  const level =
    typeof target === "object" && target !== null && "level" in target
      ? target.level
      : null;
  return typeof level === "string" ? (collectionOfLevel[level] ?? null) : null;
}

/** The ids a target stands for, from the records it names. */
export const placeFields = {
  target: targetSchema,
  sectorIds: derived(idsSchema.default([])),
  enclosureIds: derived(idsSchema.default([])),
  animalIds: derived(idsSchema.default([])),
  sectorId: derived(optional(idSchema)),
  responsibleIds: z.array(idSchema).max(50).default([]),
  /** responsibleIds if any, else sectorIds: who the bell asks for. */
  audience: derived(idsSchema.default([])),
};

interface TaskText {
  /** The most characters. */
  max: number;
  /** Lines of its field; one line stands among the facts, more are read as prose. */
  rows: number;
  /** Shown as a column of the list, which it can narrow. */
  listed: boolean;
}

/**
 * The texts a task and an automation may carry besides their title, in the order of the form.
 * Schemas, forms, records, list and filter follow from this: a new one is a line here, its words
 * (`tasks.fields.<name>`) and its key in the rules.
 */
export const taskTexts = {
  description: { max: taskDescriptionMax, rows: 3, listed: false },
} as const satisfies Record<string, TaskText>;
export type TaskTextName = keyof typeof taskTexts;

/** The names of the texts, all or those of a kind. */
export const taskTextNames = Object.keys(taskTexts) as TaskTextName[];
export const taskTextsWhere = (
  test: (text: TaskText) => boolean,
): TaskTextName[] => taskTextNames.filter((name) => test(taskTexts[name]));

/** Something made of each text, under its name. */
export const eachTaskText = <V>(
  make: (text: TaskText, name: TaskTextName) => V,
): Record<TaskTextName, V> =>
  Object.fromEntries(
    taskTextNames.map((name) => [name, make(taskTexts[name], name)]),
  ) as Record<TaskTextName, V>;

/** What a task and the template it comes from share. */
export const contentFields = {
  title: textSchema(taskTitleMax),
  ...eachTaskText(({ max }) => optional(proseSchema(max))),
  type: z.enum(taskTypes),
  tags: z.array(lineSchema(taskTagMax)).max(taskTagsMax).default([]),
  sendNotification: z.boolean().default(false),
  visibilityLeadTime: optional(z.enum(leadTimes)),
};

/** The value that closing it is to bring; null: none. With it a task is the desk's to make. */
export const collectField = { collect: optional(collectSchema) };

/** `tasks/{taskId}`: instants are Dates here and Timestamps in storage, *Unix are milliseconds. */
export const taskSchema = z.object({
  zooId: derived(idSchema),
  taskId: derived(idSchema),
  authorId: derived(z.string()),
  ...contentFields,
  ...placeFields,
  ...collectField,
  scheduledFor: optional(z.date()),
  dueAt: z.date(),
  scheduledForUnix: derived(optional(z.number())),
  dueAtUnix: derived(optional(z.number())),
  visibleFrom: derived(optional(z.date())),
  status: z.preprocess(
    (status) => (status === legacyOpen ? "OPEN" : status),
    z.enum(taskStatuses),
  ),
  automationId: derived(optional(idSchema)),
  /** The enrichment session it asks for. */
  enrichmentSessionId: derived(optional(idSchema)),
  /** The finding that asks for it. */
  findingId: derived(optional(idSchema)),
  /** The note on an animal's health whose next due date it is: the line it began with. */
  healthNoteId: derived(optional(idSchema)),
  /** The recommendation of a visit's report that it carries out. */
  recommendationId: derived(optional(idSchema)),
  attachments: z.array(fileSchema).max(attachmentsMax).default([]),
  takenBy: optional(z.string()),
  takenAt: optional(z.date()),
  startedBy: optional(z.string()),
  startedAt: optional(z.date()),
  completedBy: optional(z.string()),
  completedAt: optional(z.date()),
  completedLate: optional(z.boolean()),
  /** Who vouches for it besides, of a safety task. */
  signedBy: optional(z.string()),
  signedAt: optional(z.date()),
  notes: optional(proseSchema(taskNotesMax)),
  deletedAt: optional(z.date()),
  deletedReason: optional(proseSchema(taskReasonMax)),
  notificationsSent: derived(
    z
      .object({
        onCreate: z.boolean().default(false),
        reminder24h: z.boolean().default(false),
        reminder1h: z.boolean().default(false),
      })
      .prefault({}),
  ),
  schedule: legacy(z.unknown().optional()),
  ...metaFields,
});
export type Task = z.infer<typeof taskSchema>;

/** Who should hear of a task: the named people, or when none the sectors it lies in. */
export function audienceOf(
  responsibleIds: readonly string[],
  sectorIds: readonly string[],
): string[] {
  return [...(responsibleIds.length > 0 ? responsibleIds : sectorIds)];
}
