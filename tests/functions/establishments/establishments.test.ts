import { userSchema } from "@domain/person/user";
import { beforeEach, describe, expect, it } from "vitest";
import { readZooConfig } from "../../../functions/src/establishments/zoo-config";
import {
  createUser,
  createZoo,
  disableUser,
  reactivateUser,
  setZooArchived,
  setStaffAccess,
  updateUserAccess,
} from "../../../functions/src/index";
import { useFakeAccounts } from "../accounts/fake-accounts";
import { ask } from "../ask";
import { change, create, deskWorld, save } from "../desk-stage";
import { anAccess } from "../people";
import { idsOf, put, read, useStage } from "../stage";
import { aDailyTemplate } from "../templates";

useStage("demo-establishments");
const fake = useFakeAccounts();
beforeEach(() => put(deskWorld()));

const wish = (more: object = {}) => ({
  operationId: "operation-1",
  zooName: "La Rade",
  type: "lab",
  environment: "test",
  shortCode: "RADE",
  ...more,
});
const newZoo = async (more: object = {}, uid = "root") =>
  (await ask(createZoo, uid, wish(more))) as { data: { zooId: string } };

describe("createZoo", () => {
  it("makes an establishment with its private configuration, once an operation, and records it", async () => {
    const { data } = await newZoo();
    expect(await newZoo()).toMatchObject({ data });
    expect(await read(`zoo/${data.zooId}`)).toMatchObject({
      zooId: data.zooId,
      zooName: "La Rade",
      type: "lab",
      environment: "test",
      shortCode: "RADE",
      isArchived: false,
      createdBy: "root",
    });
    expect(await read(`zoo/${data.zooId}/private/config`)).toMatchObject({
      zooId: data.zooId,
      chatEndpoint: null,
    });
    expect(await idsOf("zoo")).toHaveLength(3);
    const [entry] = await idsOf("audit");
    expect(await read(`audit/${entry ?? ""}`)).toMatchObject({
      action: "zooCreated",
      by: "root",
      zooId: data.zooId,
    });
    expect(JSON.stringify(await read(`audit/${entry ?? ""}`))).not.toContain(
      "Rade",
    );
  });

  it("gives no code twice, and takes none that is no code", async () => {
    await newZoo();
    expect(await newZoo({ operationId: "operation-2" })).toEqual({
      success: false,
      error: "invalid-input",
      details: { fields: ["shortCode:taken"] },
    });
    for (const shortCode of ["a", "rade", "RADE-1", "ABCDEFGHIJK", 7])
      expect(
        await ask(createZoo, "root", wish({ operationId: "o", shortCode })),
      ).toBe("invalid-argument");
    expect(await idsOf("zoo")).toHaveLength(3);
  });

  it("is a superAdmin's, who is asked before what", async () => {
    for (const uid of ["admin", "keeper", "stranger"])
      expect(await ask(createZoo, uid, { zooName: 7 })).toBe(
        "permission-denied",
      );
    expect(await idsOf("zoo")).toEqual(["away", "home"]);
  });
});

const config = (kind: "create" | "change", values: object, of = "home") => ({
  ...(kind === "create"
    ? create("zooConfigs", "config", { zooId: of, ...values })
    : change("zooConfigs", "config", values)),
  parentId: of,
});
const chatEndpoint = "https://chat.example.org/hooks/secret";

