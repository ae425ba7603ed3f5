import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { database } from "../../functions/src/edge/admin";
import { startEngine } from "../setup/engine";
import { automationFigures } from "./automations";
import { deskFigures } from "./desk";
import { evaluationFigures } from "./evaluations";
import { exportFigures } from "./exports";
import type { Figure } from "./figures";
import { healthFigures } from "./health";
import { measureFigures } from "./measures";

/** Where functions run in a bench: a durable local Firestore. */
export interface Stage {
  host: string;
  project: string;
}

const project = "demo-bench-functions";

/** What functions do, one after the other in one process, as their Firestore is one a process. */
export async function functionFigures(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "suricate-bench-"));
  const engine = await startEngine(project, { dataDir });
  const stage = { host: `${engine.host}:${engine.port}`, project };
  process.env["FIRESTORE_EMULATOR_HOST"] = stage.host;
  process.env["GCLOUD_PROJECT"] = project;
  process.env["METADATA_SERVER_DETECTION"] = "none";
  try {
    const figures = [
      ...(await automationFigures(stage)),
      ...(await deskFigures(stage)),
      ...(await measureFigures(stage)),
      ...(await healthFigures()),
      ...(await evaluationFigures(stage)),
      ...(await exportFigures(stage)),
    ];
    await database().terminate();
    return figures;
  } finally {
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
