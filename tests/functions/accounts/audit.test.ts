import { beforeEach, describe, expect, it } from "vitest";
import {
  removeRecord,
  setAnonymousMode,
  setSectorTeam,
} from "../../../functions/src/index";
import { database } from "../../../functions/src/edge/admin";
import { ask } from "../ask";
import { change, create, newSector, save } from "../desk-stage";
import { world } from "../people";
import { put, useStage } from "../stage";
import { auditEntries } from "./staffed";

useStage("demo-audit");
beforeEach(() => put(world()));

const team = {
  keeper: ["keeper"],
  management: [],
  veterinary: [],
  nutrition: [],
};
const remove = (kind: string, id: string, action = "remove") =>
  ask(removeRecord, "admin", { kind, id, action });

describe("who did what is recorded with it", () => {
  it("of a team and of a demonstration", async () => {
    await ask(setSectorTeam, "admin", { sectorId: "s1", team });
    await ask(setAnonymousMode, "admin", { zooId: "home", on: true });
    await ask(setSectorTeam, "keeper", { sectorId: "s1", team });
    expect(await auditEntries()).toEqual([
      "admin anonymousModeChanged home",
      "admin teamChanged s1",
    ]);
  });

  it("of what is removed and comes back, once each", async () => {
    for (const id of ["a1", "a1"]) await remove("animals", id);
    await remove("enclosures", "e1");
    await remove("sectors", "s1");
    await remove("sectors", "s1", "restore");
    await remove("enclosures", "e1", "restore");
    expect(await auditEntries()).toEqual([
      "admin recordRemoved a1",
      "admin recordRemoved e1",
      "admin recordRemoved s1",
      "admin recordRestored e1",
      "admin recordRestored s1",
    ]);
  });

  it("of an establishment's fields and of a sector's first team, by their names alone", async () => {
    const changes = [
      change("zoo", "home", { zooName: "Renamed" }),
      create("sectors", "s9", { ...newSector(), sectorKeeper: ["keeper"] }),
      create("sectors", "s8", newSector()),
    ];
    const operationId = "operation-1";
    for (let times = 0; times < 2; times += 1)
      expect(await save("admin", changes, operationId)).toMatchObject({
        success: true,
      });
    expect(await auditEntries()).toEqual([
      "admin teamChanged s9",
      "admin zooChanged home",
    ]);
    const { docs } = await database().collection("audit").get();
    expect(JSON.stringify(docs.map((doc) => doc.data()))).not.toContain(
      "Renamed",
    );
  });

  it("of nothing that was refused", async () => {
    await remove("sectors", "s1");
    expect(await auditEntries()).toEqual([]);
  });
});
