import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anAnimal,
  anEnclosure,
  aGroup,
  aSector,
} from "../../../tests/builders/facility";
import { aCampaign } from "../../../tests/builders/campaigns";
import { anEnrichment } from "../../../tests/builders/enrichment";
import { anAlert } from "../../../tests/builders/measures";
import { anEvent } from "../../../tests/builders/events";
import { matrix } from "../access/matrix";
import { collections } from "../collections";
import { aboutMax, eventSubjects } from "./event";
import type { EventSubject } from "./event";
import { eventsOf } from "./events-of";
import { headKeyOf, headValues } from "./head";
import type { Stored } from "./told";
import { told } from "./told";

const writtenAt = new Date("2026-11-20T10:00:00Z");
const by = { updatedBy: "karim" };
const sound: Record<EventSubject, Stored> = {
  animals: { ...anAnimal(), ...by },
  enclosures: { ...anEnclosure(), ...by },
  groups: { ...aGroup(), ...by },
  sectors: { ...aSector(), ...by },
  campaigns: { ...aCampaign(), ...by },
  enrichments: { ...anEnrichment(), ...by },
  alerts: { ...anAlert(), class: "general", ...by },
};
const animal = sound.animals;

const after = (
  change: object,
  { from = animal, of = "animals" }: { from?: Stored; of?: EventSubject } = {},
) =>
  eventsOf({
    collection: of,
    id: "one",
    before: from,
    after: { ...from, ...change },
    writtenAt,
  });
const kinds = (...given: Parameters<typeof after>) =>
  after(...given).map(({ kind }) => kind);
const inEnclosure = (enclosureId: string | null) => ({
  animalEnclosureData: { enclosureId },
});

