import { spawn } from "node:child_process";
import {
  existsSync,
  readFileSync,
  mkdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { describe, expect, it } from "vitest";
import { documents, put, ROOT, timeAt, useFolder } from "./test-support/folder";

const { start, reports, path, files } = useFolder();

describe("a kept store", () => {
  it("is the same after a restart", async () => {
    const first = await start();
    const kept = [put(first, 1, "é\u{1F992}\n"), put(first, 2)];
    put(first, 3);
    const gone = { name: `${ROOT}/c/d3`, after: null };
    const time = timeAt(9);
    first.apply({ project: "p", database: "d", time, changes: [gone] });
    await first.close();
    const second = await start();
    expect(documents(second)).toEqual(kept);
    expect(second.lastTime()).toBe(1_800_000_000_000_009);
    expect([...second.databases()].map(({ root }) => root)).toEqual([ROOT]);
  });
});

describe("compaction", () => {
  /** Waits until one snapshot and one log are all there is. */
  const compacted = () =>
    expect
      .poll(() => files().join(" "))
      .toMatch(/^format lock log-(\d+) snapshot-\1$/);

  it("folds the log into a snapshot while commits go on", async () => {
    const first = await start({ compactBytes: 2000 });
    const kept = Array.from({ length: 100 }, (_, n) => put(first, n + 100));
    await compacted();
    kept.push(put(first, 300));
    await first.close();
    const second = await start({ compactBytes: 2000 });
    expect(documents(second)).toEqual(kept);
    kept.push(...Array.from({ length: 300 }, (_, n) => put(second, n + 400)));
    await compacted();
    await second.close();
    expect(documents(await start())).toEqual(kept);
    expect(reports()).toEqual([]);
  });

  it("is given up at a close, and nothing is lost", async () => {
    const first = await start({ compactBytes: 100 });
    const kept = Array.from({ length: 50 }, (_, n) => put(first, n + 100));
    await first.close();
    expect(files()).toEqual(["format", "log-0", "log-1"]);
    expect(documents(await start())).toEqual(kept);
  });

  it("ignores a snapshot that was not finished", async () => {
    const first = await start();
    put(first, 1);
    await first.close();
    writeFileSync(path("snapshot-1.tmp"), "half");
    expect(documents(await start())).toHaveLength(1);
    expect(files()).toEqual(["format", "lock", "log-0"]);
  });

  it("survives the end between a new snapshot and the removal of what it replaces", async () => {
    const first = await start({ compactBytes: 1000 });
    for (let n = 0; n < 20; n++) put(first, n);
    await compacted();
    const before = documents(first);
    await first.close();
    const log = files().find((name) => name.startsWith("log")) ?? "";
    writeFileSync(path("log-0"), readFileSync(path(log)));
    expect(documents(await start())).toEqual(before);
    expect(existsSync(path("log-0"))).toBe(false);
  });

  it("that fails is reported, and commits go on", async () => {
    const first = await start({ compactBytes: 1000 });
    mkdirSync(path("snapshot-1.tmp"));
    for (let n = 0; n < 20; n++) put(first, n);
    await expect.poll(reports).toHaveLength(1);
    expect(reports()[0]).toContain("the log is not compacted");
    rmSync(path("snapshot-1.tmp"), { recursive: true });
    put(first, 30);
    await first.close();
    expect(documents(await start())).toHaveLength(21);
  });

  it("refuses a damaged snapshot and leaves everything as it is", async () => {
    const first = await start({ compactBytes: 100 });
    put(first, 1);
    await compacted();
    await first.close();
    const snapshot = path("snapshot-1");
    truncateSync(snapshot, statSync(snapshot).size - 20);
    await expect(start()).rejects.toThrow("is damaged at byte");
    expect(files()).toEqual(["format", "log-1", "snapshot-1"]);
  });
});

describe("the lock", () => {
  it("keeps a second owner out and names the first", async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
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
    writeFileSync(path("lock"), `${other.pid ?? 0}\n`);
    await expect(start()).rejects.toThrow("is in use");
    other.kill("SIGKILL");
    await ended;
    expect(documents(await start())).toEqual([]);
    expect(readFileSync(path("lock"), "utf8")).toMatch(
      new RegExp(`^${process.pid} \\d*\n$`),
    );
  });

  it("takes over a lock whose pid belongs to a later process by now", async () => {
    writeFileSync(path("lock"), "1 12345678901\n");
    expect(documents(await start())).toEqual([]);
  });

  it("takes over a lock that holds no pid, or this pid from an earlier life", async () => {
    for (const content of ["", "x", `${process.pid}\n`]) {
      writeFileSync(path("lock"), content);
      const store = await start();
      await store.close();
    }
    expect(files()).toEqual(["format", "log-0"]);
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
