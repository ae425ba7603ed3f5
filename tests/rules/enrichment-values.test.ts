import { doc, getDoc } from "firebase/firestore";
import fc from "fast-check";
import { movementReasons, isSoundMove } from "@domain/enrichment/movement";
import type { SessionAction } from "@domain/enrichment/transitions";
import { sessionChangeOf } from "@domain/enrichment/transitions";
import type { EnrichmentSession } from "@domain/enrichment/session";
import { sessionStates } from "@domain/enrichment/session";
import { beforeAll, describe, expect, it } from "vitest";
import { aMovement, aPlaced, aSession, aUse } from "../builders/enrichment";
import { sector2, zooA, zooB } from "../builders/ids";
import { stored, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";
import { writesIn } from "./writes";

const world = useWorld();
const { creates, changes } = writesIn(world);

beforeAll(() => world.store(records));

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const judged = (more: object = {}) => ({
  responses: { "animal-1": "positive" as const },
  goals: { "label-1": "achieved" as const },
  note: null,
  by: "keeper",
  at: minutesAgo(1),
  ...more,
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `one-${String(index)}`);

describe("a keeper logs", () => {
  const logs = (more: object = {}) => {
    const placedAt = minutesAgo(60);
    return creates("keeper", "enrichmentSessions/session-new", {
      ...aPlaced({
        sessionId: "session-new",
        placedAt,
        plannedFor: placedAt,
      }),
      ...more,
    });
  };
  const out = { removedAt: minutesAgo(2), removedBy: "keeper" };
  const foreign = { enrichmentId: "object-foreign" };

  it.each<[string, object, boolean]>([
    ["what they placed", {}, true],
    [
      "an official object",
      {
        enrichmentId: "object-official",
        useId: `${zooA}_object-official`,
      },
      true,
    ],
    ["what is out again", { ...out, status: "remove" }, true],
    [
      "how it went, at once",
      { ...out, status: "completed", evaluation: judged() },
      true,
    ],
    ["what lies in store", { status: "add" }, false],
    ["what nobody took out as over", { status: "completed" }, false],
    [
      "out before it was placed",
      {
        ...out,
        removedAt: minutesAgo(90),
        status: "remove",
      },
      false,
    ],
    ["in another's name", { placedBy: "manager" }, false],
    ["what will be", { placedAt: minutesAgo(-30) }, false],
    ["none at all", { quantity: 0 }, false],
    ["half an object", { quantity: 0.5 }, false],
    ["for no enclosure", { enclosureIds: [] }, false],
    [
      "for two enclosures",
      { enclosureIds: ["enclosure-1", "enclosure-1b"] },
      false,
    ],
    ["for an archived one", { enclosureIds: ["enclosure-archived"] }, false],
    ["for the neighbour's", { enclosureIds: ["enclosure-foreign"] }, false],
    ["for another sector than said", { enclosureIds: ["enclosure-2"] }, false],
    [
      "for a sector they do not keep",
      {
        enclosureIds: ["enclosure-2"],
        sectorIds: [sector2],
      },
      false,
    ],
    [
      "the neighbour's object",
      {
        ...foreign,
        useId: `${zooA}_object-foreign`,
      },
      false,
    ],
    ["an object under another use", { useId: `${zooA}_other` }, false],
    ["animals that are no ids", { animalIds: ["a/b"] }, false],
    ["more animals than one session has", { animalIds: many(201) }, false],
    ["more goals than an object has", { goalIds: many(21) }, false],
    ["a text for its animals", { animalIds: "" }, false],
    ["a map for its species", { specieIds: {} }, false],
    ["all the animals a session has", { animalIds: many(200) }, true],
    ["as part of a series", { seriesId: "series" }, false],
    ["with a task of its own", { asksTask: true }, false],
    [
      "a face that there is not",
      {
        evaluation: judged({ responses: { a: "great" } }),
      },
      false,
    ],
    ["a picture that no function took in", { picture: "zoo/a.jpg" }, false],
    [
      "a judgement of somebody else",
      {
        evaluation: judged({ by: "manager" }),
      },
      false,
    ],
    [
      "a judgement with more to it",
      {
        evaluation: { ...judged(), score: 3 },
      },
      false,
    ],
  ])("%s", async (_, more, allowed) => {
    expect(await logs(more)).toBe(allowed);
  });

  it("nothing that is refused for a species that is there", async () => {
    const use = aUse({ refusedSpecies: ["lynx"] });
    await world.restore(`enrichmentUses/${use.useId}`, stored(use));
    expect(await logs({ specieIds: ["lion", "lynx"] })).toBe(false);
    expect(await logs({ specieIds: ["lion"] })).toBe(true);
    expect(await logs({ specieIds: [] })).toBe(true);
    // Nobody has spoken of an object that the establishment has nothing of yet.
    await world.restore(`enrichmentUses/${use.useId}`, undefined);
    expect(await logs({ specieIds: ["lynx"] })).toBe(true);
    await world.restore(`enrichmentUses/${use.useId}`, stored(aUse()));
  });
});

describe("the transitions are those of the domain", () => {
  const actions = ["place", "takeOut", "complete", "evaluate"] as const;
  const path = "enrichmentSessions/session-ongoing";
  const judgement = { responses: {}, goals: {}, note: "Joue" };
  const at = (status: EnrichmentSession["status"]) =>
    status === "add"
      ? aSession({ sessionId: "session-ongoing" })
      : aPlaced({ status });

  /** What the action writes where it may, tried from every state. */
  const written = (action: SessionAction, now: Date) => {
    const from = action === "place" ? "add" : "ongoing";
    return sessionChangeOf(action, at(from), { uid: "keeper", now }, judgement);
  };

  it.each(
    sessionStates.flatMap((state) =>
      actions.map((action) => [state, action] as const),
    ),
  )("from %s: %s", async (state, action) => {
    const now = minutesAgo(1);
    const actor = { uid: "keeper", now };
    const session = at(state);
    const change = sessionChangeOf(action, session, actor, judgement);
    await world.restore(path, stored(session));
    const tried = change ?? written(action, now);
    expect(await changes("keeper", path, { ...tried })).toBe(change !== null);
  });

  it("a judgement is taken, a picture beside it is not: functions write where it lies", async () => {
    await world.restore(path, stored(aPlaced()));
    const change = written("evaluate", minutesAgo(1));
    const picture = `${zooA}/${path}/${"0".repeat(32)}.jpg`;
    expect(await changes("keeper", path, { ...change, picture })).toBe(false);
    expect(await changes("keeper", path, { picture })).toBe(false);
    expect(await changes("keeper", path, { ...change })).toBe(true);
  });

  it("a session taken off the plan stays so", async () => {
    await world.restore(path, stored(aPlaced({ isDeleted: true })));
    const change = written("takeOut", minutesAgo(1));
    expect(await changes("keeper", path, { ...change })).toBe(false);
  });
});

describe("a movement", () => {
  const moves = (more: object = {}) =>
    creates("keeper", "enrichmentMovements/movement-new", {
      ...aMovement({ movementId: "movement-new", at: minutesAgo(1) }),
      ...more,
    });

  it("is sound where the domain says so", async () => {
    const place = fc.constantFrom(null, "enclosure-1");
    const any = fc.record({
      quantity: fc.constantFrom(-2, 0, 3),
      from: place,
      to: place,
      reason: fc.constantFrom(...movementReasons),
    });
    await fc.assert(
      fc.asyncProperty(any, async (move) => {
        expect(await moves(move)).toBe(isSoundMove(move));
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, object]>([
    ["in another's name", { by: "manager" }],
    ["to come", { at: minutesAgo(-30) }],
    ["of more than there can be", { quantity: -10_001 }],
    ["in halves", { quantity: -0.5 }],
    ["for a reason that there is not", { reason: "stolen" }],
    ["to a path", { to: "enclosures/enclosure-1" }],
    ["that counts already", { counted: true }],
    ["of the neighbour's object", { enrichmentId: "object-foreign" }],
    ["of an object that is not there", { enrichmentId: "nothing" }],
    ["with a long word", { note: "x".repeat(501) }],
  ])("%s is none", async (_, more) => {
    expect(await moves()).toBe(true);
    expect(await moves(more)).toBe(false);
  });
});

describe("an object of which an establishment has nothing yet", () => {
  const reads = (who: Name, useId: string) =>
    getDoc(doc(world.as(who), `enrichmentUses/${useId}`)).then(
      (found) => (found.exists() ? "there" : "nothing"),
      () => "refused",
    );
  const none = (zooId: string) => `${zooId}_object-official`;

  it("is known to be so by its people alone", async () => {
    for (const who of ["keeper", "vet", "provider", "superAdmin"] as const)
      expect([who, await reads(who, none(zooA))]).toEqual([who, "nothing"]);
    for (const who of ["disabled", "neighbourKeeper", "nowhere"] as const)
      expect([who, await reads(who, none(zooA))]).toEqual([who, "refused"]);
    expect(await reads("keeper", none(zooB))).toBe("refused");
    expect(await reads("keeper", `${zooB}_object-foreign`)).toBe("refused");
  });
});
