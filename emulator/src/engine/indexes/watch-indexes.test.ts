import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { IndexFile } from "./index-file";
import { watchIndexes } from "./watch-indexes";

const folder = mkdtempSync(join(tmpdir(), "watch-indexes-"));
const path = join(folder, "firestore.indexes.json");
const withIndexes = (count: number) =>
  JSON.stringify({
    indexes: Array.from({ length: count }, () => ({
      collectionGroup: "tasks",
      queryScope: "COLLECTION",
      fields: [{ fieldPath: "zoo", order: "ASCENDING" }],
    })),
  });

let read: number[];
let said: string[];
let stop: () => void;

const use = ({ indexes }: IndexFile) => void read.push(indexes.length);

beforeEach(() => {
  vi.useFakeTimers();
  read = [];
  said = [];
  writeFileSync(path, withIndexes(0));
  stop = watchIndexes(path, use, (line) => void said.push(line));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const pass = () => void vi.advanceTimersByTime(1000);

it("reads what was written the moment after it began to watch", () => {
  writeFileSync(path, withIndexes(2));
  pass();
  expect(read).toEqual([0, 2]);
  expect(said).toEqual([`indexes read again: ${path}`]);
});

it("reads once what was written once", () => {
  pass();
  writeFileSync(path, withIndexes(1));
  pass();
  pass();
  expect(read).toEqual([0, 1]);
});

it("says what it cannot read, and reads what follows", () => {
  writeFileSync(path, "{");
  pass();
  rmSync(path);
  pass();
  writeFileSync(path, withIndexes(3));
  pass();
  expect(read).toEqual([0, 3]);
  expect(said.map((line) => line.includes("cannot be read"))).toEqual([
    true,
    true,
    false,
  ]);
});

it("reads no more once it was ended", () => {
  stop();
  writeFileSync(path, withIndexes(1));
  pass();
  expect(read).toEqual([0]);
});
