import { describe, expect, it } from "vitest";
import { eachTaskText } from "../task";
import type { TargetChoice } from "./task-form";
import {
  contentIssues,
  dateIssues,
  peopleIssues,
  targetIssues,
} from "./issues";
import { newTaskForm } from "./task-form";
import { placeOf } from "./place";
import { taskEditIssues, taskEditValues } from "./edit";
import { taskValues } from "./values";
import { parisDay } from "../../time/paris";
import {
  fieldOfInstant,
  instantOfField,
  wallOfField,
} from "../../time/date-field";

const now = new Date("2026-11-20T09:07:31Z");
const choice = (
  part: Partial<TargetChoice> & { id: string },
): TargetChoice => ({
  name: part.id,
  sectorId: null,
  enclosureId: null,
  ...part,
});
const codes = (issues: { field: string; code: string }[]) =>
  issues.map(({ field, code }) => `${field}:${code}`);

describe("dates of fields", () => {
  it("are Paris wall time, summer and winter", () => {
    expect(instantOfField("2026-11-20 10:00:00")).toEqual(
      new Date("2026-11-20T09:00:00Z"),
    );
    expect(instantOfField("2026-07-20 10:00:00")).toEqual(
      new Date("2026-07-20T08:00:00Z"),
    );
    expect(instantOfField("2026-11-20 10:00")).toEqual(
      new Date("2026-11-20T09:00:00Z"),
    );
  });

  it("come back as they went", () => {
    for (const field of ["2026-11-20 10:00:00", "2026-07-20 00:00:00"])
      expect(fieldOfInstant(instantOfField(field))).toBe(field);
    expect(fieldOfInstant(null)).toBeNull();
  });

  it("are null when there is none or it is no date", () => {
    expect(wallOfField(null)).toBeNull();
    expect(wallOfField("")).toBeNull();
    expect(wallOfField("2026-02-30 10:00:00")).toBeNull();
    expect(wallOfField("demain")).toBeNull();
  });
});

describe("newTaskForm", () => {
  it("is due in one day, at the next full hour, once", () => {
    const form = newTaskForm(now);
    expect(form.dueAt).toBe("2026-11-21 11:00:00");
    expect(form.openedAt).toBe("2026-11-20 10:07:00");
    expect(form.recurrence).toBe("NONE");
    expect(form.time).toBe("08:00");
  });

  it("is due on the day that is wished", () => {
    const form = newTaskForm(now, "SECTOR", [], parisDay(now));
    expect(form.dueAt).toBe("2026-11-20 11:00:00");
  });
});

describe("placeOf", () => {
  it("takes sectors as they are", () => {
    expect(
      placeOf("SECTOR", [choice({ id: "s1" }), choice({ id: "s2" })]),
    ).toEqual({
      target: { level: "SECTOR", ids: ["s1", "s2"] },
      sectorIds: ["s1", "s2"],
      enclosureIds: [],
      animalIds: [],
      sectorId: "s1",
    });
  });

  it("adds the sectors of enclosures, each once", () => {
    expect(
      placeOf("ENCLOSURE", [
        choice({ id: "e1", sectorId: "s2" }),
        choice({ id: "e2", sectorId: "s2" }),
        choice({ id: "e3" }),
      ]),
    ).toEqual({
      target: { level: "ENCLOSURE", ids: ["e1", "e2", "e3"] },
      sectorIds: ["s2"],
      enclosureIds: ["e1", "e2", "e3"],
      animalIds: [],
      sectorId: "s2",
    });
  });

  it("adds the enclosures and sectors of animals", () => {
    expect(
      placeOf("ANIMAL", [
        choice({ id: "a1", sectorId: "s1", enclosureId: "e1" }),
        choice({ id: "a2", sectorId: "s1", enclosureId: "e2" }),
      ]),
    ).toEqual({
      target: { level: "ANIMAL", ids: ["a1", "a2"] },
      sectorIds: ["s1"],
      enclosureIds: ["e1", "e2"],
      animalIds: ["a1", "a2"],
      sectorId: "s1",
    });
  });

  it("lies nowhere without choices", () => {
    expect(placeOf("ANIMAL", [])).toMatchObject({
      sectorIds: [],
      sectorId: null,
    });
  });
});

