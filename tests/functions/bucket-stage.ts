import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { writeConfig } from "../../emulator/src/suite/config";
import type { Suite } from "../../emulator/src/suite/start-suite";
import { startSuite } from "../../emulator/src/suite/start-suite";

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

/** The files that functions see in these tests: an empty bucket of their own. Begins after `useStage`. */
export function useBucket(project: string) {
  const folder = mkdtempSync(join(tmpdir(), "bucket-"));
  let suite: Suite | null = null;
  const host = () => `127.0.0.1:${suite?.ports.storage ?? 0}`;
  beforeAll(async () => {
    const base = join(folder, "base.json");
    writeFileSync(
      base,
      JSON.stringify({ storage: { rules: resolve("storage.rules") } }),
    );
    const [storage, hub, logging] = await Promise.all([
      freePort(),
      freePort(),
      freePort(),
    ]);
    const configPath = writeConfig(
      base,
      { storage, hub, logging },
      join(folder, "firebase.json"),
    );
    suite = await startSuite({ configPath, project, only: ["storage"] });
    process.env["FIREBASE_STORAGE_EMULATOR_HOST"] = host();
  });
  afterAll(async () => {
    delete process.env["FIREBASE_STORAGE_EMULATOR_HOST"];
    delete process.env["STORAGE_EMULATOR_HOST"];
    await suite?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { host, bucket: bucketOf(project) };
}
