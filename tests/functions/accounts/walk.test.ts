import { beforeEach, describe, expect, it } from "vitest";
import { can } from "@domain/access/can";
import { mayManage } from "@domain/person/rights";
import { sha256 } from "../../../functions/src/edge/caller";
import * as run from "../../../functions/src/index";
import { anAccess } from "../../builders/a-session";
import { sector1, zooA, zooB } from "../../builders/ids";
import { stored } from "../../rules/harness";
import type { Name } from "../../rules/people";
import { accessOf, names, sessionOf } from "../../rules/people";
import { records } from "../../rules/records";
import { ask } from "../ask";
import { put, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import { aPerson, everything, forgetLimits, mailOf } from "./staffed";
import type { WalkedOfAccounts } from "./walk";
import { walkedOfAccounts } from "./walk";

useStage("demo-account-walk");
const fake = useFakeAccounts();

const people = Object.fromEntries(
  names.flatMap((name) => {
    const one = accessOf[name];
    return one === null ? [] : [[`access/${name}`, stored(one)]];
  }),
);
const codes = { invitation: "i".repeat(43), reset: "r".repeat(43) };
const day = 86_400_000;
const aCode = (kind: keyof typeof codes) => ({
  [`oneTimeCodes/${sha256(codes[kind])}`]: {
    uid: kind === "invitation" ? "invited" : "target",
    kind,
    by: "system",
    byProvider: false,
    createdAt: new Date(Date.now() - day / 24),
    expireAt: new Date(Date.now() + day),
    usedAt: null,
  },
});

beforeEach(async () => {
  await put({
    ...records,
    ...people,
    ...aPerson("target", zooA),
    ...aPerson("boss", zooA, { right: "superAdmin" }),
    ...aPerson("colleague", zooA, { staff: true, zooIds: [zooB] }),
    ...aPerson("invited", zooA, { status: "pending" }),
    ...aPerson("gone", zooA, { status: "deleted" }),
    ...aCode("invitation"),
    ...aCode("reset"),
  });
  for (const uid of ["target", "boss", "colleague", "invited", "gone"])
    fake.add(uid, mailOf(uid));
});

type May = (name: Name) => boolean;
interface Asked {
  data: object;
  may: May;
}

const access = anAccess({ zooId: zooA });
const session = (name: Name) => sessionOf(name, zooA);
const manages =
  (uid: string, right = "user"): May =>
  (name) => {
    const one = session(name);
    return one !== null && mayManage(one, uid, { ...access, right });
  };
const isActive: May = (name) => session(name)?.access.status === "active";
const anybody: May = () => true;
const newPassword = "another-one";

/** What each is asked, and who gets an answer. */
const asked: Record<WalkedOfAccounts, Asked[]> = {
  createUser: [
    {
      data: {
        operationId: "operation-1",
        zooId: zooA,
        userMail: "new@suricate.test",
        userFirstname: "New",
        userLastname: "Comer",
        language: "fr",
        sectorRoles: {
          keeper: [sector1],
          management: [],
          veterinary: [],
          nutrition: [],
        },
      },
      may: (name) => can(session(name), "create", "users", { zooId: zooA }),
    },
  ],
  sendUserInvitation: [
    {
      data: { userData: { userId: "invited" }, zooId: zooA },
      may: manages("invited"),
    },
  ],
  adminSendPasswordResetEmail: [
    { data: { userEmail: mailOf("target") }, may: manages("target") },
    {
      data: { userEmail: mailOf("boss") },
      may: manages("boss", "superAdmin"),
    },
  ],
  adminUpdateUserPassword: [
    { data: { userId: "target", newPassword }, may: manages("target") },
    {
      data: { userId: "boss", newPassword },
      may: manages("boss", "superAdmin"),
    },
  ],
  generateUserPassword: [
    { data: { userId: "target" }, may: manages("target") },
    { data: { userId: "boss" }, may: manages("boss", "superAdmin") },
  ],
  disableUser: [
    { data: { userId: "target" }, may: manages("target") },
    { data: { userId: "boss" }, may: manages("boss", "superAdmin") },
  ],
  reactivateUser: [{ data: { userId: "target" }, may: manages("target") }],
  updateUserAccess: [
    {
      data: { userId: "target", userRight: "admin", suricateRank: "board" },
      may: manages("target"),
    },
    {
      data: { userId: "target", suricateStaff: true },
      may: (name) => can(session(name), "flagStaff", "users"),
    },
    {
      data: { userId: "target", userRight: "superAdmin" },
      may: (name) => can(session(name), "flagStaff", "users"),
    },
    {
      data: { userId: "boss", userRight: "user" },
      may: manages("boss", "superAdmin"),
    },
  ],
  removeUser: [
    { data: { userId: "target" }, may: manages("target") },
    { data: { userId: "boss" }, may: manages("boss", "superAdmin") },
  ],
  setStaffAccess: [
    {
      data: { zooId: zooA, staffAccess: ["provider"] },
      may: (name) => can(session(name), "staff", "zoo", { zooId: zooA }),
    },
  ],
  acceptTerms: [{ data: { eula: 4 }, may: isActive }],
  completeFirstSignIn: [
    {
      data: { newPassword, eula: 4 },
      may: (name) => isActive(name) || accessOf[name]?.status === "pending",
    },
  ],
  notePasswordChange: [{ data: {}, may: isActive }],
  requestPasswordReset: [
    { data: { userMail: mailOf("target"), language: "fr" }, may: anybody },
  ],
  readCode: [{ data: { code: codes.invitation }, may: anybody }],
  completeInvitation: [
    {
      data: {
        code: codes.invitation,
        userFirstname: "In",
        userLastname: "Vited",
        language: "fr",
        newPassword,
        eula: 4,
      },
      may: anybody,
    },
  ],
  resetPassword: [{ data: { code: codes.reset, newPassword }, may: anybody }],
  signOutDevice: [{ data: { deviceId: "device-1" }, may: isActive }],
  exportPerson: [
    { data: { userId: "target" }, may: manages("target") },
    {
      data: { userId: "boss" },
      may: manages("boss", "superAdmin"),
    },
  ],
  erasePerson: [{ data: { userId: "gone" }, may: manages("gone") }],
};

const cases = walkedOfAccounts.flatMap((name) =>
  asked[name].map((one) => [name, one.data, one] as const),
);

describe("a callable about accounts answers every person as the domain does", () => {
  it.each(cases)("%s: %j", async (callable, data, { may }) => {
    const allowed = names.filter(may);
    const refused = names.filter((name) => !may(name));
    expect(allowed.length).toBeGreaterThan(0);
    const before = await everything();
    const accounts = JSON.stringify([...fake.all]);
    for (const name of refused) {
      const uid = name === "signedOut" ? null : name;
      const answer = await ask(run[callable], uid, data);
      expect([name, answer]).toEqual([
        name,
        uid === null ? "unauthenticated" : "permission-denied",
      ]);
    }
    expect(await everything()).toBe(before);
    expect(JSON.stringify([...fake.all])).toBe(accounts);
    for (const name of allowed) {
      const uid = name === "signedOut" ? null : name;
      await forgetLimits();
      const answer = await ask(run[callable], uid, data);
      const isAnswer = typeof answer === "object" && answer !== null;
      expect([name, answer]).toEqual([name, isAnswer ? answer : "an answer"]);
    }
  });
});

describe("nobody", () => {
  it("but superAdmins touches the provider's people, who reach other establishments", async () => {
    const userId = "colleague";
    const tried = [
      [run.adminUpdateUserPassword, { userId, newPassword }],
      [run.generateUserPassword, { userId }],
      [run.adminSendPasswordResetEmail, { userEmail: mailOf(userId) }],
      [run.updateUserAccess, { userId, userRight: "admin" }],
      [run.disableUser, { userId }],
      [run.removeUser, { userId }],
      [run.exportPerson, { userId }],
    ] as const;
    const before = await everything();
    for (const [callable, data] of tried)
      expect(await ask(callable, "admin", data)).toBe("permission-denied");
    expect(await everything()).toBe(before);
    expect(
      await ask(run.generateUserPassword, "superAdmin", { userId }),
    ).toMatchObject({ success: true });
  });

  it.each(["admin", "superAdmin"] as const)(
    "raises or ends their own right: %s",
    async (name) => {
      const before = await everything();
      for (const data of [
        { userRight: "superAdmin" },
        { userRight: "user" },
        { suricateStaff: true },
        { zooId: "zoo-lande" },
        {
          sectorRoles: {
            keeper: [sector1],
            management: [],
            veterinary: [],
            nutrition: [],
          },
        },
      ])
        expect(
          await ask(run.updateUserAccess, name, { userId: name, ...data }),
        ).toBe("permission-denied");
      for (const callable of [
        run.disableUser,
        run.removeUser,
        run.reactivateUser,
      ])
        expect(await ask(callable, name, { userId: name })).toBe(
          "permission-denied",
        );
      expect(await everything()).toBe(before);
    },
  );

  it("learns by any callable whether somebody is there", async () => {
    for (const callable of [run.disableUser, run.exportPerson, run.removeUser])
      expect(await ask(callable, "admin", { userId: "nobody-at-all" })).toBe(
        "permission-denied",
      );
    expect(
      await ask(run.adminSendPasswordResetEmail, "admin", {
        userEmail: "nobody@suricate.test",
      }),
    ).toBe("permission-denied");
  });
});
