import { setFlagsFromString } from "node:v8";
import { createAdminRoute } from "./admin/routes";
import { compileFirestoreRules } from "./admin/compile";
import { parseArguments, type Arguments } from "./admin/arguments";
import { watchParent } from "./admin/parent-watch";
import { createReadCounter } from "./admin/reads";
import { createRulesEndpoint } from "./admin/rules";
import { readExport } from "./admin/transfer";
import { createTriggers } from "./admin/triggers";
import { createDeveloperTools } from "./admin/developer-tools";
import { createEngine, type DurableEngine } from "./engine/engine";
import { watchIndexes } from "./engine/indexes/watch-indexes";
import { outliveShell, stopSignals } from "./suite/terminal.mjs";
import { startWire } from "./wire/server";

// Left alone V8 lets the heap double before it looks for what nobody needs: 390 MB for 100,000 documents of 2 kB instead of 220.
setFlagsFromString("--heap-growing-percent=50");

/** How long open connections may hold up the end. */
const CLOSE_MS = 2000;

const log = (line: string) => void process.stdout.write(`${line}\n`);

function seed(engine: DurableEngine, options: Arguments): void {
  const { project, seedFromExport } = options;
  if (seedFromExport === undefined) return;
  const done = readExport(engine, project, seedFromExport);
  log(
    done ? "export imported" : "import left out: there are documents already",
  );
}

function openEngine({ dataDir, compactBytes, repair }: Arguments) {
  return createEngine({
    ...(dataDir === undefined ? {} : { dataDir }),
    store: { repair, ...(compactBytes === undefined ? {} : { compactBytes }) },
  });
}

const pause = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms);
  });

async function serve(engine: DurableEngine, options: Arguments) {
  const { host, port, project, checkTokenExpiry } = options;
  const rules = createRulesEndpoint(engine, compileFirestoreRules, log);
  if (options.rules !== undefined) rules.loadDefault(options.rules);
  if (options.indexes !== undefined)
    watchIndexes(options.indexes, (indexes) => engine.setIndexes(indexes), log);
  seed(engine, options);
  const reads = createReadCounter(engine);
  const tools = createDeveloperTools(engine);
  const triggers = createTriggers(engine, {
    functionsHost: options.functionsEmulator,
    log,
    faults: tools.triggerFaults,
  });
  let stopping = false;
  const close = async () => {
    triggers.close();
    await Promise.race([wire.close(), pause(CLOSE_MS)]);
    await engine.close();
  };
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    log(`stopping: ${reason}`);
    close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  const shutdown = () => stop("asked to");
  // firebase-tools makes the folder of an export in the one it was started in, which is this one.
  const exportRoot = process.cwd();
  const parts = {
    engine,
    project,
    rules,
    triggers,
    reads,
    shutdown,
    exportRoot,
  };
  const routes = [...tools.routes, createAdminRoute(parts)];
  const { layers } = tools;
  const wire = await startWire({
    engine,
    host,
    port,
    routes,
    layers,
    checkTokenExpiry,
  });
  for (const name of stopSignals()) process.on(name, () => stop(name));
  watchParent(() => stop("firebase-tools is gone"));
  log(`listening on ${host}:${wire.port}`);
}

async function start(): Promise<void> {
  const options = parseArguments(process.argv.slice(2), process.env);
  const engine = await openEngine(options);
  try {
    await serve(engine, options);
  } catch (error) {
    await engine.close();
    throw explain(error, options);
  }
}

/** What keeps a port from being opened, in the words firebase-tools looks for. */
function explain(error: unknown, { host, port }: Arguments): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  if (!("syscall" in error) || error.syscall !== "listen") return error;
  const reason =
    error.code === "EADDRINUSE" ? "address already in use" : error.message;
  return new Error(`${host}:${port}: ${reason}`);
}

function fail(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  process.exitCode = 1;
  process.stderr.write(`${text}\n`, () => process.exit(1));
}

// A handler that fails answers with a status; what still gets here must not end everybody's work.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", () => undefined); // who read them may be gone
// A file size limit fails the write that meets it; without a listener it would end the process.
process.on("SIGXFSZ", () => undefined);
process.on("uncaughtException", (error) => {
  process.stderr.write(`uncaught: ${error.stack ?? error.message}\n`);
});
process.on("unhandledRejection", (reason) => {
  process.stderr.write(`unhandled: ${String(reason)}\n`);
});

outliveShell();
start().catch(fail);
