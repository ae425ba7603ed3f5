import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { EmulatorName } from "../../emulator/src/suite/config";
import {
  killLeftovers,
  runningSuite,
} from "../../emulator/src/suite/processes";
import type { Suite } from "../../emulator/src/suite/start-suite";
import { startSuite } from "../../emulator/src/suite/start-suite";
import { stopSignals } from "../../emulator/src/suite/terminal.mjs";
import { demoFolder } from "../setup/demo-folder.mjs";
import { seedSuite } from "../seed/load";
import { syncBody } from "../sync/body";
import { serveSync } from "../sync/serve";
import { announce } from "./announce";
import {
  emulatorsJson,
  foreignProject,
  project,
  writeSuiteConfig,
} from "./config";
import { serveDevelopment } from "./development";
import { exportNext, newestExport } from "./exports";
import { keepAccounts, keepTime } from "./keep";
import { keepMails } from "./mails";
import type { Ports } from "./ports";
import { busyPorts, portsFrom } from "./ports";
import { waitForFunctions, waitForPage, warmSaving } from "./ready";

const root = fileURLToPath(new URL("../..", import.meta.url));
const at = (...parts: string[]) => join(root, ...parts);

interface Options {
  fresh: boolean;
  dev: boolean;
  official: boolean;
  /** Whether schedules fire every minute by themselves; tests switch it off. */
  ticking: boolean;
  ports: Ports;
  projectId: string;
  /** Where the data live. */
  data: string;
}

function optionsFrom(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  return {
    fresh: args.includes("--fresh"),
    dev: args.includes("--dev"),
    official: args.includes("--official"),
    ticking: env["SURICATE_TICK"] !== "off",
    ports: portsFrom(env),
    projectId: env["SURICATE_PROJECT"] ?? project,
    data: resolve(root, env["SURICATE_DATA"] ?? ".data"),
  };
}

/** The folder of the data as a person would write it. */
function shownFolder(data: string): string {
  const within = relative(root, data);
  return within.startsWith("..") ? data : within;
}

const say = (line: string) => console.log(line);

/** What must not be so before anything is touched; null when the way is free. */
async function obstacle(options: Options): Promise<string | null> {
  const { data, ports, fresh, projectId } = options;
  const running = runningSuite(pidFile(data));
  if (running !== null)
    return `Suricate already runs here (process ${running.pid}): open http://127.0.0.1:${ports.hosting}, or stop it first: Ctrl-C, or kill ${running.pid}.`;
  const ended = await killLeftovers(pidFile(data));
  if (ended.length > 0)
    say(`Ended ${ended.length} processes that a killed run had left.`);
  const foreign = fresh ? null : foreignProject(data, projectId);
  if (foreign !== null)
    return `The data in ${shownFolder(data)} belong to the project ${foreign}, not to ${projectId}: nobody could sign in. Set SURICATE_PROJECT=${foreign}, choose another folder with SURICATE_DATA, or begin again with npm start -- --fresh.`;
  const busy = await busyPorts(ports);
  return busy.length === 0 ? null : busy.join("\n");
}

const pidFile = (data: string) => join(data, "suite", "suite.pid.json");

/** The folder Hosting serves; it appears when everything behind it is there. */
const siteOf = (data: string) => join(data, "suite", "site");

function prepare({ data, fresh, ports, projectId }: Options): string {
  if (fresh) rmSync(data, { recursive: true, force: true });
  const folder = join(data, "suite");
  mkdirSync(folder, { recursive: true });
  rmSync(siteOf(data), { recursive: true, force: true });
  writeFileSync(
    join(folder, "emulators.json"),
    emulatorsJson(ports, projectId),
  );
  return writeSuiteConfig(at("firebase.json"), ports, folder, "site");
}

/** A copy: a later build, or another start on other ports, changes nothing of what this one serves. */
function openSite({ data, ports, projectId }: Options): void {
  const next = `${siteOf(data)}-next`;
  rmSync(next, { recursive: true, force: true });
  cpSync(at("dist"), next, { recursive: true });
  writeFileSync(join(next, "emulators.json"), emulatorsJson(ports, projectId));
  renameSync(next, siteOf(data));
}

