import { describe, expect, it } from "vitest";
import { aClosedSession } from "../../../tests/builders/observation";
import type { ObsSession } from "./obs-session";
import { sessionReaders } from "./readers";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
const held = (observerId: string, more: Partial<ObsSession> = {}) =>
  aClosedSession({
    observerId,
    obsSessionId: observerId,
    animalIds: ["animal-1"],
    startedAt: at(0),
    endedAt: at(10),
    counts: { focal: 4, scans: 0, missed: 0 },
    ...more,
  });

describe("in a training, the expert's session", () => {
  const training = { mode: "training", experts: ["expert"] } as const;
  const key = held("expert");
  const readers = (...others: ObsSession[]) =>
    sessionReaders({ ...training, experts: ["expert"] }, key, [key, ...others]);

  it("is read by who closed their own of the same time, or of a film later", () => {
    const film = held("b", { startedAt: at(30), endedAt: at(40) });
    expect(readers(held("c"), film, held("c"))).toEqual(["b", "c"]);
  });

  it.each([
    ["over before it", { startedAt: at(-20), endedAt: at(-10) }],
    ["of other animals", { animalIds: ["animal-2"] }],
    ["in another ethogram", { obsId: "other" }],
    ["in another version", { obsVersion: 7 }],
    ["empty", { counts: { focal: 0, scans: 0, missed: 3 } }],
    ["void", { voidedAt: at(50) }],
    ["deleted", { isDeleted: true }],
  ])("is not read for one's own that is %s", (_why, more) => {
    expect(readers(held("b", more))).toEqual([]);
  });

  it("opens nobody's learning to anybody", () => {
    const own = held("b");
    const all = [key, own, held("c")];
    const of = { mode: "training" as const, experts: ["expert"] };
    expect(sessionReaders(of, own, all)).toEqual([]);
    expect(sessionReaders({ ...of, experts: [] }, key, all)).toEqual([]);
  });
});

it("is read among experts, whatever the time, and in a normal campaign by nobody more", () => {
  const all = ["a", "b", "c"].map((uid) => held(uid));
  const experts = ["a", "b", "never"];
  const [own] = all as [ObsSession];
  expect(sessionReaders({ mode: "expert", experts }, own, all)).toEqual(["b"]);
  expect(sessionReaders({ mode: "normal", experts }, own, all)).toEqual([]);
});
