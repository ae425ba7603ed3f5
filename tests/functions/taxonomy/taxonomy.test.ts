import { animalSchema } from "@domain/animal/animal";
import {
  familySchema,
  orderSchema,
  specieSchema,
} from "@domain/taxonomy/taxonomy";
import { beforeEach, describe, expect, it } from "vitest";
import { removeRecord } from "../../../functions/src/callables/remove-record";
import { drive, runIn } from "../../../functions/src/sync/runner";
import { runners } from "../../../functions/src/sync/runners";
import { database } from "../../../functions/src/edge/admin";
import { checkTaxonomy } from "../../../functions/src/taxonomy/check-taxonomy";
import { mergeTaxa } from "../../../functions/src/taxonomy/merge-taxa";
import { reviewSpecie } from "../../../functions/src/taxonomy/review-specie";
import { ask } from "../ask";
import { change, create, save } from "../desk-stage";
import { world } from "../people";
import { idsOf, put, read, useStage } from "../stage";

const aSpecie = (specieId: string, more: object = {}) => ({
  [`species/${specieId}`]: specieSchema.parse({
    specieId,
    specieName: specieId,
    specieLatinName: `Genus ${specieId}`,
    familyId: "cats",
    orderId: "carnivores",
    specieFamily: {
      familyId: "cats",
      familyOrder: { orderId: "carnivores" },
    },
    ...more,
  }),
});
const aFamily = (familyId: string, orderId: string | null) => ({
  [`family/${familyId}`]: familySchema.parse({
    familyId,
    familyName: familyId,
    familyLatinName: familyId,
    orderId,
  }),
});
const anOrder = (orderId: string) => ({
  [`order/${orderId}`]: orderSchema.parse({
    orderId,
    orderName: orderId,
    orderLatinName: orderId,
  }),
});
const anAnimal = (animalId: string, specieId: string) => ({
  [`animals/${animalId}`]: animalSchema.parse({
    zooId: "home",
    animalId,
    animalName: animalId,
    specieId,
    specieName: specieId,
    specieLatinName: `Genus ${specieId}`,
    sectorId: "s1",
    animalEnclosureData: { enclosureId: "e1" },
  }),
});
const base = () => ({
  ...world(),
  ...anOrder("carnivores"),
  ...anOrder("beasts"),
  ...aFamily("cats", "carnivores"),
  ...aFamily("felines", "carnivores"),
  ...aSpecie("lion", { names: { fr: "Lion" } }),
  ...aSpecie("lioness", {
    familyId: "felines",
    specieFamily: {
      familyId: "felines",
      familyOrder: { orderId: "carnivores" },
    },
    names: { fr: "Lionne", en: "Lion" },
  }),
  ...anAnimal("kito", "lioness"),
});

useStage("demo-taxonomy");
beforeEach(() => put(base()));

const always = { leave: () => false, clock: () => new Date() };

/** Does what the minute's schedule would: every run that is on its way. */
async function finishRuns(): Promise<void> {
  for (const id of await idsOf("syncRuns")) {
    const { kind } = (await database().runTransaction((transaction) =>
      runIn(transaction, id),
    ))!;
    await drive(id, runners[kind]!, always);
  }
}

async function logsOf(specieId: string) {
  const { docs } = await database()
    .collection(`species/${specieId}/logs`)
    .get();
  return docs.map((doc) => doc.data());
}

const merge = (
  collection: string,
  id: string,
  intoId: string,
  operationId = "operation-merge",
  uid: string | null = "root",
) => ask(mergeTaxa, uid, { operationId, collection, id, intoId });

const remove = (kind: string, id: string, uid: string | null = "root") =>
  ask(removeRecord, uid, { kind, id });

describe("who is no superAdmin", () => {
  it.each(["admin", "manager", "keeper", "stranger", "off", null])(
    "%s changes, reviews, merges and removes nothing",
    async (uid) => {
      const refused = uid === null ? "unauthenticated" : "permission-denied";
      expect(
        await merge("species", "lioness", "lion", "operation-1", uid),
      ).toBe(refused);
      expect(
        await ask(reviewSpecie, uid, { specieId: "lion", review: null }),
      ).toBe(refused);
      expect(await ask(checkTaxonomy, uid, {})).toBe(refused);
      for (const kind of ["species", "family", "order"])
        expect(await remove(kind, "carnivores", uid)).toBe(refused);
      expect(
        await save(uid, [change("species", "lion", { specieName: "Other" })]),
      ).toMatchObject({ code: refused });
      expect(await idsOf("species")).toEqual(["lion", "lioness"]);
      expect(await idsOf("syncRuns")).toEqual([]);
    },
  );
});

