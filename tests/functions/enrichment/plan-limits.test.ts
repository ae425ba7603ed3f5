import { beforeEach, describe, expect, it } from "vitest";
import { anEnrichment, aSession, aUse } from "../../builders/enrichment";
import { anAnimal, anEnclosure, aSector } from "../../builders/facility";
import { sector1, sector2, zooA } from "../../builders/ids";
import { change, create, save } from "../desk-stage";
import { anAccess } from "../people";
import { put, read, useStage } from "../stage";

useStage("demo-plan-limits");

const useId = aUse().useId;
const path = "enrichmentSessions/plan";
const roles = (keeper: string[]) => anAccess(zooA, { sectorRoles: { keeper } });
const later = { plannedFor: new Date(Date.now() + 86_400_000) };

beforeEach(() =>
  put({
    [`zoo/${zooA}`]: { zooId: zooA, zooName: "Baie" },
    "access/manager": anAccess(zooA, {
      sectorRoles: { management: [sector1] },
    }),
    "access/keeper": roles([sector1]),
    "access/both": roles([sector1, sector2]),
    [`sectors/${sector1}`]: aSector({ sectorId: sector1 }),
    [`sectors/${sector2}`]: aSector({ sectorId: sector2 }),
    "enclosures/enclosure-1": anEnclosure({
      speciesList: [{ specieId: "lynx", count: 1 }],
    }),
    "enclosures/enclosure-2": anEnclosure({
      enclosureId: "enclosure-2",
      linkedSectorId: sector2,
    }),
    "animals/animal-1": anAnimal({ specieId: "lynx" }),
    "animals/elsewhere": anAnimal({
      animalId: "elsewhere",
      specieId: "zebra",
      animalEnclosureData: { enclosureId: "enclosure-2" },
    }),
    "enrichments/object-1": anEnrichment(),
    [`enrichmentUses/${useId}`]: aUse({ refusedSpecies: ["lynx"] }),
    [path]: aSession({
      sessionId: "plan",
      enclosureIds: ["enclosure-none"],
      animalIds: [],
      specieIds: [],
      createdBy: "keeper",
    }),
  }),
);

const plan = (where: object) => ({
  useId,
  animalIds: [],
  ...later,
  ...where,
});
const creates = (uid: string, where: object) =>
  save(uid, [
    create("enrichmentSessions", `new-${uid}`, {
      zooId: zooA,
      enrichmentId: "object-1",
      ...plan(where),
    }),
  ]);
const changes = (uid: string, values: object) =>
  save(uid, [change("enrichmentSessions", "plan", values)]);

describe("a refused object", () => {
  const there = { enclosureIds: ["enclosure-1"] };

  it("comes to no plan under cover of what is put back", async () => {
    expect(
      await changes("manager", { ...plan(there), isDeleted: false }),
    ).toMatchObject({ success: false, error: "invalid-input" });
    expect((await read(path))?.["enclosureIds"]).toEqual(["enclosure-none"]);
  });

  it("nor in the name of an animal that lives elsewhere", async () => {
    expect(
      await creates("both", { ...there, animalIds: ["elsewhere"] }),
    ).toMatchObject({ success: false, error: "invalid-input" });
  });
});

describe("a keeper plans in the sectors they keep", () => {
  const far = { enclosureIds: ["enclosure-2"] };

  it("not beside them: its task would be asked of another's keepers", async () => {
    const across = { enclosureIds: ["enclosure-none", "enclosure-2"] };
    await put({
      "enclosures/enclosure-none": anEnclosure({
        enclosureId: "enclosure-none",
        linkedSectorId: sector1,
      }),
    });
    expect(await creates("both", across)).toMatchObject({ success: true });
    expect(await creates("keeper", across)).toMatchObject({
      code: "permission-denied",
    });
    expect(await creates("keeper", far)).toMatchObject({
      code: "permission-denied",
    });
  });

  it("nor by moving a plan there afterwards", async () => {
    await put({
      "enclosures/enclosure-none": anEnclosure({
        enclosureId: "enclosure-none",
        linkedSectorId: sector1,
      }),
    });
    const across = plan({ enclosureIds: ["enclosure-none", "enclosure-2"] });
    expect(await changes("keeper", across)).toMatchObject({
      code: "permission-denied",
    });
    expect(await changes("both", across)).toMatchObject({ success: true });
    // Who keeps one of its sectors moves it in time.
    expect(await changes("keeper", across)).toMatchObject({ success: true });
  });
});
