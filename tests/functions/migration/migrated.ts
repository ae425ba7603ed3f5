import { beforeAll } from "vitest";
import type { Access } from "../../../src/domain/access/access";
import { accessSchema } from "../../../src/domain/access/access";
import { put } from "../stage";
import { oldDatabase } from "./old-database";
import { everything, runMigration } from "./stage";

type Run = Awaited<ReturnType<typeof runMigration>>;
type All = Awaited<ReturnType<typeof everything>>;

export const old = oldDatabase();
export const uids = Object.keys(old)
  .filter((path) => path.startsWith("users/"))
  .map((path) => path.slice("users/".length));

const none: Run = { odd: [], counts: [], read: 0, written: 0 };

/** What was before, what a dry run said and left, what a run said and made. */
export const results: Record<"dry" | "first", Run> &
  Record<"before" | "afterDry" | "after", All> = {
  dry: none,
  first: none,
  before: new Map(),
  afterDry: new Map(),
  after: new Map(),
};

/** Migrates the old database once for all tests of a file. */
export function useMigration(): void {
  beforeAll(async () => {
    await put(old);
    results.before = await everything(true);
    results.dry = await runMigration(true);
    results.afterDry = await everything(true);
    const started = performance.now();
    results.first = await runMigration();
    const seconds = (performance.now() - started) / 1000;
    const { read } = results.first;
    console.log(
      `migrated ${read} documents in ${seconds.toFixed(1)} s, ${Math.round(read / seconds)} a second`,
    );
    results.after = await everything();
  }, 600_000);
}

export const documentsOf = (collection: string) =>
  [...results.after].filter(([path]) => path.startsWith(`${collection}/`));

/** The ids of which something odd was reported. */
export const reported = (reason: string): string[] =>
  results.first.odd
    .filter((one) => one.reason === reason)
    .map(({ id }) => id)
    .sort();

const accesses = new Map<string, Access>();
export function accessOf(uid: string): Access {
  const known =
    accesses.get(uid) ?? accessSchema.parse(results.after.get(`access/${uid}`));
  accesses.set(uid, known);
  return known;
}
