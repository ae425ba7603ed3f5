import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { Doc, Fields } from "../../contract/values";
import { documentsRoot } from "../../engine/values/resource-path";
import { formatMicros } from "../../engine/values/timestamp";
import type { StoreOptions } from "../open";
import { openStore } from "../open";
import type { Store, StoredCommit } from "../store";

/** The documents root of the stores under test. */
export const ROOT = documentsRoot("p", "d");
const TIME = 1_800_000_000_000_000;

/** A moment of the tests, RFC 3339. */
export const timeAt = (micros: number): string => formatMicros(TIME + micros);

/** A document of that moment. */
export function docAt(path: string, fields: Fields, micros: number): Doc {
  const time = timeAt(micros);
  const name = `${ROOT}/${path}`;
  return { name, fields, createTime: time, updateTime: time };
}

/** Commits one document, `c/d<n>`, and returns it. */
export function put(store: Store, n: number, text = "text"): Doc {
  const after = docAt(`c/d${n}`, { n: { stringValue: `${text} ${n}` } }, n);
  const { name, updateTime } = after;
  const changes = [{ name, after }];
  store.apply({ project: "p", database: "d", time: updateTime, changes });
  return after;
}

/** A commit of many documents. */
export function largeCommit(micros: number): StoredCommit {
  const changes = Array.from({ length: 450 }, (_, n) => {
    const after = docAt(`big/d${n}`, { n: { integerValue: "1" } }, micros);
    return { name: after.name, after };
  });
  return { project: "p", database: "d", time: timeAt(micros), changes };
}

/** All documents, in the order of their names. */
export const documents = (store: Store): Doc[] => [
  ...store
    .tree("p", "d")
    .scan({ parent: ROOT, collectionId: "", allDescendants: true }, false),
];

/** A folder of each test's own, the stores it opens, and what they report. */
export function useFolder() {
  const parts = { folder: "", reports: [] as string[] };
  let open: Store[] = [];
  beforeEach(() => {
    parts.folder = mkdtempSync(join(tmpdir(), "store-test-"));
    parts.reports = [];
    open = [];
  });
  afterEach(async () => {
    await Promise.all(open.map((store) => store.close()));
    rmSync(parts.folder, { recursive: true, force: true });
  });
  const start = async (options: StoreOptions = {}): Promise<Store> => {
    const report = (line: string) => void parts.reports.push(line);
    const store = await openStore(parts.folder, { report, ...options });
    open.push(store);
    return store;
  };
  return {
    start,
    /** Lines reported since the test began. */
    reports: () => parts.reports,
    path: (name: string) => join(parts.folder, name),
    files: () => readdirSync(parts.folder).sort(),
  };
}
