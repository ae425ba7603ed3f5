import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Log } from "./log";

let folder: string;
let calls: ((error: Error | null) => void)[];
let reports: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  folder = mkdtempSync(join(tmpdir(), "log-test-"));
  calls = [];
  reports = [];
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const open = (): Log =>
  new Log(join(folder, "log"), {
    report: (line) => void reports.push(line),
    sync: (_, done) => void calls.push(done),
  });

it("syncs 10 ms after the first append, whatever comes after it", async () => {
  const log = open();
  log.append(["1"]);
  vi.advanceTimersByTime(7);
  log.append(["2"]);
  expect(calls).toHaveLength(0);
  vi.advanceTimersByTime(3);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(1);
  calls[0]?.(null);
  await log.close();
});

it("never syncs twice at once, and again for what was appended meanwhile", async () => {
  const log = open();
  log.append(["1"]);
  vi.advanceTimersByTime(10);
  log.append(["2"]);
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(1);
  calls[0]?.(null);
  expect(calls).toHaveLength(2);
  calls[1]?.(null);
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(2);
  await log.close();
});

it("takes no more commits once a sync has failed, and says why", async () => {
  const log = open();
  log.append(["1"]);
  vi.advanceTimersByTime(10);
  calls[0]?.(new Error("EIO"));
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain("could not be synced: EIO");
  const before = readFileSync(join(folder, "log"));
  expect(() => log.append(["2"])).toThrow(
    /^The commit was not kept: .* takes no more commits until a restart: it could not be synced: EIO$/,
  );
  expect(readFileSync(join(folder, "log"))).toEqual(before);
  await log.close();
});

it("closes only after the sync under way", async () => {
  const log = open();
  log.append(["1"]);
  vi.advanceTimersByTime(10);
  let closed = false;
  const closing = log.close().then(() => {
    closed = true;
  });
  await Promise.resolve();
  expect(closed).toBe(false);
  calls[0]?.(null);
  await closing;
  expect(() => log.append(["2"])).toThrow("the log is closed");
});
