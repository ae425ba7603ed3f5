import { describe, expect, it } from "vitest";
import {
  acceptTerms,
  adminUpdateUserPassword,
  completeFirstSignIn,
  generateUserPassword,
  notePasswordChange,
} from "../../../functions/src/index";
import { ask } from "../ask";
import { put, read, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import { auditEntries, everything, useStaffed } from "./staffed";

useStage("demo-passwords");
const fake = useFakeAccounts();
useStaffed(fake);

const newPassword = "given-one";
const update = (by = "admin", userId = "keeper") =>
  ask(adminUpdateUserPassword, by, { userId, newPassword });
const accountOf = (uid: string) => read(`users/${uid}/private/account`);

describe("adminUpdateUserPassword", () => {
  it("sets the password, and the person is active", async () => {
    for (const uid of ["keeper", "invited"]) {
      expect(await update("admin", uid)).toEqual({
        success: true,
        data: { status: "active", password: null },
      });
      expect(fake.all.get(uid)).toMatchObject({ password: newPassword });
      expect(await read(`access/${uid}`)).toMatchObject({ status: "active" });
      expect(await read(`users/${uid}`)).toMatchObject({
        userStatus: "active",
      });
      const account = await accountOf(uid);
      expect(account).toMatchObject({ passwordChangedByAdmin: true });
      expect(account?.["passwordChangedAt"]).toBeGreaterThan(1.7e12);
    }
    expect(await everything()).not.toContain(newPassword);
  });

  it("does the same when it is sent twice", async () => {
    expect(await update()).toEqual(await update());
    expect(fake.all.get("keeper")).toMatchObject({ password: newPassword });
  });

  it("gives another password where Auth fails once: pending, and shown to the admin", async () => {
    fake.failing.set("setPassword", 1);
    const answer = await update();
    expect(answer).toMatchObject({
      success: true,
      data: { status: "pending" },
    });
    const { password } = (answer as { data: { password: string } }).data;
    expect(password).toMatch(/^[A-Za-z2-9]{10}$/);
    expect(password).toMatch(/\d.*\d/);
    expect(fake.all.get("keeper")).toMatchObject({ password });
    expect(await read("access/keeper")).toMatchObject({ status: "pending" });
    expect(await accountOf("keeper")).toMatchObject({
      passwordChangedByAdmin: true,
    });
    expect(await everything()).not.toContain(password);
  });

  it("fails where Auth fails again, and then nothing has changed", async () => {
    const before = await everything();
    fake.failing.set("setPassword", 2);
    expect(await update()).toEqual({ success: false, error: "internal" });
    expect(await everything()).toBe(before);
    expect(fake.all.get("keeper")).toMatchObject({ password: "first-one" });
    expect(await update()).toMatchObject({ data: { status: "active" } });
  });

  it("is refused for who is disabled, the neighbour's people, a superAdmin and oneself", async () => {
    expect(await update("admin", "off")).toMatchObject({ error: "conflict" });
    for (const uid of ["stranger", "root", "admin", "nobody"])
      expect(await update("admin", uid)).toBe("permission-denied");
    expect(fake.calls.filter((call) => /setPassword/.test(call))).toEqual([]);
  });
});

describe("a password given to somebody who is promoted meanwhile", () => {
  const promote = async () =>
    put({
      "access/keeper": {
        ...(await read("access/keeper")),
        right: "superAdmin",
      },
    });

  it.each([
    ["adminUpdateUserPassword", () => update()],
    [
      "generateUserPassword",
      () => ask(generateUserPassword, "admin", { userId: "keeper" }),
    ],
  ])("does not stay: %s", async (_, give) => {
    fake.meanwhile = promote;
    expect(await give()).toBe("permission-denied");
    const { password = "" } = fake.all.get("keeper") ?? {};
    expect(password).not.toBe(newPassword);
    expect(password.length).toBeGreaterThan(40);
    expect(await auditEntries()).toEqual([]);
  });
});

describe("generateUserPassword", () => {
  const generate = () =>
    ask(generateUserPassword, "admin", { userId: "keeper" });

  it("shows ten characters with digits once, and the person is pending", async () => {
    const first = (await generate()) as { data: { password: string } };
    const { password } = first.data;
    expect(password).toMatch(/^(?=.*\d.*\d)[A-Za-z2-9]{10}$/);
    expect(fake.all.get("keeper")).toMatchObject({ password });
    expect(await read("access/keeper")).toMatchObject({ status: "pending" });
    expect(await everything()).not.toContain(password);
    // Asked again, the last one counts.
    const again = (await generate()) as { data: { password: string } };
    expect(again.data.password).not.toBe(password);
    expect(fake.all.get("keeper")?.password).toBe(again.data.password);
    expect(await auditEntries()).toEqual([
      "admin passwordReset keeper",
      "admin passwordReset keeper",
    ]);
  });

  it("changes nothing where Auth fails", async () => {
    const before = await everything();
    fake.failing.set("setPassword", 1);
    expect(await generate()).toMatchObject({ error: "internal" });
    expect(await everything()).toBe(before);
  });
});

describe("the first sign-in", () => {
  const first = (uid: string, more: object = {}) =>
    ask(completeFirstSignIn, uid, {
      newPassword: "my-own-one",
      eula: 4,
      ...more,
    });

  it("sets one's own password and accepts the terms; again it only says so", async () => {
    expect(await first("invited")).toEqual({
      success: true,
      data: { userStatus: "active" },
    });
    expect(fake.all.get("invited")).toMatchObject({ password: "my-own-one" });
    expect(await read("access/invited")).toMatchObject({
      status: "active",
      eula: 4,
    });
    expect(await accountOf("invited")).toMatchObject({
      eula: 4,
      passwordChangedByAdmin: false,
    });
    const again = await first("invited", { newPassword: "thrown-in" });
    expect(again).toMatchObject({ success: true });
    expect(fake.all.get("invited")).toMatchObject({ password: "my-own-one" });
  });

  it("is completed after it was cut at Auth", async () => {
    fake.failing.set("setPassword", 1);
    expect(await first("invited")).toMatchObject({ error: "internal" });
    expect(await read("access/invited")).toMatchObject({ status: "pending" });
    expect(await first("invited")).toMatchObject({ success: true });
  });

  it("is nobody's who is disabled or removed, nor with older terms or a short password", async () => {
    for (const uid of ["off", "gone", "nobody"])
      expect(await first(uid)).toBe("permission-denied");
    expect(await first("invited", { eula: 3 })).toBe("invalid-argument");
    expect(await first("invited", { newPassword: "short" })).toBe(
      "invalid-argument",
    );
  });
});

describe("one's own account", () => {
  it("accepts the terms once", async () => {
    await put({
      "access/keeper": { ...(await read("access/keeper")), eula: 3 },
    });
    for (let times = 0; times < 2; times += 1)
      expect(await ask(acceptTerms, "keeper", { eula: 4 })).toMatchObject({
        success: true,
      });
    expect(await read("access/keeper")).toMatchObject({ eula: 4 });
    expect(await auditEntries()).toEqual(["keeper termsAccepted keeper"]);
    expect(await ask(acceptTerms, "invited", { eula: 4 })).toBe(
      "permission-denied",
    );
  });

  const noted = () => ask(notePasswordChange, "keeper", {});
  const done = { success: true, data: { noted: true } };

  it("notes a change of the password in milliseconds, once", async () => {
    fake.all.get("keeper")!.endedAt = Date.now();
    for (let times = 0; times < 3; times += 1)
      expect(await noted()).toEqual(done);
    const at = (await accountOf("keeper"))?.["passwordChangedAt"];
    expect(at).toBeGreaterThan(1.7e12);
    expect(await auditEntries()).toEqual(["keeper passwordChanged keeper"]);
  });

  it("does not believe a browser that has changed nothing", async () => {
    await update();
    await put({
      "oneTimeCodes/c1": { uid: "keeper", kind: "reset", usedAt: null },
    });
    const before = await everything();
    expect(await noted()).toEqual(done);
    expect(await everything()).toBe(before);
    expect(await accountOf("keeper")).toMatchObject({
      passwordChangedByAdmin: true,
    });
  });
});
