import type { DocumentData } from "firebase/firestore";
import { doc, writeBatch } from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { sector2 } from "../builders/ids";
import { aSavedView } from "../builders/views";
import { changeStamp, isAllowed, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";
import { writesIn } from "./writes";

const world = useWorld();
const { changes, creates } = writesIn(world);

beforeAll(() => world.store(records));

type Case = [what: string, fields: DocumentData, allowed: boolean];

const text = (length: number) => "x".repeat(length);

describe("a note on an enclosure", () => {
  it.each<Case>([
    [
      "with a picture that no function took in",
      { enclosureProfilePicture: "zoo/a.jpg" },
      false,
    ],
    ["of 2,000 characters", { memo: text(2000) }, true],
    ["with a long memo", { memo: text(2001) }, false],
    ["without a temperature", { temperature: null }, true],
    ["at 80 degrees", { temperature: 80 }, true],
    ["at 81 degrees", { temperature: 81 }, false],
    ["at a worded temperature", { temperature: "warm" }, false],
    ["with another name", { memo: "Vu", enclosureName: "Autre" }, false],
    ["with another sector", { memo: "Vu", linkedSectorId: sector2 }, false],
    ["with no zones", { memo: "Vu", areas: [] }, false],
    ["archived", { isArchived: true }, false],
    ["with animals written in", { animalsData: ["animal-1"] }, false],
  ])("%s", async (_, fields, allowed) => {
    expect(await changes("admin", "enclosures/enclosure-1", fields)).toBe(
      allowed,
    );
  });
});

describe("an animal goes", () => {
  const into = (enclosureId: unknown, sectorId: unknown = "sector-savane") => ({
    animalEnclosureData: { enclosureId },
    sectorId,
  });
  const at = (minutes: number) => ({
    ...into("enclosure-1b"),
    movedAt: new Date(Date.now() + minutes * 60_000),
  });

  it.each<Case>([
    ["into an enclosure of its establishment", into("enclosure-1b"), true],
    ["into another sector", into("enclosure-2", sector2), true],
    ["into an enclosure in no sector", into("enclosure-none", null), true],
    ["into no enclosure", { animalEnclosureData: null, sectorId: null }, false],
    ["into an enclosure that is not there", into("nowhere"), false],
    ["into an archived enclosure", into("enclosure-archived"), false],
    [
      "into the neighbour's enclosure",
      into("enclosure-foreign", "sector-lande"),
      false,
    ],
    [
      "with more than its enclosure",
      { animalEnclosureData: { enclosureId: "enclosure-1b", name: "x" } },
      false,
    ],
    [
      "into another sector than its enclosure",
      into("enclosure-1b", sector2),
      false,
    ],
    ["at the device's instant", at(-600), true],
    ["by a device four minutes fast", at(4), true],
    ["by a device ten minutes fast", at(10), false],
    ["at a text", { ...at(0), movedAt: "2026-12-01" }, false],
    ["and gets another name", { ...at(0), animalName: "Kito" }, false],
    ["and dies", { ...at(0), animalState: "deceased" }, false],
  ])("%s", async (_, fields, allowed) => {
    expect(await changes("admin", "animals/animal-1", fields)).toBe(allowed);
  });

  it.each(["movedAt", "createdAt"])(
    "not before its %s, but for what waited a day without a network",
    async (field) => {
      const path = "animals/animal-1";
      const { movedAt } = at(-60);
      const goes = async (minutes: number) => {
        await world.restore(path, { ...records[path], [field]: movedAt });
        return changes("admin", path, at(minutes));
      };
      expect(await goes(-60 - 1450)).toBe(false);
      expect(await goes(-60 - 60)).toBe(true);
    },
  );

  it.each(["deceased", "departed"])(
    "not once it is %s",
    async (animalState) => {
      const path = "animals/animal-1";
      await world.restore(path, { ...records[path], animalState });
      expect(await changes("admin", path, into("enclosure-1b"))).toBe(false);
      await world.restore(path, { ...records[path], animalState });
      expect(await changes("admin", path, { notes: "Vu" })).toBe(true);
    },
  );

  it("not of an animal that was removed, which stays as it is until it is restored", async () => {
    await world.store({
      "animals/animal-removed": {
        ...records["animals/animal-1"],
        animalId: "animal-removed",
        isArchived: true,
      },
    });
    for (const name of ["keeper", "manager", "admin"] as const)
      expect(
        await changes(name, "animals/animal-removed", into("enclosure-1b")),
      ).toBe(false);
    for (const name of ["keeper", "manager", "admin"] as const)
      expect(
        await changes(name, "animals/animal-removed", { notes: "Vu" }),
      ).toBe(false);
  });

  it("not into an enclosure that goes in the same batch", async () => {
    const database = world.as("admin");
    const batch = writeBatch(database);
    batch.update(doc(database, "animals/animal-1"), {
      ...into("enclosure-1b"),
      ...changeStamp("admin"),
    });
    batch.update(doc(database, "enclosures/enclosure-1b"), {
      isArchived: true,
      ...changeStamp("admin"),
    });
    expect(await isAllowed(batch.commit())).toBe(false);
  });
});

describe("an animal", () => {
  const path = "animals/animal-1";
  const away = {
    animalEnclosureData: { enclosureId: "enclosure-2" },
    sectorId: sector2,
  };

  it.each<[Name, boolean]>([
    ["admin", true],
    ["provider", true],
    ["keeper", false],
    ["otherKeeper", false],
    ["manager", false],
  ])("moved to another sector by %s", async (name, allowed) => {
    expect(await changes(name, path, away)).toBe(allowed);
  });

  it("says its sector with its enclosure", async () => {
    expect(await changes("admin", path, { ...away, sectorId: null })).toBe(
      false,
    );
    expect(await changes("admin", path, { sectorId: sector2 })).toBe(false);
  });

  it("is not renamed along with a keeper's note or move", async () => {
    const note = { notes: "Calme" };
    expect(await changes("keeper", path, note)).toBe(true);
    expect(await changes("keeper", path, { ...note, animalName: "Kito" })).toBe(
      false,
    );
  });
});

describe("existing data", () => {
  const old = (path: string, lacking: readonly string[]) =>
    Object.fromEntries(
      Object.entries(records[path]!).filter(([key]) => !lacking.includes(key)),
    );
  const meta = ["schemaVersion", "createdAt", "updatedAt", "createdBy"];

  it.each<[path: string, lacking: string[], change: DocumentData]>([
    [
      "enclosures/enclosure-1",
      ["label", "areas", "outdoorArea"],
      { memo: "Vu" },
    ],
    ["animals/animal-1", ["birthMonth", "isArchived"], { notes: "Vu" }],
    ["users/self", [], { userLastname: "Autre" }],
  ])("%s stays changeable", async (path, lacking, change) => {
    await world.restore(path, {
      ...old(path, [...meta, ...lacking]),
      former: 1,
    });
    const name = path === "users/self" ? "self" : "admin";
    expect(await changes(name, path, change)).toBe(true);
  });
});

describe("a card and an account", () => {
  it.each<[string, DocumentData, boolean]>([
    ["users/self", { userFirstname: "" }, false],
    ["users/self", { userFirstname: " \u200b" }, false],
    ["users/self", { userProfilePicture: "javascript:alert(1)" }, false],
    ["users/self", { userProfilePicture: "https://x.example/a" }, false],
    ["users/self", { zooId: "zoo-lande" }, false],
    ["users/self", { suricateStaff: true }, false],
    ["users/self", { suricateRank: "admin" }, false],
    ["users/self", { userLastname: "Durand" }, true],
    ["users/self/private/account", { eula: 2 }, false],
    ["users/self/private/account", { passwordChangedByAdmin: true }, false],
    ["users/self/private/account", { language: "it" }, true],
  ])("%s takes %j: %s", async (path, change, allowed) => {
    expect(await changes("self", path, change)).toBe(allowed);
  });
});

it.each([
  ["view-2", true],
  ["x".repeat(40), true],
  ["x".repeat(41), false],
  ["view\u202e2", false],
])("a saved view is made under the id %j: %s", async (viewId, allowed) => {
  const view = { ...aSavedView({ authorId: "keeper" }), viewId };
  expect(await creates("keeper", `savedViews/${viewId}`, view)).toBe(allowed);
});

it.each([
  [["self", "role:keeper"], true],
  [["self", "*"], false],
  [["self", "role:keeper", "admin"], false],
  [["self"], false],
  [["role:keeper"], false],
])(
  "a saved view that is shared with keepers is read by %j: %s",
  async (audience, allowed) => {
    const change = { sharedWith: ["role:keeper"], audience };
    expect(await changes("self", "savedViews/view-own", change)).toBe(allowed);
  },
);

it("a saved view that nobody can read is taken away by its owner, and changed by nobody", async () => {
  const path = "savedViews/unread";
  const stored = { ...records["savedViews/view-own"], params: "<script>" };
  // What an attempt did is undone, the record with it.
  const tries = async (change: DocumentData) => {
    await world.store({ [path]: stored });
    return changes("self", path, change);
  };
  expect(await tries({ isDeleted: true })).toBe(true);
  expect(await tries({ name: "Autre" })).toBe(false);
});
