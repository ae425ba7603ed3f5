import { isOneOf } from "../access/can";
import type { CollectionEntry, DeskCreation, Values } from "../record/types";
import { call, desk, field } from "../record/writes";
import { taskDerivations } from "./derive";
import { taskFacts } from "./facts";
import {
  contentFields,
  placeFields,
  targetCollection,
  taskSchema,
  taskTypes,
} from "./task";
import { isOldAutomation, upcastTask } from "../upcast/work";

/** Who may see work and whom it concerns: without these nobody can say. */
export const workIdentity = [
  "zooId",
  "authorId",
  "sectorIds",
  "responsibleIds",
  "audience",
  "status",
];

/** What its author says of a task, when it is made and while nobody has begun it. */
const written = [
  ...Object.keys(contentFields),
  ...Object.keys(placeFields).filter((name) => name !== "audience"),
  "scheduledFor",
  "dueAt",
];

/** Stands for a due date that cannot be read: the same in milliseconds, else the start, else the making. */
function dueAtOf({ dueAtUnix, scheduledFor, createdAt }: Values): Date {
  if (typeof dueAtUnix === "number") return new Date(dueAtUnix);
  if (scheduledFor instanceof Date) return scheduledFor;
  return createdAt instanceof Date ? createdAt : new Date(0);
}

/** What stands for what tasks and automations cannot do without. */
export const workFallback = {
  title: () => "",
  type: () => taskTypes[1],
  target: ({ sectorIds }: Values) => ({
    level: "SECTOR",
    ids: Array.isArray(sectorIds) ? sectorIds : [],
  }),
};

/** The records that the value a task or an automation asks for is of. */
export const collectReferences = [
  { field: "collect.parameterId", collection: "environmentalParameters" },
  { field: "collect.enclosureId", collection: "enclosures" },
] as const;

/**
 * What people of sectors plan for enclosures and animals: whether all of them lie in their sectors is
 * looked up. Administrators and listed provider staff answer for the whole establishment. Whether a value
 * that is asked for can be given there is looked up for everybody.
 */
const viaDesk: DeskCreation = {
  when: (session, record) =>
    (record["collect"] ?? null) !== null ||
    (targetCollection(record["target"]) !== "sectors" &&
      !isOneOf({ ...session, zooId: String(record["zooId"]) }, [
        "A",
        "S",
        "X",
      ])),
  fields: [
    ...Object.keys(contentFields),
    "collect",
    "target",
    "responsibleIds",
    "scheduledFor",
    "dueAt",
    "attachments",
    "status",
  ],
};

/** The tasks of an establishment. */
export const tasksEntry = {
  path: "tasks",
  scope: "zoo",
  idField: "taskId",
  schema: taskSchema,
  upcast: upcastTask,
  isOther: isOldAutomation,
  resource: "tasks",
  identity: workIdentity,
  fallback: { ...workFallback, dueAt: dueAtOf },
  facts: taskFacts,
  claim: "takenBy",
  references: [
    { field: "responsibleIds", collection: "users" },
    { field: "sectorIds", collection: "sectors" },
    { field: "enclosureIds", collection: "enclosures" },
    { field: "animalIds", collection: "animals" },
    {
      field: "target.ids",
      collection: (record: Values) => targetCollection(record["target"]),
    },
    ...collectReferences,
  ],
  derive: taskDerivations,
  writes: {
    create: field(...written, "status"),
    act: field(
      "status",
      "takenBy",
      "takenAt",
      "startedBy",
      "startedAt",
      "completedBy",
      "completedAt",
      "completedLate",
      "notes",
    ),
    reopen: field(
      "status",
      "completedBy",
      "completedAt",
      "completedLate",
      "notes",
    ),
    /** That it is another than who closed it, and once, the desk sees to. */
    sign: desk("signedBy", "signedAt"),
    /** Giving it to another, whom rules cannot look up. */
    handOver: desk("responsibleIds", "status", "takenBy", "takenAt"),
    change: field(...written),
    attach: call("attachments"),
    attachClosed: call("attachments"),
    end: field("status", "deletedAt", "deletedReason"),
  },
  viaDesk,
} as const satisfies CollectionEntry;
