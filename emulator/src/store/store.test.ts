import { spawn } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Doc, Fields } from "../contract";
import { documentsRoot } from "../engine/values/resource-path";
import { formatMicros } from "../engine/values/timestamp";
import { openStore } from "./open";
import type { Store } from "./store";

const ROOT = documentsRoot("p", "d");
const TIME = 1_800_000_000_000_000;

let folder: string;
let open: Store[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-test-"));
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(compactBytes?: number): Promise<Store> {
  const store = await openStore(folder, compactBytes);
  open.push(store);
  return store;
}

function doc(path: string, fields: Fields, micros: number): Doc {
  const time = formatMicros(TIME + micros);
  return {
    name: `${ROOT}/${path}`,
    fields,
    createTime: time,
    updateTime: time,
  };
}

function put(store: Store, n: number, text = "text"): Doc {
  const after = doc(`c/d${n}`, { n: { stringValue: `${text} ${n}` } }, n);
  const { name, updateTime } = after;
  const changes = [{ name, after }];
  store.apply({ project: "p", database: "d", time: updateTime, changes });
  return after;
}

const documents = (store: Store): Doc[] => [
  ...store
    .tree("p", "d")
    .scan({ parent: ROOT, collectionId: "", allDescendants: true }, false),
];

const files = (): string[] => readdirSync(folder).sort();

describe("a kept store", () => {
  it("is the same after a restart", async () => {
    const first = await start();
    const kept = [put(first, 1, "é\u{1F992}\n"), put(first, 2)];
    put(first, 3);
    const gone = { name: `${ROOT}/c/d3`, after: null };
    const time = formatMicros(TIME + 9);
    first.apply({ project: "p", database: "d", time, changes: [gone] });
    await first.close();
    const second = await start();
    expect(documents(second)).toEqual(kept);
    expect(second.lastTime()).toBe(TIME + 9);
    expect([...second.databases()].map(({ root }) => root)).toEqual([ROOT]);
  });

  it("drops a last record that was not written to its end, whatever is left of it", async () => {
    const first = await start();
    put(first, 1);
    const whole = statSync(join(folder, "log-0")).size;
    put(first, 2);
    await first.close();
    const log = readFileSync(join(folder, "log-0"));
    for (let size = log.length - 1; size >= whole; size -= 7) {
      writeFileSync(join(folder, "log-0"), log.subarray(0, size));
      const store = await start();
      expect(documents(store)).toHaveLength(1);
      put(store, 5);
      await store.close();
      const again = await start();
      expect(documents(again)).toHaveLength(2);
      await again.close();
    }
  });

  it("drops a last record whose bytes are wrong", async () => {
    const first = await start();
    put(first, 1);
    await first.close();
    appendFileSync(join(folder, "log-0"), '00000000 {"p":"p"}\n\0\0\0\0');
    expect(documents(await start())).toHaveLength(1);
  });

  it("refuses a log damaged before its end", async () => {
    const first = await start();
    put(first, 1);
    put(first, 2);
    await first.close();
    const log = readFileSync(join(folder, "log-0"));
    log[20] = (log[20] ?? 0) ^ 1;
    writeFileSync(join(folder, "log-0"), log);
    await expect(openStore(folder)).rejects.toThrow("damaged at byte 0");
    expect(files()).toEqual(["log-0"]);
  });
});

describe("compaction", () => {
  it("folds the log into a snapshot and goes on", async () => {
    const first = await start(2000);
    const kept = Array.from({ length: 100 }, (_, n) => put(first, n + 100));
    expect(files()).toHaveLength(3);
    expect(files()).not.toContain("log-0");
    await first.close();
    const second = await start(2000);
    expect(documents(second)).toEqual(kept);
    put(second, 500);
    await second.close();
    expect(documents(await start(2000))).toHaveLength(101);
  });

  it("ignores a snapshot that was not finished", async () => {
    const first = await start();
    put(first, 1);
    await first.close();
    writeFileSync(join(folder, "snapshot-1.tmp"), "half");
    expect(documents(await start())).toHaveLength(1);
    expect(files()).toEqual(["lock", "log-0"]);
  });

  it("survives the end between a new snapshot and its new log", async () => {
    const first = await start(1000);
    for (let n = 0; n < 20; n++) put(first, n);
    const before = documents(first);
    await first.close();
    const snapshot = files().find((name) => name.startsWith("snapshot"));
    expect(snapshot).toBeDefined();
    const log = join(folder, files().find((n) => n.startsWith("log")) ?? "");
    writeFileSync(join(folder, "log-0"), readFileSync(log));
    expect(documents(await start())).toEqual(before);
    expect(existsSync(join(folder, "log-0"))).toBe(false);
  });

  it("refuses a damaged snapshot", async () => {
    const first = await start(100);
    put(first, 1);
    await first.close();
    const snapshot = join(folder, "snapshot-1");
    truncateSync(snapshot, statSync(snapshot).size - 20);
    await expect(openStore(folder)).rejects.toThrow("damaged");
  });
});

describe("the lock", () => {
  it("keeps a second owner out and names the first", async () => {
    const first = await start();
    await expect(openStore(folder)).rejects.toThrow(
      `is in use by process ${process.pid}`,
    );
    await first.close();
    expect(files()).not.toContain("lock");
    expect(documents(await start())).toEqual([]);
  });

  it("refuses a living process and takes over from a dead one", async () => {
    const other = spawn(process.execPath, [
      "-e",
      "setTimeout(() => {}, 60000)",
    ]);
    const ended = new Promise((resolve) => other.once("exit", resolve));
    writeFileSync(join(folder, "lock"), `${other.pid ?? 0}\n`);
    await expect(openStore(folder)).rejects.toThrow("is in use");
    other.kill("SIGKILL");
    await ended;
    expect(documents(await start())).toEqual([]);
    expect(readFileSync(join(folder, "lock"), "utf8")).toMatch(
      new RegExp(`^${process.pid} \\d*\n$`),
    );
  });

  it("takes over a lock whose pid belongs to a later process by now", async () => {
    writeFileSync(join(folder, "lock"), "1 12345678901\n");
    expect(documents(await start())).toEqual([]);
  });

  it("takes over a lock that holds no pid, or this pid from an earlier life", async () => {
    for (const content of ["", "x", `${process.pid}\n`]) {
      writeFileSync(join(folder, "lock"), content);
      const store = await start();
      await store.close();
    }
    expect(files()).toEqual(["log-0"]);
  });
});

it("takes no commit once closed", async () => {
  const store = await start();
  put(store, 1);
  await store.close();
  await store.close();
  expect(() => put(store, 2)).toThrow("The commit was not kept");
  expect(documents(store)).toHaveLength(1);
});
