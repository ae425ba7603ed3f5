import { describe, expect, it } from "vitest";
import {
  completeInvitation,
  disableUser,
  readCode,
  sendUserInvitation,
} from "../../../functions/src/index";
import { database } from "../../../functions/src/edge/admin";
import { ask } from "../ask";
import { put, read, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import {
  auditEntries,
  codeIn,
  everything,
  mailOf,
  mailsSent,
  useStaffed,
} from "./staffed";

useStage("demo-invitations");
const fake = useFakeAccounts();
useStaffed(fake);

const invite = (by: string, more: object = {}) =>
  ask(sendUserInvitation, by, {
    userData: { userId: "invited" },
    zooId: "home",
    zooNameInviteFrom: "Elsewhere",
    peopleNameInviteFrom: "Somebody else",
    ...more,
  });

const sent = { success: true, data: { sent: true } };

const invitedCode = async () => {
  expect(await invite("admin")).toEqual(sent);
  const [mail] = await mailsSent();
  return codeIn(mail!);
};

const complete = (code: string, more: object = {}) =>
  ask(completeInvitation, null, {
    code,
    userFirstname: "In",
    userLastname: "Vited",
    language: "nl",
    newPassword: "my-own-one",
    eula: 4,
    ...more,
  });

/** Lets every code be older than it is. */
async function age(ms: number, field: "createdAt" | "expireAt" | "usedAt") {
  const { docs } = await database().collection("oneTimeCodes").get();
  for (const doc of docs) {
    const at = doc.get(field) as { toMillis: () => number } | null;
    if (at !== null)
      await doc.ref.update({ [field]: new Date(at.toMillis() - ms) });
  }
}
const minutes = 60_000;

describe("sendUserInvitation", () => {
  it("names the stored establishment, whatever the payload says, in the recipient's language", async () => {
    await put({
      "users/invited/private/account": {
        ...(await read("users/invited/private/account")),
        language: "de",
      },
    });
    expect(await invite("admin")).toEqual(sent);
    const [mail] = await mailsSent();
    expect(mail).toMatchObject({
      to: [mailOf("invited")],
      template: "invitation",
      language: "de",
      uid: "invited",
    });
    expect(mail?.message.subject).toBe(
      "Home lädt Sie ein, Ihr Konto zu aktivieren",
    );
    expect(JSON.stringify(mail)).not.toMatch(/Elsewhere|Somebody/);
    expect(mail?.message.text).toMatch(/\/Register#[\w-]{43}\n/);
    expect(mail?.message.text).toMatch(/^Home\n/);
    expect(mail?.message.html).toMatch(/^<p><strong>Home<\/strong><\/p>/);
    expect(await auditEntries()).toEqual(["admin userInvited invited"]);
  });

  it("names the provider where a superAdmin sends it, and the establishment the account is of", async () => {
    expect(await invite("root")).toEqual(sent);
    const [mail] = await mailsSent();
    expect(mail?.message.subject).toMatch(/^Suricate /);
    expect(mail?.message.text).toMatch(/dans l’établissement Home\./);
    expect(mail?.message.html).toMatch(/dans l’établissement Home\./);
  });

  it("sends once when it is asked twice at once, and again a minute later, when the older link ends", async () => {
    await Promise.all([invite("admin"), invite("admin")]);
    expect(await invite("admin")).toEqual(sent);
    const [first] = await mailsSent();
    expect(await mailsSent()).toHaveLength(1);
    await age(2 * minutes, "createdAt");
    expect(await invite("admin")).toEqual(sent);
    expect(await mailsSent()).toHaveLength(2);
    expect(await ask(readCode, null, { code: codeIn(first!) })).toMatchObject({
      error: "code-expired",
    });
  });

  it("is for people who are pending, in their own establishment", async () => {
    const before = await everything();
    expect(
      await invite("admin", { userData: { userId: "keeper" } }),
    ).toMatchObject({ error: "conflict" });
    for (const [by, more] of [
      ["neighbour", {}],
      ["neighbour", { zooId: "away" }],
      ["root", { zooId: "away" }],
      ["admin", { userData: { userId: "nobody" } }],
    ] as const)
      expect(await invite(by, more)).toBe("permission-denied");
    expect(await everything()).toBe(before);
  });

  it("says after ten an hour that it is enough, whoever asks", async () => {
    for (let times = 0; times < 10; times += 1)
      expect(await invite(times % 2 === 0 ? "admin" : "root")).toEqual(sent);
    expect(await invite("admin2")).toBe("resource-exhausted");
    // Who may not invite counts for nothing.
    expect(await invite("keeper")).toBe("permission-denied");
  });
});

describe("an invitation", () => {
  it("says for whom it is and from whom, and stays good", async () => {
    const code = await invitedCode();
    for (let times = 0; times < 2; times += 1)
      expect(await ask(readCode, null, { code })).toEqual({
        success: true,
        data: {
          kind: "invitation",
          userMail: mailOf("invited"),
          userFirstname: "invited",
          userLastname: "Test",
          from: "Home",
          language: "fr",
          eula: 0,
        },
      });
    expect(await everything()).not.toContain(`"${code}"`);
  });

  it("is completed with a name, a password and the terms: the person is active", async () => {
    const code = await invitedCode();
    expect(await complete(code)).toEqual({
      success: true,
      data: { userMail: mailOf("invited") },
    });
    expect(fake.all.get("invited")?.password).toBe("my-own-one");
    expect(await read("access/invited")).toMatchObject({
      status: "active",
      eula: 4,
    });
    expect(await read("users/invited")).toMatchObject({
      userFirstname: "In",
      userStatus: "active",
    });
    const account = await read("users/invited/private/account");
    expect(account).toMatchObject({ language: "nl", eula: 4 });
    expect(account?.["passwordChangedAt"]).toBeTypeOf("number");
    expect(await everything()).not.toContain("my-own-one");
  });

  it("works once: the same request again is answered for a while, another one is not", async () => {
    const code = await invitedCode();
    const [one, two] = [await complete(code), await complete(code)];
    expect(two).toEqual(one);
    const stolen = { newPassword: "stolen-one", userLastname: "Thief" };
    expect(await complete(code, stolen)).toMatchObject({
      error: "code-expired",
    });
    expect(fake.all.get("invited")?.password).toBe("my-own-one");
    await age(11 * minutes, "usedAt");
    expect(await complete(code)).toMatchObject({ error: "code-expired" });
    expect(await ask(readCode, null, { code })).toMatchObject({
      error: "code-expired",
    });
  });

  it("is completed by the same link after it was cut at Auth", async () => {
    const code = await invitedCode();
    fake.failing.set("setPassword", 1);
    expect(await complete(code)).toMatchObject({ error: "internal" });
    expect(await read("access/invited")).toMatchObject({ status: "pending" });
    expect(await complete(code)).toMatchObject({ success: true });
  });

  it.each([
    ["too old", () => age(15 * 24 * 60 * minutes, "expireAt")],
    [
      "of somebody disabled",
      () => ask(disableUser, "admin", { userId: "invited" }),
    ],
    [
      "of somebody who is in already",
      async () =>
        put({
          "access/invited": {
            ...(await read("access/invited")),
            status: "active",
          },
        }),
    ],
  ])("that is %s opens nothing", async (_, spoil) => {
    const code = await invitedCode();
    await spoil();
    const account = fake.all.get("invited")?.password;
    for (const answer of [
      await complete(code),
      await ask(readCode, null, { code }),
      await complete("x".repeat(43)),
    ])
      expect(answer).toEqual({
        success: false,
        error: "code-expired",
        details: {},
      });
    expect(fake.all.get("invited")?.password).toBe(account);
  });
});
