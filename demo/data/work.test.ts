import { describe, expect, it } from "vitest";
import { demoAutomations } from "./automations";
import { demoAccounts, demoPeople } from "./people";
import { demoSectors } from "./sectors";
import { demoTasks } from "./tasks";
import type { DemoPerson, DemoTarget, DemoTask } from "./types";

const people = new Map(demoPeople.map((person) => [person.id, person]));
const sectors = new Map(demoSectors.map((sector) => [sector.id, sector]));

function roleSectors(person: DemoPerson): string[] {
  return Object.values(person.sectorRoles).flat();
}

function targetExists(zooId: string, target: DemoTarget): boolean {
  const sector = sectors.get(target.sectorId);
  if (sector?.zooId !== zooId) return false;
  if (target.level === "SECTOR") return true;
  const enclosure = sector.enclosures.find((e) => e.id === target.enclosureId);
  if (target.level === "ENCLOSURE") return enclosure !== undefined;
  const kept = enclosure?.residents.find(
    (resident) => resident.speciesId === target.speciesId,
  );
  const count = kept ? kept.males + kept.females + kept.unsexed : 0;
  return target.animals >= 1 && target.animals <= count;
}

function mayCreateIn(person: DemoPerson, sectorId: string): boolean {
  const { management, veterinary, nutrition, keeper } = person.sectorRoles;
  const anywhere = [...management, ...veterinary, ...nutrition].length > 0;
  return person.right === "admin" || anywhere || keeper.includes(sectorId);
}

function isLate(task: DemoTask): boolean {
  if (task.status === "DONE") {
    return (task.ended?.inHours ?? 0) > task.dueInHours;
  }
  const active = task.status === "OPEN" || task.status === "IN_PROGRESS";
  return active && task.dueInHours < 0;
}

describe("people", () => {
  it("offers the eight accounts, then the neighbour's two", () => {
    expect(demoAccounts.map(({ email }) => email)).toEqual(
      [
        "superadmin",
        "admin",
        "manager",
        "keeper",
        "vet",
        "nutrition",
        "pedago",
        "auditor",
      ].map((name) => `${name}@suricate.test`),
    );
    const signIn = demoPeople.filter(({ signsIn }) => signsIn);
    expect(signIn).toHaveLength(12);
  });

  it("knows each person and address once", () => {
    expect(people.size).toBe(demoPeople.length);
    const emails = demoPeople.map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    for (const email of emails) {
      expect(email).toMatch(/^[a-z0-9.-]+@suricate\.test$/);
    }
  });

  it("gives roles in sectors of one's own establishment only", () => {
    for (const person of demoPeople) {
      for (const id of roleSectors(person)) {
        expect(sectors.get(id)?.zooId, `${person.id} ${id}`).toBe(person.zooId);
      }
    }
  });

  it("leaves no sector of the first establishment without a full team", () => {
    for (const { id, zooId } of demoSectors) {
      if (zooId !== "sentinelle") continue;
      for (const role of [
        "keeper",
        "management",
        "veterinary",
        "nutrition",
      ] as const) {
        const holders = demoPeople.filter(({ sectorRoles }) =>
          sectorRoles[role].includes(id),
        );
        expect(holders.length, `${role} of ${id}`).toBeGreaterThan(0);
      }
    }
  });
});

describe.each([
  ["tasks", demoTasks],
  ["automations", demoAutomations],
])("%s", (_name, entries) => {
  it("identifies each once", () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it("aims at what exists in the same establishment", () => {
    expect(entries.filter((e) => !targetExists(e.zooId, e.target))).toEqual([]);
  });

  it("has authors who may create it", () => {
    for (const { id, zooId, authorId, target } of entries) {
      const author = people.get(authorId);
      expect(author?.zooId, id).toBe(zooId);
      expect(author && mayCreateIn(author, target.sectorId), id).toBe(true);
    }
  });

  it("names responsible people who work in its sector", () => {
    for (const { id, responsibleIds, target } of entries) {
      for (const personId of responsibleIds) {
        const person = people.get(personId);
        expect(person && roleSectors(person), `${id} ${personId}`).toContain(
          target.sectorId,
        );
      }
    }
  });
});

describe("tasks", () => {
  it("exists in every state, late and in time", () => {
    const states = new Set(
      demoTasks
        .filter(({ zooId }) => zooId === "sentinelle")
        .map(({ status, late }) => (late ? `${status} late` : status)),
    );
    expect([...states].sort()).toEqual([
      "ARCHIVED",
      "DELETED",
      "DONE",
      "DONE late",
      "IN_PROGRESS",
      "IN_PROGRESS late",
      "OPEN",
      "OPEN late",
    ]);
  });

  it("says late exactly when it is", () => {
    expect(demoTasks.filter((task) => task.late !== isLate(task))).toEqual([]);
  });

  it("is created, taken and ended in that order, in the past", () => {
    for (const { id, createdInHours, taken, ended, dueInHours } of demoTasks) {
      const moments = [createdInHours, taken?.inHours, ended?.inHours].filter(
        (moment) => moment !== undefined,
      );
      expect(moments, id).toEqual([...moments].sort((a, b) => a - b));
      expect(Math.max(...moments), id).toBeLessThan(0);
      expect(createdInHours, id).toBeLessThan(dueInHours);
    }
  });

  it("is taken and ended as its status says", () => {
    for (const { id, status, taken, ended } of demoTasks) {
      expect(ended !== null, id).toBe(!/OPEN|IN_PROGRESS/.test(status));
      if (status === "OPEN") expect(taken, id).toBeNull();
      if (/IN_PROGRESS|DONE/.test(status)) expect(taken, id).not.toBeNull();
    }
  });

  it("is taken by a responsible person or, without one, by the sector", () => {
    for (const { id, taken, responsibleIds, target } of demoTasks) {
      if (taken === null) continue;
      const person = people.get(taken.by);
      const allowed =
        responsibleIds.length > 0
          ? responsibleIds.includes(taken.by)
          : person && roleSectors(person).includes(target.sectorId);
      expect(allowed, id).toBe(true);
    }
  });
});

describe("automations", () => {
  it("are twenty in the first establishment, some suspended", () => {
    const ours = demoAutomations.filter(({ zooId }) => zooId === "sentinelle");
    expect(ours).toHaveLength(20);
    expect(ours.filter(({ status }) => status === "suspended")).toHaveLength(2);
  });

  it("use every recurrence and every policy", () => {
    const kinds = demoAutomations.map(({ schedule }) => schedule.recurrence);
    expect(new Set(kinds).size).toBe(5);
    const policies = demoAutomations.map(({ missedRuns }) => missedRuns);
    expect(new Set(policies).size).toBe(3);
    const days = demoAutomations.map(({ schedule }) => schedule.dayOfMonth);
    expect(days).toContain(31);
  });

  it("have valid wall times and days", () => {
    for (const { id, schedule } of demoAutomations) {
      expect(schedule.time, id).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      const weekly = schedule.recurrence === "WEEKLY";
      expect(schedule.daysOfWeek.length > 0, id).toBe(weekly);
      expect(schedule.daysOfWeek.every((day) => day >= 1 && day <= 7)).toBe(
        true,
      );
    }
  });
});
