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

import { startWire } from "./wire/server";

const log = (line: string) => void process.stdout.write(`${line}\n`);

async function seed(engine: DurableEngine, options: Arguments): Promise<void> {
  const { project, seedFromExport } = options;
  if (seedFromExport === undefined) return;
  const db = engine.database(project, "(default)");
  const done = await readExport(engine, db, seedFromExport);
  log(
    done ? "export imported" : "import left out: there are documents already",
  );
}

async function start(options: Arguments): Promise<void> {
  const { host, port, project } = options;
  const engine = await createEngine({
    dataDir: process.env["FIRESTORE_LOCAL_DATA"],
  });
  const rules = createRulesEndpoint(engine, compileFirestoreRules, log);
  if (options.rules !== undefined) rules.loadDefault(options.rules);
  await seed(engine, options);
  const triggers = createTriggers(engine, options.functionsEmulator, log);
  const reads = createReadCounter(engine);
  const tools = createDeveloperTools(engine);
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    log(`stopping: ${reason}`);
    triggers.close();
    await wire.close();
    await engine.close();
    process.exit(0);
  };
  const shutdown = () => void stop("asked to");
  const parts = { engine, project, rules, triggers, reads, shutdown };
  const wire = await startWire({
    engine,
    host,
    port,
    routes: [...tools.routes, createAdminRoute(parts)],
    layers: tools.layers,
  });
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(name, () => void stop(name));
  watchParent(() => void stop("firebase-tools is gone"));
  log(`listening on ${host}:${wire.port}`);
}

function explain(error: unknown, { host, port }: Arguments): string {
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return `${host}:${port}: address already in use`;
  return error instanceof Error
    ? (error.stack ?? error.message)
    : String(error);
}

// A handler that fails answers with a status; what still gets here must not end everybody's work.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", () => undefined); // who read them may be gone
process.on("uncaughtException", (error) => {
  process.stderr.write(`uncaught: ${error.stack ?? error.message}\n`);
});
process.on("unhandledRejection", (reason) => {
  process.stderr.write(`unhandled: ${String(reason)}\n`);
});

const options = parseArguments(process.argv.slice(2));
start(options).catch((error: unknown) => {
  process.stderr.write(`${explain(error, options)}\n`);
  process.exit(1);
});
