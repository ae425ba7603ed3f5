import { describe, expect, it } from "vitest";
import { aPlaced, aSession } from "../../../tests/builders/enrichment";
import { parseCreate } from "../record/parse";
import { concernsAnimal, recentObjects, sessionsHere } from "./here";
import { isTakenBack, loggedSession, movementOf } from "./logging";
import { isSoundMove } from "./movement";
import { isLogged } from "./session";

const now = new Date("2026-11-24T10:00:00Z");
const actor = { uid: "keeper", now };
const place = {
  zooId: "zoo",
  enclosureId: "enclosure-1",
  sectorId: "s-1",
  animalIds: [],
  specieIds: ["lynx", "lion", "lynx"],
};

const logged = (quantity = 2) =>
  loggedSession(place, { enrichmentId: "object-1", quantity }, actor);

describe("what is logged", () => {
  it("is a session as the rules admit it, written where it took place", () => {
    const session = parseCreate("enrichmentSessions", "s", logged());
    expect(session).toMatchObject({
      status: "ongoing",
      useId: "zoo_object-1",
      sectorIds: ["s-1"],
      specieIds: ["lion", "lynx"],
      plannedFor: now,
      placedAt: now,
      placedBy: "keeper",
      removedAt: null,
      evaluation: null,
      asksTask: false,
      taskId: null,
    });
    expect(isLogged(session as never)).toBe(true);
  });

  it("lies in no sector where its enclosure does, and is at least one piece", () => {
    const none = loggedSession(
      { ...place, sectorId: null },
      { enrichmentId: "o", quantity: 0.4 },
      actor,
    );
    expect(none).toMatchObject({ sectorIds: [], quantity: 1 });
  });

  it("moves its pieces out of the store and back", () => {
    const out = movementOf("placed", logged(), "s", actor);
    const back = movementOf("returned", logged(), "s", actor);
    expect(out).toMatchObject({ quantity: -2, from: null, to: "enclosure-1" });
    expect(back).toMatchObject({ quantity: 2, from: "enclosure-1", to: null });
    expect([out, back].every(isSoundMove)).toBe(true);
    expect(out.sessionId).toBe("s");
  });

  it("was a slip where it was taken back at once and nothing is said of it", () => {
    const over = (seconds: number, more = {}) =>
      isTakenBack(
        aPlaced({
          status: "completed",
          placedAt: now,
          removedAt: new Date(now.getTime() + seconds * 1000),
          ...more,
        }),
      );
    expect(over(9)).toBe(true);
    expect(over(60)).toBe(false);
    expect(over(9, { status: "remove" })).toBe(false);
    const evaluation = {
      ...{ responses: {}, goals: {}, note: null },
      ...{ by: "keeper", at: now },
    };
    expect(over(9, { evaluation })).toBe(false);
  });
});

describe("what is here", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
  const row = (id: string, more: object) => ({ id, data: aSession(more) });

  it("is told by state, in the order in which it is looked for", () => {
    const rows = [
      row("old", { status: "ongoing", placedAt: at(6) }),
      row("new", { status: "ongoing", placedAt: at(9) }),
      row("later", { plannedFor: at(20) }),
      row("soon", { plannedFor: at(12) }),
      row("off", { plannedFor: at(12), isDeleted: true }),
      row("out", { status: "remove", placedAt: at(1), removedAt: at(2) }),
      row("first", { status: "completed", placedAt: at(1), removedAt: at(2) }),
      row("last", { status: "completed", placedAt: at(1), removedAt: at(4) }),
      row("slip", { status: "completed", placedAt: at(5), removedAt: at(5) }),
    ];
    const here = sessionsHere(rows);
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    expect(ids(here.there)).toEqual(["new", "old"]);
    expect(ids(here.toJudge)).toEqual(["out"]);
    expect(ids(here.planned)).toEqual(["soon", "later"]);
    expect(ids(here.over)).toEqual(["last", "first"]);
  });

  it("concerns an animal that is named, or one that lives where nobody is", () => {
    const animal = { animalId: "a", enclosureId: "e" };
    const concerns = (animalIds: string[], enclosureIds = ["e"]) =>
      concernsAnimal({ animalIds, enclosureIds }, animal);
    expect(concerns(["a"], [])).toBe(true);
    expect(concerns(["b"])).toBe(false);
    expect(concerns([])).toBe(true);
    expect(concerns([], ["f"])).toBe(false);
    expect(
      concernsAnimal(
        { animalIds: [], enclosureIds: [] },
        { animalId: "a", enclosureId: null },
      ),
    ).toBe(false);
  });

  it("names the objects used last, each once", () => {
    const used = (enrichmentId: string, hour: number, status = "completed") =>
      aSession({ enrichmentId, status: status as never, plannedFor: at(hour) });
    const sessions = [
      used("ball", 1),
      used("tyre", 3, "ongoing"),
      used("ball", 2),
      used("box", 9, "add"),
    ];
    expect(recentObjects(sessions, 5)).toEqual(["tyre", "ball"]);
    expect(recentObjects(sessions, 1)).toEqual(["tyre"]);
    expect(recentObjects([], 5)).toEqual([]);
  });
});
