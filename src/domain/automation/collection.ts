import type { CollectionEntry, Values } from "../record/types";
import { derivedOnly, desk } from "../record/writes";
import {
  collectReferences,
  workFallback,
  workIdentity,
} from "../task/collection";
import { contentFields, targetCollection } from "../task/task";
import { templateDerivations } from "./derive";
import { runFacts, templateFacts } from "./facts";
import { taskRunSchema, templateSchema } from "./template";
import { upcastTemplate } from "../upcast/work";

const given = [
  ...Object.keys(contentFields),
  "collect",
  "target",
  "responsibleIds",
  "schedule",
  "missedRunPolicy",
  "closingPolicy",
  "exdates",
  "overrides",
];

/** Stands for a schedule that cannot be read: once, when the automation was made. */
const scheduleOf = ({ createdAt }: Values) => ({
  startAt: createdAt instanceof Date ? createdAt : new Date(0),
  dueAt: null,
  recurrence: "NONE",
  recurrenceTime: null,
  recurrenceInterval: null,
  recurrenceDayOfWeek: [],
  recurrenceDayOfMonth: null,
  recurrenceMonthOfYear: null,
  rrule: null,
  endsBefore: null,
  cronExpression: null,
  cronDescription: null,
  recurrenceFrequency: null,
});

/** The automations of an establishment; `target` is given, the ids that follow from it are the server's. */
export const taskTemplatesEntry = {
  path: "taskTemplates",
  scope: "zoo",
  idField: "templateId",
  schema: templateSchema,
  upcast: upcastTemplate,
  resource: "taskTemplates",
  identity: workIdentity,
  fallback: { ...workFallback, schedule: scheduleOf },
  facts: templateFacts,
  references: [
    { field: "responsibleIds", collection: "users" },
    { field: "overrides.responsibleIds", collection: "users" },
    { field: "continuesId", collection: "taskTemplates" },
    {
      field: "target.ids",
      collection: (record: Values) => targetCollection(record["target"]),
    },
    ...collectReferences,
  ],
  derive: templateDerivations,
  writes: {
    create: desk(...given, "continuesId"),
    change: desk(...given, "status"),
    end: desk("status", "deletedAt"),
  },
} as const satisfies CollectionEntry;

/** What became of the runs that made no task. */
export const taskRunsEntry = {
  path: "taskRuns",
  scope: "zoo",
  idField: "taskId",
  schema: taskRunSchema,
  resource: "taskRuns",
  identity: workIdentity.filter((name) => name !== "authorId"),
  facts: runFacts,
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, end: derivedOnly },
} as const satisfies CollectionEntry;
