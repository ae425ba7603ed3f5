import { beforeEach, describe, expect, it } from "vitest";
import {
  erasePerson,
  exportPerson,
  requestPasswordReset,
  signOutDevice,
} from "../../../functions/src/index";
import {
  bothOf,
  keepPicture,
} from "../../../functions/src/files/place-picture";
import { aUse } from "../../builders/enrichment";
import { aDevice } from "../../builders/people";
import { aTask } from "../../builders/work";
import { ask } from "../ask";
import { filesThere, useBucket } from "../bucket-stage";
import { aJpeg } from "../pictures-made";
import { idsOf, put, read, useStage } from "../stage";
import { aDailyTemplate } from "../templates";
import { useFakeAccounts } from "./fake-accounts";
import { auditEntries, everything, mailOf, useStaffed } from "./staffed";

useStage("demo-privacy");
useBucket("demo-privacy");
const fake = useFakeAccounts();
useStaffed(fake);

const device = (uid: string, deviceId: string) => ({
  [`users/${uid}/devices/${deviceId}`]: aDevice({ userId: uid, deviceId }),
});
const template = (id: string, authorId: string, more: object = {}) =>
  aDailyTemplate(id, new Date(), { zooId: "home", authorId, ...more });
const task = (zooId: string, authorId: string) =>
  aTask({ zooId, authorId, sectorIds: ["s1"] });
const refusedBy = (by: string) =>
  aUse({
    zooId: "home",
    approverIds: [by],
    approvals: {
      lynx: {
        about: "species",
        state: "refused",
        by,
        at: new Date("2026-03-01T08:00:00Z"),
        until: null,
        why: "S’étouffe",
      },
    },
  });

beforeEach(() =>
  put({
    ...device("keeper", "phone-one"),
    ...device("keeper", "desk-two"),
    ...device("gone", "phone-one"),
    "tasks/mine": task("home", "keeper"),
    "tasks/mine-away": task("away", "keeper"),
    "tasks/theirs": task("home", "gone"),
    "taskTemplates/made": template("made", "keeper"),
    "taskTemplates/asked": template("asked", "admin", {
      responsibleIds: ["keeper"],
    }),
    "taskTemplates/theirs": template("theirs", "admin"),
    "enrichmentUses/home_ball": refusedBy("keeper"),
    "enrichmentUses/home_net": refusedBy("admin"),
  }),
);

type Records = Record<string, Record<string, unknown>[]>;
const exported = async (by: string, userId = "keeper") => {
  const answer = await ask(exportPerson, by, { userId });
  return (answer as { data: { records: Records } }).data.records;
};

describe("exportPerson", () => {
  it("gives somebody everything that is stored about them, without a link that signs in", async () => {
    await ask(requestPasswordReset, null, {
      userMail: mailOf("keeper"),
    });
    const records = await exported("keeper");
    expect(records["users"]).toMatchObject([{ userFirstname: "keeper" }]);
    expect(records["accounts"]).toMatchObject([{ userMail: mailOf("keeper") }]);
    expect(records["access"]).toMatchObject([{ right: "user" }]);
    expect(records["devices"]).toHaveLength(2);
    expect(records["tasks"]?.map(({ id }) => id).sort()).toEqual([
      "mine",
      "mine-away",
    ]);
    expect(records["taskTemplates"]?.map(({ id }) => id).sort()).toEqual([
      "asked",
      "made",
    ]);
    expect(records["enrichmentUses"]?.map(({ id }) => id)).toEqual([
      "home_ball",
    ]);
    expect(records["enrichmentUses"]?.[0]).not.toHaveProperty("approverIds");
    expect(records).not.toHaveProperty("cut");
    expect(records["tasks"]?.[0]?.["dueAt"]).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(records["mail"]).toHaveLength(1);
    expect(JSON.stringify(records)).not.toContain("reset=");
  });

  it("tells an admin of their own establishment alone", async () => {
    const records = await exported("admin");
    expect(records).not.toHaveProperty("devices");
    expect(records["tasks"]?.map(({ id }) => id)).toEqual(["mine"]);
    expect(await auditEntries()).toEqual(["admin personExported keeper"]);
    for (const [by, userId] of [
      ["admin", "root"],
      ["admin", "stranger"],
      ["manager", "keeper"],
      ["staff", "keeper"],
      ["off", "off"],
    ])
      expect(await ask(exportPerson, by!, { userId })).toBe(
        "permission-denied",
      );
  });
});

describe("an export of more than one answer holds", () => {
  it("says what was cut", async () => {
    const many: Record<string, Record<string, unknown>> = {};
    for (let index = 0; index <= 1000; index += 1)
      many[`mail/many-${index}`] = { uid: "keeper", zooId: "home" };
    await put(many);
    const records = await exported("keeper");
    expect(records["mail"]).toHaveLength(1000);
    expect(records["cut"]).toEqual([{ collection: "mail" }]);
  });
});

