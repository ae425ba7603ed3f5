import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  withFunctionTriggersDisabled,
} from "@firebase/rules-unit-testing";
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  setLogLevel,
} from "firebase/firestore";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeConfig } from "../../src/suite/config";
import { isAlive, runningSuite } from "../../src/suite/processes";
import { startSuite, type Suite } from "../../src/suite/start-suite";
import { freePort } from "../support/free-port";
import { writeFunctions } from "./functions-folder";

const project = `demo-suite-${process.pid}`;
const lines: string[] = [];
let folder: string;
let suite: Suite;
let documents: string;
/** A stored file of another suite on this machine, where firebase-tools keeps them by itself. */
const elsewhere = join(tmpdir(), "firebase/storage/blobs");
const others = join(elsewhere, `other-${process.pid}`);

const rulesOf = (content: string) =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents { ${content} } }`;
const open = "match /open/{id} { allow read: if true; }";
const storageRules = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o {
  match /{file} { allow read, write: if
    firestore.get(/databases/(default)/documents/cfg/storage).data.open == true; }
} }`;

const writeRules = (content: string) =>
  writeFile(join(folder, "firestore.rules"), content);

/**
 * The watcher of firebase-tools takes two changes of one moment for one, and on busy cores misses one: as somebody who
 * saves again each second until it is seen.
 */
const saved = <T>(content: string, look: () => T | Promise<T>) =>
  expect.poll(
    async () => {
      await writeRules(content);
      return look();
    },
    { ...patience, interval: 1000 },
  );

async function writeProject(): Promise<string> {
  await writeRules(rulesOf(open));
  await writeFile(join(folder, "storage.rules"), storageRules);
  await mkdir(join(folder, "functions"));
  await writeFunctions(join(folder, "functions"), project);
  const base = join(folder, "firebase.json");
  const config = {
    firestore: { rules: "firestore.rules" },
    storage: { rules: "storage.rules" },
    functions: [{ source: "functions", codebase: "default" }],
  };
  await writeFile(base, JSON.stringify(config));
  const names = [
    "firestore",
    "functions",
    "storage",
    "hub",
    "logging",
    "eventarc",
    "tasks",
  ] as const;
  const ports = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await freePort()])),
  ) as Record<(typeof names)[number], number>;
  return writeConfig(base, ports, join(folder, "suite/firebase.json"));
}

const options = () => ({
  configPath: join(folder, "suite/firebase.json"),
  project,
  only: ["firestore", "functions", "storage"] as const,
  exportDir: join(folder, "on-exit"),
});

beforeAll(async () => {
  setLogLevel("silent");
  folder = await mkdtemp(join(tmpdir(), "suite-"));
  await writeProject();
  await mkdir(elsewhere, { recursive: true });
  await writeFile(others, "kept");
  suite = await startSuite({
    ...options(),
    onLine: (line) => lines.push(line),
  });
  const host = `127.0.0.1:${suite.ports.firestore ?? 0}`;
  documents = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
  process.env["FIREBASE_EMULATOR_HUB"] = `127.0.0.1:${suite.ports.hub ?? 0}`;
});
afterAll(async () => {
  await suite.stop();
  delete process.env["FIREBASE_EMULATOR_HUB"];
  await rm(folder, { recursive: true, force: true });
  await rm(others, { force: true });
});

const statusOf = async (path: string) =>
  (await fetch(`${documents}/${path}`)).status;

const asOwner = (method: string, path: string, fields?: object) =>
  fetch(`${documents}/${path}`, {
    method,
    headers: { authorization: "Bearer owner" },
    body: fields ? JSON.stringify({ fields }) : undefined,
  });

/** The event a function wrote down; null when there is none. */
async function eventIn(path: string): Promise<unknown> {
  const answer = await asOwner("GET", path);
  if (!answer.ok) return null;
  const { fields } = (await answer.json()) as {
    fields: { event: { stringValue: string } };
  };
  return JSON.parse(fields.event.stringValue);
}
const patience = { timeout: 60_000, interval: 100 };

