import { describe, expect, it } from "vitest";
import { anAnimal } from "../../../../../tests/builders/facility";
import { aHealthNote } from "../../../../../tests/builders/health";
import { sector1, sector2 } from "../../../../../tests/builders/ids";
import { aTask } from "../../../../../tests/builders/work";
import { idMax, idSchema } from "../../../schema/fields";
import type { CalendarDay } from "../../../time/calendar-day";
import { currentNotes } from "../fold";
import type { HealthNote } from "../note";
import type { DueOf } from "./due-task";
import { dueEndOf, responsibleOf, taskAfterDue, taskOfDue } from "./due-task";
import { duesOf } from "./dues";
import { taskIdOfNote } from "./task-id";

const now = new Date("2026-11-20T10:00:00Z");
const day = (text: string) => text as CalendarDay;
const team = {
  veterinaryUserIds: ["vet", "vet2"],
  managementUserIds: ["manager"],
};
const noted = (more: Partial<HealthNote> = {}) =>
  aHealthNote({ nextDue: day("2026-12-12"), createdAt: now, ...more });
const due = (more: Partial<DueOf> = {}): DueOf => ({
  firstId: "first",
  note: noted(),
  animal: anAnimal(),
  team,
  ...more,
});
const reasonOf = (end: string) => `why: ${end}`;
/** As a function made it. */
const made = (of = due(), more: object = {}) =>
  aTask({
    ...taskOfDue(of, "Visite : Kiko"),
    updatedBy: "system",
    ...more,
  });
const after = (of: DueOf, task = made()) =>
  taskAfterDue(of, task, now, reasonOf);

describe("the task of a next due date", () => {
  it("is of the animal, asks the sector's veterinarians, and is late once the day of Paris is over", () => {
    expect(taskOfDue(due(), "Visite : Kiko")).toMatchObject({
      title: "Visite : Kiko",
      authorId: "system",
      target: { level: "ANIMAL", ids: ["animal-1"] },
      animalIds: ["animal-1"],
      sectorIds: [sector1],
      responsibleIds: ["vet", "vet2"],
      healthNoteId: "first",
      dueAt: new Date("2026-12-12T22:59:00Z"),
    });
  });

  it("says nothing of what was noted", () => {
    const said = JSON.stringify(taskOfDue(due(), "Visite : Kiko"));
    expect(said).not.toMatch(/Boiterie|consultation/);
  });

  it("asks the management where there is no veterinarian, and else the sector", () => {
    expect(responsibleOf({ ...team, veterinaryUserIds: [] })).toEqual([
      "manager",
    ]);
    expect(responsibleOf(null)).toEqual([]);
  });

  it.each<[string, Partial<DueOf>]>([
    ["taken back", { note: null }],
    ["not due again", { note: noted({ nextDue: null }) }],
    ["noted after the day", { note: noted({ nextDue: day("2026-11-19") }) }],
    ["of one that died", { animal: anAnimal({ animalState: "deceased" }) }],
    ["of one that was deleted", { animal: anAnimal({ isArchived: true }) }],
    ["of one that is nowhere", { animal: anAnimal({ sectorId: null }) }],
  ])("is none: %s", (_, more) => {
    expect(taskOfDue(due(more), "")).toBeNull();
  });

  it("is made for the very day", () => {
    const today = due({ note: noted({ nextDue: day("2026-11-20") }) });
    expect(taskOfDue(today, "")).not.toBeNull();
  });
});

describe("its id", () => {
  it("is of the animal and the note, and may be stored however long theirs are", () => {
    expect(taskIdOfNote("animal-1", "first")).toBe("health_animal-1_first");
    const longest = taskIdOfNote("a".repeat(idMax), "n".repeat(40));
    expect(idSchema.safeParse(longest).success).toBe(true);
  });
});