describe("the configuration of an establishment", () => {
  it("is its administrator's to set, and the audit says which fields, never what", async () => {
    const values = {
      type: "project",
      followUpLevel: "basic",
      languages: ["fr", "de"],
      ownId: "0042",
      recordsId: "ZIMS-7",
      shortCode: "HOME",
      referentManagerId: "keeper",
      referentManagerMail: "ref@suricate.test",
    };
    expect(await save("admin", [change("zoo", "home", values)])).toMatchObject({
      success: true,
    });
    expect(await read("zoo/home")).toMatchObject(values);
    const [entry] = await idsOf("audit");
    const said = JSON.stringify(await read(`audit/${entry ?? ""}`));
    expect(said).toContain("referentManagerMail");
    expect(said).not.toMatch(/ZIMS|suricate\.test/);
  });

  it("gives no short code that another has, and keeps one's own", async () => {
    const code = (uid: string, zooId: string) =>
      save(uid, [change("zoo", zooId, { shortCode: "SAME" })]);
    expect(await code("admin", "home")).toMatchObject({ success: true });
    expect(await code("admin", "home")).toMatchObject({ success: true });
    expect(await code("neighbour", "away")).toMatchObject({
      success: false,
      error: "invalid-input",
      details: { fields: ["shortCode:taken"], collection: "zoo", id: "away" },
    });
    expect((await read("zoo/away"))?.["shortCode"]).toBeNull();
  });

  it("names as referent nobody of another establishment, but the provider's who are listed", async () => {
    const named = (referentSupportId: string) =>
      save("admin", [change("zoo", "home", { referentSupportId })]);
    expect(await named("stranger")).toMatchObject({
      error: "invalid-input",
      details: { fields: ["referentSupportId:reference"] },
    });
    await put({
      "zoo/home": {
        ...deskWorld()["zoo/home"],
        staffAccess: ["stranger"],
      },
    });
    expect(await named("stranger")).toMatchObject({ success: true });
  });

  it.each(["mainTest", "environment"])(
    "leaves %s to the provider",
    async (field) => {
      const value = field === "mainTest" ? true : "test";
      const asked = [change("zoo", "home", { [field]: value })];
      expect(await save("admin", asked)).toMatchObject({
        code: "permission-denied",
      });
      expect(await save("root", asked)).toMatchObject({ success: true });
    },
  );

  it.each(["logoUrl", "staffAccess", "anonymousMode", "isArchived", "zooId"])(
    "is no way to %s",
    async (field) => {
      const asked = [change("zoo", "home", { [field]: "x" })];
      expect(await save("root", asked)).toMatchObject({
        error: "invalid-input",
        details: { fields: [`${field}:unrecognized_keys`] },
      });
    },
  );
});

describe("the private configuration", () => {
  it("is made, changed and read; the audit says which fields alone", async () => {
    expect(
      await save("admin", [
        config("create", { chatEndpoint, chatChannel: "soins" }),
      ]),
    ).toMatchObject({ success: true });
    expect(
      await save("admin", [config("change", { chatChannel: "bien-être" })]),
    ).toMatchObject({ success: true });
    expect(await readZooConfig(null, "home")).toMatchObject({
      zooId: "home",
      chatEndpoint,
      chatChannel: "bien-être",
    });
    for (const id of await idsOf("audit")) {
      const entry = await read(`audit/${id}`);
      expect(entry).toMatchObject({ action: "zooConfigChanged" });
      expect(JSON.stringify(entry)).not.toMatch(/secret|soins/);
    }
  });

  it("is nothing where none is stored, or none that can be read", async () => {
    const none = { zooId: "home", chatEndpoint: null, chatChannel: null };
    expect(await readZooConfig(null, "home")).toMatchObject(none);
    await put({
      "zoo/home/private/config": { zooId: "home", chatEndpoint: "ftp://x" },
    });
    expect(await readZooConfig(null, "home")).toMatchObject(none);
  });

  it("lies in its own establishment: nobody reaches another's through their own id", async () => {
    const before = await read("zoo/away/private/config");
    const tries = [
      { ...config("create", { chatEndpoint }), parentId: "away" },
      config("create", { chatEndpoint }, "away"),
      { ...config("create", { chatEndpoint }), id: "other" },
      create("zooConfigs", "config", { zooId: "home", chatEndpoint }),
      { ...change("zoo", "home", { zooName: "x" }), parentId: "away" },
    ];
    for (const one of tries)
      expect(await save("admin", [one])).not.toMatchObject({ success: true });
    expect(await read("zoo/away/private/config")).toEqual(before);
    expect(await read("zoo/home/private/other")).toBeNull();
    expect(await read("zoo/away")).toMatchObject({ zooName: "Away" });
  });

  it("takes no endpoint but an https address of the public net", async () => {
    for (const address of ["http://a.example.org", "https://10.0.0.1/x", "x"])
      expect(
        await save("admin", [config("create", { chatEndpoint: address })]),
      ).toMatchObject({ error: "invalid-input" });
  });
});

const archive = (archived: boolean, uid = "root") =>
  ask(setZooArchived, uid, { zooId: "home", archived });
const statusOf = async (uid: string) =>
  (await read(`access/${uid}`))?.["status"];

