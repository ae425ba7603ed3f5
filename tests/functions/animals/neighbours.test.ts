import { beforeEach, describe, expect, it } from "vitest";
import { animalSchema } from "@domain/animal/animal";
import { getSignedUrl } from "../../../functions/src/callables/get-signed-url";
import { database } from "../../../functions/src/edge/admin";
import { keep } from "../../../functions/src/files/bucket";
import { authoriseZoo } from "../../../functions/src/neighbours/authorise-zoo";
import { keepCard } from "../../../functions/src/neighbours/keep-card";
import {
  onAnimalShared,
  onZooNamed,
} from "../../../functions/src/neighbours/triggers";
import {
  repairCards,
  repairNames,
} from "../../../functions/src/repair/repair-neighbours";
import { pagesOf } from "../../../functions/src/repair/repair";
import type { Found } from "../../../functions/src/repair/repair";
import { ask } from "../ask";
import { useBucket } from "../bucket-stage";
import { deskWorld } from "../desk-stage";
import { erase, idsOf, put, read, useStage } from "../stage";

useStage("demo-neighbours");
useBucket("demo-neighbours");

const file = (id: string, name = "0") =>
  `home/animals/${id}/${name.repeat(32)}.jpg`;
const animal = (animalId: string, more: object = {}) =>
  animalSchema.parse({
    zooId: "home",
    animalId,
    animalName: animalId,
    notes: "Mange bien",
    animalChipId: "250123",
    sectorId: "s1",
    animalEnclosureData: { enclosureId: "e1" },
    animalProfilePicture: file(animalId),
    ...more,
  });
const seen = { authorizedZooIds: ["away"] };

beforeEach(() =>
  put({
    ...deskWorld(),
    "animals/a1": animal("a1"),
    "animals/a2": animal("a2", seen),
    "animals/a3": animal("a3", { zooId: "away" }),
    "animals/gone": animal("gone", { ...seen, isArchived: true }),
  }),
);

const wish = (more: object = {}) => ({
  operationId: "operation-1",
  zooId: "home",
  animalIds: ["a1"],
  otherZooId: "away",
  authorised: true,
  ...more,
});
const asked = (more: object = {}, by = "admin") =>
  ask(authoriseZoo, by, wish(more));
const listOf = async (id: string) =>
  (await read(`animals/${id}`))?.["authorizedZooIds"];

type Trigger = typeof onAnimalShared | typeof onZooNamed;

/** Told of a write as Firestore tells it, `change` being what it made of the record as it is now. */
async function tell(trigger: Trigger, path: string, change: object | null) {
  const at = database().doc(path);
  const before = await at.get();
  if (change === null) await at.delete();
  else await at.set(change, { merge: true });
  const after = await at.get();
  const [, id = ""] = path.split("/");
  const event = { data: { before, after }, params: { id } };
  const told = async () => {
    await trigger.run(event as never);
  };
  await told();
  return told;
}

describe("authorising an establishment", () => {
  it("stays within the real ones, and within those to try things out in", async () => {
    await put({
      "zoo/away": { ...(await read("zoo/away")), environment: "test" },
    });
    expect(await asked()).toMatchObject({ success: false });
    expect(await listOf("a1")).toEqual([]);
  });

  it("is done once, for all animals named, and recorded", async () => {
    const both = { animalIds: ["a1", "a2", "a1"] };
    for (const _ of [1, 2])
      expect(await asked(both)).toEqual({
        success: true,
        data: { changed: 1 },
      });
    expect([await listOf("a1"), await listOf("a2")]).toEqual([
      ["away"],
      ["away"],
    ]);
    expect(await idsOf("audit")).toHaveLength(1);
    const [entry = ""] = await idsOf("audit");
    expect(await read(`audit/${entry}`)).toMatchObject({
      action: "authorisedZoosChanged",
      by: "admin",
      subject: { collection: "animals", id: "a1" },
      before: { authorizedZooIds: [] },
      after: { authorizedZooIds: ["away"] },
    });
    // The same wish again later finds nothing to do; taken back, nobody is left.
    expect(await asked({ operationId: "operation-2" })).toMatchObject({
      data: { changed: 0 },
    });
    const back = { operationId: "operation-3", authorised: false };
    expect(await asked({ ...both, ...back })).toMatchObject({
      data: { changed: 2 },
    });
    expect(await listOf("a1")).toEqual([]);
  });

  it("needs another establishment that is there, and leaves all as it was otherwise", async () => {
    await put({
      "zoo/old": { zooId: "old", zooName: "Old", isArchived: true },
    });
    for (const otherZooId of ["home", "nowhere", "old"])
      expect(await asked({ otherZooId })).toMatchObject({
        success: false,
        error: "invalid-input",
      });
    const full = Array.from({ length: 20 }, (_, index) => `z${index}`);
    await put({ "animals/a2": animal("a2", { authorizedZooIds: full }) });
    expect(await asked({ animalIds: ["a1", "a2"] })).toMatchObject({
      error: "invalid-input",
    });
    // What is authorised for an establishment that is no more can be taken back.
    expect(
      await asked({ animalIds: ["a2"], otherZooId: "z0", authorised: false }),
    ).toMatchObject({ data: { changed: 1 } });
    expect(await listOf("a1")).toEqual([]);
  });

  it.each([
    ["a foreign animal", "admin", { animalIds: ["a1", "a3"] }],
    ["a deleted one", "admin", { animalIds: ["gone"] }],
    ["one that is not there", "admin", { animalIds: ["nobody"] }],
    ["a manager's wish", "manager", {}],
    ["the neighbour's own wish", "neighbour", { otherZooId: "away" }],
  ])("refuses %s", async (_, by, more) => {
    expect(await asked(more, by)).toBe("permission-denied");
    expect(await listOf("a1")).toEqual([]);
  });
});