describe("stock firebase-tools on our Firestore", () => {
  it("is ready once, with its rules", async () => {
    expect(lines.join("\n")).toContain("All emulators ready!");
    await expect(startSuite(options())).rejects.toThrow("already runs");
    expect(existsSync(others)).toBe(true);
    expect(await statusOf("open/a")).toBe(404);
    expect(await statusOf("closed/a")).toBe(403);
    const pidFile = join(folder, "suite/suite.pid.json");
    expect(runningSuite(pidFile)).toEqual({ pid: suite.pid });
  });

  it("takes new rules as soon as their file changes, and keeps them when it is broken", async () => {
    const wider = rulesOf(`${open} match /closed/{id} { allow get; }`);
    const closed = () => statusOf("closed/a");
    await saved(wider, closed).toBe(404);
    const before = lines.length;
    const said = () => lines.slice(before).join("\n");
    await saved("service cloud.firestore {", said).toMatch(/error/i);
    expect(await closed()).toBe(404);
    await saved(rulesOf(open), closed).toBe(403);
  });

  it("delivers events to functions of both generations", async () => {
    const n = (value: number) => ({ n: { integerValue: String(value) } });
    await asOwner("PATCH", "src/a", n(1));
    await asOwner("PATCH", "old/a", n(2));
    await expect
      .poll(() => eventIn("copies/a"), patience)
      .toMatchObject({
        type: "google.cloud.firestore.document.v1.written",
        data: { value: { fields: n(1) } },
      });
    await expect
      .poll(() => eventIn("copies/old-a"), patience)
      .toMatchObject({ data: { value: { fields: n(2) } } });
    await asOwner("DELETE", "src/a");
    await expect
      .poll(() => eventIn("copies/a"), patience)
      .toMatchObject({ data: { oldValue: { fields: n(1) } } });
  });

  it("delivers nothing while a test has switched the triggers off", async () => {
    await withFunctionTriggersDisabled(() => asOwner("PATCH", "src/off", {}));
    await asOwner("PATCH", "src/on", {});
    await expect
      .poll(() => eventIn("copies/on"), patience)
      .toMatchObject({ data: {} });
    expect(await eventIn("copies/off")).toBeNull();
  });
});

const modular = (context: RulesTestContext) =>
  context.firestore() as unknown as Firestore;

describe("rules-unit-testing, finding everything through the hub", () => {
  it("has all it promises, Storage rules that read Firestore among it", async () => {
    const environment = await initializeTestEnvironment({
      projectId: project,
      firestore: {
        rules: rulesOf(
          "match /mine/{uid} { allow read, write: if request.auth.uid == uid; }",
        ),
      },
      storage: { rules: storageRules },
    });
    const { firestore, storage } = environment.emulators;
    expect([firestore?.port, storage?.port]).toEqual([
      suite.ports.firestore,
      suite.ports.storage,
    ]);
    const ann = environment.authenticatedContext("ann");
    const nobody = environment.unauthenticatedContext();
    await assertSucceeds(setDoc(doc(modular(ann), "mine/ann"), { n: 1 }));
    await assertFails(setDoc(doc(modular(ann), "mine/ben"), { n: 1 }));
    await assertFails(getDoc(doc(modular(nobody), "mine/ann")));
    const upload = () => ann.storage().ref("a.txt").putString("text").then();
    await assertFails(upload());
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = modular(context);
      expect((await getDocs(collection(db, "mine"))).size).toBe(1);
      await setDoc(doc(db, "cfg/storage"), { open: true });
    });
    await assertSucceeds(upload());
    await environment.clearStorage();
    await expect(
      ann.storage().ref("a.txt").getMetadata(),
    ).rejects.toMatchObject({ code: "storage/object-not-found" });
    await environment.clearFirestore();
    const mine = await getDoc(doc(modular(ann), "mine/ann"));
    expect(mine.exists()).toBe(false);
    await environment.cleanup();
  });
});

it("exports when asked and at its end, and leaves nothing behind", async () => {
  const metadata = "firebase-export-metadata.json";
  await suite.exportTo(join(folder, "deep/export"), ["firestore"]);
  expect(existsSync(join(folder, "deep/export", metadata))).toBe(true);
  await suite.stop();
  expect(await suite.exited).toBe(0);
  expect(existsSync(join(folder, "on-exit", metadata))).toBe(true);
  expect(isAlive(suite.pid)).toBe(false);
  expect(existsSync(join(folder, "suite/suite.pid.json"))).toBe(false);
  await expect(fetch(documents)).rejects.toThrow();
});

it("ends with its export when the script that started it is killed", async () => {
  const configPath = writeConfig(
    join(folder, "firebase.json"),
    {
      firestore: await freePort(),
      hub: await freePort(),
      logging: await freePort(),
    },
    join(folder, "orphan/firebase.json"),
  );
  const exportDir = join(folder, "orphan/export");
  const only = ["firestore"];
  const orphan = { configPath, project: `${project}-orphan`, only, exportDir };
  const library = new URL("../../src/suite/start-suite.ts", import.meta.url);
  const script = `import { startSuite } from ${JSON.stringify(library.href)};
    const { pid } = await startSuite(${JSON.stringify(orphan)});
    console.log("pid", pid);
    setInterval(() => {}, 1000);`;
  const flags = ["--import", "tsx", "--input-type=module", "--eval", script];
  const starter = spawn(process.execPath, flags, {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  starter.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => text, patience).toMatch(/pid \d+\n/);
  const pid = Number(/pid (\d+)/.exec(text)?.[1]);
  starter.kill("SIGKILL");
  await expect.poll(() => isAlive(pid), patience).toBe(false);
  const metadata = join(exportDir, "firebase-export-metadata.json");
  expect(existsSync(metadata)).toBe(true);
});
