import { describe, expect, it } from "vitest";
import {
  disableUser,
  notePasswordChange,
  reactivateUser,
  removeUser,
  setSectorTeam,
} from "../../../functions/src/index";
import { leaveTeams } from "../../../functions/src/triggers/on-access-ended";
import { ask } from "../ask";
import { put, read, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import { auditEntries, everything, useStaffed } from "./staffed";

useStage("demo-status");
const fake = useFakeAccounts();
useStaffed(fake);

const disable = (userId: string, by = "admin") =>
  ask(disableUser, by, { userId });
const reactivate = (userId: string, by = "admin") =>
  ask(reactivateUser, by, { userId });

const become = (userStatus: string) => ({
  success: true,
  data: { userStatus },
});

describe("disableUser and reactivateUser", () => {
  it.each([
    ["keeper", "active"],
    ["invited", "pending"],
  ])(
    "take %s out and bring them back to what they were: %s",
    async (uid, status) => {
      expect(await disable(uid)).toEqual(become("disabled"));
      expect(await read(`access/${uid}`)).toMatchObject({ status: "disabled" });
      expect(await read(`users/${uid}`)).toMatchObject({
        userStatus: "disabled",
      });
      expect(fake.all.get(uid)).toMatchObject({ enabled: false, ended: 1 });
      expect(await reactivate(uid)).toEqual(become(status));
      expect(await read(`access/${uid}`)).toMatchObject({ status });
      expect(await read(`users/${uid}`)).toMatchObject({ userStatus: status });
      expect(await read(`users/${uid}/private/account`)).toMatchObject({
        statusBefore: null,
      });
      expect(fake.all.get(uid)).toMatchObject({ enabled: true });
      expect(await auditEntries()).toEqual([
        `admin userDisabled ${uid}`,
        `admin userReactivated ${uid}`,
      ]);
    },
  );

  it("take somebody out of their teams, and back into those that are still there", async () => {
    const roles = { management: ["s1", "s2"], veterinary: [], nutrition: [] };
    const sectorRoles = { ...roles, keeper: ["s1"] };
    await put({
      "access/keeper": { ...(await read("access/keeper")), sectorRoles },
      "sectors/s1": {
        ...(await read("sectors/s1")),
        sectorKeeper: ["keeper"],
        managementUserIds: ["keeper", "manager"],
      },
      "sectors/s2": {
        ...(await read("sectors/s1")),
        sectorId: "s2",
        isDeleted: true,
      },
    });
    await disable("keeper");
    await leaveTeams("keeper");
    expect((await read("sectors/s1"))?.["sectorKeeper"]).toEqual([]);
    expect(await reactivate("keeper")).toEqual(become("active"));
    expect(await read("access/keeper")).toMatchObject({
      sectorRoles: { ...sectorRoles, management: ["s1"] },
    });
    expect(await read("sectors/s1")).toMatchObject({
      sectorKeeper: ["keeper"],
      managementUserIds: ["manager", "keeper"],
    });
    expect(await read("users/keeper/private/account")).toMatchObject({
      rolesBefore: null,
    });
  });

  it("write the access record before they ask Auth, and are completed when asked again", async () => {
    fake.failing.set("endSessions", 1);
    expect(await disable("keeper")).toMatchObject({ error: "internal" });
    expect(await read("access/keeper")).toMatchObject({ status: "disabled" });
    expect(fake.all.get("keeper")).toMatchObject({ enabled: true });
    expect(await disable("keeper")).toEqual(become("disabled"));
    expect(fake.all.get("keeper")).toMatchObject({ enabled: false, ended: 1 });
    fake.failing.set("setEnabled", 1);
    expect(await reactivate("keeper")).toMatchObject({ error: "internal" });
    expect(await reactivate("keeper")).toEqual(become("active"));
    expect(fake.all.get("keeper")).toMatchObject({ enabled: true });
    expect(await auditEntries()).toHaveLength(2);
  });

  it("bring people of existing data back to work", async () => {
    expect(await reactivate("off")).toEqual(become("active"));
  });

  it("one of two who disable each other at once comes second", async () => {
    const answers = await Promise.all([
      disable("admin2", "admin"),
      disable("admin", "admin2"),
    ]);
    expect(answers).toContain("permission-denied");
    expect(answers).toContainEqual(become("disabled"));
  });

  it("reach somebody who belongs to no establishment", async () => {
    await put({
      "access/keeper": { ...(await read("access/keeper")), zooId: null },
    });
    expect(await disable("keeper", "root")).toEqual(become("disabled"));
    expect(await reactivate("keeper", "root")).toEqual(become("active"));
    expect(await disable("keeper", "admin")).toBe("permission-denied");
  });

  it("bring back nobody who was removed", async () => {
    for (const answer of [await disable("gone"), await reactivate("gone")])
      expect(answer).toMatchObject({ success: false, error: "conflict" });
  });

  it("leave oneself, a superAdmin and the neighbour's people alone", async () => {
    const before = await everything();
    for (const uid of ["admin", "root", "stranger", "neighbour", "nobody"])
      for (const answer of [await disable(uid), await reactivate(uid)])
        expect(answer).toBe("permission-denied");
    expect(await everything()).toBe(before);
    expect(fake.calls).toEqual([]);
  });
});

describe("an old token", () => {
  const team = { keeper: [], management: [], veterinary: [], nutrition: [] };
  const asAdmin = () => ask(setSectorTeam, "admin2", { sectorId: "s1", team });

  it("of somebody disabled opens nothing, at once", async () => {
    expect(await asAdmin()).toMatchObject({ success: true });
    await disable("admin2");
    expect(await asAdmin()).toBe("permission-denied");
    expect(await ask(notePasswordChange, "admin2", {})).toBe(
      "permission-denied",
    );
    expect(await disable("keeper", "admin2")).toBe("permission-denied");
  });

  it("of somebody demoted does no more than they may now", async () => {
    await put({
      "access/admin2": { ...(await read("access/admin2")), right: "user" },
    });
    expect(await asAdmin()).toBe("permission-denied");
    expect(await ask(notePasswordChange, "admin2", {})).toMatchObject({
      success: true,
    });
  });
});

describe("removeUser", () => {
  it("says on the card who did it, keeps the records, and ends the sessions", async () => {
    for (let times = 0; times < 2; times += 1)
      expect(await ask(removeUser, "admin", { userId: "keeper" })).toEqual({
        success: true,
        data: { userId: "keeper" },
      });
    expect(await read("access/keeper")).toMatchObject({ status: "deleted" });
    expect(await read("users/keeper")).toMatchObject({
      isDeleted: true,
      deletedBy: "admin",
      userFirstname: "keeper",
    });
    expect(fake.all.get("keeper")).toMatchObject({ enabled: false });
    expect(await auditEntries()).toEqual(["admin userRemoved keeper"]);
  });
});
