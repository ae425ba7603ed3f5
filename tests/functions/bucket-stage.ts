import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { writeConfig } from "../../emulator/src/suite/config";
import { startSuite } from "../../emulator/src/suite/start-suite";
import { listUnder } from "../../functions/src/files/bucket";

const bucketOf = (project: string) => `${project}.appspot.com`;

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? (address?.port ?? 0) : 0;
      server.close(() => done(port));
    });
  });
}

/** The parts of a suite that keep files, with our rules for them, on free ports; functions see its bucket. */
export async function startFiles(
  project: string,
  only: ("storage" | "firestore")[],
) {
  const folder = mkdtempSync(join(tmpdir(), "bucket-"));
  const base = join(folder, "base.json");
  writeFileSync(
    base,
    JSON.stringify({ storage: { rules: resolve("storage.rules") } }),
  );
  const [storage, firestore, hub, logging] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const configPath = writeConfig(
    base,
    {
      storage,
      hub,
      logging,
      ...(only.includes("firestore") ? { firestore } : {}),
    },
    join(folder, "firebase.json"),
  );
  const suite = await startSuite({ configPath, project, only });
  const host = `127.0.0.1:${suite.ports.storage ?? 0}`;
  process.env["FIREBASE_STORAGE_EMULATOR_HOST"] = host;
  return {
    host: () => host,
    firestore: `127.0.0.1:${firestore}`,
    bucket: bucketOf(project),
    async stop() {
      delete process.env["FIREBASE_STORAGE_EMULATOR_HOST"];
      delete process.env["STORAGE_EMULATOR_HOST"];
      await suite.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The files that functions see in these tests: an empty bucket of their own. Begins after `useStage`. */
export function useBucket(project: string) {
  let files: Awaited<ReturnType<typeof startFiles>> | null = null;
  beforeAll(async () => {
    files = await startFiles(project, ["storage"]);
  });
  afterAll(() => files?.stop());
}

/** The paths of all that the bucket holds, sorted; [] of an empty one. */
export async function filesThere(): Promise<string[]> {
  const found: string[] = [];
  for await (const page of listUnder(""))
    found.push(...page.map(({ path }) => path));
  return found.sort();
}
