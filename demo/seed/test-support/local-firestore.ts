import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface LocalFirestore {
  host: string;
  /** How many documents a collection of the project holds. */
  count(collection: string): Promise<number>;
  /** The fields of one document as REST writes them. */
  read(path: string): Promise<unknown>;
  stop(): Promise<void>;
}

const entry = fileURLToPath(
  new URL("../../../emulator/src/main.ts", import.meta.url),
);

async function ask(url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { authorization: "Bearer owner" },
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
  });
  return answer.json();
}

/** Starts the local Firestore in memory on a free port, filled from an export when one is given. */
export async function startFirestore(
  project: string,
  exportMetadata?: string,
): Promise<LocalFirestore> {
  const seed = exportMetadata ? ["--seed_from_export", exportMetadata] : [];
  const args = ["--port", "0", "--project_id", project, ...seed];
  const child = spawn(process.execPath, ["--import", "tsx", entry, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const host = await new Promise<string>((ready, fail) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [, address] = /^listening on (\S+)$/.exec(line) ?? [];
      if (address !== undefined) ready(address);
    });
    void ended.then(() => fail(new Error("The local Firestore ended.")));
  });
  const root = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
  return {
    host,
    async count(collection) {
      const structuredQuery = {
        from: [{ collectionId: collection }],
        select: { fields: [{ fieldPath: "__name__" }] },
      };
      const found = await ask(`${root}:runQuery`, { structuredQuery });
      return Array.isArray(found)
        ? found.filter((one: object) => "document" in one).length
        : 0;
    },
    read: (path) => ask(`${root}/${path}`),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