describe("what a write makes of a record", () => {
  it.each(eventSubjects)("nothing, where nothing of %s changed", (of) => {
    expect(kinds({ updatedAt: writtenAt }, { from: sound[of], of })).toEqual(
      [],
    );
  });

  it("nothing, whatever changes that nobody tells of", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          "notes",
          "animalStateReason",
          "animalChipId",
          "lastEval",
          "gan",
          "sectorId",
          "updatedAt",
        ),
        fc.anything(),
        (field, value) => {
          expect(kinds({ [field]: value })).toEqual([]);
        },
      ),
    );
  });

  it("whatever is stored, it is told without a failure, and the same each time", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...eventSubjects),
        fc.dictionary(fc.string(), fc.anything()),
        (of, stored) => {
          expect(kinds(stored, { from: sound[of], of })).toEqual(
            kinds(stored, { from: sound[of], of }),
          );
        },
      ),
    );
  });

  it("a move is told at the instant of the device that said so, never later than it was stored", () => {
    const movedAt = new Date("2026-11-20T07:00:00Z");
    expect(after({ ...inEnclosure("e2"), movedAt })).toMatchObject([
      {
        kind: "moved",
        at: movedAt,
        by: "karim",
        before: { enclosureId: "enclosure-1" },
        after: { enclosureId: "e2" },
        places: [
          "enclosures/enclosure-1",
          "sectors/sector-savane",
          "enclosures/e2",
        ],
      },
    ]);
    const ahead = new Date("2026-11-20T10:03:00Z");
    expect(after({ ...inEnclosure("e2"), movedAt: ahead })[0]?.at).toEqual(
      writtenAt,
    );
  });

  it("a move is told no earlier than the one before, or than the making of the animal", () => {
    const last = new Date("2026-11-20T08:00:00Z");
    const move = {
      ...inEnclosure("e2"),
      movedAt: new Date("2017-01-01T00:00:00Z"),
    };
    const made = new Date("2026-11-01T08:00:00Z");
    for (const [from, at] of [
      [{ ...animal, createdAt: made, movedAt: last }, last],
      [{ ...animal, createdAt: made, movedAt: null }, made],
    ] as const)
      expect(after({ createdAt: made, ...move }, { from })[0]?.at).toEqual(at);
  });

  it("a move without an instant of its own does not take the one before", () => {
    const movedAt = new Date("2020-01-01T07:00:00Z");
    const from = { ...animal, movedAt };
    expect(after(inEnclosure("e2"), { from })[0]?.at).toEqual(writtenAt);
  });

  it("who may see it, and who no more; which one, where it is one alone", () => {
    const from = { ...animal, authorizedZooIds: ["b", "c"] };
    expect(after({ authorizedZooIds: ["b"] })).toMatchObject([
      { kind: "authorised", after: { zooId: "b" } },
    ]);
    expect(after({ authorizedZooIds: ["a", "d"] }, { from })).toMatchObject([
      { kind: "authorised", after: { zooId: null } },
      { kind: "unauthorised", after: { zooId: null } },
    ]);
    expect(kinds({ authorizedZooIds: ["c", "b"] }, { from })).toEqual([]);
  });

  it("a name, a group, a picture", () => {
    expect(
      after({
        animalName: "Zuri",
        groupId: "g2",
        animalProfilePicture: "zoo/animals/one/a.jpg",
      }),
    ).toMatchObject([
      { kind: "renamed", before: { name: "Nala" }, after: { name: "Zuri" } },
      { kind: "grouped", before: { groupId: null }, after: { groupId: "g2" } },
      { kind: "pictured", picture: "zoo/animals/one/a.jpg" },
    ]);
    const from = { ...animal, animalProfilePicture: "zoo/animals/one/a.jpg" };
    expect(after({ animalProfilePicture: null }, { from })).toMatchObject([
      { kind: "unpictured", gone: "zoo/animals/one/a.jpg", picture: null },
    ]);
  });

  it("a death says where it lived and on which day, not why, and no move; coming back is one event, too", () => {
    const dead = {
      ...inEnclosure(null),
      groupId: null,
      animalState: "deceased",
      animalStateDate: "2026-11-18",
      animalStateReason: "tumeur",
    };
    const [died, ...more] = after(dead);
    expect(more).toEqual([]);
    expect(died).toMatchObject({
      kind: "deceased",
      before: { enclosureId: "enclosure-1" },
      after: { day: "2026-11-18" },
    });
    expect(JSON.stringify(died)).not.toContain("tumeur");
    const from = { ...animal, ...dead };
    const back = {
      ...inEnclosure("e2"),
      animalState: null,
      animalStateDate: null,
    };
    expect(kinds(back, { from })).toEqual(["cameBack"]);
  });

  it("out of use, removed and back", () => {
    const of = "enclosures";
    const archived = { ...sound.enclosures, isArchived: true };
    expect(kinds({ isArchived: true }, { from: sound[of], of })).toEqual([
      "archived",
    ]);
    expect(kinds({ deletedAt: writtenAt }, { from: archived, of })).toEqual([
      "removed",
    ]);
    expect(kinds({ isArchived: false }, { from: archived, of })).toEqual([
      "restored",
    ]);
    expect(
      kinds({ isDeleted: true }, { from: sound.sectors, of: "sectors" }),
    ).toEqual(["removed"]);
  });

  it("one that is made is one event, at the instant it was made, also where it is dead already", () => {
    const createdAt = new Date("2026-11-20T09:59:59Z");
    const made = (more: object) =>
      eventsOf({
        collection: "animals",
        id: "one",
        before: null,
        after: { ...animal, createdAt, ...more },
        writtenAt,
      });
    expect(made({})).toMatchObject([
      {
        kind: "created",
        at: createdAt,
        after: { enclosureId: "enclosure-1", sectorId: "sector-savane" },
      },
    ]);
    expect(made({ animalState: "departed" }).map(({ kind }) => kind)).toEqual([
      "created",
      "departed",
    ]);
  });

  it("nothing of what is gone for good, or whose establishment nobody knows", () => {
    const gone = { collection: "animals", id: "one", writtenAt } as const;
    expect(eventsOf({ ...gone, before: animal, after: null })).toEqual([]);
    expect(kinds({ zooId: null, animalName: "X" })).toEqual([]);
  });

  it("a zone's picture says whose; what functions put into another shape is no new one", () => {
    const zone = { ...anEnclosure().areas[0], areaImage: "zoo/enclosures/e/z" };
    const options = { from: sound.enclosures, of: "enclosures" } as const;
    expect(after({ areas: [zone] }, options)).toMatchObject([
      { kind: "pictured", after: { areaId: zone.areaId } },
    ]);
    expect(kinds({ areas: [zone], updatedBy: "system" }, options)).toEqual([]);
  });
});

