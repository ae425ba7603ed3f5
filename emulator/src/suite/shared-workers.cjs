/**
 * What firebase-tools takes for the process of a function is one function in a process of several.
 * A process for each of a hundred functions costs a hundred starts, for work that waits nearly always.
 * Pools, limits of time, events and logs stay those of firebase-tools, one a function: only the process is shared.
 */
"use strict";
const { EventEmitter } = require("node:events");
const { statSync } = require("node:fs");
const { clearTimeout, setTimeout } = require("node:timers");

const hostScript = require.resolve("./functions-host.cjs");
const hosts = new Map();
/** How long a function may take to end before its whole process is ended, in ms. */
const patience = 5000;
let started = 0;

/** As a child process to whoever started it: what it says, that it ended, and an end on demand. */
class SharedWorker extends EventEmitter {
  stdout = null;
  stderr = null;
  exitCode = null;
  signalCode = null;
  killed = false;

  constructor(host) {
    super();
    this.host = host;
    this.id = String((started += 1));
    this.pid = host.process.pid;
  }

  kill(signal = "SIGTERM") {
    if (this.killed || this.exitCode !== null) return false;
    this.killed = true;
    this.host.end(this.id);
    setImmediate(() => this.ended(null, signal));
    return true;
  }

  ended(code, signal) {
    if (this.exitCode !== null || this.signalCode !== null) return;
    this.exitCode = code;
    this.signalCode = signal;
    this.emit("exit", code, signal);
    this.emit("close", code, signal);
  }
}

/** One process with functions in it; it ends with the last of them. */
class Host {
  workers = new Map();
  ending = new Map();

  constructor(process) {
    this.process = process;
    process.on("message", (message) => this.hear(message));
    process.on("error", () => this.gone(1, null));
    process.on("exit", (code, signal) => this.gone(code, signal));
    // What the process itself says, beside the functions in it: no one's, so the first one's.
    for (const stream of [process.stdout, process.stderr])
      stream.on("data", (data) => this.first()?.emit("message", data));
  }

  first() {
    return this.workers.values().next().value;
  }

  start(script, env) {
    const worker = new SharedWorker(this);
    this.workers.set(worker.id, worker);
    this.process.send({ start: worker.id, script, env });
    return worker;
  }

  hear({ id, text, ended }) {
    if (text !== undefined)
      (this.workers.get(id) ?? this.first())?.emit("message", text);
    if (ended === undefined) return;
    clearTimeout(this.ending.get(id));
    this.ending.delete(id);
    this.workers.get(id)?.ended(ended, null);
    this.forget(id);
  }

  end(id) {
    if (!this.process.connected) return;
    const late = setTimeout(() => this.process.kill("SIGKILL"), patience);
    this.ending.set(id, late.unref());
    this.process.send({ end: id });
  }

  forget(id) {
    this.workers.delete(id);
    if (this.workers.size > 0) return;
    this.close();
    if (this.process.connected) this.process.disconnect();
  }

  /** Takes no further function. */
  close() {
    for (const [key, host] of hosts) if (host === this) hosts.delete(key);
  }

  gone(code, signal) {
    this.close();
    for (const late of this.ending.values()) clearTimeout(late);
    for (const worker of this.workers.values()) worker.ended(code, signal);
    this.workers.clear();
  }
}

/** What people wait for never stands behind what happens in the background; changed code gets a process of its own. */
const keyOf = ({ cwd, env }) =>
  [
    cwd,
    statSync(require.resolve(cwd)).mtimeMs,
    env.FUNCTION_SIGNATURE_TYPE === "http" ? "asked" : "told",
  ].join(" ");

function hostFor(spawn, command, options) {
  const key = keyOf(options);
  const known = hosts.get(key);
  if (known !== undefined) return known;
  const child = spawn(command, [hostScript], {
    cwd: options.cwd,
    env: options.env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const host = new Host(child);
  hosts.set(key, host);
  return host;
}

/** In the place of a process that runs `script` with these options. */
exports.startShared = (spawn, command, script, options) =>
  hostFor(spawn, command, options).start(require.resolve(script), options.env);
