import { beforeEach, describe, expect, it } from "vitest";
import { database } from "../../../functions/src/edge/admin";
import { drop } from "../../../functions/src/files/bucket";
import { drive } from "../../../functions/src/sync/runner";
import { takeUpRuns } from "../../../functions/src/sync/run-runs";
import { plannedRunner } from "../../../functions/src/sync/write-step";
import { workOn } from "../../../functions/src/sync/work-run";
import { filesThere, useBucket } from "../bucket-stage";
import { world } from "../people";
import { put, read, useStage } from "../stage";
import {
  aBody,
  aRunId,
  contents,
  key,
  sync,
  useEndpoint,
  work,
  writtenAt,
} from "./sync-stage";

useStage("demo-mass-sync");
useBucket("demo-mass-sync");
const endpoint = useEndpoint();

const [one, two, three] = [aRunId(1), aRunId(2), aRunId(3)];

beforeEach(async () => {
  await drop(await filesThere());
  await put(world());
});

const stateOf = async (runId: string) => {
  const run = await read(`syncRuns/${runId}`);
  return {
    status: run?.["status"],
    counts: run?.["counts"],
    done: run?.["done"],
    total: run?.["total"],
  };
};

async function synced(runId: string, body: unknown): Promise<void> {
  endpoint.body = body;
  expect(await sync(runId)).toMatchObject({
    success: true,
    data: { status: "planned" },
  });
  expect(await work(runId, "run")).toMatchObject({
    success: true,
    data: { status: "done" },
  });
}

/** Nothing differs: the plan is done as it is made, and nobody is asked. */
async function foundTheSame(runId: string, body: unknown): Promise<void> {
  endpoint.body = body;
  expect(await sync(runId)).toMatchObject({
    success: true,
    data: { status: "done" },
  });
}

const changedBetween = (before: object, after: object): string[] =>
  Object.entries(after)
    .filter(([path, at]) => (before as Record<string, unknown>)[path] !== at)
    .map(([path]) => path)
    .sort();

