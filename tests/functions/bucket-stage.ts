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
  within = tmpdir(),
) {
  const folder = mkdtempSync(join(within, "bucket-"));
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
  seeFiles(host);
  return {
    host: () => host,
    firestore: `127.0.0.1:${firestore}`,
    bucket: bucketOf(project),
    async stop() {
      seeFiles(null);
      await suite.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where functions find their files from now on, if anywhere. */
function seeFiles(host: string | null): void {
  delete process.env["FIREBASE_STORAGE_EMULATOR_HOST"];
  // The SDK sets it from the one above.
  delete process.env["STORAGE_EMULATOR_HOST"];
  if (host !== null) process.env["FIREBASE_STORAGE_EMULATOR_HOST"] = host;
}

/** Beside the modules, which begin anew with each file. */
const kept = globalThis as {
  stageFiles?: ReturnType<typeof startFiles>;
};

/** The storage of this process, which ends with it: starting one takes longer than most files of tests. */
const sharedFiles = () =>
  (kept.stageFiles ??= startFiles(
    "demo-stage-files",
    ["storage"],
    process.env["STAGE_FOLDER"],
  ));

/** The files that functions see in these tests: an empty bucket of their own, by the project. Begins after `useStage`. */
export function useBucket(project: string) {
  beforeAll(async () => {
    seeFiles((await sharedFiles()).host());
    const { size } = new Set(await filesThere());
    if (size > 0)
      throw new Error(`${bucketOf(project)} is not of this file alone`);
  });
  afterAll(() => seeFiles(null));
}

/** The paths of all that the bucket holds, sorted; [] of an empty one. */
export async function filesThere(): Promise<string[]> {
  const found: string[] = [];
  for await (const page of listUnder(""))
    found.push(...page.map(({ path }) => path));
  return found.sort();
}
