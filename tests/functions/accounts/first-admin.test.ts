import { expect, it } from "vitest";
import { completeFirstSignIn } from "../../../functions/src/index";
import { makeFirstAdmin } from "../../../functions/src/tools/first-admin";
import { ask } from "../ask";
import { idsOf, put, read, useStage } from "../stage";
import { useFakeAccounts } from "./fake-accounts";
import { auditEntries, everything, staffed } from "./staffed";

useStage("demo-first-admin");
const fake = useFakeAccounts();
const mail = "first@suricate.test";

it("a new project gets its first superAdmin, who comes in like everybody new, and no second one", async () => {
  const password = await makeFirstAdmin(mail);
  const [uid = ""] = await idsOf("access");
  const [zooId] = await idsOf("zoo");
  expect(fake.all.get(uid)).toMatchObject({ mail, password });
  expect(await read(`access/${uid}`)).toMatchObject({
    right: "superAdmin",
    status: "pending",
    staff: true,
    zooId,
  });
  // The provider's own is for trying things out: nobody's animals are looked after there.
  expect(await read(`zoo/${zooId ?? ""}`)).toMatchObject({
    environment: "test",
    mainTest: true,
  });
  // What colleagues read says nothing of the address.
  expect(JSON.stringify(await read(`users/${uid}`))).not.toMatch(
    /first|suricate\.test/,
  );
  expect(await auditEntries()).toEqual([`system userCreated ${uid}`]);
  const first = { newPassword: "my-own-one", eula: 4 };
  expect(await ask(completeFirstSignIn, uid, first)).toMatchObject({
    success: true,
  });
  const before = await everything();
  for (const other of [mail, "second@suricate.test"])
    await expect(makeFirstAdmin(other)).rejects.toThrow("superAdmin already");
  expect(await everything()).toBe(before);
  expect(fake.all.get(uid)?.password).toBe("my-own-one");
});

it("of two made at once one is, and what was cut is completed under the same account", async () => {
  const made = await Promise.allSettled([
    makeFirstAdmin("one@suricate.test"),
    makeFirstAdmin("two@suricate.test"),
  ]);
  expect(made.map(({ status }) => status).sort()).toEqual([
    "fulfilled",
    "rejected",
  ]);
  expect(await idsOf("access")).toHaveLength(1);
});

it("is made in the establishment there is, under an account there is", async () => {
  await put({ "zoo/home": staffed()["zoo/home"] ?? {} });
  fake.add("known", mail);
  await makeFirstAdmin(mail);
  expect(await idsOf("zoo")).toEqual(["home"]);
  expect(await read("access/known")).toMatchObject({ zooId: "home" });
});

it("is made in the test environment where there are several", async () => {
  await put({
    "zoo/a": { zooName: "Baie" },
    "zoo/b": { zooName: "Lande", environment: "test" },
    "zoo/c": { zooName: "Dune", mainTest: true, isArchived: true },
  });
  await makeFirstAdmin(mail);
  const [uid = ""] = await idsOf("access");
  expect(await read(`access/${uid}`)).toMatchObject({ zooId: "b" });
  expect(await idsOf("zoo")).toEqual(["a", "b", "c"]);
});

it.each([["superAdmin"], [{ value: "superAdmin", label: "Super admin" }]])(
  "waits for the migration where an earlier version has its superAdmin: %j",
  async (userRight) => {
    const card = { userFirstname: "Odile", userMail: mail, userRight };
    await put({ "users/old": card });
    fake.add("old", mail, "their-own");
    const before = await everything();
    for (const asked of [mail, "second@suricate.test"])
      await expect(makeFirstAdmin(asked)).rejects.toThrow("npm run migrate");
    expect(await everything()).toBe(before);
    expect([...fake.all.values()]).toMatchObject([{ password: "their-own" }]);
  },
);

it("writes over nobody's records, and leaves their password", async () => {
  fake.add("known", mail, "their-own");
  const records: [string, Record<string, unknown>, string][] = [
    ["users/known", { userFirstname: "Odile" }, "npm run migrate"],
    ["access/known", { right: "admin", status: "active" }, "already"],
  ];
  for (const [path, record, reason] of records) {
    await put({ [path]: record });
    await expect(makeFirstAdmin(mail)).rejects.toThrow(reason);
    expect(await read(path)).toEqual(record);
  }
  expect(fake.all.get("known")?.password).toBe("their-own");
});
