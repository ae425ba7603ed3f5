import { beforeEach, describe, expect, it } from "vitest";
import type { EnrichmentSession } from "@domain/enrichment/session";
import {
  anEnrichment,
  aPlaced,
  aSession,
  aUse,
} from "../../builders/enrichment";
import { change, create, deskWorld, save } from "../desk-stage";
import { idsOf, put, read, useStage } from "../stage";

useStage("demo-enrichment-stock-plans");

const zooId = "home";
/** Three pieces. */
const use = aUse({
  zooId,
  stock: { managed: true, total: 3, available: 3 },
});
const at = (hour: string) => new Date(`2026-12-01T${hour}:00Z`);
const planned = { plannedFor: at("08:00"), plannedUntil: at("10:00") };
const stored = (sessionId: string, more: Partial<EnrichmentSession> = {}) => ({
  [`enrichmentSessions/${sessionId}`]: aSession({
    zooId,
    sessionId,
    enclosureIds: ["e1"],
    sectorIds: ["s1"],
    animalIds: [],
    quantity: 2,
    ...planned,
    ...more,
  }),
});

beforeEach(() =>
  put({
    ...deskWorld(),
    "enrichments/object-1": anEnrichment({ zooId }),
    [`enrichmentUses/${use.useId}`]: use,
  }),
);

const plan = (id: string, more: object = {}) =>
  create("enrichmentSessions", id, {
    zooId,
    enrichmentId: "object-1",
    useId: use.useId,
    enclosureIds: ["e1"],
    animalIds: [],
    quantity: 2,
    ...planned,
    ...more,
  });
const taken = {
  error: "invalid-input",
  details: { fields: ["quantity:stockTaken"] },
};
const move = (id: string, more: object) =>
  change("enrichmentSessions", id, {
    useId: use.useId,
    enclosureIds: ["e1"],
    animalIds: [],
    ...more,
  });

describe("a plan past the form", () => {
  it("is refused where others have the pieces at its time, and taken beside them at another", async () => {
    await put(stored("other"));
    expect(await save("manager", [plan("new")])).toMatchObject(taken);
    expect(await idsOf("enrichmentSessions")).toEqual(["other"]);
    expect(await save("manager", [plan("one", { quantity: 1 })])).toMatchObject(
      { success: true },
    );
    const later = { plannedFor: at("10:00"), plannedUntil: at("12:00") };
    expect(await save("manager", [plan("later", later)])).toMatchObject({
      success: true,
    });
  });

  it("counts what is out since whenever, and not what is over, off the plan or of another object", async () => {
    const long = { plannedFor: at("07:00"), plannedUntil: at("20:00") };
    await put({
      ...stored("over", { status: "completed" }),
      ...stored("gone", { isDeleted: true }),
      ...stored("else", { enrichmentId: "object-2" }),
    });
    expect(await save("manager", [plan("new")])).toMatchObject({
      success: true,
    });
    const { enrichmentId } = use;
    await put({
      "enrichmentSessions/new": aPlaced({
        zooId,
        sessionId: "new",
        enrichmentId,
        quantity: 2,
        ...long,
      }),
    });
    expect(await save("manager", [plan("next")])).toMatchObject(taken);
  });

  it("is refused for a species that the object is refused for, and for nobody", async () => {
    const { "animals/a1": animal } = deskWorld();
    await put({
      "animals/a1": { ...animal, specieId: "lion" },
      [`enrichmentUses/${use.useId}`]: { ...use, refusedSpecies: ["lion"] },
    });
    const refusal = (fields: string[]) => ({
      error: "invalid-input",
      details: { fields },
    });
    expect(
      await save("manager", [plan("new", { animalIds: ["a1"] })]),
    ).toMatchObject(refusal(["enrichmentId:enrichmentRefused"]));
    expect(
      await save("manager", [plan("new", { enclosureIds: [] })]),
    ).toMatchObject(refusal(["enclosureIds:required"]));
    expect(await save("manager", [plan("new", { quantity: 4 })])).toMatchObject(
      refusal(["quantity:stockShort"]),
    );
    expect(await idsOf("enrichmentSessions")).toEqual([]);
  });

  it("of one operation are counted together, all or none", async () => {
    expect(await save("manager", [plan("a"), plan("b")])).toMatchObject(taken);
    expect(await idsOf("enrichmentSessions")).toEqual([]);
  });

  it("is moved neither to where there are too few, nor refused for its own pieces", async () => {
    const later = { plannedFor: at("14:00"), plannedUntil: at("15:00") };
    await put({ ...stored("other"), ...stored("mine", later) });
    expect(await save("manager", [move("mine", planned)])).toMatchObject(taken);
    const sooner = { plannedFor: at("13:30"), plannedUntil: at("14:30") };
    expect(await save("manager", [move("mine", sooner)])).toMatchObject({
      success: true,
    });
    expect(await read("enrichmentSessions/mine")).toMatchObject({
      quantity: 2,
    });
  });

  it("is taken in whatever number where nobody counts", async () => {
    const stock = { managed: false, total: 0, available: 0 };
    await put({
      [`enrichmentUses/${use.useId}`]: { ...use, stockManaged: false, stock },
    });
    const many = [plan("a"), plan("b", { quantity: 300 })];
    expect(await save("manager", many)).toMatchObject({ success: true });
  });
});
