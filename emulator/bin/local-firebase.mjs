#!/usr/bin/env node
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const home = fileURLToPath(new URL("..", import.meta.url));
const programs = {
  firestore: join(home, "dist", "firestore.cjs"),
  storageRules: join(home, "dist", "storage-rules.cjs"),
};

const help = `Firebase emulators on this machine, without a JVM.

  local-firebase emulators:start [options]          as the Firebase CLI does it
  local-firebase emulators:exec [options] "<script>"  as the Firebase CLI does it
  local-firebase emulators:export [options] <folder>  as the Firebase CLI does it
  local-firebase firestore [options]                Firestore alone

All options of the Firebase CLI are its own. Their Firestore keeps its documents
in the folder that FIRESTORE_LOCAL_DATA names, else in memory, and refuses queries
whose index is missing in the file that FIRESTORE_LOCAL_INDEXES names.

Options of "firestore":
  --port <n>         0 takes a free one; default 8080
  --host <address>   default 127.0.0.1
  --project <id>     whose database /reset empties; default demo-project
  --rules <file>     Security Rules; without them everything is allowed
  --indexes <file>   refuse queries whose index is missing there
  --data <folder>    keep the documents there
  --memory           keep nothing (default)

  --help, --version
`;

const version = () =>
  JSON.parse(readFileSync(join(home, "package.json"), "utf8")).version;

function checkBuilt() {
  const missing = Object.values(programs).find((path) => !existsSync(path));
  if (missing === undefined) return;
  console.error(
    `${missing} is missing: run "npm ci" and "npm run build" in ${resolve(home)}`,
  );
  process.exit(1);
}

const terminal = () => import("../src/suite/terminal.mjs");

/** The Firebase CLI stops at every hang-up, also at that of a shell it is to outlive: it never hears of one. */
function ignoreHangUp() {
  const { on } = process;
  process.on = (name, listener) =>
    name === "SIGHUP" ? process : on.call(process, name, listener);
}

/** The Firebase CLI in this very process, so that signals and exit codes are its own. */
async function runFirebase(args) {
  checkBuilt();
  const { endsWithTerminal, outliveShell } = await terminal();
  outliveShell();
  const cli = require.resolve("firebase-tools/lib/bin/firebase.js");
  process.env.METADATA_SERVER_DETECTION ??= "none";
  process.env.FIRESTORE_EMULATOR_BINARY_PATH = programs.firestore;
  process.env.STORAGE_EMULATOR_BINARY_PATH = programs.storageRules;
  process.argv = [process.execPath, cli, ...args];
  if (!endsWithTerminal()) ignoreHangUp();
  require("../src/suite/preload.cjs");
  require(cli);
}

/** Firestore takes the name that the Firebase CLI gives it. */
const firestoreArgument = (argument) =>
  argument.replace(/^--project(?==|$)/, "--project_id");

/** Firestore ends with its parent, so it gets one that stays when a terminal is closed. */
async function runFirestore(args) {
  checkBuilt();
  const { outliveShell, stopSignals } = await terminal();
  outliveShell();
  const child = spawn(
    process.execPath,
    [programs.firestore, ...args.map(firestoreArgument)],
    { stdio: "inherit", windowsHide: true },
  );
  for (const name of stopSignals()) process.on(name, () => child.kill(name));
  child.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on("exit", (code) => process.exit(code ?? 1));
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined || command === "--help" || command === "help")
  process.stdout.write(help);
else if (command === "--version") console.log(version());
else if (command === "firestore" && args.includes("--help"))
  process.stdout.write(help);
else if (command === "firestore") await runFirestore(args);
else if (/^emulators:(start|exec|export)$/.test(command))
  await runFirebase([command, ...args]);
else {
  console.error(`Unknown command "${command}".\n\n${help}`);
  process.exit(1);
}
