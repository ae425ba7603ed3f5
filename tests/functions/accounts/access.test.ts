import { describe, expect, it } from "vitest";
import { setStaffAccess, updateUserAccess } from "../../../functions/src/index";
import { database } from "../../../functions/src/edge/admin";
import { leaveTasks } from "../../../functions/src/triggers/on-access-ended";
import { aTask } from "../../builders/work";
import { ask } from "../ask";
import { put, read, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import { auditEntries, everything, useStaffed } from "./staffed";

useStage("demo-access");
const fake = useFakeAccounts();
useStaffed(fake);

const roles = (more: object = {}) => ({
  keeper: [],
  management: [],
  veterinary: [],
  nutrition: [],
  ...more,
});
const update = (userId: string, change: object, by = "admin") =>
  ask(updateUserAccess, by, { userId, ...change });
/** The establishments that read of a move. */
async function movedIn(): Promise<unknown[]> {
  const { docs } = await database()
    .collection("audit")
    .where("action", "==", "userMoved")
    .get();
  return docs.map((doc): unknown => doc.get("zooId")).sort();
}
const done = (userId: string) => ({ success: true, data: { userId } });

describe("updateUserAccess", () => {
  it("changes right, rank and beta flag, and repeats them where they are read", async () => {
    const change = {
      userRight: "pedagoadmin",
      suricateRank: "manager",
      betaTester: true,
    };
    for (let times = 0; times < 2; times += 1)
      expect(await update("keeper", change)).toEqual(done("keeper"));
    expect(await read("access/keeper")).toMatchObject({
      right: "pedagoadmin",
      rank: "manager",
      status: "active",
    });
    expect(await read("users/keeper")).toMatchObject({
      suricateRank: "manager",
    });
    expect(await read("users/keeper/private/account")).toMatchObject({
      betaTester: true,
    });
    expect(fake.all.get("keeper")?.claims).toEqual({
      right: "pedagoadmin",
      zooId: "home",
      staff: false,
    });
    expect(await auditEntries()).toEqual([
      "admin betaChanged keeper",
      "admin rankChanged keeper",
      "admin rightChanged keeper",
    ]);
  });

  it("writes the access and the lists of all sectors together", async () => {
    const sectorRoles = roles({ keeper: ["s1"], veterinary: ["s1", "s2"] });
    expect(await update("manager", { sectorRoles })).toEqual(done("manager"));
    expect((await read("access/manager"))?.["sectorRoles"]).toEqual(
      sectorRoles,
    );
    expect(await read("sectors/s1")).toMatchObject({
      sectorKeeper: ["manager"],
      managementUserIds: [],
      veterinaryUserIds: ["manager"],
    });
    expect(await read("sectors/s2")).toMatchObject({
      veterinaryUserIds: ["manager"],
    });
    expect(await auditEntries()).toEqual(["admin teamChanged manager"]);
  });

  it("says that roles could not be saved where a sector is elsewhere or gone, and writes nothing", async () => {
    const before = await everything();
    for (const id of ["s-away", "none"])
      expect(
        await update("keeper", {
          userRight: "manager",
          sectorRoles: roles({ keeper: ["s1", id] }),
        }),
      ).toMatchObject({
        success: false,
        error: "invalid-input",
        details: { fields: ["sectorRoles"] },
      });
    expect(await everything()).toBe(before);
  });

  it("brings nobody who is disabled back into a team", async () => {
    const before = await everything();
    const asked = { sectorRoles: roles({ keeper: ["s1"] }) };
    expect(await update("off", asked)).toMatchObject({ error: "conflict" });
    expect(await everything()).toBe(before);
  });

  it("moves people only for a superAdmin, and out of their sectors and tasks", async () => {
    const move = { zooId: "away" };
    expect(await update("manager", move)).toBe("permission-denied");
    await put({
      "tasks/t1": {
        ...aTask({ zooId: "home", authorId: "admin", sectorIds: ["s1"] }),
        responsibleIds: ["manager"],
        audience: ["manager"],
      },
    });
    expect(await update("manager", move, "root")).toEqual(done("manager"));
    expect(await read("access/manager")).toMatchObject({
      zooId: "away",
      sectorRoles: roles(),
    });
    for (const path of ["users/manager", "users/manager/private/account"])
      expect(await read(path)).toMatchObject({ zooId: "away" });
    // Whom they left and whom they joined both read that they moved.
    expect(await movedIn()).toEqual(["away", "home"]);
    expect((await read("sectors/s1"))?.["managementUserIds"]).toEqual([]);
    await leaveTasks("manager", "home");
    expect((await read("tasks/t1"))?.["audience"]).toEqual(["s1"]);
    // Into sectors of the new establishment in the same go, and no more of the old one.
    const there = { ...move, sectorRoles: roles({ keeper: ["s-away"] }) };
    expect(await update("keeper", there, "root")).toEqual(done("keeper"));
    expect((await read("sectors/s-away"))?.["sectorKeeper"]).toEqual([
      "keeper",
    ]);
    const back = { zooId: "home", sectorRoles: roles({ keeper: ["s-away"] }) };
    expect(await update("keeper", back, "root")).toMatchObject({
      error: "invalid-input",
    });
    expect(await update("keeper", { zooId: "nowhere" }, "root")).toMatchObject({
      error: "invalid-input",
      details: { fields: ["zooId"] },
    });
  });

  it("moves nobody into an establishment that is archived, and leaves those who are there", async () => {
    const zoo = await read("zoo/away");
    await put({ "zoo/away": { ...zoo, isArchived: true } });
    expect(await update("keeper", { zooId: "away" }, "root")).toMatchObject({
      error: "invalid-input",
      details: { fields: ["zooId"] },
    });
    const there = { zooId: "away", userRight: "manager" };
    expect(await update("stranger", there, "root")).toEqual(done("stranger"));
  });

  it("takes who is no more the provider's off every list", async () => {
    expect(await update("staff", { suricateStaff: false }, "root")).toEqual(
      done("staff"),
    );
    expect(await read("access/staff")).toMatchObject({
      staff: false,
      zooIds: [],
    });
    expect(await read("zoo/home")).toMatchObject({ staffAccess: [] });
    expect(await read("users/staff")).toMatchObject({ suricateStaff: false });
  });

  it("is completed when Auth was cut off", async () => {
    fake.failing.set("setClaims", 1);
    const change = { userRight: "admin" };
    expect(await update("keeper", change)).toMatchObject({ error: "internal" });
    expect(await update("keeper", change)).toEqual(done("keeper"));
    expect(fake.all.get("keeper")?.claims).toMatchObject({ right: "admin" });
    expect(await auditEntries()).toHaveLength(1);
  });

  it("keeps both changes when a team and a person are saved at once", async () => {
    await Promise.all([
      update("keeper", { sectorRoles: roles({ keeper: ["s1"] }) }),
      update("manager", { sectorRoles: roles({ keeper: ["s1"] }) }, "root"),
    ]);
    const keepers = (await read("sectors/s1"))?.["sectorKeeper"] as string[];
    expect(keepers.toSorted()).toEqual(["keeper", "manager"]);
  });
});

describe("setStaffAccess", () => {
  const list = (staffAccess: string[], by = "admin", zooId = "home") =>
    ask(setStaffAccess, by, { zooId, staffAccess });

  it("writes the list and everybody's access together, as often as asked", async () => {
    expect(await list([])).toMatchObject({ success: true });
    expect(await read("zoo/home")).toMatchObject({ staffAccess: [] });
    expect(await read("access/staff")).toMatchObject({ zooIds: [] });
    for (let times = 0; times < 2; times += 1)
      expect(await list(["staff", "staff"])).toMatchObject({ success: true });
    expect(await read("zoo/home")).toMatchObject({ staffAccess: ["staff"] });
    expect(await read("access/staff")).toMatchObject({ zooIds: ["home"] });
    expect(await auditEntries()).toEqual([
      "admin staffAccessChanged home",
      "admin staffAccessChanged home",
    ]);
  });

  it("lists the provider's people only, and is for one's own establishment", async () => {
    const before = await everything();
    for (const uid of ["stranger", "keeper", "nobody"])
      expect(await list(["staff", uid])).toMatchObject({
        error: "invalid-input",
        details: { fields: ["staffAccess"] },
      });
    expect(await list([], "neighbour")).toBe("permission-denied");
    expect(await list(["staff"], "admin", "away")).toBe("permission-denied");
    expect(await list([], "staff")).toBe("permission-denied");
    expect(await everything()).toBe(before);
  });
});
