import type { EnclosureMap } from "@domain/grid/enclosure-map";
import { beforeEach, describe, expect, it } from "vitest";
import { followEnclosure } from "../../../functions/src/triggers/on-enclosure-moved";
import { tellReadiness } from "../../../functions/src/triggers/on-scan-readiness";
import { change, create, deskWorld, newAnimal, save } from "../desk-stage";
import { erase, idsOf, put, read, useStage } from "../stage";

useStage("demo-maps");

const zone = (areaId: string) => ({ areaId, areaName: areaId });
const home = () => deskWorld();

beforeEach(async () => {
  const world = home();
  await put({
    ...world,
    "enclosures/e1": {
      ...world["enclosures/e1"],
      linkedSectorId: "s1",
      areas: [zone("pond"), zone("rock")],
    },
  });
});

const map = (more: Partial<EnclosureMap> = {}) => ({
  zooId: "home",
  mapWidth: 4,
  squareArea: 1,
  rows: 2,
  zones: { areaIds: ["pond", "rock"], runs: "3A2B3." },
  levels: "7.A",
  ...more,
});
const path = "enclosureMaps/e1";

describe("a map", () => {
  it("is made once, lies where its enclosure does, and derives its columns", async () => {
    expect(await save("admin", [create("enclosureMaps", "e1", map())])).toEqual(
      expect.objectContaining({ success: true }),
    );
    expect(await read(path)).toMatchObject({
      enclosureId: "e1",
      sectorId: "s1",
      columns: 4,
      plan: null,
    });
    expect(
      await save("admin", [create("enclosureMaps", "e1", map())]),
    ).toMatchObject({ success: false, error: "conflict" });
  });

  it.each([
    ["too wide", { mapWidth: 101 }, ["mapWidth:gridTooWide"]],
    ["of too few squares", { levels: "7." }, ["zones:invalid"]],
    ["of too many", { rows: 3 }, ["zones:invalid"]],
    ["with no width", { mapWidth: 0 }, ["mapWidth:too_small"]],
    ["too high", { rows: 101 }, ["rows:too_big"]],
    ["with what is no layer", { levels: "8-" }, ["levels:invalid_format"]],
  ] as const)("is refused %s", async (_, more, fields) => {
    const answer = await save("admin", [
      create("enclosureMaps", "e1", map(more)),
    ]);
    expect(JSON.stringify(answer)).toContain(fields[0]);
    expect(await read(path)).toBeNull();
  });

  it("needs an enclosure that is there, at every change", async () => {
    expect(
      await save("admin", [create("enclosureMaps", "nowhere", map())]),
    ).toMatchObject({ success: false, error: "invalid-input" });
    await save("admin", [create("enclosureMaps", "e1", map())]);
    await put({
      "enclosures/e1": { ...home()["enclosures/e1"], isArchived: true },
    });
    expect(
      await save("admin", [change("enclosureMaps", "e1", { levels: "8A" })]),
    ).toMatchObject({ success: false, error: "invalid-input" });
  });

  it("shows no zone that the enclosure has not", async () => {
    const zones = { areaIds: ["gone", "rock"], runs: "3A2B3." };
    await save("admin", [create("enclosureMaps", "e1", map({ zones }))]);
    expect(await read(path)).toMatchObject({
      zones: { areaIds: ["rock"], runs: "3.2A3." },
    });
    await save("admin", [
      change("enclosureMaps", "e1", {
        zones: { areaIds: ["pond", "gone"], runs: "4A4B" },
      }),
    ]);
    expect(await read(path)).toMatchObject({
      sectorId: "s1",
      zones: { areaIds: ["pond"], runs: "4A4." },
    });
  });

  it("tells the second of two people who was first", async () => {
    await save("admin", [create("enclosureMaps", "e1", map())]);
    const base = { levels: "7.A" };
    await save("admin", [
      change("enclosureMaps", "e1", { levels: "8A" }, base),
    ]);
    expect(
      await save("manager", [
        change("enclosureMaps", "e1", { levels: "8B" }, base),
      ]),
    ).toMatchObject({
      success: false,
      error: "conflict",
      details: { conflicts: [{ field: "levels", stored: "8A", by: "admin" }] },
    });
    const { zones } = map();
    expect(
      await save("manager", [
        change(
          "enclosureMaps",
          "e1",
          { zones: { areaIds: ["rock"], runs: "8A" } },
          { zones },
        ),
      ]),
    ).toMatchObject({ success: true });
  });

  it("follows its enclosure into another sector", async () => {
    await save("admin", [create("enclosureMaps", "e1", map())]);
    const stored = await read("enclosures/e1");
    await put({ "enclosures/e1": { ...stored, linkedSectorId: "s2" } });
    await followEnclosure("e1");
    expect(await read(path)).toMatchObject({ sectorId: "s2" });
    await followEnclosure("e1");
    expect(await read(path)).toMatchObject({ sectorId: "s2" });
  });

  it("makes its enclosure ready for scan sampling while a shown zone is painted and an animal lives there", async () => {
    const ready = async () => {
      await tellReadiness("e1");
      return (await read("enclosures/e1"))?.["scanSamplingReady"] === true;
    };
    expect(await ready()).toBe(false);
    await save("admin", [create("enclosureMaps", "e1", map())]);
    await save("admin", [create("animals", "kito", newAnimal())]);
    expect(await ready()).toBe(true);
    expect(await tellReadiness("e1")).toBe(false);
    const hidden = ["pond", "rock"].map((id) => ({
      ...zone(id),
      hiddenForScanSampling: true,
    }));
    await save("admin", [change("enclosures", "e1", { areas: hidden })]);
    expect(await ready()).toBe(false);
    await save("admin", [
      change("enclosures", "e1", { areas: [zone("pond"), zone("rock")] }),
    ]);
    expect(await ready()).toBe(true);
    await put({
      "animals/kito": {
        ...(await read("animals/kito")),
        animalEnclosureData: null,
      },
    });
    const living = await idsOf("animals");
    for (const id of living.filter((one) => one !== "kito"))
      await erase(`animals/${id}`);
    expect(await ready()).toBe(false);
  });
});
