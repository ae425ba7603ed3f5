import { beforeEach, expect, it } from "vitest";
import { planImport } from "@domain/inventory/plan/plan";
import { stepsOf } from "@domain/inventory/plan/steps";
import type { Plan, StoredAnimal } from "@domain/inventory/plan/types";
import { database } from "../../../functions/src/edge/admin";
import { plain } from "../../../functions/src/edge/documents";
import { deskWorld, save } from "../desk-stage";
import { idsOf, put, useStage } from "../stage";

useStage("demo-import-interrupted");

const now = new Date("2026-11-20T09:00:00Z");
const count = 600;
const rows = Array.from({ length: count }, (_, index) => ({
  line: index + 2,
  cells: [`MIG12-${index}`, `Lion ${index}`, "Panthera leo", "Plaine neuve"],
}));
const lion = {
  specieId: "lion",
  specieName: "Lion",
  specieLatinName: "Panthera leo",
  subSpecie: null,
};

beforeEach(() => put(deskWorld()));

async function storedOf(collection: string) {
  const { docs } = await database()
    .collection(collection)
    .where("zooId", "==", "home")
    .get();
  return docs.map((doc) => ({
    id: doc.id,
    data: plain(doc.data()) as Record<string, unknown>,
  }));
}

/** What the file makes of the establishment as it is stored now. */
async function planNow(): Promise<Plan> {
  const [animals, enclosures] = await Promise.all([
    storedOf("animals"),
    storedOf("enclosures"),
  ]);
  return planImport(
    rows,
    {
      columns: ["gan", "name", "latin", "enclosure"],
      order: "dmy",
      sexes: new Map(),
      species: new Map([["panthera leo", lion]]),
      enclosures: new Map(),
      groups: new Map(),
      newEnclosures: "create",
      newGroups: "create",
      withoutEnclosure: null,
      newSectorId: "s1",
    },
    {
      zooId: "home",
      codes: [],
      today: "2026-11-20",
      animals: animals.map(({ data }) => data as unknown as StoredAnimal),
      enclosures: enclosures.map(({ id, data }) => ({
        id,
        name: String(data["enclosureName"]),
        sectorId: data["linkedSectorId"] as string | null,
      })),
      groups: [],
      gone: [],
      mayUse: () => true,
      mayEnd: () => true,
    },
  );
}

/** Sends the steps of a plan but for those after the first `most`. */
async function run(plan: Plan, importId: string, most = Infinity) {
  const there = new Set(await idsOf("enclosures"));
  const writing = { zooId: "home", now, workOf: () => null, there };
  for (const [number, step] of stepsOf(plan, writing).entries()) {
    if (number >= most) return;
    // An answer that got lost: the same step is sent once more.
    for (const _ of [1, 2])
      expect(
        await save("admin", step.changes, `${importId}--${number}`),
      ).toMatchObject({ success: true });
  }
}

it("an import that was interrupted goes on with the same file, and doubles neither animals nor places", async () => {
  const [animals, enclosures] = [
    (await idsOf("animals")).length,
    (await idsOf("enclosures")).length,
  ];
  const first = await planNow();
  expect(first.counts).toMatchObject({ new: count, refused: 0 });
  expect(first.newEnclosures).toHaveLength(1);
  // The place, and the first of three steps of animals.
  await run(first, "first", 2);
  expect(await idsOf("animals")).toHaveLength(animals + 250);

  const second = await planNow();
  expect(second.counts).toMatchObject({ new: count - 250, unchanged: 250 });
  expect(second.newEnclosures).toEqual([]);
  await run(second, "second");

  expect((await planNow()).counts).toMatchObject({
    new: 0,
    changed: 0,
    unchanged: count,
    refused: 0,
  });
  expect(await idsOf("animals")).toHaveLength(animals + count);
  expect(await idsOf("enclosures")).toHaveLength(enclosures + 1);
});
