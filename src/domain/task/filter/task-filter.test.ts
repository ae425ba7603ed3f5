import { describe, expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { matches } from "../../query/query";
import { calendarDaySchema } from "../../time/calendar-day";
import type { Task } from "../task";
import { taskListQueries } from "../task-queries";
import { countedAs } from "../work-queries";
import type { TaskFilter, TaskKnown } from "./task-filter";
import {
  defaultTaskFilter,
  filterStatuses,
  isToDo,
  matchesTaskFilter,
  needsRows,
} from "./task-filter";

const now = new Date("2026-12-01T12:00:00Z");
const at = (iso: string) => new Date(iso);
const day = (text: string) => calendarDaySchema.parse(text);
const keeper = aSession({ sectorRoles: { keeper: [sector1] } });
const manager = aSession({ sectorRoles: { management: [sector1] } });

/** The first hour of 2 December in Paris is still the first of it in UTC. */
const tasks = [
  aTask({ taskId: "open", dueAt: at("2026-12-01T23:30:00Z") }),
  aTask({ taskId: "openLate", dueAt: at("2026-12-01T11:00:00Z") }),
  aTask({
    taskId: "begun",
    status: "IN_PROGRESS",
    dueAt: at("2026-12-01T13:00:00Z"),
    takenBy: "karim",
    type: "safety",
  }),
  aTask({
    taskId: "begunLate",
    status: "IN_PROGRESS",
    dueAt: at("2026-11-30T13:00:00Z"),
    responsibleIds: ["karim", "lea"],
    tags: ["hiver"],
  }),
  aTask({
    taskId: "done",
    status: "DONE",
    completedLate: false,
    completedBy: "karim",
  }),
  aTask({ taskId: "doneLate", status: "DONE", completedLate: true }),
  aTask({ taskId: "unsigned", status: "DONE", type: "safety" }),
  aTask({
    taskId: "signed",
    status: "DONE",
    type: "safety",
    signedBy: "lea",
  }),
  aTask({ taskId: "archived", status: "ARCHIVED" }),
  aTask({ taskId: "cancelled", status: "DELETED" }),
  aTask({
    taskId: "zebras",
    sectorIds: [sector2],
    animalIds: ["stripes", "unknown"],
    responsibleIds: ["lea"],
    dueAt: at("2026-12-03T09:00:00Z"),
  }),
];

const known: TaskKnown = {
  specieOf: (id) => (id === "stripes" ? "zebra" : null),
  peopleOf: (sectorId, role) =>
    role === "veterinary" && sectorId === sector1 ? ["lea"] : [],
};

const found = (wish: Partial<TaskFilter>, session = manager) => {
  const filter = { ...defaultTaskFilter, ...wish };
  const queries = taskListQueries(session, filter, now, 50);
  return tasks
    .filter((task) => queries.some((query) => matches(query, task)))
    .filter((task) => matchesTaskFilter(task, filter, now, known))
    .map(({ taskId }) => taskId);
};

describe("the states people see", () => {
  it.each<[TaskFilter["status"], string[]]>([
    ["todo", ["open", "openLate", "begun", "begunLate", "zebras"]],
    ["OPEN", ["open", "openLate", "zebras"]],
    ["IN_PROGRESS", ["begun", "begunLate"]],
    ["IN_PROGRESS_LATE", ["begunLate"]],
    ["DONE", ["done", "doneLate", "unsigned", "signed"]],
    ["DONE_LATE", ["doneLate"]],
    ["UNSIGNED", ["unsigned"]],
    ["ARCHIVED", ["archived"]],
    ["DELETED", ["cancelled"]],
  ])("finds %s", (status, ids) => {
    expect(found({ status })).toEqual(ids);
    expect(found({ status }, keeper)).toEqual(
      ids.filter((id) => id !== "zebras"),
    );
  });

  it("leaves none of them out, and finds what existing data call ACTIVE among the open", () => {
    const all = new Set(filterStatuses.flatMap((status) => found({ status })));
    expect(all.size).toBe(tasks.length);
    const filter = { ...defaultTaskFilter, status: "OPEN" as const };
    const stored = { ...aTask(), status: "ACTIVE" } as unknown as Task;
    expect(
      taskListQueries(manager, filter, now, 50).some((query) =>
        matches(query, stored),
      ),
    ).toBe(true);
  });

  it("knows which are still to do", () => {
    expect(filterStatuses.filter(isToDo)).toEqual([
      "todo",
      "OPEN",
      "IN_PROGRESS",
      "IN_PROGRESS_LATE",
    ]);
  });
});

describe("what else narrows", () => {
  const december = day("2026-12-01");
  it.each<[string, Partial<TaskFilter>, string[]]>([
    ["a type", { type: "safety" }, ["begun"]],
    [
      "whom it names or who took it",
      { personId: "karim" },
      ["begun", "begunLate"],
    ],
    [
      "a person in a sector",
      { personId: "lea", sectorId: sector2 },
      ["zebras"],
    ],
    ["a tag", { tag: "hiver" }, ["begunLate"]],
    ["a species, of animals that are known", { specieId: "zebra" }, ["zebras"]],
    ["a role in the task’s own sector", { role: "veterinary" }, ["begunLate"]],
    ["a role nobody has", { role: "nutrition" }, []],
    [
      "from a day on, in Paris",
      { from: day("2026-12-02") },
      ["open", "zebras"],
    ],
    [
      "to a day, in Paris",
      { to: december },
      ["openLate", "begun", "begunLate"],
    ],
    ["one day", { from: december, to: december }, ["openLate", "begun"]],
    [
      "a period the wrong way round",
      { from: day("2026-12-05"), to: december },
      [],
    ],
    ["late ones of a period", { from: december, late: true }, ["openLate"]],
    [
      "late ones to a day before",
      { to: day("2026-11-30"), late: true },
      ["begunLate"],
    ],
    ["several at once", { personId: "lea", tag: "hiver" }, ["begunLate"]],
  ])("finds %s", (_what, wish, ids) => {
    expect(found(wish)).toEqual(ids);
    // A keeper's questions are others; what they find in their sector is the same.
    const theirs = found({ ...wish, sectorId: wish.sectorId ?? null }, keeper);
    expect(theirs).toEqual(ids.filter((id) => id !== "zebras"));
  });

  it("asks the server for what it can say, and counts nothing that it cannot", () => {
    const asked = (wish: Partial<TaskFilter>) => {
      const filter = { ...defaultTaskFilter, ...wish };
      const [query] = taskListQueries(manager, filter, now, 50);
      return {
        rows: needsRows(filter),
        counts: query !== undefined && countedAs(query, filter, now) !== null,
      };
    };
    for (const wish of [
      { personId: "lea" },
      { from: december },
      { status: "IN_PROGRESS_LATE" as const },
    ])
      expect(asked(wish), JSON.stringify(wish)).toEqual({
        rows: false,
        counts: true,
      });
    for (const wish of [
      { type: "safety" as const },
      { tag: "hiver" },
      { specieId: "zebra" },
      { role: "keeper" as const },
      { status: "DONE_LATE" as const },
    ])
      expect(asked(wish), JSON.stringify(wish)).toEqual({
        rows: true,
        counts: false,
      });
    expect(asked({ personId: "lea", sectorId: sector1 }).counts).toBe(false);
  });
});
