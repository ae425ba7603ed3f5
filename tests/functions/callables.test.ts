import { beforeEach, describe, expect, it } from "vitest";
import { removeRecord } from "../../functions/src/callables/remove-record";
import { setSectorTeam } from "../../functions/src/callables/set-sector-team";
import { followEnclosure } from "../../functions/src/triggers/on-enclosure-moved";
import { world } from "./people";
import { put, read, useStage } from "./stage";

useStage("demo-callables");
beforeEach(() => put(world()));

interface Runnable {
  run(request: never): unknown;
}

/** Calls a function as this person would; the answer, or the code of the refusal. */
async function ask(
  callable: Runnable,
  uid: string | null,
  data: unknown,
): Promise<unknown> {
  const auth = uid === null ? undefined : { uid, token: {} };
  try {
    return await callable.run({ auth, data, rawRequest: {} } as never);
  } catch (error) {
    return (error as { code?: string }).code ?? error;
  }
}

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

  it("answers not-found for a sector that is not there", async () => {
    expect(
      await ask(setSectorTeam, "admin", { sectorId: "none", team: team() }),
    ).toMatchObject({ success: false, error: "not-found" });
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

describe("removeRecord", () => {
  const remove = (uid: string, kind: string, id: string) =>
    ask(removeRecord, uid, { kind, id });

  it("names the animals that keep an enclosure from being removed", async () => {
    expect(await remove("manager", "enclosures", "e1")).toEqual({
      success: true,
      data: {
        removed: false,
        blockers: [{ kind: "animals", id: "a1", name: "Zuri" }],
      },
    });
    expect(await read("enclosures/e1")).not.toBeNull();
  });

  it("archives an animal, and then its enclosure and sector can go", async () => {
    const gone = { success: true, data: { removed: true, blockers: [] } };
    expect(await remove("admin", "animals", "a1")).toEqual(gone);
    expect(await read("animals/a1")).toMatchObject({
      isArchived: true,
      animalEnclosureData: null,
      sectorId: null,
    });
    expect(await remove("admin", "sectors", "s1")).toMatchObject({
      data: { removed: false },
    });
    expect(await remove("manager", "enclosures", "e1")).toEqual(gone);
    expect(await remove("admin", "sectors", "s1")).toEqual(gone);
    expect(await read("sectors/s1")).toBeNull();
    expect((await read("access/manager"))?.["sectorRoles"]).toMatchObject({
      management: [],
    });
  });

  it("asks the right of the very record", async () => {
    expect(await remove("keeper", "enclosures", "e1")).toBe(
      "permission-denied",
    );
    expect(await remove("manager", "sectors", "s1")).toBe("permission-denied");
    expect(await remove("manager", "animals", "a1")).toBe("permission-denied");
    expect(await remove("neighbour", "animals", "a1")).toBe(
      "permission-denied",
    );
    expect(await read("animals/a1")).toMatchObject({ isArchived: false });
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
    expect(await followEnclosure("none")).toBe(0);
  });
});
