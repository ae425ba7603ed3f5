import { beforeEach, describe, expect, it } from "vitest";
import { drive, runIn } from "../../../functions/src/sync/runner";
import { runners } from "../../../functions/src/sync/runners";
import { database } from "../../../functions/src/edge/admin";
import { checkTaxonomy } from "../../../functions/src/taxonomy/check-taxonomy";
import { freeLogId } from "../../../functions/src/taxonomy/log";
import { reviewSpecie } from "../../../functions/src/taxonomy/review-specie";
import { ask } from "../ask";
import { change, create, save } from "../desk-stage";
import { idsOf, put, read, useStage } from "../stage";
import {
  aFamily,
  always,
  anAnimal,
  aSpecie,
  base,
  logsOf,
  merge,
  remove,
} from "./stage";

useStage("demo-taxonomy");
beforeEach(() => put(base()));

/** Does what the minute's schedule would: every run that is on its way. */
async function finishRuns(): Promise<void> {
  for (const id of await idsOf("syncRuns")) {
    const { kind } = (await database().runTransaction((transaction) =>
      runIn(transaction, id),
    ))!;
    await drive(id, runners[kind]!, always);
  }
}

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
    expect(await idsOf("speciesMarks")).toContain("otter");
  });

  it("refuses an order that is not its family's", async () => {
    expect(
      await save("root", [change("species", "lion", { orderId: "beasts" })]),
    ).toMatchObject({ details: { fields: ["orderId:invalid"] } });
  });

  it("keeps every entry of the same millisecond", async () => {
    const at = new Date();
    const ms = String(at.getTime());
    const free = () =>
      database().runTransaction((transaction) =>
        freeLogId(transaction, "lion", at),
      );
    expect(await free()).toBe(ms);
    await put({
      [`species/lion/logs/${ms}`]: { timestamp: at.getTime(), kind: "survey" },
    });
    const [one, other] = [await free(), await free()];
    expect(one).toMatch(new RegExp(`^${ms}-\\w+$`));
    expect(other).not.toBe(one);
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
