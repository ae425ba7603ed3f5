import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { everyQuery } from "./catalogue";
import type { CompositeIndex } from "./required-index";
import { indexKey, requiredIndex } from "./required-index";

const { indexes } = JSON.parse(
  readFileSync("firestore.indexes.json", "utf8"),
) as { indexes: CompositeIndex[] };

const needed = everyQuery()
  .map(requiredIndex)
  .filter((index) => index !== null);

describe("firestore.indexes.json", () => {
  it("has the composite index of every query", () => {
    const stored = new Set(indexes.map(indexKey));
    const missing = needed.filter((index) => !stored.has(indexKey(index)));
    expect(missing).toEqual([]);
    expect(needed.length).toBeGreaterThan(20);
  });

  it("has no index that no query uses", () => {
    const used = new Set(needed.map(indexKey));
    expect(indexes.filter((index) => !used.has(indexKey(index)))).toEqual([]);
  });

  it("names each index once", () => {
    expect(new Set(indexes.map(indexKey)).size).toBe(indexes.length);
  });
});

describe("the catalogue of queries", () => {
  const sources = ["query/facility-queries.ts", "task/task-queries.ts"];
  const folder = "src/domain";

  it("knows every file that builds queries", () => {
    const builders = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.includes(".test."))
      .filter((file) =>
        readFileSync(`${folder}/${file}`, "utf8").includes('collection: "'),
      );
    expect(builders.sort()).toEqual(sources);
  });

  it("asks every builder", () => {
    const catalogue = readFileSync("tests/builders/query-catalogue.ts", "utf8");
    const builders = sources.flatMap((file) =>
      [
        ...readFileSync(`${folder}/${file}`, "utf8").matchAll(
          /^export (?:const|function) (\w*Quer(?:y|ies))\b/gm,
        ),
      ].map(([, name]) => name!),
    );
    expect(builders.length).toBeGreaterThan(10);
    expect(builders.filter((name) => !catalogue.includes(`${name}(`))).toEqual(
      [],
    );
  });
});

describe("requiredIndex", () => {
  const query = { collection: "tasks", limit: 1 } as const;

  it("asks for none where single fields do", () => {
    expect(requiredIndex({ ...query, where: [], orderBy: [] })).toBeNull();
    expect(
      requiredIndex({
        ...query,
        where: [{ field: "dueAt", op: "<", value: 1 }],
        orderBy: [{ field: "dueAt", direction: "asc" }],
      }),
    ).toBeNull();
    expect(
      requiredIndex({
        ...query,
        where: [
          { field: "zooId", op: "==", value: "z" },
          { field: "status", op: "in", value: ["OPEN"] },
        ],
        orderBy: [],
      }),
    ).toBeNull();
  });

  it("puts equalities and arrays before the order", () => {
    expect(
      requiredIndex({
        ...query,
        where: [
          { field: "dueAt", op: "<", value: 1 },
          { field: "audience", op: "array-contains-any", value: ["a"] },
          { field: "zooId", op: "==", value: "z" },
        ],
        orderBy: [{ field: "dueAt", direction: "desc" }],
      })?.fields,
    ).toEqual([
      { fieldPath: "zooId", order: "ASCENDING" },
      { fieldPath: "audience", arrayConfig: "CONTAINS" },
      { fieldPath: "dueAt", order: "DESCENDING" },
    ]);
  });

  it("sorts by a range that has no order of its own", () => {
    expect(
      requiredIndex({
        ...query,
        where: [
          { field: "zooId", op: "==", value: "z" },
          { field: "dueAt", op: ">", value: 1 },
        ],
        orderBy: [],
      })?.fields.map(({ fieldPath }) => fieldPath),
    ).toEqual(["zooId", "dueAt"]);
  });
});
