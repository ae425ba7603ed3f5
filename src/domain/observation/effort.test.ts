import { describe, expect, it } from "vitest";
import {
  aClosedSession,
  anObsSession,
} from "../../../tests/builders/observation";
import { effortOf, marksOf } from "./effort";
import { contextMissing } from "./outcome";

const counts = { focal: 10, scans: 4, missed: 1 };

describe("effort", () => {
  it("is summed by animal and by observer", () => {
    const one = aClosedSession({
      counts,
      effort: {
        "animal-1": { watchedMs: 600_000, scans: 4 },
        "animal-2": { watchedMs: 300_000, scans: 2 },
      },
    });
    const other = aClosedSession({
      observerId: "karim",
      watchedMs: 60_000,
      counts,
      effort: { "animal-1": { watchedMs: 60_000, scans: 4 } },
    });
    const { byAnimal, byObserver, all } = effortOf([one, other, one]);
    expect(byAnimal.get("animal-1")).toEqual({
      sessions: 3,
      watchedMs: 1_260_000,
      scans: 12,
    });
    expect(byAnimal.get("animal-2")?.watchedMs).toBe(600_000);
    expect(byObserver.get("karim")).toEqual({
      sessions: 1,
      watchedMs: 60_000,
      scans: 4,
    });
    expect(all).toEqual({ sessions: 3, watchedMs: 1_260_000, scans: 12 });
  });

  it("leaves out what is void, and is nothing of nothing", () => {
    const isVoid = aClosedSession({ voidedAt: new Date() });
    expect(effortOf([isVoid]).all.sessions).toBe(0);
    expect(effortOf([]).byAnimal.size).toBe(0);
  });
});

describe("the marks of a session", () => {
  it("are none of one that went as planned, and of one that goes on", () => {
    expect(marksOf(aClosedSession())).toEqual([]);
    expect(marksOf(anObsSession({ lateRecords: 2 }))).toEqual([]);
    expect(marksOf(aClosedSession({ plannedMinutes: null }))).toEqual([]);
    expect(marksOf(aClosedSession({ watchedMs: 300_000 }))).toEqual([]);
  });

  it("say what became of it", () => {
    const session = aClosedSession({
      watchedMs: 299_999,
      lateRecords: 1,
      flaws: ["device-1_3"],
      voidedAt: new Date(),
      correctedAt: new Date(),
    });
    expect(marksOf(session)).toEqual([
      "void",
      "endedEarly",
      "late",
      "flaws",
      "corrected",
    ]);
    expect(marksOf(aClosedSession({ day: null }))).toEqual(["counting"]);
    expect(marksOf(aClosedSession({ flaws: [contextMissing] }))).toEqual([
      "context",
    ]);
  });
});
