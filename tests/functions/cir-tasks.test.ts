import { beforeEach, describe, expect, it } from "vitest";
import type { Recommendation } from "@domain/report/cir/cir";
import { followRecommendation } from "../../functions/src/reports/recommendation-task";
import { pagesOf } from "../../functions/src/repair/repair";
import { repairRecommendations } from "../../functions/src/repair/repair-asked";
import { anEnclosure, aZoo } from "../builders/facility";
import { zooA } from "../builders/ids";
import { aCir } from "../builders/reports";
import { idsOf, put, read, useStage } from "./stage";

useStage("demo-cir-tasks");

const now = new Date("2026-11-20T10:00:00Z");
const taskPath = "tasks/cir_cir-1_rec1";

const [first] = aCir().recommendations;

const visit = (...changes: Partial<Recommendation>[]) =>
  put({
    "cirs/cir-1": {
      ...aCir({
        recommendations: changes.map((more) => ({
          ...(first as Recommendation),
          ...{ asksTask: true, ...more },
        })),
      }),
    },
  });

const follow = (id = "rec1") => followRecommendation("cir-1", id, now);

beforeEach(() =>
  put({
    [`zoo/${zooA}`]: { ...aZoo() },
    "enclosures/enclosure-1": { ...anEnclosure() },
  }),
);

describe("a recommendation that asks for a task", () => {
  it("has one of its enclosure's sector, once, however often it is heard", async () => {
    await visit({});
    await Promise.all([follow(), follow(), follow()]);
    await follow();
    expect(await idsOf("tasks")).toEqual(["cir_cir-1_rec1"]);
    expect(await read(taskPath)).toMatchObject({
      title: "Remplacer les perchoirs",
      status: "OPEN",
      authorId: "provider",
      zooId: zooA,
      enclosureIds: ["enclosure-1"],
      audience: [anEnclosure().linkedSectorId],
      tags: ["Priorité haute"],
      recommendationId: "rec1",
      dueAtUnix: Date.parse("2026-12-15T22:59:00Z"),
    });
  });

  it("has none where nobody asked, or the enclosure is another establishment's", async () => {
    await visit({ asksTask: false });
    expect(await follow()).toBe(false);
    await put({
      "enclosures/enclosure-1": { ...anEnclosure({ zooId: "zoo-elsewhere" }) },
    });
    await visit({});
    expect(await follow()).toBe(false);
    expect(await follow("unknown")).toBe(false);
    expect(await idsOf("tasks")).toEqual([]);
  });

  it("takes it along when it changes, and cancels it with a reason when it is gone", async () => {
    await visit({});
    await follow();
    await visit({ text: "Poser des perchoirs", priority: "low" });
    await follow();
    expect(await read(taskPath)).toMatchObject({
      title: "Poser des perchoirs",
      tags: ["Priorité basse"],
      status: "OPEN",
    });
    await visit();
    await follow();
    expect(await read(taskPath)).toMatchObject({
      status: "DELETED",
      deletedReason: "La recommandation a été retirée du CIR.",
    });
  });

  it("leaves a task that people closed as it is", async () => {
    await visit({});
    await follow();
    await put({ [taskPath]: { ...(await read(taskPath)), status: "DONE" } });
    await visit({ text: "Autre" });
    expect(await follow()).toBe(false);
    expect(await read(taskPath)).toMatchObject({
      status: "DONE",
      title: "Remplacer les perchoirs",
    });
  });

  it("is made, and cancelled, where no event was heard of it", async () => {
    const mend = async (dryRun = false) => {
      const pages = [pagesOf("cirs"), pagesOf("tasks")] as const;
      const options = { dryRun, now, onFound: () => undefined };
      const { differing, mended } = await repairRecommendations(pages, options);
      return [differing, mended];
    };
    await visit({});
    expect(await mend(true)).toEqual([1, 0]);
    expect(await idsOf("tasks")).toEqual([]);
    expect(await mend()).toEqual([1, 1]);
    expect(await read(taskPath)).toMatchObject({ status: "OPEN" });
    expect(await mend()).toEqual([0, 0]);
    await visit();
    expect(await mend()).toEqual([1, 1]);
    expect(await read(taskPath)).toMatchObject({ status: "DELETED" });
    expect(await mend()).toEqual([0, 0]);
  });
});
