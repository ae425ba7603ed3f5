import { beforeAll, describe, expect, it } from "vitest";
import type { CallableName } from "@domain/callables";
import { callerOf, networkOf } from "../../../functions/src/edge/caller";
import { sha256 } from "../../../functions/src/edge/hash";
import { perCaller } from "../../../functions/src/edge/limits";
import * as run from "../../../functions/src/index";
import { ask } from "../ask";
import { put, useStage } from "../stage";
import { examples } from "./examples";
import { useFakeAccounts } from "./fake-accounts";
import { askerOf, forgetLimits, itsTablet, mailOf, staffed } from "./staffed";

useStage("demo-limits", "file");
const fake = useFakeAccounts();
beforeAll(() => put({ ...staffed(), ...itsTablet }));

const all = Object.entries(perCaller) as [
  CallableName,
  (typeof perCaller)[CallableName],
][];
const limited = all.flatMap(([name, limit]) =>
  limit === null ? [] : [[name, limit.count] as const],
);
const nobody = `address ${sha256("unknown")}`;
const anonymous: readonly CallableName[] = [
  "requestPasswordReset",
  "readCode",
  "completeInvitation",
  "resetPassword",
  "reportClientErrors",
  "downloadExport",
];
const tooMany = "resource-exhausted";

/** So often was this counted within the hour. */
const counted = (what: string, count: number) =>
  put({
    [`limits/${sha256(what)}`]: {
      count,
      expireAt: new Date(Date.now() + 3_600_000),
    },
  });

describe("how often one caller may ask", () => {
  it("is said of everything but the day's work", () => {
    const free = all.flatMap(([name, limit]) => (limit === null ? [name] : []));
    expect(free.toSorted()).toEqual([
      "finishUpload",
      "getSignedUrl",
      "handInLesson",
      "joinLesson",
      "removePicture",
      "saveRecords",
      "uploadImage",
      "uploadProfilePicture",
    ]);
  });

  it.each(limited)("%s: %d, then no more", async (name, count) => {
    await forgetLimits();
    const uid = anonymous.includes(name) ? null : askerOf(name);
    await counted(`${name} ${uid === null ? nobody : `uid ${uid}`}`, count - 1);
    const asked = () => ask(run[name], uid, examples[name]);
    expect(await asked()).not.toBe(tooMany);
    expect(await asked()).toBe(tooMany);
    // Another one's count is their own.
    if (uid !== null)
      expect(await ask(run[name], "admin", examples[name])).not.toBe(tooMany);
  });
});

it("is asked anew once the time is over", async () => {
  await forgetLimits();
  const { count } = perCaller.createUser ?? { count: 0 };
  await put({
    [`limits/${sha256("createUser uid root")}`]: {
      count,
      expireAt: new Date(Date.now() - 1),
    },
  });
  expect(await ask(run.createUser, "root", examples.createUser)).not.toBe(
    tooMany,
  );
});

describe("how often something is done to one person, whoever asks", () => {
  it.each([
    ["adminUpdateUserPassword", "password of manager"],
    ["generateUserPassword", "password of manager"],
    ["adminSendPasswordResetEmail", "reset of manager"],
    ["sendUserInvitation", "invitation of invited"],
    ["requestPasswordReset", `reset of address ${sha256(mailOf("manager"))}`],
  ] as const)("%s: ten, then no more", async (name, what) => {
    await put(staffed());
    await forgetLimits();
    await counted(what, 9);
    fake.add("manager", mailOf("manager"));
    const about = {
      userId: "manager",
      userEmail: mailOf("manager"),
      userMail: mailOf("manager"),
    };
    const own = Object.entries(about).filter(([key]) => key in examples[name]);
    const data = { ...examples[name], ...Object.fromEntries(own) };
    const nobodyAsks = name === "requestPasswordReset";
    const by = (uid: string) => ask(run[name], nobodyAsks ? null : uid, data);
    expect(await by("admin")).toMatchObject({ success: true });
    expect(await by("admin2")).toBe(tooMany);
  });
});

describe("an address of nobody signed in", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::ffff", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::ffff:c000:207", "192.0.2.7"],
    ["unknown", "unknown"],
  ])("%s is counted as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("is the last one named on the way here, which nobody writes themselves", () => {
    const keyOf = (...forwarded: (string | string[])[]) =>
      forwarded.map(
        (one) => callerOf(null, { headers: { "x-forwarded-for": one } }).key,
      );
    const proxied = `address ${sha256("192.0.2.7")}`;
    expect(
      keyOf("192.0.2.7", "10.0.0.1, 192.0.2.7", ["10.0.0.1", "192.0.2.7"]),
    ).toEqual([proxied, proxied, proxied]);
    expect(keyOf("")).toEqual([nobody]);
  });
});