describe("a saved species", () => {
  it("repeats its family's order, is marked, and says in its log what was changed", async () => {
    await put(aFamily("otters", "beasts"));
    const made = { specieName: "Otter", specieLatinName: "Lutra lutra" };
    await save("root", [
      create("species", "otter", { ...made, familyId: "otters" }),
    ]);
    expect(await read("species/otter")).toMatchObject({
      orderId: "beasts",
      specieFamily: { familyId: "otters", familyOrder: { orderId: "beasts" } },
    });
    expect(await logsOf("otter")).toEqual([]);
    await save("root", [
      change("species", "otter", {
        familyId: "cats",
        names: { fr: "Loutre" },
      }),
    ]);
    expect(await read("species/otter")).toMatchObject({
      orderId: "carnivores",
    });
    const [log] = await logsOf("otter");
    expect(log).toMatchObject({ kind: "changed", by: "root" });
    expect(log?.["fields"]).toEqual([
      { field: "familyId", before: "otters", after: "cats" },
      { field: "orderId", before: "beasts", after: "carnivores" },
      { field: "names.fr", before: null, after: "Loutre" },
    ]);
    expect(await idsOf("directoryMarks")).toContain("species_species_otter");
  });

  it("refuses an order that is not its family's", async () => {
    expect(
      await save("root", [change("species", "lion", { orderId: "beasts" })]),
    ).toMatchObject({ details: { fields: ["orderId:invalid"] } });
  });

  it("keeps every entry of the same millisecond", async () => {
    const now = new Date();
    await put(
      Object.fromEntries(
        Array.from({ length: 3000 }, (_, index) => [
          `species/lion/logs/${String(now.getTime() + index)}`,
          { timestamp: now.getTime() + index, kind: "survey" },
        ]),
      ),
    );
    await save("root", [change("species", "lion", { names: { de: "Löwe" } })]);
    expect(await logsOf("lion")).toHaveLength(3001);
    const suffixed = await idsOf("species/lion/logs");
    expect(suffixed.filter((id) => id.includes("-"))).toHaveLength(1);
  });

  it("is renamed on its animals by a run of its own", async () => {
    await save("root", [change("species", "lioness", { specieName: "Löwin" })]);
    const [runId = ""] = await idsOf("syncRuns");
    expect(await read(`syncRuns/${runId}`)).toMatchObject({
      kind: "family",
      status: "running",
      startedBy: "root",
      subject: { collection: "species", id: "lioness" },
    });
    await finishRuns();
    expect(await read("animals/kito")).toMatchObject({ specieName: "Löwin" });
    expect(await read(`syncRuns/${runId}`)).toMatchObject({ status: "done" });
    // Nobody repeats what this one is called.
    await save("root", [change("species", "lion", { specieName: "Leu" })]);
    expect(await idsOf("syncRuns")).toEqual([runId]);
  });
});

describe("a family that changes its order", () => {
  it("takes its species along, each of which says so, whoever stops half-way", async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      aSpecie(`s-${String(1000 + index)}`),
    );
    await put(Object.assign({}, ...many) as ReturnType<typeof base>);
    await save("root", [change("family", "cats", { orderId: "beasts" })]);
    const [runId = ""] = await idsOf("syncRuns");
    let steps = 0;
    await drive(runId, runners.family!, {
      ...always,
      leave: () => (steps += 1) > 1,
    });
    const halfWay = await read(`syncRuns/${runId}`);
    expect(halfWay).toMatchObject({ status: "running", done: 130 });
    await drive(runId, runners.family!, always);
    // Once more is once.
    await drive(runId, runners.family!, always);
    expect(await read(`syncRuns/${runId}`)).toMatchObject({
      status: "done",
      done: 301,
      counts: { species: { changed: 301, unchanged: 0 } },
    });
    for (const id of ["lion", "s-1000", "s-1299"]) {
      expect(await read(`species/${id}`)).toMatchObject({
        orderId: "beasts",
        specieFamily: { familyId: "cats", familyOrder: { orderId: "beasts" } },
      });
      expect(await logsOf(id)).toHaveLength(1);
    }
    expect(await read("species/lioness")).toMatchObject({
      orderId: "carnivores",
    });
  });
});