describe("what becomes of the task", () => {
  it("is nothing while all is as it was", () => {
    expect(after(due())).toBeNull();
  });

  it("moves with the day, and keeps whom it was handed to", () => {
    const later = due({ note: noted({ nextDue: day("2027-01-05") }) });
    expect(after(later, made(due(), { responsibleIds: ["other"] }))).toEqual(
      expect.objectContaining({
        dueAt: new Date("2027-01-05T22:59:00Z"),
        responsibleIds: ["other"],
      }),
    );
  });

  it("follows the animal into another sector, to those who heal there", () => {
    const moved = due({
      animal: anAnimal({ sectorId: sector2 }),
      team: { veterinaryUserIds: ["there"], managementUserIds: [] },
    });
    expect(after(moved)).toMatchObject({
      sectorIds: [sector2],
      responsibleIds: ["there"],
    });
  });

  it.each<[string, Partial<DueOf>]>([
    ["withdrawn", { note: null }],
    ["withdrawn", { note: noted({ nextDue: null }) }],
    ["deceased", { animal: anAnimal({ animalState: "deceased" }) }],
    ["departed", { animal: anAnimal({ animalState: "departed" }) }],
    ["removed", { animal: anAnimal({ isArchived: true }) }],
  ])("is cancelled: %s", (end, more) => {
    expect(dueEndOf(due(more))).toBe(end);
    expect(after(due(more))).toEqual({
      status: "DELETED",
      deletedAt: now,
      deletedReason: `why: ${end}`,
    });
  });

  it("is open again once something is due again, unless somebody cancelled it", () => {
    const gone = { status: "DELETED", deletedAt: now, deletedReason: "x" };
    expect(after(due(), made(due(), gone))).toMatchObject({
      status: "OPEN",
      deletedAt: null,
      deletedReason: null,
    });
    expect(after(due(), made(due(), { ...gone, updatedBy: "vet" }))).toBeNull();
  });

  it("stays closed, whatever is said later", () => {
    const closed = made(due(), { status: "DONE", completedBy: "vet" });
    expect(after(due({ note: null }), closed)).toBeNull();
    expect(
      after(due({ note: noted({ nextDue: day("2027-01-05") }) }), closed),
    ).toBeNull();
  });
});

describe("what is due again of an animal", () => {
  const said = (noteId: string, more: Partial<HealthNote>) =>
    noted({ noteId, ...more });
  const lines = [
    said("soon", { nextDue: day("2026-12-01") }),
    said("late", {
      noteType: "analysis",
      nextDue: day("2026-11-19"),
      at: new Date("2026-10-01T08:00:00Z"),
    }),
    said("never", { nextDue: null }),
  ];
  const of = (tasks: ReturnType<typeof aTask>[], all = lines) =>
    duesOf(currentNotes(all), tasks, day("2026-11-20")).map(
      ({ current, state }) => `${current.firstId} ${state}`,
    );
  const task = (firstId: string, status: "OPEN" | "DONE" | "DELETED") =>
    aTask({
      taskId: taskIdOfNote("animal-1", firstId),
      healthNoteId: firstId,
      status,
    });

  it("is the soonest first, late once its day is over, with its task or without", () => {
    expect(of([])).toEqual(["late late", "soon open"]);
    expect(of([task("late", "OPEN")])).toEqual(["late late", "soon open"]);
  });

  it("is done, or cancelled, until the next note of its type is there", () => {
    const tasks = [task("late", "DONE"), task("soon", "DELETED")];
    expect(of(tasks)).toEqual(["late done", "soon cancelled"]);
    const next = said("next", { noteType: "analysis", nextDue: null });
    expect(of(tasks, [...lines, next])).toEqual(["soon cancelled"]);
  });

  it("is not said by the task of another animal's note of the same id", () => {
    const other = { ...task("late", "DONE"), taskId: "health_animal-2_late" };
    expect(of([other])).toEqual(["late late", "soon open"]);
  });

  it("is nothing of no note", () => {
    expect(duesOf([], [], day("2026-11-20"))).toEqual([]);
  });
});
