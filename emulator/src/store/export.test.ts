import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CommitEvent } from "../contract/write";
import type { Value } from "../contract/values";
import { nameOf, set } from "../engine/test-support/encode";
import { admin } from "../engine/test-support/open";
import {
  documentsOf,
  rootOf,
  update,
  useEngines,
} from "./test-support/engines";

const { folder, file, start } = useEngines();

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
    await engine.exportTo("p", folder());
    expect(readdirSync(folder())).toEqual(["documents.ndjson"]);

    const other = await start();
    other.importFrom(folder());
    expect(documentsOf(other)).toEqual(documentsOf(engine));
    expect(documentsOf(other)).toHaveLength(5);
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
      await engine.exportTo(project, join(folder(), project));
    const other = await start();
    other.importFrom(join(folder(), "p"));
    expect(documentsOf(other, "q")).toEqual([]);
    expect(other.isEmpty("q")).toBe(true);
    for (const name of ["q", "none"]) other.importFrom(join(folder(), name));
    for (const [project, database] of places)
      expect(documentsOf(other, project, database)).toEqual(
        documentsOf(engine, project, database),
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
    const before = documentsOf(engine);
    let done = false as boolean;
    const exporting = engine.exportTo("p", folder()).then(() => {
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
    other.importFrom(folder());
    expect(documentsOf(other)).toEqual(before);
  });

  it("joins what there is, tells listeners and no triggers, and time goes on after it", async () => {
    const engine = await start();
    engine.database("p", "(default)").commit(admin, [set("c/a", { n: 1 })]);
    await engine.exportTo("p", folder());
    const other = await start(() => 1_000_000_000_000);
    const db = other.database("p", "(default)");
    db.commit(admin, [set("c/a", { old: true }), set("kept/x", {})]);
    const events: CommitEvent[] = [];
    other.onCommit((event) => events.push(event));
    other.importFrom(folder());
    const imported = documentsOf(other);
    expect(imported[0]).toEqual(documentsOf(engine)[0]);
    expect(imported[1]?.name).toBe(nameOf("kept/x"));
    expect(events.map(({ triggers }) => triggers)).toEqual([false]);
    const next = db.commit(admin, [set("c/z", {})]).commitTime;
    expect(next > (imported[0]?.updateTime ?? "")).toBe(true);
  });

  it("that cannot be written leaves the earlier one", async () => {
    const engine = await start();
    await engine.exportTo("p", folder());
    const earlier = readFileSync(file());
    mkdirSync(`${file()}.tmp`);
    await expect(engine.exportTo("p", folder())).rejects.toThrow("EISDIR");
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
    engine.importFrom(folder());
    expect(documentsOf(engine)).toEqual([
      {
        name: nameOf("c/a"),
        fields: { n: { integerValue: "1" } },
        createTime: time,
        updateTime: time,
      },
    ]);
  });
});
