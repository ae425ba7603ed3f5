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
import { scale, seed } from "../../tests/support/scale";
import { randomFrom } from "../engine/test-support/random";
import type { Doc } from "../contract";
import { openStore } from "./open";
import type { StoredCommit } from "./store";
import {
  docAt,
  documents,
  put,
  timeAt,
  useFolder,
} from "./test-support/folder";

const { start, reports, path, files } = useFolder();
/** Documents as text, to be compared. */
const textOf = (docs: readonly Doc[]): string =>
  JSON.stringify(
    docs.map((doc) => [doc.name, doc.createTime, doc.updateTime, doc.fields]),
  );
const copies = () => files().filter((name) => name.includes("damaged"));

/** A commit of many documents. */
function largeCommit(micros: number): StoredCommit {
  const changes = Array.from({ length: 450 }, (_, n) => {
    const after = docAt(`big/d${n}`, { n: { integerValue: "1" } }, micros);
    return { name: after.name, after };
  });
  return { project: "p", database: "d", time: timeAt(micros), changes };
}

describe("a torn or damaged end", () => {
  it("is cut off at whichever byte, reported, and a copy kept", async () => {
    const first = await start();
    put(first, 1);
    const whole = readFileSync(path("log-0")).length;
    put(first, 2);
    await first.close();
    const log = readFileSync(path("log-0"));
    for (let size = log.length - 1; size > whole; size -= 1) {
      writeFileSync(path("log-0"), log.subarray(0, size));
      const store = await start();
      expect(documents(store)).toHaveLength(1);
      const cut = `damaged at byte ${whole}, ${size - whole} bytes cut off`;
      expect(reports().at(-1)).toContain(`${path("log-0")}: ${cut}`);
      const [copy = ""] = copies();
      expect(reports().at(-1)).toContain(path(copy));
      expect(readFileSync(path(copy))).toEqual(log.subarray(whole, size));
      rmSync(path(copy));
      if (size % 20 > 0) {
        await store.close();
        continue;
      }
      put(store, 5);
      await store.close();
      const again = await start();
      expect(documents(again)).toHaveLength(2);
      await again.close();
    }
    expect(reports()).toHaveLength(log.length - 1 - whole);
  });

  it.each([
    ["a record of wrong bytes", '00000000 {"p":"p"}\n\0\0\0\0'],
    ["an empty record", "00000000 \n"],
    ["zeros", "\0".repeat(5000)],
    ["an empty line", "\n"],
  ])("may be %s", async (_, end) => {
    const first = await start();
    put(first, 1);
    await first.close();
    writeFileSync(path("log-0"), end, { flag: "a" });
    expect(documents(await start())).toHaveLength(1);
    expect(reports()).toHaveLength(1);
  });

  it("takes with it the whole of a commit that was half written", async () => {
    const first = await start();
    put(first, 1);
    const before = readFileSync(path("log-0")).length;
    first.apply(largeCommit(2), { ...largeCommit(3), database: "other" });
    await first.close();
    const log = readFileSync(path("log-0"));
    const ends = [before + 1, log.length - 1];
    for (let end = before; end > 0; end = log.indexOf("\t", end + 9999))
      ends.push(end + 1);
    for (const end of ends) {
      writeFileSync(path("log-0"), log.subarray(0, end));
      const store = await start();
      expect(documents(store)).toHaveLength(1);
      expect([...store.tree("p", "other").all()]).toEqual([]);
      await store.close();
    }
    expect(reports()).toHaveLength(ends.length);
    writeFileSync(path("log-0"), log);
    expect(documents(await start())).toHaveLength(451);
    expect(reports()).toHaveLength(ends.length);
  });
});

describe("damage with commits after it", () => {
  async function damagedFirst(): Promise<Buffer> {
    const first = await start();
    put(first, 1);
    put(first, 2);
    await first.close();
    const log = readFileSync(path("log-0"));
    log[20] = (log[20] ?? 0) ^ 1;
    writeFileSync(path("log-0"), log);
    return log;
  }

  it("is refused, with how to go on, and nothing is changed", async () => {
    const log = await damagedFirst();
    await expect(start()).rejects.toThrow(
      /log-0 is damaged at byte 0, and commits stand after .* --repair/,
    );
    expect(files()).toEqual(["format", "log-0"]);
    expect(readFileSync(path("log-0"))).toEqual(log);
  });

  it("is cut off when asked for", async () => {
    const log = await damagedFirst();
    expect(documents(await start({ repair: true }))).toEqual([]);
    expect(readFileSync(path(copies()[0] ?? ""))).toEqual(log);
    expect(reports()).toHaveLength(1);
  });

  it("is found across logs as well", async () => {
    const first = await start();
    put(first, 1);
    await first.close();
    const log = readFileSync(path("log-0"));
    writeFileSync(path("log-1"), log);
    writeFileSync(path("log-0"), log.subarray(0, -3));
    await expect(start()).rejects.toThrow("commits stand after");
    expect(documents(await start({ repair: true }))).toEqual([]);
    expect(copies()).toHaveLength(2);
  });

  it.each([
    [["log-0", "log-2"], "lacks files"],
    [["log-1"], "lacks files"],
  ])("a folder of %j is refused", async (names, reason) => {
    for (const name of names) writeFileSync(path(name), "");
    await expect(start()).rejects.toThrow(reason);
    expect(files()).toEqual(names);
  });
});

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

  it("never opens silently wrong", async () => {
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
      const at = bytes.length - 1 - random.below(Math.min(near, bytes.length));
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
  }, 60_000);
});
