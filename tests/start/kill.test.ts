import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { demoDocument } from "../../demo/seed/build/document";
import { writeDocuments } from "../../demo/seed/load";
import { newestExport } from "../../demo/start/exports";
import { statusOf } from "./ask";
import type { Start } from "./suricate";
import {
  hangUp,
  isRunning,
  killAll,
  killHeads,
  page,
  port,
  project,
  start,
  stop,
  suiteAddress,
  suitePids,
} from "./suricate";

const data = mkdtempSync(join(tmpdir(), "suricate-kill-"));
const mail = "lena@suricate.test";
const password = "meerkats at dawn";
const count = 50;
/** How long a loaded machine may take for what is done in a moment. */
const patience = 60_000;

const identity = `http://${suiteAddress.authHost}/identitytoolkit.googleapis.com/v1`;
const documents = `http://${suiteAddress.firestoreHost}/v1/projects/${project}/databases/(default)/documents`;
const headers = {
  authorization: "Bearer owner",
  "content-type": "application/json",
};

let running: Start | null = null;

async function begin(args: readonly string[] = []): Promise<Start> {
  running = start(data, args);
  await running.ready;
  return running;
}

afterAll(async () => {
  if (running !== null) await stop(running);
  rmSync(data, { recursive: true, force: true });
});

/** The status of signing in: 200, or 400 for an account nobody knows. */
const signInStatus = () =>
  statusOf(`${identity}/accounts:signInWithPassword?key=local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email: mail, password },
  });

const sectorId = (index: number) => `kept-${index}`;

async function storedSectors(): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      statusOf(`${documents}/sectors/${sectorId(index)}`, { headers }),
    ),
  );
  return answers.filter((status) => status === 200).length;
}

const sectors = Array.from({ length: count }, (_, index) => {
  const id = sectorId(index);
  const name = `Secteur ${index}`;
  return demoDocument(
    "sectors",
    id,
    { zooId: "sentinelle", sectorName: name, label: name, value: id },
    { createdAt: new Date(), createdBy: "admin" },
  );
});

/** The accounts of the newest whole export, as text. */
function exportedAccounts(): string {
  const folder = newestExport(data);
  const file = join(folder ?? "", "auth_export/accounts.json");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

it("keeps documents and accounts over a SIGKILL of all its processes", async () => {
  const first = await begin();
  expect(await statusOf(page)).toBe(200);
  const made = await statusOf(`${identity}/projects/${project}/accounts`, {
    method: "POST",
    headers,
    body: { email: mail, password },
  });
  expect(made).toBe(200);
  await expect
    .poll(exportedAccounts, { timeout: patience, interval: 200 })
    .toContain(mail);
  await writeDocuments(suiteAddress, sectors);
  await killAll(first, data);
  await expect.poll(() => suitePids(data), { timeout: patience }).toEqual([]);

  await begin();
  expect(await storedSectors()).toBe(count);
  expect(await signInStatus()).toBe(200);
});

it("goes on when the shell that started it in the background is gone", async () => {
  if (running === null) throw new Error("nothing runs");
  const ended = running.exited.then(() => "ended");
  hangUp(running);
  const pause = new Promise((done) => setTimeout(done, 5000, "runs"));
  expect(await Promise.race([ended, pause])).toBe("runs");
  expect(await statusOf(page)).toBe(200);
  expect(await storedSectors()).toBe(count);
});

it("does not start twice: one line says so", async () => {
  const second = start(data);
  expect(await second.exited).toBe(1);
  expect(second.complaints().trim().split("\n")).toEqual([
    expect.stringMatching(/^Suricate already runs here \(process \d+\)/),
  ]);
  expect(await statusOf(page)).toBe(200);
});

it("ends what a killed start left behind, and begins again when asked to", async () => {
  if (running === null) throw new Error("nothing runs");
  await killHeads(running, data);
  await begin(["--fresh"]);
  expect(await storedSectors()).toBe(0);
  expect(await signInStatus()).toBe(400);
  expect(await statusOf(`${documents}/zoo/sentinelle`, { headers })).toBe(200);
});

it("stops on Ctrl-C and leaves no process behind", async () => {
  if (running === null) throw new Error("nothing runs");
  const last = running;
  running = null;
  const pids = suitePids(data);
  expect(pids).not.toEqual([]);
  expect(await stop(last)).toBe(0);
  expect(pids.filter(isRunning)).toEqual([]);
});

it("says in one line which port is in use and which variable moves it", async () => {
  const other = createServer();
  await new Promise<void>((open) => {
    other.listen(port("STORAGE"), "127.0.0.1", open);
  });
  const blocked = start(data);
  expect(await blocked.exited).toBe(1);
  const lines = blocked.complaints().trim().split("\n");
  expect(lines).toEqual([expect.stringContaining("SURICATE_PORT_STORAGE")]);
  expect(lines[0]).toContain(String(port("STORAGE")));
  await new Promise((closed) => other.close(closed));
});
