import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { manyTasks } from "../../demo/seed/bulk";
import { writeDocuments } from "../../demo/seed/load";
import type { EngineProcess } from "../setup/engine";
import { startEngine } from "../setup/engine";
import type { Figure } from "./figures";
import { timed } from "./figures";

const project = "demo-bench-engine";

/** Resident memory in MB, where the system tells it. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const suite = ({ host, port }: EngineProcess) => ({
  firestoreHost: `${host}:${port}`,
  authHost: `${host}:${port}`,
  project,
});

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Resident memory in MB once 100,000 documents were written, a moment after the last. */
async function memoryAfterLoading(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "suricate-bench-"));
  const running = await startEngine(project, { dataDir });
  try {
    for (let part = 0; part < 5; part += 1) {
      const tasks = manyTasks(20_000, `zoo-${part}`, {
        now: new Date(),
        uid: "me",
        sectorIds: ["s1"],
        mine: 12,
      });
      await writeDocuments(suite(running), tasks);
    }
    await pause(1000);
    return residentMb(running.pid);
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Start and memory of the local Firestore, empty and with 20,000 documents. */
export async function engineFigures(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "suricate-bench-"));
  try {
    const empty = await timed(() => startEngine(project, { dataDir }));
    await pause(1000);
    const idleMb = residentMb(empty.result.pid);
    const tasks = manyTasks(20_000, "zoo", {
      now: new Date(),
      uid: "me",
      sectorIds: ["s1"],
      mine: 12,
    });
    await writeDocuments(suite(empty.result), tasks);
    await empty.result.stop();
    const full = await timed(() => startEngine(project, { dataDir }));
    await pause(1000);
    const fullMb = residentMb(full.result.pid);
    await full.result.stop();
    return [
      {
        what: "local Firestore, start to open port, empty",
        value: empty.ms,
        unit: "ms",
        atMost: 300,
      },
      {
        what: "local Firestore, start to open port, 20,000 documents",
        value: full.ms,
        unit: "ms",
        atMost: 1000,
      },
      {
        what: "local Firestore, memory idle",
        value: idleMb,
        unit: "MB",
        atMost: 100,
      },
      {
        what: "local Firestore, memory with 20,000 documents",
        value: fullMb,
        unit: "MB",
        atMost: 200,
      },
      {
        what: "local Firestore, memory after 100,000 documents were written",
        value: await memoryAfterLoading(),
        unit: "MB",
        atMost: 250,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