describe("setZooArchived", () => {
  beforeEach(() =>
    put({
      "access/invited": anAccess("home", { status: "pending" }),
      "users/invited": userSchema.parse({
        userId: "invited",
        userFirstname: "I",
        userLastname: "I",
        zooId: "home",
        userStatus: "pending",
      }),
      "access/provider": anAccess("away", { staff: true, zooIds: ["home"] }),
      "zoo/home": { ...deskWorld()["zoo/home"], staffAccess: ["provider"] },
    }),
  );

  it("closes the establishment to everybody of it and the provider's people; restoring lets in again who was in", async () => {
    expect(await archive(true)).toMatchObject({ success: true });
    expect(await read("zoo/home")).toMatchObject({
      isArchived: true,
      deletedBy: "root",
    });
    for (const uid of ["admin", "keeper", "manager", "invited"])
      expect([uid, await statusOf(uid)]).toEqual([uid, "closed"]);
    expect(await statusOf("off")).toBe("disabled");
    expect(await statusOf("root")).toBe("active");
    expect(await statusOf("stranger")).toBe("active");
    expect((await read("access/provider"))?.["zooIds"]).toEqual([]);
    expect(
      await save("admin", [change("sectors", "s1", { sectorName: "x" })]),
    ).toMatchObject({ code: "permission-denied" });

    expect(await archive(false)).toMatchObject({ success: true });
    expect(await archive(false)).toMatchObject({ success: true });
    expect(await read("zoo/home")).toMatchObject({
      isArchived: false,
      deletedAt: null,
    });
    for (const uid of ["admin", "keeper", "manager"])
      expect([uid, await statusOf(uid)]).toEqual([uid, "active"]);
    expect(await statusOf("invited")).toBe("pending");
    expect(await statusOf("off")).toBe("disabled");
    expect((await read("access/provider"))?.["zooIds"]).toEqual(["home"]);
    // Their teams are what they were.
    expect((await read("sectors/s1"))?.["managementUserIds"]).toEqual([
      "manager",
    ]);
  });

  it("lets nobody be made or brought back there meanwhile", async () => {
    await archive(true);
    const person = {
      operationId: "operation-9",
      zooId: "home",
      userMail: "new@suricate.test",
      userFirstname: "New",
      userLastname: "Comer",
      language: "fr",
    };
    expect(await ask(createUser, "root", person)).toMatchObject({
      success: false,
      error: "invalid-input",
    });
    for (const one of [reactivateUser, disableUser])
      expect(await ask(one, "root", { userId: "keeper" })).toMatchObject({
        success: false,
        error: "conflict",
      });
    expect(await statusOf("keeper")).toBe("closed");
  });

  it("lets somebody go to another establishment, where they are what they were", async () => {
    fake.add("keeper", "keeper@suricate.test");
    await archive(true);
    expect(
      await ask(updateUserAccess, "root", { userId: "keeper", zooId: "away" }),
    ).toMatchObject({ success: true });
    expect(await read("access/keeper")).toMatchObject({
      zooId: "away",
      status: "active",
    });
  });

  it("lets none of the provider's people come to it", async () => {
    await put({ "access/helper": anAccess("away", { staff: true }) });
    const asked = { zooId: "home", staffAccess: ["helper"] };
    await archive(true);
    expect(await ask(setStaffAccess, "root", asked)).toMatchObject({
      success: false,
      error: "conflict",
    });
    await archive(false);
    expect(await ask(setStaffAccess, "root", asked)).toMatchObject({
      success: true,
    });
  });

  it("makes no tasks by itself, until somebody resumes it", async () => {
    const from = new Date("2026-11-20T12:00:00Z");
    await put({
      "taskTemplates/ours": aDailyTemplate("ours", from, { zooId: "home" }),
      "taskTemplates/theirs": aDailyTemplate("theirs", from, { zooId: "away" }),
    });
    await archive(true);
    const stands = async (id: string) =>
      (await read(`taskTemplates/${id}`))?.["status"];
    expect(await stands("ours")).toBe("suspended");
    expect(await read("taskTemplates/ours")).toMatchObject({ isActive: false });
    expect(await stands("theirs")).toBe("active");
    await archive(false);
    expect(await stands("ours")).toBe("suspended");
  });

  it("is a superAdmin's alone", async () => {
    for (const uid of ["admin", "keeper", "provider", "stranger"])
      expect(await archive(true, uid)).toBe("permission-denied");
    expect((await read("zoo/home"))?.["isArchived"]).toBe(false);
  });
});