async function start(
  options: Options,
  configPath: string,
  syncAddress: string,
): Promise<Suite> {
  const { data, dev, official, projectId } = options;
  const only: EmulatorName[] = ["auth", "firestore", "functions", "storage"];
  const store = join(data, "firestore");
  const accounts = newestExport(data);
  const empty = accounts === null && !existsSync(store);
  if (empty && !official)
    say("The store is empty: bringing in the demonstration establishments.");
  return startSuite({
    configPath,
    project: projectId,
    only: dev ? only : [...only, "hosting"],
    // Where the links in mails lead.
    env: {
      TZ: "UTC",
      APP_URL: `http://127.0.0.1:${options.ports.hosting}`,
      SYNC_ADDRESS: syncAddress,
    },
    sharedFunctions: true,
    cwd: join(data, "suite"),
    pidFile: pidFile(data),
    official,
    ...(official
      ? {}
      : { dataDir: store, indexes: at("firestore.indexes.json") }),
    ...(official && accounts === null
      ? {}
      : {
          importDir:
            accounts ?? at(demoFolder(process.env["SURICATE_PROJECT"])),
        }),
    onLine: progress,
  });
}

/** The few lines of firebase-tools that tell a person how far it is. */
function progress(coloured: string): void {
  const line = stripVTControlCharacters(coloured).trim();
  const shown =
    /^(?:i|✔|⚠)\s+(?:emulators|auth|firestore|functions|storage|hosting):/u;
  if (
    shown.test(line) &&
    !/ignored because|Unable to fetch|not available|variable override|websocket|logging to|single demo|will fail| - - \[/u.test(
      line,
    )
  )
    say(line);
}

async function fill(options: Options): Promise<void> {
  const { ports, projectId } = options;
  await seedSuite(
    {
      firestoreHost: `127.0.0.1:${ports.firestore}`,
      authHost: `127.0.0.1:${ports.auth}`,
      project: projectId,
    },
    new Date(),
  );
}

const interrupted = (): Promise<void> =>
  new Promise((done) => {
    for (const name of stopSignals()) process.once(name, () => done());
  });

/** Nobody asked it to: what it wrote last is all that tells why. */
function sayThatItEnded(code: number | null, last: readonly string[]): void {
  const how = code === null ? "by a signal" : `with code ${code}`;
  console.error(`The local suite ended by itself, ${how}. Its last lines:`);
  for (const line of last) console.error(`  ${line}`);
}

/** Everything after the suite's own start: what fills it, opens it and keeps it; until it is told to stop. */
async function serve(
  suite: Suite,
  options: Options,
  stopAsked: Promise<void>,
): Promise<number> {
  const { ports, data, projectId } = options;
  const functionsHost = `127.0.0.1:${ports.functions}`;
  const authHost = `127.0.0.1:${ports.auth}`;
  const firestoreHost = `127.0.0.1:${ports.firestore}`;
  const mail = join(data, "suite", options.dev ? "" : "site", "mail.json");
  if (options.official) await fill(options);
  else if (newestExport(data) === null) await exportNext(suite, data);
  await waitForFunctions(functionsHost, projectId);
  const closeVite = options.dev
    ? await serveDevelopment(root, ports, emulatorsJson(ports, projectId), mail)
    : null;
  if (closeVite === null) openSite(options);
  const app = `http://127.0.0.1:${ports.hosting}`;
  await waitForPage(app);
  const stopKeeping = options.official
    ? () => Promise.resolve()
    : keepAccounts(suite, authHost, projectId, data, say);
  const stopTime = options.ticking
    ? keepTime(functionsHost, projectId, say)
    : () => undefined;
  const stopMails = keepMails(firestoreHost, projectId, mail, say);
  const requests = options.official ? null : `http://${firestoreHost}/requests`;
  announce({ app, requests, data: shownFolder(data) }, say);
  void warmSaving(functionsHost, projectId);
  const ended = await Promise.race([
    suite.exited.then((code) => ({ code })),
    stopAsked,
  ]);
  stopTime();
  stopMails();
  if (ended) sayThatItEnded(ended.code, suite.lastLines());
  say(`Stopping; the data stay in ${shownFolder(data)}.`);
  await stopKeeping();
  await closeVite?.();
  return ended && ended.code !== 0 ? 1 : 0;
}

async function run(options: Options): Promise<number> {
  const stopAsked = interrupted();
  const sync = await serveSync(syncBody);
  try {
    const suite = await start(options, prepare(options), sync.address);
    try {
      return await serve(suite, options, stopAsked);
    } finally {
      await suite.stop();
    }
  } finally {
    await sync.close();
  }
}

/** Starts everything and stays until it is interrupted; answers the exit code. */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    const options = optionsFrom(args, env);
    const problem = await obstacle(options);
    if (problem === null) return await run(options);
    console.error(problem);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return 1;
}
