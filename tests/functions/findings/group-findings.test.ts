import { describe, expect, it } from "vitest";
import { followSubjectsOf } from "../../../functions/src/campaigns/follow-subject";
import { followFinding } from "../../../functions/src/findings/on-finding-written";
import { database } from "../../../functions/src/edge/admin";
import { moveFindings } from "../../../functions/src/findings/move-findings";
import { anAnimal } from "../../builders/facility";
import { aFinding } from "../../builders/findings";
import { put, read, useStage } from "../stage";

useStage("demo-group-findings");

const zooId = "home";
const monday = new Date("2026-07-20T02:10:00Z");

describe("of a group", () => {
  const ofGroup = (more: object = {}) =>
    aFinding({
      ...{ zooId, class: "health", sectorIds: ["s1"] },
      subject: { kind: "group", id: "g1", areaId: null },
      source: { kind: "score", id: "survey-1", version: 3 },
      ...more,
    });
  const member = (animalId: string, sectorId: string, more: object = {}) =>
    anAnimal({ ...{ zooId, animalId, sectorId, groupId: "g1" }, ...more });

  it("lies where its animals live, and stays where nobody is left", async () => {
    await put({
      "findings/of-group": ofGroup(),
      "animals/m1": member("m1", "s1"),
      "animals/m2": member("m2", "s2"),
    });
    const sectors = async () =>
      (await read("findings/of-group"))?.["sectorIds"];
    expect(await moveFindings(zooId, "g1")).toBe(1);
    expect(await sectors()).toEqual(["s1", "s2"]);
    const at = database().doc("animals/m1");
    const before = await at.get();
    await at.update({ groupId: null });
    await followSubjectsOf("m1", { before, after: await at.get() });
    expect(await sectors()).toEqual(["s2"]);
    await put({ "animals/m2": member("m2", "s2", { isArchived: true }) });
    expect(await moveFindings(zooId, "g1")).toBe(0);
    expect(await sectors()).toEqual(["s2"]);
  });

  it("asks for a task about the animals that are here", async () => {
    await put({
      "findings/of-group": ofGroup({ taskTitle: "Regarder de plus près" }),
      "animals/m1": member("m1", "s1"),
      "animals/m2": member("m2", "s1"),
      "animals/m3": member("m3", "s1", { isArchived: true }),
    });
    expect(await followFinding("of-group", monday)).toBe(true);
    expect(await read("tasks/finding_of-group")).toMatchObject({
      target: { level: "ANIMAL", ids: ["m1", "m2"] },
      ...{ animalIds: ["m1", "m2"], findingId: "of-group" },
    });
  });
});
