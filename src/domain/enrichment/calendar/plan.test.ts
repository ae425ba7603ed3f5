import { describe, expect, it } from "vitest";
import { aPlaced, aSession, aUse } from "../../../../tests/builders/enrichment";
import { acceptChange } from "../../record/desk/accept";
import { changesMax } from "../../record/save";
import type { CalendarDay } from "../../time/calendar-day";
import type { Approval } from "../use";
import { movedTo, movedToDay, sessionsOnDay } from "./on-day";
import { placesOfPlan } from "./places";
import type { PlanContext } from "./plan";
import {
  occurrencesOfPlanMax,
  planIssues,
  plannedBeside,
  slotsOf,
  verdictOf,
} from "./plan";
import type { PlanForm } from "./plan-form";
import {
  newPlan,
  objectsOfPlanMax,
  planFormIssues,
  proposedBegin,
} from "./plan-form";

const at = (text: string) => new Date(text);
const now = at("2026-11-23T12:00:00Z");
const day = (text: string) => text as CalendarDay;

describe("a day", () => {
  const on = (text: string, ...sessions: ReturnType<typeof aSession>[]) =>
    sessionsOnDay(sessions, day(text), { now, of: (one) => one }).map(
      ({ sessionId }) => sessionId,
    );

  it("holds what is planned for it, by Paris, the earliest first", () => {
    const late = aSession({
      sessionId: "late",
      plannedFor: at("2026-11-24T22:30:00Z"),
    });
    const next = aSession({
      sessionId: "next",
      plannedFor: at("2026-11-24T23:30:00Z"),
    });
    expect(on("2026-11-24", next, late, aSession())).toEqual([
      "session-add",
      "late",
    ]);
    expect(on("2026-11-25", next, late, aSession())).toEqual(["next"]);
  });

  it("holds what was placed before and is still there, until today", () => {
    const session = aPlaced();
    expect(on("2026-11-19", session)).toEqual([]);
    expect(on("2026-11-20", session)).toEqual(["session-ongoing"]);
    expect(on("2026-11-23", session)).toEqual(["session-ongoing"]);
    expect(on("2026-11-24", session)).toEqual([]);
    const until = aPlaced({ plannedUntil: at("2026-11-25T23:00:00Z") });
    expect(on("2026-11-25", until)).toEqual(["session-ongoing"]);
    expect(on("2026-11-26", until)).toEqual([]);
  });

  it("holds what was taken out until it was, whatever was planned", () => {
    const session = aPlaced({
      status: "completed",
      plannedUntil: at("2026-11-30T08:00:00Z"),
      removedAt: at("2026-11-21T08:00:00Z"),
    });
    expect(on("2026-11-21", session)).toEqual(["session-ongoing"]);
    expect(on("2026-11-22", session)).toEqual([]);
  });
});

describe("moving", () => {
  const slot = {
    plannedFor: at("2026-03-27T08:00:00Z"),
    plannedUntil: at("2026-03-27T16:00:00Z"),
  };

  it("keeps the times on the wall over the change of clocks", () => {
    expect(movedToDay(slot, day("2026-03-29"))).toEqual({
      plannedFor: at("2026-03-29T07:00:00Z"),
      plannedUntil: at("2026-03-29T15:00:00Z"),
    });
    expect(movedToDay(slot, day("2026-03-27"))).toBeNull();
  });

  it("lasts as long, or as little said", () => {
    const begin = at("2026-03-27T10:00:00Z");
    expect(movedTo(slot, begin).plannedUntil).toEqual(
      at("2026-03-27T18:00:00Z"),
    );
    expect(movedTo({ ...slot, plannedUntil: null }, begin)).toEqual({
      plannedFor: begin,
      plannedUntil: null,
    });
  });
});

const plan = (form: Partial<PlanForm> = {}): PlanForm => ({
  ...newPlan(at("2026-11-24T08:00:00Z"), {
    enrichmentId: "object-1",
    enclosureId: "enclosure-1",
  }),
  ...form,
});

