import { expect, it } from "vitest";
import { moveFindings } from "../../../functions/src/findings/move-findings";
import { anAnimal } from "../../builders/facility";
import { aFinding } from "../../builders/findings";
import { put, read, useStage } from "../stage";

useStage("demo-moved-findings");

const zooId = "home";

it("follows its animal, judged or put away too, and leaves who did something who they were", async () => {
  const of = (findingId: string, more: object) => ({
    [`findings/${findingId}`]: aFinding({
      ...{ zooId, findingId, sectorIds: ["s1"], class: "health" },
      subject: { kind: "animal", id: "a1", areaId: null },
      ...more,
    }),
  });
  await put({
    ...of("one", { updatedBy: "manager" }),
    ...of("two", { isArchived: true }),
    ...of("here", { sectorIds: ["s2"] }),
    ...of("other", { subject: { kind: "animal", id: "a2", areaId: null } }),
    "animals/a1": anAnimal({ zooId, animalId: "a1", sectorId: "s2" }),
  });
  expect(await moveFindings(zooId, "a1")).toBe(2);
  expect(await moveFindings(zooId, "a1")).toBe(0);
  const all = ["one", "two", "here", "other"].map((id) =>
    read(`findings/${id}`),
  );
  expect((await Promise.all(all)).map((one) => one?.["sectorIds"])).toEqual([
    ["s2"],
    ["s2"],
    ["s2"],
    ["s1"],
  ]);
  expect(await read("findings/one")).toMatchObject({ updatedBy: "manager" });
});
