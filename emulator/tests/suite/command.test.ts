import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../support/free-port";

const emulator = fileURLToPath(new URL("../..", import.meta.url));
const command = join(emulator, "bin/local-firebase.mjs");
let folder: string;

interface Run {
  child: ChildProcess;
  output: () => string;
  code: Promise<number | null>;
}

/** Runs a program from the folder of a project that is not ours. */
function start(program: string, args: readonly string[]): Run {
  return launch(process.execPath, [program, ...args]);
}

/** In a group of its own, as a shell gives every job. */
function launch(name: string, args: readonly string[]): Run {
  const child = spawn(name, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
  const code = new Promise<number | null>((done) => {
    child.once("close", done);
  });
  return { child, output: () => text, code };
}

async function finished(args: readonly string[], program = command) {
  const run = start(program, args);
  const code = await run.code;
  return { code, output: run.output() };
}

/** Adds a visit with the SDK, says how many there are and ends with that as its code. */
const script = `
import { initializeApp } from "firebase/app";
import { addDoc, collection, connectFirestoreEmulator, getDocs, getFirestore } from "firebase/firestore";
const [host, port] = process.env.FIRESTORE_EMULATOR_HOST.split(":");
const db = getFirestore(initializeApp({ projectId: process.env.GCLOUD_PROJECT }));
connectFirestoreEmulator(db, host, Number(port));
await addDoc(collection(db, "visits"), {});
const { size } = await getDocs(collection(db, "visits"));
console.log("visits", size);
process.exit(size);
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "someone-elses "));
  await symlink(
    join(emulator, "node_modules"),
    join(folder, "node_modules"),
    "junction",
  );
  await writeFile(join(folder, "visit.mjs"), script);
  await writeFile(
    join(folder, "firestore.rules"),
    "rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents { match /visits/{id} { allow read, create; } } }",
  );
  const port = async () => ({ port: await freePort() });
  const emulators = {
    firestore: await port(),
    hub: await port(),
    logging: await port(),
    ui: { enabled: false },
  };
  const config = { firestore: { rules: "firestore.rules" }, emulators };
  await writeFile(join(folder, "firebase.json"), JSON.stringify(config));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("local-firebase", () => {
  it("explains itself", async () => {
    const help = await finished(["--help"]);
    expect(help.code).toBe(0);
    expect(help.output).toContain("local-firebase firestore [options]");
    expect((await finished(["--version"])).output).toMatch(/^\d+\.\d+\.\d+\n$/);
    const unknown = await finished(["deploy"]);
    expect(unknown.code).toBe(1);
    expect(unknown.output).toContain('Unknown command "deploy"');
  });

  it("says how to build what is not there", async () => {
    const copy = join(folder, "unbuilt");
    mkdirSync(copy);
    cpSync(join(emulator, "bin"), join(copy, "bin"), { recursive: true });
    const { code, output } = await finished(
      ["firestore"],
      join(copy, "bin/local-firebase.mjs"),
    );
    expect(code).toBe(1);
    expect(output).toContain('run "npm ci" and "npm run build"');
  });

  it("runs a script between start and stop, with its exit code, export and import", async () => {
    const exec = (...flags: string[]) =>
      finished([
        "emulators:exec",
        "--only",
        "firestore",
        "--project",
        `demo-command-${process.pid}`,
        ...flags,
        "node visit.mjs",
      ]);
    const first = await exec("--export-on-exit", "kept");
    expect(first.output).toContain("visits 1");
    expect(first.code).toBe(1);
    const second = await exec("--import", "kept");
    expect(second.output).toContain("visits 2");
    expect(second.code).toBe(2);
  });

  it("runs Firestore alone, with rules and a folder for the documents", async () => {
    const flags = ["--port", "0", "--project", "demo-alone"];
    const rules = ["--rules", "firestore.rules"];
    const visits = "/v1/projects/demo-alone/databases/(default)/documents";
    const running = async (...more: string[]) => {
      const run = start(command, ["firestore", ...flags, ...rules, ...more]);
      await expect
        .poll(run.output, { timeout: 10_000 })
        .toMatch(/listening on \S+\d\n/);
      const [, host] = /listening on (\S+)/.exec(run.output()) ?? [];
      return { ...run, url: `http://${host ?? ""}${visits}` };
    };
    const first = await running("--data", "documents");
    const posted = await fetch(`${first.url}/visits?documentId=a`, {
      method: "POST",
      body: "{}",
    });
    expect(posted.status).toBe(200);
    expect((await fetch(`${first.url}/other/a`)).status).toBe(403);
    first.child.kill("SIGTERM");
    expect(await first.code).toBe(0);
    const second = await running("--data", "documents");
    expect((await fetch(`${second.url}/visits/a`)).status).toBe(200);
    second.child.kill("SIGINT");
    expect(await second.code).toBe(0);
    const third = await running("--memory");
    expect((await fetch(`${third.url}/visits/a`)).status).toBe(404);
    third.child.kill("SIGTERM");
    expect(await third.code).toBe(0);
  });

  const untilListening = async ({ output }: Run): Promise<string> => {
    await expect
      .poll(output, { timeout: 30_000 })
      .toMatch(/listening on \S+\d\r?\n/);
    return `http://${/listening on (\S+)/.exec(output())?.[1] ?? ""}/`;
  };
  const alone = ["firestore", "--port", "0", "--memory"];

  it("outlives the shell that started it in the background", async () => {
    const background = start(command, alone);
    const url = await untilListening(background);
    process.kill(-(background.child.pid ?? 0), "SIGHUP");
    await new Promise((done) => setTimeout(done, 1500));
    expect((await fetch(url)).status).toBe(200);
    background.child.kill("SIGTERM");
    expect(await background.code).toBe(0);
  });

  it("ends with the terminal it was started in the foreground of", async () => {
    const line = [process.execPath, command, ...alone];
    const quoted = line.map((part) => `'${part}'`).join(" ");
    const terminal = launch("script", ["-qc", quoted, "/dev/null"]);
    const url = await untilListening(terminal);
    expect((await fetch(url)).status).toBe(200);
    terminal.child.kill("SIGKILL");
    await expect
      .poll(() => fetch(url).then(String, () => "gone"), { timeout: 30_000 })
      .toBe("gone");
  });
});