describe("erasePerson", () => {
  const erase = (userId: string, by = "admin") =>
    ask(erasePerson, by, { userId });

  it("puts a pseudonym in the place of somebody who was removed, once and for all", async () => {
    await put({
      "mail/m1": { uid: "gone", to: [mailOf("gone")], zooId: "home" },
      "oneTimeCodes/c1": { uid: "gone", kind: "reset", usedAt: null },
    });
    const first = await erase("gone");
    const { pseudonym } = (first as { data: { pseudonym: string } }).data;
    expect(pseudonym).toMatch(/^P [0-9A-F]{8}$/);
    expect(await erase("gone")).toEqual(first);
    const stored = await everything();
    expect(stored).not.toContain(mailOf("gone"));
    expect(await read("users/gone")).toMatchObject({
      userFirstname: "P",
      userLastname: pseudonym.slice(2),
      userProfilePicture: null,
      isDeleted: true,
    });
    expect((await read("users/gone/private/account"))?.["userMail"]).toMatch(
      /@erased\.invalid$/,
    );
    expect(fake.all.has("gone")).toBe(false);
    expect(await idsOf("mail")).toEqual([]);
    expect(await idsOf("oneTimeCodes")).toEqual([]);
    expect(await idsOf("users/gone/devices")).toEqual([]);
    // What they wrote leads to the pseudonym.
    expect(await read("tasks/theirs")).toMatchObject({ authorId: "gone" });
    expect(await auditEntries()).toEqual(["admin personErased gone"]);
  });

  it("leaves nothing of their picture in the bucket, and that of others", async () => {
    const pictureOf = async (id: string) => {
      const place = { zooId: "home", type: "users", id } as const;
      const slot = { preset: "profile", name: "profile" } as const;
      return keepPicture({ ...place, ...slot }, await aJpeg(), "picture");
    };
    const userProfilePicture = await pictureOf("gone");
    const other = await pictureOf("keeper");
    await put({
      "users/gone": { ...(await read("users/gone")), userProfilePicture },
    });
    const both = [userProfilePicture, other].flatMap(bothOf);
    expect(await filesThere()).toEqual(both.sort());
    expect(await erase("gone")).toMatchObject({ success: true });
    expect(await filesThere()).toEqual(bothOf(other).sort());
    expect((await read("users/gone"))?.["userProfilePicture"]).toBeNull();
  });

  it("is completed after it was cut at Auth", async () => {
    fake.failing.set("remove", 1);
    expect(await erase("gone")).toMatchObject({ error: "internal" });
    expect(await erase("gone")).toMatchObject({ success: true });
    expect(fake.all.has("gone")).toBe(false);
    expect(await idsOf("users/gone/devices")).toEqual([]);
  });

  it("erases nobody who was not removed before, nor the neighbour's people", async () => {
    const before = await everything();
    expect(await erase("keeper")).toMatchObject({ error: "conflict" });
    for (const uid of ["stranger", "admin", "root", "nobody"])
      expect(await erase(uid)).toBe("permission-denied");
    expect(await everything()).toBe(before);
  });
});

describe("signOutDevice", () => {
  const signOut = (deviceId: string, which?: string) =>
    ask(signOutDevice, "keeper", {
      deviceId,
      ...(which === undefined ? {} : { which }),
    });
  const signedOut = async (id: string) =>
    (await read(`users/keeper/devices/${id}`))?.["signedOutAt"];

  it("signs one out, once", async () => {
    const phone = "users/keeper/devices/phone-one";
    await put({ [phone]: { ...(await read(phone)), pushToken: "address" } });
    const answers = [await signOut("phone-one"), await signOut("phone-one")];
    expect(answers).toEqual(
      [1, 0].map((count) => ({ success: true, data: { signedOut: count } })),
    );
    expect(await signedOut("phone-one")).not.toBeNull();
    // What is shown there was theirs.
    expect((await read(phone))?.["pushToken"]).toBeNull();
    expect(await signedOut("desk-two")).toBeNull();
    expect(await signOut("none")).toMatchObject({ data: { signedOut: 0 } });
  });

  it("signs all others out, however many they are", async () => {
    const many = Array.from({ length: 205 }, (_, index) => `many-${index}`);
    const device = await read("users/keeper/devices/phone-one");
    await put(
      Object.fromEntries(
        many.map((deviceId) => [
          `users/keeper/devices/${deviceId}`,
          { ...device, deviceId },
        ]),
      ),
    );
    expect(await signOut("desk-two", "others")).toMatchObject({
      data: { signedOut: 206 },
    });
    for (const id of ["many-0", "many-204", "phone-one"])
      expect(await signedOut(id)).not.toBeNull();
  });

  it("signs all others out, and none of somebody else's", async () => {
    expect(await signOut("desk-two", "others")).toMatchObject({
      data: { signedOut: 1 },
    });
    expect(await signedOut("phone-one")).not.toBeNull();
    expect(await signedOut("desk-two")).toBeNull();
    expect(
      (await read("users/gone/devices/phone-one"))?.["signedOutAt"],
    ).toBeNull();
  });
});