describe("issues", () => {
  const form = newTaskForm(now);

  it("ask for a title within its length", () => {
    expect(codes(contentIssues({ ...form, title: "  " }))).toEqual([
      "title:required",
    ]);
    expect(codes(contentIssues({ ...form, title: "x".repeat(121) }))).toEqual([
      "title:tooLong",
    ]);
    expect(contentIssues({ ...form, title: "Nourrir" })).toEqual([]);
    expect(
      codes(
        contentIssues({
          ...form,
          title: "Nourrir",
          description: "x".repeat(5001),
        }),
      ),
    ).toEqual(["description:tooLong"]);
  });

  it("ask for a target in the words of its level", () => {
    expect(codes(targetIssues({ level: "ANIMAL", targets: [] }))).toEqual([
      "targets:animalRequired",
    ]);
    expect(codes(targetIssues({ level: "SECTOR", targets: [] }))).toEqual([
      "targets:targetRequired",
    ]);
    expect(
      targetIssues({ level: "SECTOR", targets: [choice({ id: "s1" })] }),
    ).toEqual([]);
  });

  it("ask for a due date after the start", () => {
    expect(codes(dateIssues({ dueAt: null, scheduledFor: null }, now))).toEqual(
      ["dueAt:dueAtRequired"],
    );
    expect(
      codes(
        dateIssues(
          {
            dueAt: "2026-11-20 10:00:00",
            scheduledFor: "2026-11-20 10:01:00",
          },
          now,
        ),
      ),
    ).toEqual(["dueAt:dueBeforeStart"]);
    expect(
      dateIssues(
        {
          dueAt: "2026-11-20 10:00:00",
          scheduledFor: "2026-11-20 10:00:00",
        },
        now,
      ),
    ).toEqual([]);
    expect(
      codes(dateIssues({ dueAt: "soon", scheduledFor: "later" }, now)),
    ).toEqual(["dueAt:invalid", "scheduledFor:invalid"]);
  });

  it.each([
    ["2016-11-21 10:00:00", []],
    ["2016-11-18 10:00:00", ["scheduledFor:invalid"]],
    ["1969-01-01 10:00:00", ["scheduledFor:invalid"]],
  ])("take a start within ten years: %s", (scheduledFor, found) => {
    const dueAt = "2026-11-22 10:00:00";
    expect(codes(dateIssues({ dueAt, scheduledFor }, now))).toEqual(found);
  });

  it.each([
    ["2036-11-19 10:00:00", []],
    ["2036-11-22 10:00:00", ["dueAt:dueTooFar"]],
    ["2016-11-21 10:00:00", []],
    ["2016-11-18 10:00:00", ["dueAt:dueTooFar"]],
  ])("take a due date within ten years: %s", (dueAt, found) => {
    expect(codes(dateIssues({ dueAt, scheduledFor: null }, now))).toEqual(
      found,
    );
  });

  it("ask for somebody where nothing lies in a sector", () => {
    const level = "ENCLOSURE" as const;
    const issues = (sectorId: string | null, ...responsibleIds: string[]) =>
      codes(
        peopleIssues({
          level,
          targets: [choice({ id: "e1", sectorId })],
          responsibleIds,
        }),
      );
    expect(issues(null)).toEqual(["responsibleIds:required"]);
    expect(issues(null, "p1")).toEqual([]);
    expect(issues("s1")).toEqual([]);
    expect(peopleIssues({ level, targets: [], responsibleIds: [] })).toEqual(
      [],
    );
  });
});

describe("taskValues", () => {
  it("stores trimmed words, instants and what follows from them", () => {
    const values = taskValues(
      {
        ...newTaskForm(now, "ENCLOSURE", [
          choice({ id: "e1", sectorId: "s1" }),
        ]),
        title: "  Nourrir ",
        description: " ",
        scheduledFor: "2026-11-21 08:00:00",
        leadTime: "twoDays",
      },
      "zoo",
    );
    expect(values).toMatchObject({
      zooId: "zoo",
      title: "Nourrir",
      description: null,
      status: "OPEN",
      sectorId: "s1",
      scheduledFor: new Date("2026-11-21T07:00:00Z"),
      dueAt: new Date("2026-11-21T10:00:00Z"),
    });
  });

  it("refuses a form that has not been checked", () => {
    expect(() =>
      taskValues({ ...newTaskForm(now), dueAt: null }, "zoo"),
    ).toThrow(RangeError);
  });
});

describe("a changed task", () => {
  const edit = {
    ...eachTaskText(() => ""),
    title: "Nourrir ",
    dueAt: "2026-11-21 10:00:00",
    responsibleIds: ["p1"],
    sendNotification: true,
    tags: [" quotidien", "quotidien", " ", "deux\tmots"],
    type: "safety" as const,
  };

  it("stores only what can change", () => {
    expect(taskEditValues(edit)).toEqual({
      ...eachTaskText(() => null),
      title: "Nourrir",
      dueAt: new Date("2026-11-21T09:00:00Z"),
      responsibleIds: ["p1"],
      sendNotification: true,
      tags: ["quotidien", "deux mots"],
      type: "safety",
    });
  });

  it("may not end before it starts", () => {
    const stored = (scheduledFor: Date | null) => ({
      scheduledFor,
      sectorIds: ["s1"],
    });
    const late = stored(new Date("2026-11-21T09:30:00Z"));
    expect(codes(taskEditIssues(edit, late, now))).toEqual([
      "dueAt:dueBeforeStart",
    ]);
    expect(taskEditIssues(edit, stored(null), now)).toEqual([]);
    const nowhere = { ...stored(null), sectorIds: [] };
    expect(
      codes(taskEditIssues({ ...edit, responsibleIds: [] }, nowhere, now)),
    ).toEqual(["responsibleIds:required"]);
  });
});