describe("what becomes of a campaign", () => {
  const { campaigns } = sound;
  const become = (status: string, was = "active") =>
    kinds({ status }, { from: { ...campaigns, status: was }, of: "campaigns" });

  it("is that it is archived and goes on, is stopped, or is deleted", () => {
    expect(become("archived")).toEqual(["filed"]);
    expect(become("active", "archived")).toEqual(["restored"]);
    expect(become("stopped", "archived")).toEqual(["stopped"]);
    expect(become("deleted", "stopped")).toEqual(["removed"]);
  });

  it("is not who answers it", () => {
    expect(
      kinds(
        { submitters: ["ines"], begunAt: writtenAt },
        {
          from: campaigns,
          of: "campaigns",
        },
      ),
    ).toEqual([]);
  });
});

describe("an alert", () => {
  const place = { kind: "enclosure", id: "e1", areaId: null };
  const general = { ...sound.alerts, subject: place, type: "welfare" };
  const tell = (before: Stored | null, is: Stored) =>
    eventsOf({ collection: "alerts", id: "one", before, after: is, writtenAt });

  it("is told as raised and as acknowledged, of which type and where, never why or which value", () => {
    const is = { status: "acknowledged", reason: "Vue", values: { value: 41 } };
    const where = { type: "welfare", enclosureId: "e1" };
    expect(tell(null, general)).toMatchObject([
      { kind: "raised", name: "", after: where, places: ["enclosures/e1"] },
    ]);
    const [seen] = tell(general, { ...general, ...is });
    expect(seen).toMatchObject({ kind: "acknowledged", after: where });
    expect(JSON.stringify(seen)).not.toMatch(/Vue|41/u);
    expect(tell(general, { ...general, closedAt: writtenAt })).toEqual([]);
  });

  it("of class health is told to nobody", () => {
    const health = { ...general, class: "health" };
    expect(tell(null, health)).toEqual([]);
    expect(tell(health, { ...health, status: "acknowledged" })).toEqual([]);
  });
});

it("an object of everybody is in no establishment's history", () => {
  const one = { ...sound.enrichments, zooId: null };
  expect(
    eventsOf({
      collection: "enrichments",
      id: "one",
      before: null,
      after: one,
      writtenAt,
    }),
  ).toEqual([]);
});

describe("one event for an operation", () => {
  const one = anEvent();

  it("belongs together what one person did to records of a kind in one operation", () => {
    const key = headKeyOf(one, "op", writtenAt);
    expect(
      headKeyOf(
        { ...one, subject: { ...one.subject, id: "b" } },
        "op",
        writtenAt,
      ),
    ) //
      .toBe(key);
    const others = [
      headKeyOf(one, "other", writtenAt),
      headKeyOf(one, "op", new Date(writtenAt.getTime() + 600_000)),
      headKeyOf({ ...one, by: "ines" }, "op", writtenAt),
      headKeyOf({ ...one, kind: "renamed" }, "op", writtenAt),
      headKeyOf({ ...one, zooId: "elsewhere" }, "op", writtenAt),
    ];
    expect(others).not.toContain(key);
    expect(headKeyOf(one, null, writtenAt)).toBeNull();
    // The steps of an import, and one of them sent again without a row.
    const steps = ["run--0", "run--12", "run--3-1", "run"];
    expect(
      new Set(steps.map((step) => headKeyOf(one, step, writtenAt))).size,
    ).toBe(1);
  });

  it("says for how many it stands, whether all the same, and is found by no more than it may be", () => {
    const others = Array.from({ length: 200 }, (_, index) => ({
      ...one,
      subject: { ...one.subject, id: `a${index}` },
      places: [`enclosures/e${index}`],
    }));
    const head = headValues(one, others);
    expect(head).toMatchObject({ count: 201, isSame: true });
    expect(head.about).toHaveLength(aboutMax);
    expect(head.about[0]).toBe("animals/animal-1");
    expect(head.about).not.toContain("animals/a1");
    const elsewhere = [{ ...one, after: { enclosureId: "e9" } }];
    expect(headValues(one, elsewhere).isSame).toBe(false);
  });
});

it("whoever reads a record of an establishment reads its events, and nobody else", () => {
  expect(Object.keys(told).sort()).toEqual([...eventSubjects].sort());
  for (const subject of eventSubjects.filter((one) => one !== "alerts"))
    expect(
      matrix[collections[subject].resource].read.by.filter(
        (person) => person !== "everybodys",
      ),
    ).toEqual(matrix.events.read.by);
  // Of alerts those of class general alone.
  expect(matrix.alerts.read.by).toEqual(
    expect.arrayContaining(["generalO", "generalX", "S"]),
  );
});