describe("a plan's own fields", () => {
  const found = (form: Partial<PlanForm>) =>
    planFormIssues(plan(form)).map(({ field, code }) => `${field}:${code}`);

  it.each<[string, Partial<PlanForm>, string[]]>([
    ["as proposed", {}, []],
    ["without an object", { enrichmentIds: [] }, ["enrichmentIds:required"]],
    [
      "with nine objects",
      { enrichmentIds: Array.from({ length: 9 }, (_, at) => `o${at}`) },
      ["enrichmentIds:tooMuch"],
    ],
    ["nowhere", { enclosureIds: [] }, ["enclosureIds:required"]],
    ["for no animal", { audience: "animals" }, ["animalIds:animalRequired"]],
    ["of no piece", { quantity: 0 }, ["quantity:positive"]],
    ["without a time", { plannedFor: null }, ["plannedFor:required"]],
    [
      "ending as it begins",
      { plannedUntil: plan().plannedFor },
      ["plannedUntil:endBeforeStart"],
    ],
    [
      "weekly on no day, for ever",
      { repeats: "WEEKLY" },
      ["days:dayRequired", "lastDay:required"],
    ],
    [
      "over before it begins",
      { repeats: "DAILY", lastDay: "2026-11-23" },
      ["lastDay:endBeforeStart"],
    ],
  ])("%s", (_, form, issues) => {
    expect(found(form)).toEqual(issues);
  });
});

describe("when a plan takes place", () => {
  it("is proposed at nine, today not in the past", () => {
    const proposed = (text: string, at: Date) =>
      proposedBegin(day(text), at).toISOString();
    expect(proposed("2026-11-24", now)).toBe("2026-11-24T08:00:00.000Z");
    expect(proposed("2026-11-23", at("2026-11-23T07:30:00Z"))).toBe(
      "2026-11-23T08:00:00.000Z",
    );
    expect(proposed("2026-11-23", at("2026-11-23T12:10:00Z"))).toBe(
      "2026-11-23T13:00:00.000Z",
    );
  });

  it("once, or as its rhythm says until its last day, at one time on the wall", () => {
    expect(slotsOf(plan())).toEqual([
      { plannedFor: at("2026-11-24T08:00:00Z"), plannedUntil: null },
    ]);
    const spring = plan({
      plannedFor: "2026-03-28 09:00:00",
      plannedUntil: "2026-03-28 11:00:00",
      repeats: "DAILY",
      lastDay: "2026-03-29",
    });
    expect(slotsOf(spring)).toEqual([
      {
        plannedFor: at("2026-03-28T08:00:00Z"),
        plannedUntil: at("2026-03-28T10:00:00Z"),
      },
      {
        plannedFor: at("2026-03-29T07:00:00Z"),
        plannedUntil: at("2026-03-29T09:00:00Z"),
      },
    ]);
    expect(slotsOf(plan({ plannedFor: null }))).toEqual([]);
  });

  it("every second week on two days", () => {
    const form = plan({
      repeats: "WEEKLY",
      interval: 2,
      days: [2, 5],
      lastDay: "2026-12-11",
    });
    expect(
      slotsOf(form).map(({ plannedFor }) => plannedFor.toISOString()),
    ).toEqual([
      "2026-11-24T08:00:00.000Z",
      "2026-11-27T08:00:00.000Z",
      "2026-12-08T08:00:00.000Z",
      "2026-12-11T08:00:00.000Z",
    ]);
  });

  it("never oftener than the desk takes with as many objects as there may be, each of them new here", () => {
    const often = plan({ repeats: "DAILY", lastDay: "2028-01-01" });
    expect(planIssues(often, context())).toEqual([
      { field: "lastDay", code: "tooMuch", values: { max: 60 } },
    ]);
    const most = (occurrencesOfPlanMax + 1) * objectsOfPlanMax;
    expect(most).toBeLessThanOrEqual(changesMax);
  });
});

describe("where a plan takes place", () => {
  const animal = (
    id: string,
    enclosureId: string | null,
    specieId: string,
  ) => ({
    id,
    enclosureId,
    specieId,
    archived: id === "gone",
  });
  const known = {
    enclosures: [
      { id: "e1", sectorId: "s1" },
      { id: "e2", sectorId: "s1" },
      { id: "e3", sectorId: null },
    ],
    animals: [
      animal("a1", "e1", "lynx"),
      animal("a2", "e2", "lynx"),
      animal("a3", "e2", "otter"),
      animal("loose", null, "crane"),
      animal("gone", "e2", "crane"),
    ],
  };

  it("in enclosures, for all that live there; for animals, where they live", () => {
    const there = plan({ enclosureIds: ["e2", "e3"] });
    expect(placesOfPlan(there, known)).toEqual({
      enclosureIds: ["e2", "e3"],
      animalIds: [],
      specieIds: ["lynx", "otter"],
      sectorIds: ["s1"],
    });
    const these = plan({
      audience: "animals",
      animalIds: ["a1", "a2", "loose", "gone"],
    });
    expect(placesOfPlan(these, known)).toEqual({
      enclosureIds: ["e1", "e2"],
      animalIds: ["a1", "a2"],
      specieIds: ["lynx"],
      sectorIds: ["s1"],
    });
  });
});

