import { beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "../../../functions/src/edge/hash";
import * as run from "../../../functions/src/index";
import { sector1, zooA, zooB } from "../../builders/ids";
import { stored } from "../../rules/harness";
import { accessOf, names } from "../../rules/people";
import { records } from "../../rules/records";
import { ask } from "../ask";
import { put, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import { aPerson, everything, forgetLimits, mailOf } from "./staffed";
import { walkedOfAccounts } from "./walk";
import { asked, codes, newPassword } from "./walk-asked";

useStage("demo-account-walk");
const fake = useFakeAccounts();

const people = Object.fromEntries(
  names.flatMap((name) => {
    const one = accessOf[name];
    return one === null ? [] : [[`access/${name}`, stored(one)]];
  }),
);
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

/** Those whom the callables are about, as they are before any is asked. */
async function begin(): Promise<void> {
  await put({
    ...aPerson("target", zooA),
    ...aPerson("boss", zooA, { right: "superAdmin" }),
    ...aPerson("colleague", zooA, { staff: true, zooIds: [zooB] }),
    ...aPerson("invited", zooA, { status: "pending" }),
    ...aPerson("gone", zooA, { status: "deleted" }),
    ...aCode("invitation"),
    ...aCode("reset"),
  });
  await forgetLimits();
  fake.all.clear();
  for (const uid of ["target", "boss", "colleague", "invited", "gone"])
    fake.add(uid, mailOf(uid));
}

beforeEach(async () => {
  await put({ ...records, ...people });
  await begin();
});

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
      await begin();
      const answer = await ask(run[callable], uid, data);
      expect([name, answer]).toMatchObject([name, { success: true }]);
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
