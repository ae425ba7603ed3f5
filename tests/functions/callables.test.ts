import { beforeEach, describe, expect, it } from "vitest";
import { setSectorTeam } from "../../functions/src/callables/set-sector-team";
import { downloadExport } from "../../functions/src/exports/download-export";
import { followEnclosure } from "../../functions/src/triggers/on-enclosure-moved";
import { ask } from "./ask";
import { anAccess, world } from "./people";
import { put, read, useStage } from "./stage";

useStage("demo-callables");
beforeEach(() => put(world()));

const team = (keeper: string[] = [], management: string[] = []) => ({
  keeper,
  management,
  veterinary: [],
  nutrition: [],
});

const keeperOf = async (uid: string) => {
  const access = await read(`access/${uid}`);
  const roles = access?.["sectorRoles"] as { keeper: string[] } | undefined;
  return roles?.keeper ?? [];
};

describe("every callable", () => {
  const good = { sectorId: "s1", team: team(["keeper"]) };

  it("refuses the signed out, the disabled, strangers and the neighbour, in that order before the payload", async () => {
    expect(await ask(setSectorTeam, null, good)).toBe("unauthenticated");
    expect(await ask(setSectorTeam, "off", good)).toBe("permission-denied");
    expect(await ask(setSectorTeam, "nobody", good)).toBe("permission-denied");
    expect(await ask(setSectorTeam, "neighbour", good)).toBe(
      "permission-denied",
    );
    expect(await ask(setSectorTeam, "keeper", { nonsense: 1 })).toBe(
      "permission-denied",
    );
    expect(await ask(setSectorTeam, "admin", { nonsense: 1 })).toBe(
      "invalid-argument",
    );
    expect(await ask(setSectorTeam, "admin", good)).toEqual({
      success: true,
      data: { sectorId: "s1" },
    });
  });

  it.each(["", "a/b", ".", "..", "__x__", "x".repeat(300)])(
    "takes somebody called %j for nobody it knows",
    async (uid) => {
      expect(await ask(setSectorTeam, uid, good)).toBe("permission-denied");
      const token = "A".repeat(43);
      expect(
        await ask(downloadExport, uid, { token, take: false }),
      ).toMatchObject({ data: { state: "unknown" } });
    },
  );
});

describe("setSectorTeam", () => {
  it("writes the sector and everybody's access together", async () => {
    await ask(setSectorTeam, "admin", {
      sectorId: "s1",
      team: team(["keeper"]),
    });
    expect(await read("sectors/s1")).toMatchObject({
      sectorKeeper: ["keeper"],
      managementUserIds: [],
      updatedBy: "admin",
    });
    expect(await keeperOf("keeper")).toEqual(["s1"]);
    expect((await read("access/manager"))?.["sectorRoles"]).toMatchObject({
      management: [],
    });
  });

  it("takes nobody from elsewhere, and then changes nothing", async () => {
    const answer = await ask(setSectorTeam, "admin", {
      sectorId: "s1",
      team: team(["keeper", "stranger"]),
    });
    expect(answer).toMatchObject({ success: false, error: "invalid-input" });
    expect(await keeperOf("keeper")).toEqual([]);
    expect(await keeperOf("stranger")).toEqual([]);
    expect((await read("sectors/s1"))?.["sectorKeeper"]).toEqual([]);
  });

  it("answers not-found only to who sees every establishment", async () => {
    const none = { sectorId: "none", team: team() };
    expect(await ask(setSectorTeam, "root", none)).toMatchObject({
      success: false,
      error: "not-found",
    });
    await put({ "sectors/theirs": { zooId: "away", sectorName: "S" } });
    for (const sectorId of ["none", "theirs"])
      expect(
        await ask(setSectorTeam, "admin", { sectorId, team: team() }),
      ).toBe("permission-denied");
  });

  it("works on a sector with values that no schema takes", async () => {
    await put({
      "sectors/s1": {
        ...(await read("sectors/s1")),
        sectorColor: 5,
        label: ["x"],
        sectorKeeper: ["keeper", 7, "a/b"],
      },
    });
    expect(
      await ask(setSectorTeam, "admin", { sectorId: "s1", team: team() }),
    ).toMatchObject({ success: true });
    expect((await read("sectors/s1"))?.["sectorKeeper"]).toEqual([]);
  });

  it("works for and on people with a bad element in their access", async () => {
    const sectorRoles = { management: ["s1", ""], keeper: [""] };
    await put({
      "access/manager": anAccess("home", {}),
      "access/keeper": anAccess("home", {}),
    });
    for (const uid of ["admin", "manager", "keeper"])
      await put({
        [`access/${uid}`]: { ...(await read(`access/${uid}`)), sectorRoles },
      });
    await put({ "access/blank": { zooId: "home" } });
    const asked = { sectorId: "s1", team: team(["keeper"], ["manager"]) };
    expect(await ask(setSectorTeam, "admin", asked)).toMatchObject({
      success: true,
    });
    expect(await keeperOf("keeper")).toEqual(["s1"]);
    expect(await ask(setSectorTeam, "blank", asked)).toBe("permission-denied");
  });

  it("takes nobody who is disabled", async () => {
    const answer = await ask(setSectorTeam, "admin", {
      sectorId: "s1",
      team: team(["off"]),
    });
    expect(answer).toMatchObject({ success: false, error: "invalid-input" });
  });

  it("keeps both teams when two are saved at once", async () => {
    await put({
      "sectors/s2": {
        ...(await read("sectors/s1")),
        sectorId: "s2",
        managementUserIds: [],
      },
    });
    await Promise.all([
      ask(setSectorTeam, "admin", { sectorId: "s1", team: team(["keeper"]) }),
      ask(setSectorTeam, "root", { sectorId: "s2", team: team(["keeper"]) }),
    ]);
    expect((await keeperOf("keeper")).sort()).toEqual(["s1", "s2"]);
  });
});

describe("an enclosure that changes sector", () => {
  it("takes its animals along, as often as it is told", async () => {
    await put({
      "enclosures/e1": {
        ...(await read("enclosures/e1")),
        linkedSectorId: "s9",
      },
    });
    expect(await followEnclosure("e1")).toBe(1);
    expect((await read("animals/a1"))?.["sectorId"]).toBe("s9");
    expect(await followEnclosure("e1")).toBe(0);
    await put({
      "animals/a1": { ...(await read("animals/a1")), sectorId: "s1" },
    });
    // It leaves while it is brought along: each is looked at again before it is written.
    const [followed] = await Promise.all([
      followEnclosure("e1"),
      put({
        "animals/a1": {
          ...(await read("animals/a1")),
          animalEnclosureData: { enclosureId: "e2" },
          sectorId: "s2",
        },
      }),
    ]);
    expect(followed).toBeLessThanOrEqual(1);
    expect(await read("animals/a1")).toMatchObject({ sectorId: "s2" });
    expect(await followEnclosure("none")).toBe(0);
  });
});
