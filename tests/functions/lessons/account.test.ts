import { beforeEach, describe, expect, it } from "vitest";
import { can } from "@domain/access/can";
import { educationalUidOf } from "@domain/lesson/account";
import { database } from "../../../functions/src/edge/admin";
import { setZooArchived } from "../../../functions/src/establishments/set-zoo-archived";
import { handInLesson } from "../../../functions/src/lessons/hand-in-lesson";
import { joinLesson } from "../../../functions/src/lessons/join-lesson";
import { setEducationalAccount } from "../../../functions/src/lessons/set-educational-account";
import { disableUser } from "../../../functions/src/people/accounts/disable-user";
import { reactivateUser } from "../../../functions/src/people/accounts/reactivate-user";
import { removeUser } from "../../../functions/src/people/accounts/remove-user";
import { updateUserAccess } from "../../../functions/src/people/accounts/update-user-access";
import { adminUpdateUserPassword } from "../../../functions/src/people/passwords/admin-update-user-password";
import { requestPasswordReset } from "../../../functions/src/people/passwords/request-password-reset";
import { anAccess } from "../../builders/a-session";
import { aZoo } from "../../builders/facility";
import { zooA } from "../../builders/ids";
import { stored } from "../../rules/harness";
import { accessOf, names, sessionOf } from "../../rules/people";
import { useFakeAccounts } from "../accounts/fake-accounts";
import { ask } from "../ask";
import { idsOf, put, read, useStage } from "../stage";
import { aHandIn, code, lessonWorld } from "./stage";

useStage("demo-educational-account");
const fake = useFakeAccounts();

const uid = educationalUidOf(zooA);
const config = `zoo/${zooA}/private/config`;
const mail = "tablettes@zoo.test";
const password = "un deux trois";

beforeEach(() =>
  put({
    ...lessonWorld(),
    "access/superAdmin": stored(anAccess({ right: "superAdmin" })),
  }),
);

const set = (more: object = {}, by = "admin") =>
  ask(setEducationalAccount, by, { zooId: zooA, mail, password, ...more });
const done = { success: true, data: { userId: uid } };

describe("setting the account", () => {
  it("makes one that signs in, is nobody, and is active nowhere", async () => {
    expect(await set()).toEqual(done);
    expect(fake.all.get(uid)).toMatchObject({ mail, password });
    expect(await read(`access/${uid}`)).toMatchObject({
      status: "educational",
      zooId: zooA,
      sectorRoles: {
        keeper: [],
        management: [],
        veterinary: [],
        nutrition: [],
      },
    });
    expect(await read(config)).toMatchObject({
      educationalUserId: uid,
      educationalMail: mail,
    });
    expect(await read(`users/${uid}`)).toBeNull();
    expect(await ask(joinLesson, uid, { code, language: "fr" })).toMatchObject({
      success: true,
    });
  });

  it("keeps the password nowhere", async () => {
    await set();
    for (const collection of ["access", "audit", "operations", "limits", "zoo"])
      for (const id of await idsOf(collection))
        expect(JSON.stringify(await read(`${collection}/${id}`))).not.toContain(
          password,
        );
    expect(JSON.stringify(await read(config))).not.toContain(password);
  });

  it("again gives another password, which signs every tablet out", async () => {
    await set();
    const signedIn = Math.floor(Date.now() / 1000) - 60;
    expect(await set({ password: "quatre cinq" })).toEqual(done);
    expect(fake.all.get(uid)).toMatchObject({ password: "quatre cinq" });
    const asked = { code, language: "fr" };
    expect(await ask(joinLesson, uid, asked, signedIn)).toBe(
      "permission-denied",
    );
  });

  it("takes nobody's address, and what was cut is done again", async () => {
    fake.add("ines", "ines@zoo.test");
    expect(await set({ mail: "ines@zoo.test" })).toMatchObject({
      error: "mail-in-use",
    });
    expect(fake.all.get("ines")?.password).toBe("first-one");
    fake.failing.set("endSessions", 1);
    expect(await set()).toMatchObject({ success: false });
    expect(await read(`access/${uid}`)).toBeNull();
    expect(await set()).toEqual(done);
  });

  it.each([{ mail: "no address" }, { password: "short" }, { password: "" }])(
    "refuses %j",
    async (more) => {
      expect(await set(more)).toBe("invalid-argument");
      expect(fake.all.size).toBe(0);
    },
  );

  it("keeps nothing in a demonstration", async () => {
    await put({ [`zoo/${zooA}`]: stored(aZoo({ anonymousMode: true })) });
    expect(await set()).toMatchObject({ error: "demonstration" });
    expect(fake.all.size).toBe(0);
  });

  it("is what administrators do", async () => {
    await put(
      Object.fromEntries(
        names.flatMap((name) => {
          const access = accessOf[name];
          return access === null ? [] : [[`access/${name}`, stored(access)]];
        }),
      ),
    );
    for (const name of names) {
      const may = can(sessionOf(name, zooA), "change", "zooConfig", {
        zooId: zooA,
      });
      if (name === "signedOut") continue;
      const answer = await set({}, name);
      if (may) expect([name, answer]).toEqual([name, done]);
      else expect([name, answer]).toEqual([name, "permission-denied"]);
    }
  });
});

