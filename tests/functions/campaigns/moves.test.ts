import { beforeEach, describe, expect, it } from "vitest";
import {
  forgetSubject,
  moveEvaluations,
} from "../../../functions/src/campaigns/follow-subject";
import { onAnimalMoved } from "../../../functions/src/health/follow-animal";
import { onEnclosureMoved } from "../../../functions/src/triggers/on-enclosure-moved";
import { database } from "../../../functions/src/edge/admin";
import type { Alert } from "@domain/measures/alerts/alert";
import { anAlert } from "../../builders/measures";
import { anEvaluationDraft } from "../../builders/campaigns";
import { aGroup, anAnimal, anEnclosure } from "../../builders/facility";
import { sector1, sector2 } from "../../builders/ids";
import { stored } from "../../rules/harness";
import { idsOf, put, read, useStage } from "../stage";
import { campaignWorld, handIn } from "./stage";

useStage("demo-evaluations-move");

const sectorsOf = async (id: string) =>
  (await read(`evaluations/${id}`))?.["sectorIds"];

/** Changes a record, and hands its trigger what it was and is. */
async function changed(
  path: string,
  values: object,
  trigger: typeof onAnimalMoved | typeof onEnclosureMoved,
  params: Record<string, string>,
) {
  const at = database().doc(path);
  const before = await at.get();
  await at.update(values);
  const data = { before, after: await at.get() };
  const time = "2026-11-20T10:00:00Z";
  await trigger.run({ data, params, time } as never);
}

const animalMoves = (values: object) =>
  changed("animals/animal-1", values, onAnimalMoved as never, {
    animalId: "animal-1",
  });

beforeEach(async () => {
  await put({
    ...campaignWorld(),
    "groups/group-1": stored(aGroup()),
    "animals/animal-1": stored(anAnimal({ groupId: "group-1" })),
    "enclosures/enclosure-2": stored(
      anEnclosure({ enclosureId: "enclosure-2" }),
    ),
  });
  await handIn("of-animal");
  await handIn("begun", { status: "draft", submittedAt: null });
  await handIn("of-group", { subjectKind: "group", subjectId: "group-1" });
  await handIn("of-place", {
    subjectKind: "enclosure",
    subjectId: "enclosure-2",
  });
});

describe("evaluations", () => {
  it("follow their animal, begun ones too, and those of its group", async () => {
    await animalMoves({ sectorId: sector2 });
    for (const id of ["of-animal", "begun", "of-group"])
      expect(await sectorsOf(id)).toEqual([sector2]);
    expect(await sectorsOf("of-place")).toEqual([sector1]);
    expect(await moveEvaluations("animal-1", { dryRun: true })).toBe(0);
  });

  it("of a group that an animal leaves lie where the others are", async () => {
    await animalMoves({ groupId: null });
    expect(await sectorsOf("of-group")).toEqual([]);
    expect(await sectorsOf("of-animal")).toEqual([sector1]);
  });

  it("follow their enclosure", async () => {
    await changed(
      "enclosures/enclosure-2",
      { linkedSectorId: sector2 },
      onEnclosureMoved as never,
      { enclosureId: "enclosure-2" },
    );
    expect(await sectorsOf("of-place")).toEqual([sector2]);
    expect(await sectorsOf("of-animal")).toEqual([sector1]);
  });

  it("go with their animal, with all that lies below them", async () => {
    const below = "evaluations/of-animal/drafts/device-1";
    await put({ [below]: stored(anEvaluationDraft()) });
    await forgetSubject("animal-1");
    expect(await idsOf("evaluations")).toEqual(["of-group", "of-place"]);
    expect(await read(below)).toBeNull();
  });
});

describe("alerts that wait", () => {
  const alertOf = (kind: string, id: string) =>
    put({
      [`alerts/of-${kind}`]: stored(
        anAlert({
          alertId: `of-${kind}`,
          subject: { kind, id, areaId: null } as Alert["subject"],
          sectorIds: [sector1],
        }),
      ),
    });
  const placeOf = async (kind: string) =>
    (await read(`alerts/of-${kind}`))?.["sectorIds"];

  it("follow their animal, and their group to where its animals are", async () => {
    await alertOf("animal", "animal-1");
    await alertOf("group", "group-1");
    await alertOf("campaign", "campaign-1");
    await animalMoves({ sectorId: sector2 });
    expect(await placeOf("animal")).toEqual([sector2]);
    expect(await placeOf("group")).toEqual([sector2]);
    expect(await placeOf("campaign")).toEqual([sector1]);
    await animalMoves({ groupId: null });
    expect(await placeOf("group")).toEqual([]);
    expect(await placeOf("animal")).toEqual([sector2]);
  });
});
