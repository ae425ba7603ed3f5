/**
 * Required before firebase-tools (`node --require preload.cjs firebase.js ...`).
 * Answers the two questions firebase-tools asks of `java` with this very Node, and makes the
 * suite of a script and all function workers end when whoever started them is gone; of firebase-tools
 * only what is used is loaded.
 */
"use strict";
const childProcess = require("node:child_process");
const { basename } = require("node:path");
const { clearInterval, setInterval, setTimeout } = require("node:timers");

const preload = require.resolve("./preload.cjs");
const spawn = childProcess.spawn;
const workerScript = "functionsEmulatorRuntime";
const hostScript = "functions-host.cjs";

const isWorkerScript = (arg) =>
  [workerScript, hostScript].includes(basename(arg));

function asNode(args) {
  if (args.includes("-version"))
    return ["-e", "console.error('openjdk version \"21.0.0\"')"];
  return args.slice(args.indexOf("-jar") + 1);
}

childProcess.spawn = function (command, args, options) {
  if (command === "java" && process.env.SUITE_JAVA !== "official")
    return spawn.call(this, process.execPath, asNode(args), options);
  if (!Array.isArray(args) || !args.some(isWorkerScript))
    return spawn.call(this, command, args, options);
  const start = (program, given, how) =>
    spawn.call(this, program, ["--require", preload, ...given], how);
  // With further arguments it is to be looked into: alone.
  return process.env.SUITE_FUNCTIONS === "shared" && args.length === 1
    ? require("./shared-workers.cjs").startShared(
        start,
        command,
        args[0],
        options,
      )
    : start(command, args, options);
};

const parent = process.ppid;

const isWorker = process.argv.some(isWorkerScript);

function orphaned() {
  if (process.ppid !== parent) return true;
  try {
    process.kill(parent, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

function endOrphan() {
  if (!orphaned()) return;
  clearInterval(watch);
  if (isWorker) process.exit(1);
  // A clean stop first (it writes the export), then the hard one.
  setTimeout(() => process.exit(1), 20_000).unref();
  // As an event: Windows knows no such signal and would end the process at once.
  process.emit("SIGINT", "SIGINT");
}

// Whoever read the output may be gone; the export at the end must not fail for that.
if (process.env.SUITE_TOKEN)
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", () => undefined);

require("./lighter.cjs").loadLighter(isWorker);

// The hang-up of a shell is no order to stop: a worker ends when its parent does.
if (isWorker) process.on("SIGHUP", () => undefined);

// Asked to stop by the library, on Windows too, where a signal would leave no time for the export.
if (!isWorker && process.env.SUITE_TOKEN && process.channel) {
  process.on("message", (message) => {
    if (message === "stop") process.emit("SIGINT", "SIGINT");
  });
  process.channel.unref();
}

// A suite that a person started from a shell outlives that shell, as the Firebase CLI does.
const watched = isWorker || Boolean(process.env.SUITE_TOKEN);
const watch = watched ? setInterval(endOrphan, 500) : undefined;
watch?.unref();
