import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { scale, seed } from "../../tests/support/scale";
import type { CommitEvent, Fields, Value, Write } from "../contract";
import type { DurableEngine } from "../engine/engine";
import { createEngine } from "../engine/engine";
import { nameOf, set } from "../engine/test-support/encode";
import { admin } from "../engine/test-support/open";
import { randomFrom } from "../engine/test-support/random";

const everything = { from: [{ collectionId: "", allDescendants: true }] };
let folder: string;
let engines: DurableEngine[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "export-test-"));
  engines = [];
});
afterEach(async () => {
  for (const engine of engines) await engine.close();
  rmSync(folder, { recursive: true });
});

async function start(wallClock?: () => number): Promise<DurableEngine> {
  const engine = await createEngine(wallClock ? { wallClock } : {});
  engines.push(engine);
  return engine;
}

const rootOf = (project: string, database: string) =>
  `projects/${project}/databases/${database}/documents`;

function documents(
  engine: DurableEngine,
  project = "p",
  database = "(default)",
) {
  const db = engine.database(project, database);
  return db.query(admin, rootOf(project, database), everything).docs;
}

const file = () => join(folder, "documents.ndjson");
const update = (name: string, fields: Fields): Write => ({
  update: { name, fields },
});

const values: Record<string, Value> = {
  null: { nullValue: null },
  yes: { booleanValue: true },
  largest: { integerValue: "9223372036854775807" },
  smallest: { integerValue: "-9223372036854775808" },
  double: { doubleValue: 0.1 },
  tiny: { doubleValue: 5e-324 },
  nan: { doubleValue: "NaN" },
  infinite: { doubleValue: "-Infinity" },
  time: { timestampValue: "0001-01-01T00:00:00.000001Z" },
  text: { stringValue: 'é\u{1F992}\u0000"\n\u2028' },
  empty: { stringValue: "" },
  bytes: { bytesValue: "AP/+" },
  reference: { referenceValue: nameOf("c/other") },
  point: { geoPointValue: { latitude: -90, longitude: 180 } },
  list: {
    arrayValue: {
      values: [{ integerValue: "1" }, { mapValue: { fields: {} } }],
    },
  },
  none: { arrayValue: { values: [] } },
  map: {
    mapValue: {
      fields: { "a.b`c": { mapValue: { fields: { x: { nullValue: null } } } } },
    },
  },
  vector: {
    mapValue: {
      fields: {
        __type__: { stringValue: "__vector__" },
        value: {
          arrayValue: { values: [{ doubleValue: 1.5 }, { doubleValue: -2 }] },
        },
      },
    },
  },
};

describe("an export", () => {
  it("brings every kind of value, times, and large documents to another engine", async () => {
    const engine = await start();
    const db = engine.database("p", "(default)");
    db.commit(admin, [update(nameOf("c/all"), values)]);
    db.commit(admin, [
      update(nameOf("c/all"), values),
      update(nameOf("c/é\u{1F992}/s/x"), {
        ...values,
        text: { stringValue: "plain" },
      }),
    ]);
    const large = { t: { stringValue: "é".repeat(500_000) } };
    db.commit(
      admin,
      [1, 2, 3].map((n) => update(nameOf(`large/${n}`), large)),
    );
    await engine.exportTo("p", folder);
    expect(readdirSync(folder)).toEqual(["documents.ndjson"]);

    const other = await start();
    other.importFrom(folder);
    expect(documents(other)).toEqual(documents(engine));
    expect(documents(other)).toHaveLength(5);
  });

  it("holds all databases of its project and none of another", async () => {
    const engine = await start();
    const places = [
      ["p", "(default)"],
      ["p", "second"],
      ["q", "(default)"],
    ] as const;
    for (const [project, database] of places)
      engine
        .database(project, database)
        .commit(admin, [
          update(`${rootOf(project, database)}/c/${project}-${database}`, {}),
        ]);
    for (const project of ["p", "q", "none"])
      await engine.exportTo(project, join(folder, project));
    const other = await start();
    other.importFrom(join(folder, "p"));
    expect(documents(other, "q")).toEqual([]);
    expect(other.isEmpty("q")).toBe(true);
    for (const name of ["q", "none"]) other.importFrom(join(folder, name));
    for (const [project, database] of places)
      expect(documents(other, project, database)).toEqual(
        documents(engine, project, database),
      );
  });

  it("is of one moment, whatever is written while it goes on", async () => {
    const engine = await start();
    const db = engine.database("p", "(default)");
    const numbered = (n: number) =>
      Array.from({ length: 2000 }, (_, i) =>
        set(`c/d${i}`, { n, text: "x".repeat(500) }),
      );
    db.commit(admin, numbered(1));
    const before = documents(engine);
    let done = false as boolean;
    const exporting = engine.exportTo("p", folder).then(() => {
      done = true;
    });
    let commits = 1;
    while (!done) {
      commits += 1;
      db.commit(admin, [...numbered(commits), set(`c/new${commits}`, {})]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await exporting;
    expect(commits).toBeGreaterThan(1);
    const other = await start();
    other.importFrom(folder);
    expect(documents(other)).toEqual(before);
  });

  it("joins what there is, tells listeners and no triggers, and time goes on after it", async () => {
    const engine = await start();
    engine.database("p", "(default)").commit(admin, [set("c/a", { n: 1 })]);
    await engine.exportTo("p", folder);
    const other = await start(() => 1_000_000_000_000);
    const db = other.database("p", "(default)");
    db.commit(admin, [set("c/a", { old: true }), set("kept/x", {})]);
    const events: CommitEvent[] = [];
    other.onCommit((event) => events.push(event));
    other.importFrom(folder);
    const imported = documents(other);
    expect(imported[0]).toEqual(documents(engine)[0]);
    expect(imported[1]?.name).toBe(nameOf("kept/x"));
    expect(events.map(({ triggers }) => triggers)).toEqual([false]);
    const next = db.commit(admin, [set("c/z", {})]).commitTime;
    expect(next > (imported[0]?.updateTime ?? "")).toBe(true);
  });

  it("that cannot be written leaves the earlier one", async () => {
    const engine = await start();
    await engine.exportTo("p", folder);
    const earlier = readFileSync(file());
    mkdirSync(`${file()}.tmp`);
    await expect(engine.exportTo("p", folder)).rejects.toThrow("EISDIR");
    expect(readFileSync(file())).toEqual(earlier);
  });

  it("of the first format is read", async () => {
    const time = "2026-11-20T00:00:00.000001Z";
    const heading = {
      format: "suricate-firestore-export-1",
      project: "p",
      database: "(default)",
    };
    const lines = [
      heading,
      ["c/a", time, time, { n: { integerValue: "1" } }],
      { ...heading, database: "second" },
    ];
    writeFileSync(
      file(),
      lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
    );
    const engine = await start();
    engine.importFrom(folder);
    expect(documents(engine)).toEqual([
      {
        name: nameOf("c/a"),
        fields: { n: { integerValue: "1" } },
        createTime: time,
        updateTime: time,
      },
    ]);
  });
});

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
    await engine.exportTo("p", folder);
    return readFileSync(file());
  }

  async function expectRefused(reason: RegExp | string, where = "") {
    const engine = await start();
    expect(() => engine.importFrom(folder), where).toThrow(reason);
    expect(engine.isEmpty("p"), where).toBe(true);
  }

  it("no export at all", async () => {
    writeFileSync(
      join(folder, "firestore_export.overall_export_metadata"),
      "\n\u000b\u0001",
    );
    await expectRefused(`${folder} holds no export of this program`);
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
