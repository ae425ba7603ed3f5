import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FirebaseOptions } from "firebase/app";
import { restClient } from "../clients/rest/client";
import type { RestTarget } from "../clients/rest/connection";
import type { WebTarget } from "../clients/web/client";
import { fieldsToWire } from "../clients/rest/values";
import type { Data } from "../format/scenario";
import type { Control } from "./runner";

/** What the cases are run against. */
export interface Target {
  project: string;
  /** `host:port` of the emulator, or null for the service. */
  host: string | null;
  rest: RestTarget;
  web: WebTarget;
  control: Control;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const program = `${root}dist/firestore.cjs`;
const START_WAIT_MS = 20_000;

function build(): void {
  const { status } = spawnSync(process.execPath, ["build.mjs"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The emulator cannot be built.");
}

/** Starts our own emulator on a free port, in memory, with no rules. */
async function startOwn(project: string) {
  if (!existsSync(program)) build();
  const child = spawn(
    process.execPath,
    [program, "--host", "127.0.0.1", "--port", "0", "--project_id", project],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const host = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error("The emulator did not start.")),
      START_WAIT_MS,
    );
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /listening on (\S+)/.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The emulator ended (${String(code)}): ${output}`));
    });
  });
  return {
    host,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

function createControl(project: string, rest: RestTarget): Control {
  const client = restClient(rest);
  let fresh = 0;
  const run = Math.random().toString(36).slice(2, 8);
  return {
    project,
    freshProject: () => `demo-rules-${run}-${(fresh += 1)}`,
    hand: (of) => client.hand(of, undefined),
    async seed(of, given) {
      const documents = `projects/${of}/databases/(default)/documents`;
      const writes = Object.entries(given).map(
        ([path, data]: [string, Data]) => ({
          update: {
            name: `${documents}/${path}`,
            fields: fieldsToWire({ documents }, data),
          },
        }),
      );
      const { status, text } = await client
        .hand(of, undefined)
        .rest("POST", `${documents}:commit`, { writes } as never);
      if (status !== 200) throw new Error(`The given documents: ${text}`);
    },
    async setRules(of, source) {
      const answer = await fetch(
        `${rest.url}/emulator/v1/projects/${of}:securityRules`,
        {
          method: "PUT",
          body: JSON.stringify({ rules: { files: [{ content: source }] } }),
        },
      );
      const text = await answer.text();
      if (!answer.ok || text.includes("ERROR"))
        throw new Error(`The rules of the case: ${text}`);
    },
  };
}

function emulatorTarget(
  project: string,
  host: string,
  stop: () => Promise<void>,
): Target {
  const rest = {
    url: `http://${host}`,
    ownerToken: () => Promise.resolve("owner"),
  };
  const [name = "", port = ""] = host.split(":");
  return {
    project,
    host,
    rest,
    web: { emulator: { host: name, port: Number(port) }, config: null },
    control: createControl(project, rest),
    stop,
  };
}

async function realTarget(
  project: string,
  config: FirebaseOptions,
): Promise<Target> {
  const { applicationDefault } = await import("firebase-admin/app");
  const credential = applicationDefault();
  const rest = {
    url: "https://firestore.googleapis.com",
    ownerToken: async () => (await credential.getAccessToken()).access_token,
  };
  return {
    project,
    host: null,
    rest,
    web: { emulator: null, config },
    control: createControl(project, rest),
    stop: () => Promise.resolve(),
  };
}

/** Whether the environment names an emulator (rules can be set) or a real project. */
export const isEmulator = process.env["CONFORMANCE_PROJECT"] === undefined;

/**
 * The target the environment names: `CONFORMANCE_PROJECT` a real project, `FIRESTORE_EMULATOR_HOST` an emulator
 * that runs already; else our own, started here and ended by `stop`.
 */
export async function openTarget(): Promise<Target> {
  const real = process.env["CONFORMANCE_PROJECT"];
  if (real !== undefined) {
    const config = process.env["CONFORMANCE_WEB_CONFIG"];
    if (config === undefined)
      throw new Error(
        "CONFORMANCE_PROJECT needs CONFORMANCE_WEB_CONFIG, the web configuration as JSON.",
      );
    return realTarget(real, JSON.parse(config) as FirebaseOptions);
  }
  const project = "demo-conformance";
  const host = process.env["FIRESTORE_EMULATOR_HOST"];
  if (host !== undefined)
    return emulatorTarget(project, host, () => Promise.resolve());
  const own = await startOwn(project);
  return emulatorTarget(project, own.host, own.stop);
}
