import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Suite } from "../../emulator/src/suite/start-suite";
import { exportNext, newestExport } from "./exports";

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "exports-"));
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(data, { recursive: true, force: true });
});

/** A suite whose exports hold one word. */
function suiteWith(word: () => string): Suite {
  return {
    ports: {},
    pid: 0,
    exited: new Promise(() => undefined),
    lastLines: () => [],
    stop: () => Promise.resolve(),
    exportTo: (dir) => {
      mkdirSync(dir, { recursive: true });
      writeFileSync(join(dir, "accounts"), word());
      return Promise.resolve();
    },
  };
}

const torn: Suite = {
  ...suiteWith(() => ""),
  exportTo: (dir) => {
    writeFileSync(join(dir, "accounts"), "half");
    return Promise.reject(new Error("killed"));
  },
};

const newestWord = () =>
  readFileSync(join(newestExport(data) ?? "", "accounts"), "utf8");

it("knows no export where there is none", () => {
  expect(newestExport(data)).toBeNull();
  expect(newestExport(join(data, "nowhere"))).toBeNull();
});

it("alternates between two folders, the newest of which counts", async () => {
  vi.useFakeTimers({ now: 1000 });
  const folders: (string | null)[] = [];
  for (const word of ["one", "two", "three"]) {
    vi.advanceTimersByTime(1000);
    await exportNext(
      suiteWith(() => word),
      data,
    );
    expect(newestWord()).toBe(word);
    folders.push(basename(newestExport(data) ?? ""));
  }
  expect(folders).toEqual(["export-a", "export-b", "export-a"]);
});

it("keeps the last whole export when one is torn", async () => {
  vi.useFakeTimers({ now: 1000 });
  await exportNext(
    suiteWith(() => "one"),
    data,
  );
  vi.advanceTimersByTime(1000);
  await exportNext(
    suiteWith(() => "two"),
    data,
  );
  await expect(exportNext(torn, data)).rejects.toThrow("killed");
  expect(newestWord()).toBe("two");
  expect(existsSync(join(data, "export-a", "complete.json"))).toBe(false);
});

it.each(["", "{", "{}", '{"at":0}'])(
  "takes an export marked %j for a torn one",
  async (text) => {
    await exportNext(
      suiteWith(() => "one"),
      data,
    );
    writeFileSync(join(newestExport(data) ?? "", "complete.json"), text);
    expect(newestExport(data)).toBeNull();
  },
);
