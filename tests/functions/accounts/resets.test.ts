import { describe, expect, it } from "vitest";
import {
  adminSendPasswordResetEmail,
  completeFirstSignIn,
  completeInvitation,
  disableUser,
  requestPasswordReset,
  resetPassword,
} from "../../../functions/src/index";
import { database } from "../../../functions/src/edge/admin";
import { ask } from "../ask";
import { idsOf, put, read, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import {
  auditEntries,
  codeIn,
  everything,
  mailOf,
  mailsSent,
  useStaffed,
} from "./staffed";

useStage("demo-resets");
const fake = useFakeAccounts();
useStaffed(fake);

const sent = { success: true, data: { sent: true } };
const request = (userMail: string) =>
  ask(requestPasswordReset, null, { userMail });
const newPassword = "a-new-one";

describe("requestPasswordReset", () => {
  it("answers alike for everybody and nobody, and writes only to who may come in", async () => {
    const asked = ["keeper", "invited", "off", "gone", "nobody-at-all"];
    for (const name of asked) expect(await request(mailOf(name))).toEqual(sent);
    const mails = await mailsSent();
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([
      mailOf("invited"),
      mailOf("keeper"),
    ]);
    // Each leaves a code, so that each took the same writing; the others' open nothing.
    expect(await idsOf("oneTimeCodes")).toHaveLength(asked.length);
  });

  it("changes nobody's status, and the link chooses a password once", async () => {
    await request(mailOf("keeper"));
    expect(await read("access/keeper")).toMatchObject({ status: "active" });
    const code = codeIn((await mailsSent())[0]!);
    const reset = () => ask(resetPassword, null, { code, newPassword });
    const done = { success: true, data: { userMail: mailOf("keeper") } };
    expect(await reset()).toEqual(done);
    expect(fake.all.get("keeper")).toMatchObject({ password: newPassword });
    // The answer was lost: the same again is answered, and nothing done.
    fake.calls.length = 0;
    expect(await reset()).toEqual(done);
    expect(fake.calls).toEqual([]);
    expect(await everything()).not.toContain(newPassword);
    expect(await auditEntries()).toEqual(["keeper passwordChanged keeper"]);
  });

  it("says after ten an hour that it is enough, alike for everybody and nobody", async () => {
    for (const name of ["keeper", "nobody-at-all"]) {
      for (let times = 0; times < 10; times += 1)
        expect(await request(mailOf(name))).toEqual(sent);
      expect(await request(mailOf(name))).toBe("resource-exhausted");
    }
  });

  it("lets who never accepted the terms accept them: by an invitation, and by nothing else", async () => {
    await request(mailOf("invited"));
    const [mail] = await mailsSent();
    expect(mail).toMatchObject({ template: "invitation" });
    const code = codeIn(mail!);
    expect(await ask(resetPassword, null, { code, newPassword })).toMatchObject(
      { error: "code-expired" },
    );
    expect(await read("access/invited")).toMatchObject({ status: "pending" });
  });

  it("gives a link that completes no invitation", async () => {
    await put({
      "access/invited": { ...(await read("access/invited")), eula: 4 },
    });
    await request(mailOf("invited"));
    const code = codeIn((await mailsSent())[0]!);
    expect(
      await ask(completeInvitation, null, {
        code,
        userFirstname: "In",
        userLastname: "Vited",
        language: "fr",
        newPassword,
        eula: 4,
      }),
    ).toMatchObject({ error: "code-expired" });
  });
});

describe("a code that is used or in use", () => {
  const codeFor = async (name: string) => {
    await request(mailOf(name));
    return codeIn((await mailsSent())[0]!);
  };
  const reset = (code: string, password: string) =>
    ask(resetPassword, null, { code, newPassword: password });
  const expired = { success: false, error: "code-expired" };

  it("answers no other password than the one that was chosen", async () => {
    const code = await codeFor("keeper");
    expect(await reset(code, "first-first")).toMatchObject({ success: true });
    expect(await reset(code, "second-second")).toMatchObject(expired);
    expect(fake.all.get("keeper")?.password).toBe("first-first");
    // Nor once it is held no more, as long as the link would live.
    const { docs } = await database().collection("oneTimeCodes").get();
    const before = new Date(Date.now() - 60 * 60_000);
    for (const doc of docs) await doc.ref.update({ heldAt: before });
    expect(await reset(code, "second-second")).toMatchObject(expired);
    expect(fake.all.get("keeper")?.password).toBe("first-first");
  });

  it("answers one of two passwords at once, and Auth holds that one", async () => {
    const code = await codeFor("keeper");
    const later: Promise<unknown>[] = [];
    // The second gives its password, where it comes so far, before the first is done.
    fake.meanwhile = async () => {
      const given = new Promise<void>((resolve) => {
        fake.meanwhile = () => {
          resolve();
          return first;
        };
      });
      later.push(reset(code, "second-second"));
      await Promise.race([given, ...later]);
    };
    const first = reset(code, "first-first");
    expect(await first).toMatchObject({ success: true });
    expect(await Promise.all(later)).toMatchObject([expired]);
    expect(fake.all.get("keeper")?.password).toBe("first-first");
  });

  it("answers the same request alike when it is sent twice at once", async () => {
    const code = await codeFor("keeper");
    const answers = await Promise.all([
      reset(code, "first-first"),
      reset(code, "first-first"),
    ]);
    const done = { success: true, data: { userMail: mailOf("keeper") } };
    expect(answers).toEqual([done, done]);
    expect(await auditEntries()).toEqual(["keeper passwordChanged keeper"]);
  });

  it("tells nobody the address of who was disabled meanwhile", async () => {
    const code = await codeFor("keeper");
    expect(await reset(code, "first-first")).toMatchObject({ success: true });
    await ask(disableUser, "admin", { userId: "keeper" });
    expect(await reset(code, "first-first")).toMatchObject(expired);
  });

  it("takes another password after Auth failed", async () => {
    const code = await codeFor("keeper");
    fake.failing.set("setPassword", 1);
    expect(await reset(code, "first-first")).toMatchObject({
      error: "internal",
    });
    expect(await reset(code, "second-second")).toMatchObject({ success: true });
    expect(fake.all.get("keeper")?.password).toBe("second-second");
  });
});

describe("adminSendPasswordResetEmail", () => {
  const send = (by: string, of: string) =>
    ask(adminSendPasswordResetEmail, by, { userEmail: mailOf(of) });

  it("makes somebody pending until they chose a password by the link", async () => {
    expect(await send("admin", "keeper")).toEqual(sent);
    expect(await read("access/keeper")).toMatchObject({ status: "pending" });
    expect(await read("users/keeper")).toMatchObject({ userStatus: "pending" });
    expect(await read("users/keeper/private/account")).toMatchObject({
      passwordChangedByAdmin: true,
    });
    // The old password is nobody's any more, nor is what it opened.
    expect(fake.all.get("keeper")).toMatchObject({ ended: 1 });
    expect(fake.all.get("keeper")?.password).not.toBe("first-one");
    // A token from before lives on for an hour, and completes nothing.
    const before = Math.floor(Date.now() / 1000) - 60;
    const first = { newPassword: "thiefthief", eula: 4 };
    expect(await ask(completeFirstSignIn, "keeper", first, before)).toBe(
      "permission-denied",
    );
    const [mail] = await mailsSent();
    expect(mail).toMatchObject({ template: "adminReset", uid: "keeper" });
    expect(mail?.message.text).toMatch(/\/login#reset=[\w-]{43}/);
    const code = codeIn(mail!);
    expect(await ask(resetPassword, null, { code, newPassword })).toMatchObject(
      { success: true },
    );
    expect(await read("access/keeper")).toMatchObject({ status: "active" });
    expect(await read("users/keeper/private/account")).toMatchObject({
      passwordChangedByAdmin: false,
    });
  });

  it("sends once when it is sent twice", async () => {
    await Promise.all([send("admin", "keeper"), send("admin", "keeper")]);
    expect(await send("admin", "keeper")).toEqual(sent);
    expect(await mailsSent()).toHaveLength(1);
    expect(await auditEntries()).toEqual(["admin passwordReset keeper"]);
  });

  it("is refused for the neighbour's people, a superAdmin, oneself, and nobody, alike", async () => {
    const before = await everything();
    for (const of of ["stranger", "root", "admin", "nobody-at-all"])
      expect(await send("admin", of)).toBe("permission-denied");
    expect(await send("root", "nobody-at-all")).toMatchObject({
      error: "not-found",
    });
    expect(await send("admin", "off")).toMatchObject({ error: "conflict" });
    expect(await everything()).toBe(before);
  });
});
