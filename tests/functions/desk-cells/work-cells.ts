import type { RecordFacts } from "@domain/access/can";
import { sector1, zooA } from "../../builders/ids";
import { change, create, newTemplate } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell, inSector } from "./desk-cell";

const work: RecordFacts = {
  ...inSector,
  authorId: "author",
  responsibleIds: [],
  audience: [sector1],
};

const onTask = { parentId: "task-open" };

export const cells: DeskCell[] = [
  cell(
    "tasks",
    "handOver",
    change("tasks", "task-open", {
      responsibleIds: ["self"],
      status: "OPEN",
      takenBy: null,
      takenAt: null,
    }),
    work,
  ),
  {
    ...cell(
      "tasks",
      "sign",
      change("tasks", "task-unsigned", {
        signedBy: "self",
        signedAt: new Date("2026-11-20T08:00:00Z"),
      }),
      work,
    ),
    as: (name) =>
      change("tasks", "task-unsigned", {
        signedBy: name,
        signedAt: new Date("2026-11-20T08:00:00Z"),
      }),
  },
  cell(
    "taskLog",
    "create",
    {
      ...create("taskLog", "new", {
        zooId: zooA,
        taskId: "task-open",
        kind: "comment",
        text: "Vu.",
      }),
      ...onTask,
    },
    work,
  ),
  cell(
    "taskLog",
    "remove",
    {
      ...change("taskLog", "entry-1", { text: null, isDeleted: true }),
      ...onTask,
    },
    work,
  ),
  cell(
    "taskTemplates",
    "create",
    create(
      "taskTemplates",
      "new",
      newTemplate({
        zooId: zooA,
        target: { level: "SECTOR", ids: [sector1] },
      }),
    ),
    (name) => ({ ...work, authorId: name }),
  ),
  cell(
    "taskTemplates",
    "change",
    change("taskTemplates", "template-1", { title: "Autre" }),
    work,
  ),
  cell(
    "taskTemplates",
    "change",
    change("taskTemplates", "template-1", { status: "suspended" }),
    work,
  ),
  cell(
    "taskTemplates",
    "end",
    change("taskTemplates", "template-1", { status: "archived" }),
    work,
  ),
  cell(
    "taskTemplates",
    "end",
    change("taskTemplates", "template-archived", { status: "suspended" }),
    work,
  ),
];
