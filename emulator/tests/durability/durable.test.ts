import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type FirestoreProcess,
  startFirestore,
} from "../support/firestore-process";
import { RestClient } from "../support/rest-client";

const project = "demo-durable";
const one = { n: { integerValue: "1" } };
let data: string;
let running: FirestoreProcess[];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "firestore-durable-"));
  running = [];
});
afterEach(async () => {
  for (const firestore of running) await firestore.kill();
  rmSync(data, { recursive: true });
});

async function start(flags: string[], env: NodeJS.ProcessEnv = {}) {
  const all = ["--project_id", project, ...flags];
  const firestore = await startFirestore({ flags: all, env });
  running.push(firestore);
  return { firestore, rest: new RestClient(firestore.url, project) };
}

const onData = () => start(["--data", data]);
const log = () => join(data, "log-0");

/** Leaves a folder with two documents behind. */
async function twoDocuments(): Promise<void> {
  const { firestore, rest } = await onData();
  await rest.set("c/a", one);
  await rest.set("c/b", one);
  await firestore.kill("SIGTERM");
}

describe("the data folder of a process", () => {
  it("is named by --data or by FIRESTORE_LOCAL_DATA", async () => {
    await twoDocuments();
    const { rest } = await start([], { FIRESTORE_LOCAL_DATA: data });
    expect(await rest.all()).toHaveLength(2);
  });

  it("is left alone with --memory", async () => {
    const env = { FIRESTORE_LOCAL_DATA: data };
    const { rest } = await start(["--memory"], env);
    await rest.set("c/a", one);
    expect(await rest.all()).toHaveLength(1);
    expect(readdirSync(data)).toEqual([]);
  });

  it("belongs to one process at a time", async () => {
    const { firestore } = await onData();
    await expect(onData()).rejects.toThrow(
      `ended with code 1: The folder ${data} is in use by process ${firestore.child.pid}.`,
    );
  });

  it("goes to one of several that find the lock of a dead one", async () => {
    const { firestore } = await onData();
    await firestore.kill();
    const starts = await Promise.allSettled([1, 2, 3, 4].map(onData));
    const reasons = starts.flatMap((one) =>
      one.status === "rejected" ? [String(one.reason)] : [],
    );
    expect(reasons).toHaveLength(3);
    for (const reason of reasons)
      expect(reason).toMatch(/is in use by process|was just taken/);
    expect(readdirSync(data).sort()).toEqual(["format", "lock", "log-0"]);
  });

  it("of a newer program is refused", async () => {
    await twoDocuments();
    writeFileSync(join(data, "format"), '{"format":99}');
    await expect(onData()).rejects.toThrow(
      `ended with code 1: The data folder ${data} has format 99; this program reads up to 2.`,
    );
  });

  it("without a format, as older programs left them, is read", async () => {
    await twoDocuments();
    rmSync(join(data, "format"));
    const { rest } = await onData();
    expect(await rest.all()).toHaveLength(2);
  });
});

describe("a damaged log", () => {
  it("is cut at its end, said so, and the process goes on", async () => {
    await twoDocuments();
    const bytes = readFileSync(log()).length;
    appendFileSync(log(), "12345678 {half");
    const { firestore, rest } = await onData();
    expect(firestore.output()).toContain(
      `${log()}: damaged at byte ${bytes}, 14 bytes cut off and kept in ${log()}.damaged-`,
    );
    expect(await rest.all()).toHaveLength(2);
  });

  it("before its end keeps the process from starting until --repair is given", async () => {
    await twoDocuments();
    const bytes = readFileSync(log());
    bytes[30] = 0;
    writeFileSync(log(), bytes);
    await expect(onData()).rejects.toThrow(/ended with code 1: .*--repair/);
    const { rest } = await start(["--data", data, "--repair"]);
    expect(await rest.all()).toEqual([]);
  });
});
