/**
 * A process in which several functions run. Each is a run of the stock program of firebase-tools for one function,
 * which sees an environment, a socket and an end of its own; what it loads is loaded once for all of them.
 */
"use strict";
const { AsyncLocalStorage } = require("node:async_hooks");
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { compileFunction, constants } = require("node:vm");

const running = new Map();
/** Which function the present work belongs to. */
const current = new AsyncLocalStorage();
const send = process.send.bind(process);

/** What is of one function and not of all. */
const ofOne = [
  "PORT",
  "FUNCTION_TARGET",
  "FUNCTION_SIGNATURE_TYPE",
  "K_SERVICE",
];

const say = (text, done) =>
  send({ id: current.getStore(), text: String(text) }, undefined, {}, done);

// Logs of firebase-tools and what a function writes: of whoever says it.
process.send = (text, _handle, _options, done) => say(text, done);
for (const stream of [process.stdout, process.stderr])
  stream.write = (text, encoding, done) => {
    const told = typeof encoding === "function" ? encoding : done;
    say(text, (error) => told?.(error));
    return true;
  };

/** The server of a function: whatever it answers is its own, and it is closed with it. */
const expressFor = (one, express) => () => {
  const app = express();
  app.use((_request, _response, next) => current.run(one.id, next));
  const { listen } = app;
  app.listen = (...args) => (one.server = listen.apply(app, args));
  return app;
};

/** What it changes of the network to warn of the world outside is changed once: later ones change a copy. */
const network = new Set(["http", "https", "net"]);
let isWatched = false;

function requireFor(one, script, module) {
  const load = createRequire(script);
  const isFirst = !isWatched;
  isWatched = true;
  const own = (name) => {
    if (name === "express") return expressFor(one, load(name));
    return network.has(name) && !isFirst ? { ...load(name) } : load(name);
  };
  return Object.assign(own, load, { main: module });
}

/** This process as one function sees it. */
function processFor(one, env) {
  const own = Object.create(process);
  const seen = { ...process.env, ...env };
  // Of signals and orders the process hears, for all.
  const on = () => own;
  const exit = (code) => end(one.id, code);
  return Object.defineProperties(own, {
    env: { value: seen },
    on: { value: on },
    exit: { value: exit },
  });
}

function start(id, script, env) {
  const one = { id, server: undefined };
  running.set(id, one);
  for (const [name, value] of Object.entries(env))
    if (!ofOne.includes(name)) process.env[name] = value;
  const module = { exports: {} };
  const run = compileFunction(
    readFileSync(script, "utf8"),
    ["exports", "require", "module", "process"],
    {
      filename: script,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    },
  );
  current.run(id, () =>
    run(
      module.exports,
      requireFor(one, script, module),
      module,
      processFor(one, env),
    ),
  );
}

/** What it still answers it may answer. */
function end(id, code = 0) {
  const one = running.get(id);
  if (one === undefined) return;
  running.delete(id);
  one.server?.close();
  one.server?.closeIdleConnections();
  send({ id, ended: code });
}

process.on("message", (message) => {
  if (message.start !== undefined)
    start(message.start, message.script, message.env);
  else end(message.end);
});
// Ctrl-C is for whoever started it.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit());
