import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeConfig } from "../../src/suite/config";
import { isAlive } from "../../src/suite/processes";
import { startSuite, type Suite } from "../../src/suite/start-suite";
import { freePort } from "../support/free-port";
import { writeFunctionsFolder } from "./functions-folder";

const project = `demo-shared-${process.pid}`;
const region = "us-central1";
const names = ["one", "two", "stuck", "broken", "crashing"];
const lines: string[] = [];
let folder: string;
let suite: Suite;

const endpoint = (name: string, trigger: string, more = "") => `
  ${name}:
    platform: gcfv2
    entryPoint: ${name}
    region: [${region}]${more}
    ${trigger}`;

const manifest = `specVersion: v1alpha1
endpoints:${names.map((name) => endpoint(name, "httpsTrigger: {}", name === "stuck" ? "\n    timeoutSeconds: 1" : "")).join("")}${endpoint(
  "told",
  `eventTrigger:
      eventType: google.cloud.firestore.document.v1.written
      retry: false
      eventFilters:
        database: (default)
        namespace: (default)
      eventFilterPathPatterns:
        document: src/{id}`,
)}
`;

const program = (version: number) => `
let asked = 0;
const answer = (name) => (request, response) => {
  asked += 1;
  console.log(name + " is asked");
  response.json({ name, version: ${version}, pid: process.pid, asked, body: request.body });
};
exports.one = answer("one");
exports.two = answer("two");
exports.stuck = () => {
  for (;;);
};
exports.broken = () => {
  throw new Error("broken as it should be");
};
exports.crashing = (request, response) => {
  if (request.query.really === undefined) response.json({ pid: process.pid });
  else setTimeout(() => { throw new Error("gone as it should be"); });
};
exports.told = () => console.log("told by " + process.pid);
`;

interface Answer {
  name: string;
  version: number;
  pid: number;
  asked: number;
  body: unknown;
}

const ask = (name: string, body: object = {}) =>
  fetch(
    `http://127.0.0.1:${suite.ports.functions ?? 0}/${project}/${region}/${name}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    },
  );

const answered = async (name: string, body?: object): Promise<Answer> =>
  (await (await ask(name, body)).json()) as Answer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shared-"));
  await mkdir(join(folder, "functions"));
  await writeFunctionsFolder(join(folder, "functions"), manifest, program(1));
  const base = join(folder, "firebase.json");
  await writeFile(
    base,
    JSON.stringify({ functions: [{ source: "functions" }] }),
  );
  const emulators = [
    "firestore",
    "functions",
    "hub",
    "logging",
    "eventarc",
    "tasks",
  ] as const;
  const ports = Object.fromEntries(
    await Promise.all(emulators.map(async (name) => [name, await freePort()])),
  ) as Record<(typeof emulators)[number], number>;
  suite = await startSuite({
    configPath: writeConfig(base, ports, join(folder, "suite/firebase.json")),
    project,
    only: ["firestore", "functions"],
    sharedFunctions: true,
    onLine: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await suite.stop();
  await rm(folder, { recursive: true, force: true });
});

it("runs every function as itself, asked at once, in one process", async () => {
  const bodies = Array.from({ length: 20 }, (_, n) => ({ n }));
  const answers = await Promise.all(
    bodies.map((body, n) => answered(n % 2 === 0 ? "one" : "two", body)),
  );
  expect(answers.map(({ name, body }) => ({ name, body }))).toEqual(
    bodies.map((body, n) => ({ name: n % 2 === 0 ? "one" : "two", body })),
  );
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
  expect(new Set(answers.map(({ asked }) => asked)).size).toBe(20);
});

it("says what each function says", async () => {
  await ask("one");
  await ask("two");
  await expect.poll(() => lines.join("\n")).toMatch(/two is asked/);
  expect(lines.join("\n")).toMatch(/one is asked/);
});

it("keeps what is told in the background in a process of its own", async () => {
  const { pid } = await answered("one");
  const host = `127.0.0.1:${suite.ports.firestore ?? 0}`;
  await fetch(
    `http://${host}/v1/projects/${project}/databases/(default)/documents/src/a`,
    {
      method: "PATCH",
      headers: { authorization: "Bearer owner" },
      body: JSON.stringify({ fields: {} }),
    },
  );
  await expect
    .poll(() => /told by (\d+)/u.exec(lines.join("\n"))?.[1], {
      timeout: 30_000,
    })
    .toBeDefined();
  expect(lines.join("\n")).not.toContain(`told by ${pid}`);
});

it("answers further where one function throws", async () => {
  const before = await answered("one");
  expect((await ask("broken")).status).toBe(500);
  expect((await ask("broken")).status).toBe(500);
  expect((await answered("one")).pid).toBe(before.pid);
  expect(lines.join("\n")).toContain("broken as it should be");
});

/** The process in which a function answers now; null: what is asked as a process ends may go down with it. */
const pidNow = async (): Promise<number | null> => {
  const response = await ask("one");
  return response.ok ? ((await response.json()) as Answer).pid : null;
};

/** Another process than this one answers from here on. */
async function anewAfter(pid: number): Promise<number> {
  const found: number[] = [];
  await expect
    .poll(
      async () => {
        const now = await pidNow();
        if (now !== null && now !== pid) found.push(now);
        return found.length;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  return found[0] ?? pid;
}

it("begins anew where a function ends its process, or keeps it beyond its time", async () => {
  const { pid } = await answered("crashing");
  expect((await ask("crashing?really=yes")).status).toBe(500);
  const next = await anewAfter(pid);
  expect((await ask("stuck")).status).toBe(500);
  await expect.poll(() => isAlive(next), { timeout: 30_000 }).toBe(false);
  await anewAfter(next);
});

it("runs changed code", async () => {
  await expect
    .poll(
      async () => {
        await writeFile(join(folder, "functions/index.js"), program(2));
        return (await answered("two")).version;
      },
      { timeout: 60_000, interval: 1500 },
    )
    .toBe(2);
});

it("ends with the suite", async () => {
  const { pid } = await answered("one");
  await suite.stop();
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
});
