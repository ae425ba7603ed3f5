import { describe, expect, it } from "vitest";
import { createUser } from "../../../functions/src/index";
import { ask } from "../ask";
import { erase, idsOf, put, read, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import { auditEntries, everything, mailOf, useStaffed } from "./staffed";

useStage("demo-create-user");
const fake = useFakeAccounts();
useStaffed(fake);

const newcomer = (more: object = {}) => ({
  operationId: "operation-1",
  zooId: "home",
  userMail: "New.Comer@suricate.test ",
  userFirstname: "New",
  userLastname: "Comer",
  language: "de",
  userRight: "manager",
  suricateRank: "staff",
  sectorRoles: {
    keeper: ["s1", "s1"],
    management: ["s2"],
    veterinary: [],
    nutrition: [],
  },
  betaTester: true,
  tempPassword: "temporary1",
  ...more,
});

const idOf = (answer: unknown) =>
  (answer as { data: { userId: string } }).data.userId;

describe("createUser", () => {
  it("makes the account, the three records and the sectors' lists", async () => {
    const uid = idOf(await ask(createUser, "admin", newcomer()));
    expect(fake.all.get(uid)).toMatchObject({
      mail: "new.comer@suricate.test",
      password: "temporary1",
      claims: { right: "manager", zooId: "home", staff: false },
    });
    expect(await read(`access/${uid}`)).toMatchObject({
      right: "manager",
      rank: "staff",
      status: "pending",
      eula: 0,
      staff: false,
      zooId: "home",
      sectorRoles: { keeper: ["s1"], management: ["s2"] },
      createdBy: "admin",
    });
    expect(await read(`users/${uid}`)).toMatchObject({
      userFirstname: "New",
      userStatus: "pending",
      suricateRank: "staff",
    });
    expect(await read(`users/${uid}/private/account`)).toMatchObject({
      userMail: "new.comer@suricate.test",
      language: "de",
      betaTester: true,
    });
    expect((await read("sectors/s1"))?.["sectorKeeper"]).toEqual([uid]);
    expect((await read("sectors/s2"))?.["managementUserIds"]).toEqual([uid]);
    expect(await auditEntries()).toEqual([`admin userCreated ${uid}`]);
    expect(await everything()).not.toContain("temporary1");
  });

  it("answers the same when it is sent twice, one after the other or at once", async () => {
    const both = await Promise.all([
      ask(createUser, "admin", newcomer()),
      ask(createUser, "admin", newcomer()),
    ]);
    const again = await ask(createUser, "admin", newcomer());
    expect(new Set([...both, again].map(idOf)).size).toBe(1);
    expect(await auditEntries()).toHaveLength(1);
    expect((await read("sectors/s1"))?.["sectorKeeper"]).toHaveLength(1);
    expect(
      await ask(createUser, "admin", newcomer({ userFirstname: "Other" })),
    ).toMatchObject({ success: false, error: "conflict" });
  });

  it("completes what was cut between Auth and the records, with the password of the last request", async () => {
    const before = await idsOf("access");
    fake.failing.set("create", 1);
    expect(await ask(createUser, "admin", newcomer())).toMatchObject({
      error: "internal",
    });
    expect(await idsOf("access")).toEqual(before);
    // This time the account is made, and the process ends before the records.
    const uid = idOf(
      await ask(createUser, "admin", newcomer({ operationId: "operation-2" })),
    );
    for (const path of [`access/${uid}`, `users/${uid}`]) await erase(path);
    await erase(`users/${uid}/private/account`);
    const receipt = await read("operations/admin_operation-2");
    await put({ "operations/admin_operation-2": { ...receipt, begun: true } });
    const again = newcomer({
      operationId: "operation-2",
      tempPassword: "temporary2",
    });
    expect(idOf(await ask(createUser, "admin", again))).toBe(uid);
    expect(fake.all.get(uid)?.password).toBe("temporary2");
    expect(await read(`access/${uid}`)).toMatchObject({ status: "pending" });
  });

  it("touches nobody it made once its receipt is gone", async () => {
    const uid = idOf(await ask(createUser, "admin", newcomer()));
    await erase("operations/admin_operation-1");
    const before = await everything();
    const again = newcomer({ tempPassword: "evil-evil" });
    expect(await ask(createUser, "admin", again)).toMatchObject({
      error: "conflict",
    });
    expect(fake.all.get(uid)?.password).toBe("temporary1");
    expect(await everything()).toBe(before);
  });

  it("says that an address is in use, leaves nothing, and takes another one in the same form", async () => {
    const before = await everything();
    const taken = newcomer({ userMail: mailOf("stranger") });
    expect(await ask(createUser, "admin", taken)).toMatchObject({
      success: false,
      error: "mail-in-use",
    });
    expect(await everything()).toBe(before);
    expect(await ask(createUser, "admin", newcomer())).toMatchObject({
      success: true,
    });
    // Who creates nobody learns nothing.
    expect(await ask(createUser, "keeper", taken)).toBe("permission-denied");
  });

  it("takes sectors of the establishment only, and then makes no account", async () => {
    const accounts = fake.all.size;
    for (const id of ["s-away", "none"]) {
      const sectorRoles = { ...newcomer().sectorRoles, keeper: [id] };
      expect(
        await ask(createUser, "admin", newcomer({ sectorRoles })),
      ).toMatchObject({
        error: "invalid-input",
        details: { fields: ["sectorRoles"] },
      });
    }
    await put({
      "sectors/s1": { ...(await read("sectors/s1")), isDeleted: true },
    });
    expect(await ask(createUser, "admin", newcomer())).toMatchObject({
      error: "invalid-input",
    });
    expect(fake.all.size).toBe(accounts);
  });

  it("takes no establishment that is archived", async () => {
    const zoo = await read("zoo/home");
    await put({ "zoo/home": { ...zoo, isArchived: true } });
    expect(await ask(createUser, "admin", newcomer())).toMatchObject({
      error: "invalid-input",
      details: { fields: ["zooId"] },
    });
    expect(fake.calls).toEqual([]);
  });

  it("gives no right above one's own, and staff is a superAdmin's to make", async () => {
    const tries = [{ userRight: "superAdmin" }, { suricateStaff: true }];
    for (const more of tries)
      expect(await ask(createUser, "admin", newcomer(more))).toBe(
        "permission-denied",
      );
    expect(await ask(createUser, "admin", newcomer({ zooId: "away" }))).toBe(
      "permission-denied",
    );
    for (const [index, more] of tries.entries())
      expect(
        await ask(
          createUser,
          "root",
          newcomer({
            ...more,
            userMail: `root${index}@suricate.test`,
            operationId: `operation-${index}`,
          }),
        ),
      ).toMatchObject({ success: true });
  });

  it("sets a password nobody knows where none is given", async () => {
    const { tempPassword: _, ...rest } = newcomer();
    const uid = idOf(await ask(createUser, "admin", rest));
    expect(fake.all.get(uid)?.password.length).toBeGreaterThan(40);
  });
});
