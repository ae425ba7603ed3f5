import { expect, it } from "vitest";
import { scannedSessions } from "../../../../../tests/builders/packed";
import {
  followedSessions,
  seenTwice,
} from "../../../../../tests/builders/watched-twice";
import { someBehaviours } from "../../../../../tests/builders/watched-sessions";
import { focalReport } from "../focal/report";
import { sessionsIn } from "../session";
import { agreementReport } from "./report";

it("two people who tell something else one time in eight agree on about seven in eight", () => {
  const sessions = sessionsIn("isle", seenTwice(scannedSessions(80, 6, 4)));
  const { pairs } = agreementReport(sessions, {
    behaviours: ["rest", "feed", "walk", "play", "groom", "call"].map(
      (behaviourId) => ({ behaviourId, kind: "state" }),
    ),
    tolerance: 5000,
    order: null,
    referenceId: null,
    byHand: false,
  });
  expect(pairs).toHaveLength(1);
  expect(pairs[0]).toMatchObject({ oneId: "ana", otherId: "ben" });
  const overall = pairs[0]?.scans?.overall;
  if (overall === undefined || "canSay" in overall) throw new Error("unsaid");
  if (!overall.observed.canSay) throw new Error(overall.observed.why);
  // What they tell instead is at times what it was.
  expect(overall.observed.value).toBeGreaterThan(0.82);
  expect(overall.observed.value).toBeLessThan(0.96);
});

it("follows of half an hour give as many hours as there are", () => {
  const { effort } = focalReport(sessionsIn("isle", followedSessions(20)), {
    behaviours: someBehaviours,
  });
  expect(effort).toMatchObject({ sessions: 20, animals: 10 });
  expect(effort.seenMs / 3_600_000).toBe(10);
});