describe("the account", () => {
  beforeEach(() => set());

  /** What whoever holds a tablet can do behind us, signed in as the account. */
  const changedAlone: readonly (readonly [string, () => void])[] = [
    [
      "password",
      () => {
        const account = fake.all.get(uid);
        const endedAt = (account?.endedAt ?? 0) + 5000;
        if (account)
          fake.all.set(uid, { ...account, password: "mine now", endedAt });
      },
    ],
    [
      "address",
      () => {
        const account = fake.all.get(uid);
        if (account) fake.all.set(uid, { ...account, mail: "me@home.test" });
      },
    ],
    ["being", () => fake.all.delete(uid)],
  ];

  it.each(changedAlone)(
    "whose %s a pupil changed is taken from them and opens nothing until it is set anew",
    async (_, change) => {
      change();
      // Signed in afterwards, with what they made of it.
      const later = Math.floor(Date.now() / 1000) + 60;
      const asked = { code, language: "fr" };
      const join = () => ask(joinLesson, uid, asked, later);
      expect(await join()).toBe("permission-denied");
      expect(fake.all.get(uid)?.mail).toBe(mail);
      expect(["mine now", password]).not.toContain(fake.all.get(uid)?.password);
      expect(await join()).toBe("permission-denied");
      expect(await ask(handInLesson, uid, aHandIn(), later)).toBe(
        "permission-denied",
      );
      const { educationalShutAt } = (await read(config)) ?? {};
      expect(educationalShutAt).not.toBeNull();
      const entries = await database().collection("audit").get();
      expect(
        entries.docs.filter(
          (doc) => doc.get("action") === "educationalAccountShut",
        ),
      ).toHaveLength(1);

      await set();
      expect(await read(config)).toMatchObject({ educationalShutAt: null });
      expect(await join()).toMatchObject({ success: true });
    },
  );

  it("is made nobody by what is for people", async () => {
    const before = await read(`access/${uid}`);
    const tried = [
      [disableUser, { userId: uid }],
      [reactivateUser, { userId: uid }],
      [removeUser, { userId: uid }],
      [updateUserAccess, { userId: uid, userRight: "admin" }],
      [adminUpdateUserPassword, { userId: uid, newPassword: "autre chose" }],
    ] as const;
    for (const [callable, data] of tried)
      for (const by of ["admin", "superAdmin"]) {
        const answer = await ask(callable, by, data);
        expect(answer).not.toMatchObject({ success: true });
      }
    expect(await read(`access/${uid}`)).toEqual(before);
    expect(fake.all.get(uid)?.password).toBe(password);
  });

  it("is sent no link to another password", async () => {
    await ask(requestPasswordReset, null, { userMail: mail });
    expect(await idsOf("mail")).toEqual([]);
    // As for an address that is nobody's: a code that opens nothing.
    const [kept = ""] = await idsOf("oneTimeCodes");
    expect(await read(`oneTimeCodes/${kept}`)).toMatchObject({ uid: null });
  });

  it("opens nothing while its establishment is archived, and is what it was afterwards", async () => {
    const archive = (archived: boolean) =>
      ask(setZooArchived, "superAdmin", { zooId: zooA, archived });
    const asked = { code, language: "fr" };
    await archive(true);
    expect(await ask(joinLesson, uid, asked)).toBe("permission-denied");
    await archive(false);
    expect(await read(`access/${uid}`)).toMatchObject({
      status: "educational",
    });
    expect(await ask(joinLesson, uid, asked)).toMatchObject({ success: true });
  });
});