describe("a removal", () => {
  it("is refused while something names it, saying what", async () => {
    expect(await remove("species", "lioness")).toMatchObject({
      data: {
        removed: false,
        blockers: [{ kind: "animals", id: "kito", name: "kito" }],
        counts: [{ kind: "animals", count: 1 }],
      },
    });
    expect(await remove("family", "cats")).toMatchObject({
      data: { blockers: [{ kind: "species", id: "lion", name: "Genus lion" }] },
    });
    expect(await remove("order", "carnivores")).toMatchObject({
      data: {
        removed: false,
        counts: [
          { kind: "species", count: 2 },
          { kind: "family", count: 2 },
        ],
      },
    });
    expect(await idsOf("species")).toEqual(["lion", "lioness"]);
  });

  it("is refused for an archived animal's species, too", async () => {
    await put({
      "animals/kito": {
        ...anAnimal("kito", "lioness")["animals/kito"],
        isArchived: true,
      },
    });
    expect(await remove("species", "lioness")).toMatchObject({
      data: { removed: false },
    });
  });

  it("leaves nothing of it, its log neither, and can be asked again", async () => {
    await save("root", [change("species", "lion", { names: { de: "Löwe" } })]);
    expect(await logsOf("lion")).toHaveLength(1);
    for (const time of [1, 2])
      expect([time, await remove("species", "lion")]).toMatchObject([
        time,
        { data: { removed: true } },
      ]);
    expect(await read("species/lion")).toBeNull();
    expect(await logsOf("lion")).toEqual([]);
    expect(await remove("order", "beasts")).toMatchObject({
      data: { removed: true },
    });
    const [auditId = ""] = await idsOf("audit");
    expect(await read(`audit/${auditId}`)).toMatchObject({
      action: "recordRemoved",
      zooId: "nowhere",
      by: "root",
    });
  });
});

describe("a merge", () => {
  it("moves the animals with the names they repeat, fills gaps, keeps the logs, and is done once", async () => {
    await save("root", [
      change("species", "lioness", {
        names: { fr: "Lionne", en: "Lion", de: "Löwe" },
      }),
    ]);
    for (const time of [1, 2])
      expect([time, await merge("species", "lioness", "lion")]).toMatchObject([
        time,
        { data: { status: "done" } },
      ]);
    expect(await read("species/lioness")).toBeNull();
    expect(await read("animals/kito")).toMatchObject({
      specieId: "lion",
      specieName: "lion",
      specieLatinName: "Genus lion",
    });
    expect(await read("species/lion")).toMatchObject({
      names: { fr: "Lion", en: "Lion", de: "Löwe" },
    });
    const kinds = (await logsOf("lion")).map(({ kind }) => kind as string);
    expect(kinds.sort()).toEqual(["changed", "merged"]);
    expect(await idsOf("syncRuns")).toHaveLength(1);
  });

  it("killed half-way and taken up again ends as one that nobody stopped", async () => {
    const animals = Array.from({ length: 500 }, (_, index) =>
      anAnimal(`a-${String(1000 + index)}`, "lioness"),
    );
    await put(Object.assign({}, ...animals) as ReturnType<typeof base>);
    const runId = "merge-by-hand";
    await put({
      [`syncRuns/${runId}`]: {
        kind: "merge",
        status: "running",
        startedBy: "root",
        startedAt: new Date(),
        leaseUntil: new Date(),
        subject: { collection: "species", id: "lioness", intoId: "lion" },
      },
    });
    for (let stop = 1; stop <= 4; stop += 1) {
      let steps = 0;
      await drive(runId, runners.merge!, {
        ...always,
        leave: () => (steps += 1) > 1,
      });
      if (stop === 1) expect(await read("species/lioness")).not.toBeNull();
    }
    await drive(runId, runners.merge!, always);
    expect(await read(`syncRuns/${runId}`)).toMatchObject({
      status: "done",
      counts: { animals: { changed: 501 }, species: { merged: 1 } },
    });
    expect(await read("species/lioness")).toBeNull();
    for (const id of ["kito", "a-1000", "a-1499"])
      expect(await read(`animals/${id}`)).toMatchObject({
        specieId: "lion",
        specieName: "lion",
      });
  });

  it("of families takes their species along; of orders families and species", async () => {
    expect(await merge("family", "felines", "cats")).toMatchObject({
      data: { status: "done" },
    });
    expect(await read("species/lioness")).toMatchObject({
      familyId: "cats",
      specieFamily: { familyId: "cats" },
    });
    expect(
      await merge("order", "carnivores", "beasts", "operation-2"),
    ).toMatchObject({ data: { status: "done" } });
    expect(await read("family/cats")).toMatchObject({ orderId: "beasts" });
    expect(await read("species/lioness")).toMatchObject({
      orderId: "beasts",
      specieFamily: { familyOrder: { orderId: "beasts" } },
    });
    expect(await read("order/carnivores")).toBeNull();
  });

  it("into what is not there, or into itself, changes nothing", async () => {
    expect(await merge("species", "lioness", "tiger")).toMatchObject({
      success: false,
      error: "not-found",
    });
    expect(await merge("species", "lion", "lion")).toBe("invalid-argument");
    expect(await idsOf("species")).toEqual(["lion", "lioness"]);
  });

  it("of two into each other leaves one", async () => {
    await Promise.all([
      merge("species", "lioness", "lion", "operation-1"),
      merge("species", "lion", "lioness", "operation-2"),
    ]);
    const [left = ""] = await idsOf("species");
    expect(await idsOf("species")).toHaveLength(1);
    expect(await read("animals/kito")).toMatchObject({ specieId: left });
  });
});