describe("the card of an animal", () => {
  it("follows its record, told twice, late and in any order", async () => {
    const first = await tell(onAnimalShared, "animals/a1", seen);
    expect(await read("animalCards/a1")).toMatchObject({
      zooName: "Home",
      animalName: "a1",
      animalProfilePicture: file("a1"),
      updatedBy: "system",
    });
    expect(await read("animalCards/a1")).not.toHaveProperty("notes");
    expect(await read("animalCards/a1")).not.toHaveProperty("animalChipId");
    const renamed = await tell(onAnimalShared, "animals/a1", {
      animalName: "Zuri",
    });
    const made = (await read("animalCards/a1"))?.["createdAt"];
    await first();
    await renamed();
    expect(await read("animalCards/a1")).toMatchObject({
      animalName: "Zuri",
      createdAt: made,
    });
    await tell(onAnimalShared, "animals/a1", { authorizedZooIds: [] });
    await renamed();
    await first();
    expect(await read("animalCards/a1")).toBeNull();
  });

  it("is not there for one that is deleted, purged, or seen by nobody", async () => {
    await tell(onAnimalShared, "animals/a2", {});
    expect(await idsOf("animalCards")).toEqual(["a2"]);
    await tell(onAnimalShared, "animals/a2", { isArchived: true });
    await tell(onAnimalShared, "animals/a1", { animalName: "Zuri" });
    expect(await idsOf("animalCards")).toEqual([]);
    await tell(onAnimalShared, "animals/a2", { isArchived: false });
    await tell(onAnimalShared, "animals/a2", null);
    expect(await idsOf("animalCards")).toEqual([]);
  });

  it("says what its establishment is called, and goes while that is archived", async () => {
    await keepCard("a2");
    await tell(onZooNamed, "zoo/home", { zooName: "Vallée" });
    expect(await read("animalCards/a2")).toMatchObject({ zooName: "Vallée" });
    expect(await read("zooNames/all")).toMatchObject({
      names: [{ zooId: "home", zooName: "Vallée" }],
    });
    await tell(onZooNamed, "zoo/home", { isArchived: true });
    expect(await read("animalCards/a2")).toBeNull();
    expect(await read("zooNames/all")).toMatchObject({ names: [] });
    await tell(onZooNamed, "zoo/home", { isArchived: false });
    expect(await idsOf("animalCards")).toEqual(["a2"]);
  });

  it("is mended where it is missing, differs, tells too much or should not be", async () => {
    await put({
      "animals/a1": animal("a1", seen),
      "animals/a4": animal("a4", seen),
    });
    for (const id of ["a1", "a2", "a4"]) await keepCard(id);
    await erase("animalCards/a1");
    await database()
      .doc("animalCards/a2")
      .update({ animalName: "Other", notes: "Mange bien" });
    await put({ "animalCards/stray": { zooId: "home" } });
    const run = async (dryRun = false) => {
      const found: Found[] = [];
      const options = { dryRun, onFound: (one: Found) => found.push(one) };
      await repairCards(pagesOf("animals"), pagesOf("animalCards"), options);
      return found.map(({ id }) => id);
    };
    expect(await run(true)).toEqual(["a1", "a2", "stray"]);
    expect(await run()).toEqual(["a1", "a2", "stray"]);
    expect(await run()).toEqual([]);
    expect(await idsOf("animalCards")).toEqual(["a1", "a2", "a4"]);
    expect(await read("animalCards/a2")).not.toHaveProperty("notes");
    expect(await repairNames({ dryRun: false })).toMatchObject({ mended: 1 });
    expect(await repairNames({ dryRun: false })).toMatchObject({
      differing: 0,
    });
  });
});

describe("the picture on a card", () => {
  it("is all that the neighbours see of an animal's files", async () => {
    const thumb = file("a2").replace(".jpg", ".thumb.jpg");
    await keep(
      [file("a2"), thumb, file("a2", "1"), file("a1")].map((path) => ({
        path,
        bytes: Buffer.from("picture"),
        contentType: "image/jpeg",
      })),
    );
    const opens = (by: string, ...paths: string[]) =>
      ask(getSignedUrl, by, { storageRef: paths });
    expect(await opens("stranger", file("a2"))).toBe("permission-denied");
    await keepCard("a2");
    expect(await opens("stranger", file("a2"), thumb)).toMatchObject({
      success: true,
    });
    for (const path of [
      file("a2", "1"),
      file("a1"),
      "home/enclosures/e1/" + "0".repeat(32) + ".jpg",
    ])
      expect([path, await opens("stranger", file("a2"), path)]).toEqual([
        path,
        "permission-denied",
      ]);
    await put({ "animals/a2": animal("a2") });
    await keepCard("a2");
    expect(await opens("neighbour", file("a2"))).toBe("permission-denied");
    expect(await opens("keeper", file("a2", "1"))).toMatchObject({
      success: true,
    });
  });
});
