import { describe, expect, it } from "vitest";
import {
  adminSendPasswordResetEmail,
  readCode,
  updateUserAccess,
} from "../../../functions/src/index";
import { database } from "../../../functions/src/edge/admin";
import { ask } from "../ask";
import { idsOf, read, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import {
  auditEntries,
  codeIn,
  everything,
  mailOf,
  mailsSent,
  useStaffed,
} from "./staffed";

useStage("demo-contact");
const fake = useFakeAccounts();
useStaffed(fake);

const update = (userId: string, change: object, by = "admin") =>
  ask(updateUserAccess, by, { userId, ...change });
const done = { success: true, data: { userId: "keeper" } };
const userMail = "kim.keeper@suricate.test";
const storedMail = async () =>
  (await read("users/keeper/private/account"))?.["userMail"];

describe("an administrator corrects", () => {
  it("somebody's names, and the record says which and not what", async () => {
    const names = { userFirstname: "Kim", userLastname: "Keeper" };
    for (let times = 0; times < 2; times += 1)
      expect(await update("keeper", names)).toEqual(done);
    expect(await read("users/keeper")).toMatchObject(names);
    expect(await auditEntries()).toEqual(["admin namesChanged keeper"]);
    const { docs } = await database().collection("audit").get();
    expect(docs[0]?.data()).toMatchObject({ fields: Object.keys(names) });
    expect(JSON.stringify(docs[0]?.data())).not.toContain("Kim");
    expect(fake.all.get("keeper")).toMatchObject({ ended: 0 });
  });

  it("the address they sign in with: sessions end, and what was sent to the other one", async () => {
    await ask(adminSendPasswordResetEmail, "admin", {
      userEmail: mailOf("keeper"),
    });
    const { ended = 0 } = fake.all.get("keeper") ?? {};
    const asked = { userMail: "Kim.Keeper@suricate.test " };
    for (let times = 0; times < 2; times += 1)
      expect(await update("keeper", asked)).toEqual(done);
    expect(await storedMail()).toBe(userMail);
    expect(fake.all.get("keeper")).toMatchObject({
      mail: userMail,
      ended: ended + 1,
    });
    const [mail] = await mailsSent();
    expect(await ask(readCode, null, { code: codeIn(mail!) })).toMatchObject({
      error: "code-expired",
    });
    expect(await auditEntries()).toEqual([
      "admin mailChanged keeper",
      "admin passwordReset keeper",
    ]);
    const { docs } = await database().collection("audit").get();
    expect(JSON.stringify(docs.map((doc) => doc.data()))).not.toContain("@");
  });

  it("no address into one that is somebody's", async () => {
    const before = await everything();
    expect(
      await update("keeper", { userMail: mailOf("stranger") }),
    ).toMatchObject({ success: false, error: "mail-in-use" });
    expect(await everything()).toBe(before);
    expect(fake.all.get("keeper")).toMatchObject({
      mail: mailOf("keeper"),
      ended: 0,
    });
  });

  it("nothing of themself, of who reaches further, of the neighbour's, nor of who is removed", async () => {
    const before = await everything();
    for (const uid of ["admin", "root", "staff", "stranger", "nobody"])
      for (const change of [{ userMail }, { userFirstname: "Kim" }])
        expect(await update(uid, change)).toBe("permission-denied");
    expect(await update("stranger", { userMail }, "keeper")).toBe(
      "permission-denied",
    );
    expect(await update("gone", { userMail })).toMatchObject({
      error: "conflict",
    });
    expect(await everything()).toBe(before);
    expect(fake.calls).toEqual([]);
  });
});

describe("a change of the address", () => {
  it("is taken back at Auth where the rest is refused", async () => {
    const sectorRoles = {
      keeper: ["s-away"],
      management: [],
      veterinary: [],
      nutrition: [],
    };
    expect(await update("keeper", { userMail, sectorRoles })).toMatchObject({
      error: "invalid-input",
      details: { fields: ["sectorRoles"] },
    });
    expect(await storedMail()).toBe(mailOf("keeper"));
    expect(fake.all.get("keeper")).toMatchObject({ mail: mailOf("keeper") });
    expect(await idsOf("audit")).toEqual([]);
  });

  it("is completed after it was cut at Auth", async () => {
    fake.failing.set("endSessions", 1);
    expect(await update("keeper", { userMail })).toMatchObject({
      error: "internal",
    });
    expect(await storedMail()).toBe(mailOf("keeper"));
    expect(await update("keeper", { userMail })).toEqual(done);
    expect(await storedMail()).toBe(userMail);
    expect(fake.all.get("keeper")).toMatchObject({ mail: userMail, ended: 1 });
  });
});
