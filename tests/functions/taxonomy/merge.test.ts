import { beforeEach, describe, expect, it } from "vitest";
import { drive } from "../../../functions/src/sync/runner";
import { runners } from "../../../functions/src/sync/runners";
import { change, save } from "../desk-stage";
import { idsOf, put, read, useStage } from "../stage";
import { always, anAnimal, base, logsOf, merge } from "./stage";

useStage("demo-merge");
beforeEach(() => put(base()));

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
