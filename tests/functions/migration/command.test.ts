import { spawn } from "node:child_process";
import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idsOf, put, read, useStage } from "../stage";

const project = "demo-migrate-command";
const stage = useStage(project, "file");

const people: Record<string, { email: string; disabled: boolean }> = {
  boss: { email: "boss@suricate.test", disabled: false },
  out: { email: "out@suricate.test", disabled: true },
};

/** Answers what Firebase Authentication answers about these accounts. */
const authentication: Server = createServer((asked, answer) => {
  void text(asked).then((body) => {
    const { localId } = JSON.parse(body) as { localId: string[] };
    const users = localId.flatMap((uid) => {
      const known = people[uid];
      return known === undefined ? [] : [{ localId: uid, ...known }];
    });
    answer.setHeader("content-type", "application/json");
    answer.end(JSON.stringify({ users }));
  });
});

beforeAll(async () => {
  await new Promise<void>((open) => {
    authentication.listen(0, "127.0.0.1", open);
  });
  await put({
    "zoo/park": { zooName: "Parc", chatKey: "hidden-key" },
    "zoo/trial": { zooName: "Essai", environment: "test" },
    "sectors/savanna": {
      zooId: "park",
      label: "Savane",
      sectorKeeper: ["out"],
    },
    "users/boss": { userZoo: { value: "park" }, userRight: "admin" },
    "users/nomad": { userRight: "superAdmin" },
    // A card of ours whose access record is not there: whatever it says grants nothing.
    "users/lost": {
      zooId: "park",
      userRight: "superAdmin",
      schemaVersion: 1,
      createdBy: "system",
    },
    "users/out": { zooId: "park", userMail: "old@suricate.test" },
  });
});
afterAll(() => {
  authentication.close();
});

async function command(...args: string[]) {
  const { port } = authentication.address() as AddressInfo;
  const child = spawn(
    process.execPath,
    ["demo/run.mjs", "demo/migrate.ts", ...args],
    {
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: stage.host(),
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const [code, said, complained] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
  ]);
  // What is missing is installed first, and that is said before.
  return { code, said: said.slice(said.indexOf("users:")), complained };
}

it("npm run migrate says what it would do, does it, and finds it done", async () => {
  const dry = await command("--project", project, "--dry-run");
  expect(dry).toMatchObject({ code: 0, complained: "" });
  expect(dry.said).toContain("users: 4 read, 3 written, 1 left alone");
  expect(dry.said).toContain("movedToConfig chatKey: 1 (park)");
  expect(dry.said).not.toContain("hidden-key");
  expect(await idsOf("access")).toEqual([]);

  const done = await command("--project", project);
  expect(done).toEqual(dry);
  expect(done.said).toContain("noAccess: 1 (lost)");
  expect(await idsOf("access")).toEqual(["boss", "nomad", "out"]);
  expect(await read("access/boss")).toMatchObject({
    right: "admin",
    status: "active",
    zooId: "park",
  });
  // Who reaches everywhere and says no home belongs where things are tried out: without one their card is nobody's.
  for (const path of ["access/nomad", "users/nomad"])
    expect(await read(path)).toMatchObject({ zooId: "trial" });
  expect(done.said).toContain("noZoo: 1 (nomad)");
  expect(await read("access/out")).toMatchObject({ status: "disabled" });
  expect(await read("users/out/private/account")).toMatchObject({
    userMail: "out@suricate.test",
    rolesBefore: { keeper: ["savanna"] },
  });
  expect(await read("zoo/park")).not.toHaveProperty("chatKey");
  expect(await read("zoo/park/private/config")).toMatchObject({
    chatKey: "hidden-key",
  });

  const again = await command("--project", project);
  expect(again.code).toBe(0);
  expect(new Set(again.said.match(/\d+ written/g))).toEqual(
    new Set(["0 written"]),
  );
});

it("says in one line what it cannot understand", async () => {
  const { code, complained } = await command("--everything");
  expect(code).toBe(1);
  expect(complained.trim().split("\n")).toEqual([
    expect.stringContaining("Usage: npm run migrate"),
  ]);
});