describe("a sync", () => {
  it("changes nothing before a yes, then writes what it showed, and says what it did", async () => {
    endpoint.body = aBody(4);
    const before = await writtenAt();
    await sync(one);
    expect(await writtenAt()).toEqual(before);
    const counts = {
      order: { new: 2 },
      family: { new: 3 },
      species: { new: 4 },
      questions: { new: 1 },
    };
    expect(await stateOf(one)).toMatchObject({
      status: "planned",
      done: 0,
      total: 10,
      counts,
    });
    endpoint.body = aBody(0);
    await work(one, "run");
    expect(await stateOf(one)).toMatchObject({
      status: "done",
      done: 10,
      total: 10,
      counts,
    });
    expect(await read("species/specie-2")).toMatchObject({
      specieId: "specie-2",
      names: { fr: "Espèce 2", en: "Espèce 2 in English" },
      familyId: "family-c",
      orderId: "order-b",
      specieFamily: {
        familyId: "family-c",
        familyOrder: { orderId: "order-b" },
      },
      underReview: false,
      createdBy: "root",
      operationId: one,
    });
    expect(await read("questions/q1")).toMatchObject({
      questionRef: "Q-1",
      deep: { as: ["it", "is"] },
    });
    const part = await read(`syncRuns/${one}/parts/species-new-0`);
    expect(part).toMatchObject({
      skipped: [],
      doneAt: expect.anything() as unknown,
    });
    expect(await filesThere()).toEqual([]);
    const audit = await database()
      .collection("audit")
      .where("operationId", "==", one)
      .get();
    expect(audit.docs.map((entry) => entry.get("action") as unknown)).toEqual([
      "referenceDataSynced",
    ]);
  });

  it("done a second time writes nothing, and one changed name one document", async () => {
    await synced(one, aBody(5));
    const first = await writtenAt();
    await foundTheSame(two, aBody(5));
    expect(await writtenAt()).toEqual(first);
    const body = aBody(5);
    Object.assign(body.data["species"]?.[3] as object, {
      names: { fr: "Autre" },
      specieName: "Autre",
    });
    await synced(three, body);
    expect(changedBetween(first, await writtenAt())).toEqual([
      "species/specie-3",
    ]);
    expect(await read("species/specie-3")).toMatchObject({
      names: { fr: "Autre", en: "Espèce 3 in English" },
    });
    const part = await read(`syncRuns/${three}/parts/species-changed-0`);
    expect(part?.["entries"]).toMatchObject([
      {
        id: "specie-3",
        changes: expect.arrayContaining([
          { field: "names.fr", before: "Espèce 3", after: "Autre" },
        ]) as unknown,
      },
    ]);
  });

  it("keeps the review, who made a record, and what the answer does not name", async () => {
    await synced(one, aBody(1));
    await database()
      .doc("species/specie-0")
      .update({
        underReview: true,
        reviewData: {
          by: "root",
          at: new Date(),
          reason: "Doubt",
          doubts: ["names"],
        },
        createdBy: "somebody",
        "names.de": "Art 0",
        ownField: 7,
      });
    const log = "species/specie-0/logs/1";
    await put({ [log]: { timestamp: 1, kind: "changed" } });
    const body = aBody(1);
    Object.assign(body.data["species"]?.[0] as object, {
      specieName: "Neu",
      names: { fr: "Neu" },
      underReview: false,
    });
    await synced(two, body);
    expect(await read("species/specie-0")).toMatchObject({
      specieName: "Neu",
      names: { fr: "Neu", en: "Espèce 0 in English", de: "Art 0" },
      underReview: true,
      reviewData: { reason: "Doubt" },
      createdBy: "somebody",
      ownField: 7,
      updatedBy: "root",
    });
    expect(await read(log)).not.toBeNull();
    const { docs } = await database()
      .collection("species/specie-0/logs")
      .where("kind", "==", "synced")
      .get();
    expect(docs.map((doc) => doc.data())).toMatchObject([
      {
        by: "root",
        fields: [
          { field: "specieName", after: "Neu" },
          { field: "names.fr", before: "Espèce 0", after: "Neu" },
        ],
      },
    ]);
  });

  it("tells species of a family in another order, also those it does not name", async () => {
    await synced(one, aBody(6));
    const body = aBody(1);
    Object.assign(body.data["families"]?.[0] as object, { orderId: "order-b" });
    await synced(two, body);
    expect(await read("species/specie-3")).toMatchObject({
      orderId: "order-b",
      specieFamily: {
        familyId: "family-a",
        familyOrder: { orderId: "order-b" },
      },
    });
    expect(await read("species/specie-1")).toMatchObject({
      orderId: "order-a",
    });
  });

  it("leaves what somebody changed meanwhile, and lists it", async () => {
    await synced(one, aBody(3));
    const body = aBody(4);
    for (const item of body.data["species"] ?? [])
      Object.assign(item as object, { names: { fr: "Neu" } });
    endpoint.body = body;
    await sync(two);
    await database()
      .doc("species/specie-1")
      .update({ "names.fr": "Meanwhile" });
    await put({ "species/specie-3": { specieLatinName: "Somebody's" } });
    await work(two, "run");
    expect((await read("species/specie-1"))?.["names"]).toMatchObject({
      fr: "Meanwhile",
    });
    expect(await read("species/specie-3")).toEqual({
      specieLatinName: "Somebody's",
    });
    expect((await stateOf(two)).counts).toMatchObject({
      species: { changed: 2, new: 0, meanwhile: 2 },
    });
    const part = await read(`syncRuns/${two}/parts/species-changed-0`);
    expect(part?.["skipped"]).toEqual(["specie-1"]);
  });
});

