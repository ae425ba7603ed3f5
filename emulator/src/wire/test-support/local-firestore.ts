import { compileFirestoreRules } from "../../admin/compile";
import { createDeveloperTools } from "../../admin/developer-tools";
import { createAdminRoute } from "../../admin/routes";
import { createReadCounter } from "../../admin/reads";
import { createRulesEndpoint } from "../../admin/rules";
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

/** A whole Firestore in this process, on a free port, in memory, at first without rules. */
export async function startLocalFirestore(
  project: string,
  functionsHost?: string,
  more: {
    checkTokenExpiry?: boolean;
    maxUnread?: number;
    exportRoot?: string;
  } = {},
): Promise<LocalFirestore> {
  const engine = await createEngine();
  const tools = createDeveloperTools(engine);
  const triggers = createTriggers(engine, {
    functionsHost,
    log: () => undefined,
    faults: tools.triggerFaults,
  });
  const route = createAdminRoute({
    engine,
    project,
    rules: createRulesEndpoint(engine, compileFirestoreRules, () => undefined),
    triggers,
    reads: createReadCounter(engine),
    shutdown: () => undefined,
    exportRoot: more.exportRoot ?? process.cwd(),
  });
  const wire = await startWire({
    engine,
    host: "127.0.0.1",
    port: 0,
    routes: [...tools.routes, route],
    layers: tools.layers,
    ...more,
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
