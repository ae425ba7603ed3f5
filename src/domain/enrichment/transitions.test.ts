import { describe, expect, it } from "vitest";
import { aPlaced, aSession } from "../../../tests/builders/enrichment";
import type { EnrichmentSession, SessionState } from "./session";
import { isLogged, sessionStates } from "./session";
import type { SessionAction } from "./transitions";
import {
  completeSession,
  durationOf,
  evaluateSession,
  placeSession,
  sessionChangeOf,
  takeOutSession,
} from "./transitions";

const now = new Date("2026-11-24T10:00:00Z");
const actor = { uid: "keeper", now };
const judgement = {
  responses: { "animal-1": "neutral" as const },
  goals: { "label-1": "achieved" as const },
  note: null,
};

const inState = (status: SessionState, more: Partial<EnrichmentSession> = {}) =>
  status === "add" ? aSession(more) : aPlaced({ status, ...more });

describe("a session goes", () => {
  const leads: Record<SessionState, Partial<Record<SessionAction, string>>> = {
    add: { place: "ongoing" },
    ongoing: { takeOut: "remove", complete: "completed", evaluate: "ongoing" },
    remove: { complete: "completed", evaluate: "remove" },
    completed: { evaluate: "completed" },
  };
  const actions = ["place", "takeOut", "complete", "evaluate"] as const;

  it.each(
    sessionStates.flatMap((state) =>
      actions.map((action) => [state, action] as const),
    ),
  )("from %s by %s only where it may", (state, action) => {
    const session = inState(state);
    const change = sessionChangeOf(action, session, actor, judgement);
    const after =
      change === null ? undefined : { ...session, ...change }.status;
    expect(after).toBe(leads[state][action]);
    const gone = inState(state, { isDeleted: true });
    expect(sessionChangeOf(action, gone, actor, judgement)).toBeNull();
  });

  it("and each step says who and when", () => {
    expect(placeSession(aSession(), actor)).toEqual({
      status: "ongoing",
      placedAt: now,
      placedBy: "keeper",
    });
    expect(takeOutSession(aPlaced(), actor)).toEqual({
      status: "remove",
      removedAt: now,
      removedBy: "keeper",
    });
    expect(completeSession(aPlaced(), actor, judgement)).toEqual({
      status: "completed",
      removedAt: now,
      removedBy: "keeper",
      evaluation: { ...judgement, by: "keeper", at: now },
    });
    expect(completeSession(inState("remove"), actor)).toEqual({
      status: "completed",
    });
  });

  it("never out before it was placed, by whatever clock", () => {
    const placedAt = new Date(now.getTime() + 60_000);
    const change = takeOutSession(aPlaced({ placedAt }), actor);
    expect(change?.removedAt).toEqual(placedAt);
  });

  it("a further judgement takes the former one's place, and leaves the picture alone", () => {
    const evaluation = { ...judgement, note: "Rien", by: "vet", at: now };
    const picture = "zoo/enrichmentSessions/s/0.jpg";
    const session = aPlaced({ evaluation, picture });
    expect(evaluateSession(session, actor, judgement)).toEqual({
      evaluation: { ...judgement, by: "keeper", at: now },
    });
  });
});

it("the duration counts itself while the object is there", () => {
  const placedAt = new Date("2026-11-24T09:00:00Z");
  expect(durationOf({ placedAt, removedAt: null }, now)).toBe(3_600_000);
  expect(durationOf({ placedAt, removedAt: placedAt }, now)).toBe(0);
  expect(durationOf({ placedAt: null, removedAt: null }, now)).toBeNull();
});

it("what took place in one enclosure is written where it took place", () => {
  expect(isLogged(aPlaced())).toBe(true);
  expect(isLogged(aSession())).toBe(false);
  // As the form makes it: a plan does not say that it is one.
  expect(isLogged({ enclosureIds: ["a"] })).toBe(false);
  expect(isLogged(aPlaced({ enclosureIds: ["a", "b"] }))).toBe(false);
});
