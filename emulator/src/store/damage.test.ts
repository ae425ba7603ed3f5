import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documents, largeCommit, put, useFolder } from "./test-support/folder";

const { start, reports, path, files } = useFolder();
const copies = () => files().filter((name) => name.includes("damaged"));

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