/** Leaves after so many steps, as a process does that is ended. */
const after = (steps: number) => {
  let left = steps;
  return {
    leave: () => (left -= 1) < 0,
    clock: () => new Date(),
  };
};

describe("a run that ends half-way", () => {
  it.each([0, 1, 2, 3])(
    "after %i steps is gone on with by the schedule, to the same state",
    async (steps) => {
      endpoint.body = aBody(450);
      await sync(one);
      await workOn(one, "run", after(steps));
      const half = await writtenAt();
      expect((await stateOf(one)).status).toBe("running");
      // Nobody takes it up while it may still be worked on.
      expect(await takeUpRuns(new Date(), after(99))).toBe(0);
      const later = new Date(Date.now() + 600_000);
      expect(
        await takeUpRuns(later, { leave: () => false, clock: () => later }),
      ).toBe(1);
      expect(await stateOf(one)).toMatchObject({ status: "done", done: 456 });
      const resumed = await contents("species");
      // Nothing is done twice.
      const now = await writtenAt();
      expect(changedBetween(now, half)).toEqual([]);
      expect(
        Object.keys(now).filter((path) => path.startsWith("species/specie-")),
      ).toHaveLength(450);
      await foundTheSame(two, aBody(450));
      expect(await stateOf(two)).toMatchObject({ total: 0, status: "done" });
      expect(await contents("species")).toEqual(resumed);
    },
  );

  it("is carried out once by two at once", async () => {
    endpoint.body = aBody(450);
    await sync(one);
    await workOn(one, "run", after(0));
    const go = () =>
      drive(one, plannedRunner, {
        leave: () => false,
        clock: () => new Date(),
      });
    await Promise.all([go(), go()]);
    expect(await stateOf(one)).toMatchObject({
      status: "done",
      done: 456,
      total: 456,
    });
  });

  it("is gone on with by hand, and is left by a cancel", async () => {
    endpoint.body = aBody(450);
    await sync(one);
    await workOn(one, "run", after(3));
    expect(await work(one, "cancel")).toMatchObject({
      data: { status: "cancelled" },
    });
    const left = await writtenAt();
    await drive(one, plannedRunner, after(99));
    expect(await writtenAt()).toEqual(left);
    expect(await filesThere()).toEqual([]);
    expect(await work(one, "resume")).toEqual({
      success: false,
      error: "conflict",
      details: {},
    });
    endpoint.body = aBody(450);
    await sync(two);
    await workOn(two, "run", after(1));
    expect(await work(two, "resume")).toMatchObject({
      data: { status: "done" },
    });
  });

  it("that nobody said yes to ends after a day", async () => {
    endpoint.body = aBody(2);
    await sync(one);
    expect(await filesThere()).not.toEqual([]);
    await takeUpRuns(new Date(Date.now() + 90_000_000), after(99));
    expect((await stateOf(one)).status).toBe("cancelled");
    expect(await filesThere()).toEqual([]);
    expect(await read("species/specie-0")).toBeNull();
  });
});

describe("a bad answer", () => {
  it.each([
    ["unsuccessful", { success: false }],
    ["wrongShape", { success: true, data: { species: "all" } }],
  ])("is recorded as %s and changes nothing", async (code, body) => {
    endpoint.body = body;
    const before = await writtenAt();
    expect(await sync(one)).toEqual({
      success: true,
      data: { runId: one, status: "failed", error: code },
    });
    expect(await read(`syncRuns/${one}`)).toMatchObject({
      status: "failed",
      error: code,
    });
    expect(await work(one, "run")).toMatchObject({
      success: false,
      error: "conflict",
    });
    expect(await writtenAt()).toEqual(before);
    const kept = JSON.stringify(await contents("syncRuns"));
    expect(kept).not.toContain(key);
  });

  it("asked again with the same id, the same run answers", async () => {
    endpoint.body = aBody(1);
    const first = await sync(one);
    endpoint.body = { success: false };
    expect(await sync(one)).toEqual(first);
  });
});
