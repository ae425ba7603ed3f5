import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Doc } from "../../src/contract/values";
import { randomFrom } from "../../src/engine/test-support/random";
import { openStore } from "../../src/store/open";
import {
  documents,
  largeCommit,
  put,
  useFolder,
} from "../../src/store/test-support/folder";
import { scale, seed } from "../support/scale";

const { start, path, files } = useFolder();

/** Documents as text, to be compared. */
const textOf = (docs: readonly Doc[]): string =>
  JSON.stringify(
    docs.map((doc) => [doc.name, doc.createTime, doc.updateTime, doc.fields]),
  );

describe("a byte that turns", () => {
  /** Fills a folder with a snapshot and a log; the documents after each commit since the snapshot. */
  async function history(): Promise<{ states: Doc[][]; names: string[] }> {
    const first = await start({ compactBytes: 1500 });
    for (let n = 10; n < 25; n++) put(first, n);
    await expect.poll(files).toContain("snapshot-1");
    await expect.poll(files).not.toContain("log-0");
    await first.close();
    const store = await start();
    const states: Doc[][] = [documents(store)];
    for (let n = 15; n < 30; n++) {
      if (n === 20) store.apply(largeCommit(n));
      else put(store, n, "again é");
      states.push(documents(store));
    }
    await store.close();
    return { states, names: files() };
  }

  async function openDamaged(folder: string) {
    const said: string[] = [];
    const report = (line: string) => void said.push(line);
    try {
      const store = await openStore(folder, { report });
      const docs = documents(store);
      await store.close();
      return { docs, said: said.join("\n") };
    } catch (error) {
      return { refused: String(error) };
    }
  }

  it(
    "never opens silently wrong",
    async () => {
      const used = seed();
      const random = randomFrom(used);
      const { states, names } = await history();
      expect(names).toEqual(["format", "log-1", "snapshot-1"]);
      const full = textOf(states.at(-1) ?? []);
      const known = new Set(states.map(textOf));
      const seen = { refused: 0, cut: 0, whole: 0 };
      for (let round = 0; round < scale(100, 5000); round++) {
        const folder = join(tmpdir(), `store-flip-${process.pid}-${round}`);
        mkdirSync(folder);
        for (const name of names) copyFileSync(path(name), join(folder, name));
        const name = random.pick(names);
        const bytes = readFileSync(path(name));
        const near = random.below(3) === 0 ? 100 : bytes.length;
        const at =
          bytes.length - 1 - random.below(Math.min(near, bytes.length));
        bytes[at] = (bytes[at] ?? 0) ^ (1 + random.below(255));
        writeFileSync(join(folder, name), bytes);
        const where = `seed ${used}, round ${round}: ${name} byte ${at}`;
        const { docs, said, refused } = await openDamaged(folder);
        if (refused !== undefined) {
          seen.refused += 1;
          expect(refused, where).toMatch(/damaged|not complete|version|format/);
        } else if (textOf(docs) === full) {
          seen.whole += 1;
          expect(name, where).toBe("format");
        } else {
          seen.cut += 1;
          expect(known.has(textOf(docs)), where).toBe(true);
          expect(said, where).toContain("cut off");
          expect(readdirSync(folder).join(), where).toContain("damaged");
        }
        rmSync(folder, { recursive: true });
      }
      expect(seen.refused).toBeGreaterThan(0);
      expect(seen.cut).toBeGreaterThan(0);
    },
    scale(60_000, 900_000),
  );
});