const approval = (state: Approval["state"]): Approval => ({
  about: "species",
  state,
  by: "vet",
  at: now,
  until: null,
  why: state === "refused" ? "Avalé" : null,
});

const context = (given: Partial<PlanContext> = {}): PlanContext => ({
  now,
  specieIds: ["specie-1"],
  enclosureIds: [],
  sideOf: () => aUse(),
  sessions: [],
  ...given,
});

it("the desk takes what a plan gives, its series too; the task is made by nobody else", () => {
  const change = {
    collection: "enrichmentSessions" as const,
    id: "session1",
    kind: "create" as const,
    values: {
      zooId: "zoo",
      enrichmentId: "object-1",
      useId: "zoo_object-1",
      enclosureIds: ["enclosure-1"],
      plannedFor: { __time: "2026-11-24T08:00:00.000Z" },
      seriesId: "series",
    },
    base: {},
  };
  expect(acceptChange(change, "keeper").values["seriesId"]).toBe("series");
  const withTask = { ...change.values, taskId: "task" };
  expect(() => acceptChange({ ...change, values: withTask }, "keeper")).toThrow(
    "invalid-input",
  );
});

describe("what a plan is refused for", () => {
  it("an object refused for a species; one that nobody spoke of is asked about", () => {
    const refused = () =>
      aUse({ approvals: { "specie-1": approval("refused") } });
    expect(planIssues(plan(), context({ sideOf: refused }))).toEqual([
      { field: "enrichmentIds", code: "enrichmentRefused" },
    ]);
    expect(verdictOf("object-1", context({ sideOf: () => undefined }))).toBe(
      "ask",
    );
    const approved = () =>
      aUse({ approvals: { "specie-1": approval("approved") } });
    expect(verdictOf("object-1", context({ sideOf: approved }))).toBe(
      "approved",
    );
  });

  it("more pieces than are left at one of its times", () => {
    const beside = aSession({
      quantity: 3,
      plannedFor: at("2026-11-25T09:00:00Z"),
    });
    const form = plan({
      quantity: 3,
      plannedUntil: "2026-11-24 12:00:00",
      repeats: "DAILY",
      lastDay: "2026-11-26",
    });
    expect(planIssues(form, context())).toEqual([]);
    expect(planIssues(form, context({ sessions: [beside] }))).toEqual([
      { field: "quantity", code: "stockShort", values: { max: 2 } },
    ]);
    const uncounted = () =>
      aUse({ stock: { managed: false, total: 0, available: 0 } });
    const free = context({ sessions: [beside], sideOf: uncounted });
    expect(planIssues(form, free)).toEqual([]);
  });

  it("more pieces than there are where its own times overlap", () => {
    const form = plan({
      quantity: 2,
      plannedUntil: "2026-11-27 09:00:00",
      repeats: "DAILY",
      lastDay: "2026-11-26",
    });
    // Each lasts three days: on the third day three of them ask for two pieces each.
    expect(planIssues(form, context())).toEqual([
      { field: "quantity", code: "stockShort", values: { max: 1 } },
    ]);
    expect(planIssues({ ...form, quantity: 1 }, context())).toEqual([]);
  });

  it("counts what is there now and what is asked for at the time, nothing that is over or another object", () => {
    const slot = slotsOf(plan())[0]!;
    const today = slotsOf(plan({ plannedFor: "2026-11-23 16:00:00" }))[0]!;
    const beside = [
      aPlaced({ quantity: 2 }),
      aPlaced({ quantity: 5, status: "completed" }),
      aSession({ quantity: 7, enrichmentId: "object-2" }),
    ];
    expect(plannedBeside(beside, "object-1", today, now)).toBe(2);
    expect(plannedBeside(beside, "object-1", slot, now)).toBe(0);
    expect(plannedBeside([aSession()], "object-1", slot, now)).toBe(1);
  });
});
