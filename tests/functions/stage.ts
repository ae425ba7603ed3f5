import { afterAll, beforeAll, beforeEach } from "vitest";
import type { EngineOptions, EngineProcess } from "../setup/engine";
import { startEngine } from "../setup/engine";
import { database } from "../../functions/src/edge/admin";

/** Beside the modules, which begin anew with each file. */
const kept = globalThis as { stageEngine?: Promise<EngineProcess> };

/** The local Firestore of this process, which ends with it: the files have projects of their own there, and what it ran before runs faster. */
const sharedEngine = (): Promise<EngineProcess> =>
  (kept.stageEngine ??= startEngine("demo-stage"));

/** What functions see of the world in these tests: an empty store of their own before each test, or once a file. */
export function useStage(
  project: string,
  emptied: "test" | "file" = "test",
  options?: EngineOptions,
): { host: () => string } {
  let engine: EngineProcess | null = null;
  const host = () => `${engine?.host ?? ""}:${engine?.port ?? 0}`;
  beforeAll(async () => {
    engine = await (options === undefined
      ? sharedEngine()
      : startEngine(project, options));
    process.env["FIRESTORE_EMULATOR_HOST"] = host();
    process.env["GCLOUD_PROJECT"] = project;
    process.env["METADATA_SERVER_DETECTION"] = "none";
  });
  const empty = async () => {
    await fetch(
      `http://${host()}/emulator/v1/projects/${project}/databases/(default)/documents`,
      { method: "DELETE" },
    );
  };
  if (emptied === "test") beforeEach(empty);
  afterAll(async () => {
    await database().terminate();
    delete process.env["FIRESTORE_EMULATOR_HOST"];
    if (options === undefined) await empty();
    else await engine?.stop();
  });
  return { host };
}

/** Stores documents as they are. */
export async function put(
  documents: Record<string, Record<string, unknown>>,
): Promise<void> {
  const all = Object.entries(documents);
  for (let start = 0; start < all.length; start += 400) {
    const batch = database().batch();
    for (const [path, data] of all.slice(start, start + 400))
      batch.set(database().doc(path), data);
    await batch.commit();
  }
}

export async function erase(path: string): Promise<void> {
  await database().doc(path).delete();
}

export async function read(
  path: string,
): Promise<Record<string, unknown> | null> {
  const snapshot = await database().doc(path).get();
  return snapshot.data() ?? null;
}

export async function idsOf(collection: string): Promise<string[]> {
  const { docs } = await database().collection(collection).select().get();
  return docs.map(({ id }) => id).sort();
}
