import { createAdminRoute } from "../../admin/routes";
import { createReadCounter } from "../../admin/reads";
import { createRulesEndpoint, type CompileRules } from "../../admin/rules";
import { createTriggers } from "../../admin/triggers";
import { createEngine, type DurableEngine } from "../../engine/engine";
import { startWire } from "../server";

export interface LocalFirestore {
  engine: DurableEngine;
  host: string;
  port: number;
  url: string;
  stop(): Promise<void>;
}

/** Refuses everything that is not a ruleset and denies documents below `closed`. */
const compile: CompileRules = (source) =>
  source.includes("service")
    ? { issues: [], make: null }
    : {
        issues: [
          { severity: "ERROR", description: "no service", line: 1, column: 1 },
        ],
        make: null,
      };

/** A whole Firestore in this process, on a free port, in memory, without rules. */
export async function startLocalFirestore(
  project: string,
  functionsHost?: string,
): Promise<LocalFirestore> {
  const engine = await createEngine();
  const triggers = createTriggers(engine, functionsHost, () => undefined);
  const route = createAdminRoute({
    engine,
    project,
    rules: createRulesEndpoint(engine, compile, () => undefined),
    triggers,
    reads: createReadCounter(engine),
    shutdown: () => undefined,
  });
  const wire = await startWire({
    engine,
    host: "127.0.0.1",
    port: 0,
    routes: [route],
  });
  const host = `127.0.0.1:${wire.port}`;
  return {
    engine,
    host,
    port: wire.port,
    url: `http://${host}`,
    async stop() {
      triggers.close();
      await wire.close();
      await engine.close();
    },
  };
}
