import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type FirestoreProcess,
  startFirestore,
} from "../support/firestore-process";
import { RestClient, RestError } from "../support/rest-client";

const project = "demo-disk";
const LIMIT_KB = 64;
const text = (length: number) => ({ t: { stringValue: "x".repeat(length) } });

let data: string;
let firestore: FirestoreProcess | undefined;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), "firestore-disk-"));
});
afterAll(async () => {
  await firestore?.kill();
  rmSync(data, { recursive: true });
});

/** Files of this process may grow to the limit and no further: to a writer the same as a full disk. */
const limited = (command: string[]): string[] => [
  "sh",
  "-c",
  `ulimit -S -f ${LIMIT_KB * 2} && exec "$@"`,
  "sh",
  ...command,
];

async function refusalOf(call: Promise<unknown>): Promise<RestError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof RestError) return error;
  throw new Error(`not refused: ${String(error)}`);
}

/** Fills the log until a document of that length is refused; the paths of those that were not. */
async function fill(rest: RestClient, prefix: string, length: number) {
  const kept: string[] = [];
  for (;;) {
    const path = `${prefix}/d${kept.length}`;
    try {
      await rest.set(path, text(length));
      kept.push(rest.name(path));
    } catch (error) {
      return { kept, error, refused: rest.name(path) };
    }
  }
}

const names = async (rest: RestClient) =>
  (await rest.all()).map(({ name }) => name).sort();
const logBytes = () =>
  readdirSync(data)
    .filter((name) => name.startsWith("log-"))
    .map((name) => readFileSync(join(data, name)).length);

// A limit of file sizes and taking it away from a running process are Linux's own (prlimit). Elsewhere the same
// code answers ENOSPC; the unit tests of the log cover what follows from the error.
describe.runIf(process.platform === "linux")("a full disk", () => {
  it("is an error to the writer, loses nothing, and writes go on once there is space", async () => {
    const flags = ["--project_id", project, "--data", data];
    firestore = await startFirestore({ flags, wrap: limited });
    const rest = new RestClient(firestore.url, project);
    const { kept, error, refused } = await fill(rest, "c", 4000);
    expect(error).toMatchObject({ code: 429, status: "RESOURCE_EXHAUSTED" });
    expect(error).toHaveProperty(
      "message",
      expect.stringMatching(
        /^The commit was not kept: no space is left for .*log-0/,
      ),
    );
    expect(kept.length).toBeGreaterThan(5);
    expect(await names(rest)).toEqual([...kept].sort());

    const bytes = logBytes();
    const together = [...kept.slice(0, 3), rest.name("c/new")].map((name) => ({
      update: { name, fields: text(6000) },
    }));
    expect((await refusalOf(rest.commit(together))).code).toBe(429);
    const batch = rest.call<{ status: { code: number; message?: string }[] }>(
      "POST",
      ":batchWrite",
      { writes: together },
    );
    for (const { code } of (await batch).status) expect(code).toBe(8);
    expect(logBytes()).toEqual(bytes);
    expect(await names(rest)).toEqual([...kept].sort());

    const small = await rest.set("small/s", text(1));
    kept.push(small.name);
    const pid = String(firestore.child.pid);
    execFileSync("prlimit", ["--pid", pid, "--fsize=unlimited"]);
    for (const size of [4000, 100_000]) {
      const { name } = await rest.set(`later/d${size}`, text(size));
      kept.push(name);
    }
    await firestore.kill();

    firestore = await startFirestore({ flags });
    const again = new RestClient(firestore.url, project);
    expect(await names(again)).toEqual([...kept].sort());
    expect(kept).not.toContain(refused);
    expect(firestore.output()).not.toContain("damaged");
    await firestore.kill();
  });

  it("met while the log is folded leaves log and documents as they are", async () => {
    const flags = ["--project_id", project, "--data", join(data, "folded")];
    firestore = await startFirestore({ flags });
    const first = new RestClient(firestore.url, project);
    const { name } = await first.set("c/large", text(100_000));
    await firestore.kill();
    firestore = await startFirestore({
      flags: [...flags, "--compact_bytes", "1000"],
      wrap: limited,
    });
    await expect.poll(firestore.output).toContain("the log is not compacted");
    const rest = new RestClient(firestore.url, project);
    const { kept } = await fill(rest, "c", 4000);
    expect(kept.length).toBeGreaterThan(5);
    expect(await names(rest)).toEqual([name, ...kept].sort());
    await firestore.kill();
    firestore = await startFirestore({ flags });
    const again = new RestClient(firestore.url, project);
    expect(await names(again)).toEqual([name, ...kept].sort());
    await firestore.kill();
  });
});