describe("a review", () => {
  const review = { reason: "Perhaps a subspecies", doubts: ["latinName"] };

  it("says who, when and why, and its log tells of it and of its end", async () => {
    await ask(reviewSpecie, "root", { specieId: "lion", review });
    const { reviewData } = (await read("species/lion"))!;
    expect(await read("species/lion")).toMatchObject({ underReview: true });
    expect(reviewData).toMatchObject({ by: "root", ...review });
    expect((reviewData as { at: unknown }).at).toBeTruthy();
    for (const time of [1, 2])
      expect([
        time,
        await ask(reviewSpecie, "root", { specieId: "lion", review: null }),
      ]).toMatchObject([time, { success: true }]);
    expect(await read("species/lion")).toMatchObject({
      underReview: false,
      reviewData: null,
    });
    const logs = await logsOf("lion");
    expect(logs.map(({ kind }) => kind as string).sort()).toEqual([
      "reviewBegun",
      "reviewEnded",
    ]);
    expect(logs.find(({ kind }) => kind === "reviewBegun")).toMatchObject({
      note: review.reason,
      by: "root",
    });
  });

  it("is not written at the desk", async () => {
    expect(
      await save("root", [change("species", "lion", { underReview: true })]),
    ).toMatchObject({ success: false, error: "invalid-input" });
  });
});

describe("a check", () => {
  it("names what is missing or contradictory, and counts it", async () => {
    await put({
      ...aFamily("lost", null),
      ...aSpecie("twin", { specieLatinName: "Genus lion" }),
      ...aSpecie("stray", { familyId: null }),
      ...aSpecie("astray", { familyId: "lost" }),
      ...aSpecie("odd", { orderId: "beasts", specieLatinName: "Odd" }),
    });
    const { data } = (await ask(checkTaxonomy, "root", {})) as {
      data: {
        read: number;
        flaws: { flaw: string; count: number; species: { id: string }[] }[];
      };
    };
    const having = (flaw: string) =>
      data.flaws
        .find((one) => one.flaw === flaw)
        ?.species.map(({ id }) => id)
        .sort();
    expect(data.read).toBe(6);
    expect(having("latinTwice")).toEqual(["lion", "twin"]);
    expect(having("noFamily")).toEqual(["stray"]);
    expect(having("familyWithoutOrder")).toEqual(["astray"]);
    expect(having("orderDiffers")).toEqual(["odd"]);
    expect(having("notBinomial")).toEqual(["odd"]);
    expect(data.flaws.find(({ flaw }) => flaw === "noName.en")?.count).toBe(5);
  });
});
