import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scale, seed } from "../../tests/support/scale";
import { set } from "../engine/test-support/encode";
import { admin } from "../engine/test-support/open";
import { randomFrom } from "../engine/test-support/random";
import { rootOf, update, useEngines } from "./test-support/engines";

const { folder, file, start } = useEngines();

describe("a broken or foreign export is refused and nothing imported:", () => {
  async function exported(): Promise<Buffer> {
    const engine = await start();
    const writes = Array.from({ length: 8 }, (_, i) =>
      set(`c/d${i}`, { n: i, t: "é" }),
    );
    engine.database("p", "(default)").commit(admin, writes);
    engine
      .database("p", "b")
      .commit(admin, [update(`${rootOf("p", "b")}/c/x`, {})]);
    await engine.exportTo("p", folder());
    return readFileSync(file());
  }

  async function expectRefused(reason: RegExp | string, where = "") {
    const engine = await start();
    expect(() => engine.importFrom(folder()), where).toThrow(reason);
    expect(engine.isEmpty("p"), where).toBe(true);
  }

  it("no export at all", async () => {
    writeFileSync(
      join(folder(), "firestore_export.overall_export_metadata"),
      "\n\u000b\u0001",
    );
    await expectRefused(`${folder()} holds no export of this program`);
  });

  it.each([
    ["an empty file", ""],
    ["no JSON", "\u0000\u0001leveldb"],
    ["another format", '{"format":"x","project":"p"}\n'],
    ["no project", '{"format":"suricate-firestore-export-2"}\n'],
    [
      "a document before any heading",
      '["c/a","2026-11-20T00:00:00Z","2026-11-20T00:00:00Z",{}]\n',
    ],
    ["a number", "5\n"],
  ])("%s", async (_, content) => {
    writeFileSync(file(), content);
    await expectRefused("broken or not of this program");
  });

  it.each([
    [["c", "2026-11-20T00:00:00Z", "2026-11-20T00:00:00Z", {}]],
    [["c/a", "yesterday", "2026-11-20T00:00:00Z", {}]],
    [["c/a", "2026-11-20T00:00:00Z", "2026-11-20T00:00:00Z", { n: 1 }]],
    [["c/a", "2026-11-20T00:00:00Z", "2026-11-20T00:00:00Z", []]],
    [["c/a"]],
  ])("the document %j", async (line) => {
    const heading = {
      format: "suricate-firestore-export-1",
      project: "p",
      database: "d",
    };
    const good = ["c/a", "2026-11-20T00:00:00Z", "2026-11-20T00:00:00Z", {}];
    const lines = [heading, good, line].map((one) => JSON.stringify(one));
    writeFileSync(file(), lines.join("\n"));
    await expectRefused("line 3: ");
  });

  it("one that ends too early", async () => {
    const bytes = await exported();
    for (let end = 0; end < bytes.length; end += 9) {
      writeFileSync(file(), bytes.subarray(0, end));
      await expectRefused("broken or not of this program", `cut at ${end}`);
    }
  });

  it("one with a changed byte", async () => {
    const used = seed();
    const random = randomFrom(used);
    const bytes = await exported();
    for (let round = 0; round < scale(100, 2000); round += 1) {
      const changed = Buffer.from(bytes);
      const at = random.below(bytes.length - 1);
      changed[at] = (changed[at] ?? 0) ^ (1 + random.below(255));
      writeFileSync(file(), changed);
      await expectRefused(
        "broken or not of this program",
        `seed ${used}, byte ${at}`,
      );
    }
  });

  it("one joined to another", async () => {
    const bytes = await exported();
    writeFileSync(file(), Buffer.concat([bytes, bytes]));
    await expectRefused("something follows the end");
  });
});
