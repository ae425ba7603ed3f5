import { describe as suite, expect, it } from "vitest";
import type { StructuredQuery } from "../contract/query";
import type { Write } from "../contract/write";
import { describe, writesOf } from "./describe";
import { queryText } from "./query-text";

const root = "projects/p/databases/(default)/documents";
const from = [{ collectionId: "animals" }];
const secret = { stringValue: "secret" };
const field = { fieldPath: "sector" };

suite("queryText", () => {
  it.each<[string, string, Omit<StructuredQuery, "from">]>([
    ["animals", "", {}],
    ["zoos/z/animals offset 2 limit 5", "zoos/z", { limit: 5, offset: 2 }],
    [
      "animals where sector == ?",
      "",
      { where: { fieldFilter: { field, op: "EQUAL", value: secret } } },
    ],
    [
      "animals where sector in [2] and (sector is null or sector > ?)",
      "",
      {
        where: {
          compositeFilter: {
            op: "AND",
            filters: [
              {
                fieldFilter: {
                  field,
                  op: "IN",
                  value: { arrayValue: { values: [secret, secret] } },
                },
              },
              {
                compositeFilter: {
                  op: "OR",
                  filters: [
                    { unaryFilter: { field, op: "IS_NULL" } },
                    {
                      fieldFilter: { field, op: "GREATER_THAN", value: secret },
                    },
                  ],
                },
              },
            ],
          },
        },
      },
    ],
    [
      "animals order by sector desc from a cursor select sector",
      "",
      {
        orderBy: [{ field, direction: "DESCENDING" }],
        startAt: { values: [secret] },
        select: { fields: [field] },
      },
    ],
  ])("%s", (text, parent, query) => {
    const shown = queryText(parent, { from, ...query });
    expect(shown).toBe(text);
    expect(shown).not.toContain("secret");
  });

  it("says that it asks a collection group", () => {
    const group = [{ collectionId: "notes", allDescendants: true }];
    expect(queryText("", { from: group })).toBe("group notes");
  });
});

suite("describe", () => {
  const name = (path: string) => `${root}/${path}`;
  const update = (path: string): Write => ({
    update: { name: name(path), fields: { a: secret } },
  });

  it("names what a commit writes, a few at most", () => {
    const writes = [
      update("animals/a"),
      { ...update("animals/b"), updateMask: { fieldPaths: ["a"] } },
      { delete: name("animals/c") },
      { verify: name("animals/d") },
    ];
    const request = { database: "projects/p/databases/(default)", writes };
    expect(describe("Commit", request)).toEqual({
      project: "p",
      database: "(default)",
      what: "set animals/a, update animals/b, delete animals/c and 1 more",
      documents: ["animals/a", "animals/b", "animals/c", "animals/d"],
      collection: null,
    });
  });

  it("names documents and collections of reads, listeners and single writes", () => {
    const subject = (method: string, request: Record<string, unknown>) => {
      const { project, what, collection } = describe(method, request);
      return [project, what, collection];
    };
    expect(subject("GetDocument", { name: name("a/b") })).toEqual([
      "p",
      "a/b",
      null,
    ]);
    const list = { parent: name("zoos/z"), collectionId: "animals" };
    expect(subject("ListDocuments", list)).toEqual([
      "p",
      "zoos/z/animals",
      "zoos/z/animals",
    ]);
    const structuredQuery = { from };
    const aggregations = [{ count: {} }, { sum: { field } }];
    expect(
      subject("RunAggregationQuery", {
        parent: root,
        structuredAggregationQuery: { structuredQuery, aggregations },
      }),
    ).toEqual(["p", "count, sum(sector) of animals", "animals"]);
    expect(
      subject("Listen", {
        database: "projects/p/databases/(default)",
        addTarget: { query: { parent: root, structuredQuery }, targetId: 2 },
      }),
    ).toEqual(["p", "animals", "animals"]);
    expect(subject("DeleteDocument", { name: name("a/b") })[1]).toBe(
      "delete a/b",
    );
  });

  it("takes the database of the stream and never fails", () => {
    const database = "projects/q/databases/d";
    const writes = [update("a/b")];
    expect(describe("Write", { writes }, database)).toMatchObject({
      project: "q",
      database: "d",
    });
    const broken = { parent: root, structuredQuery: { from: 5 } };
    expect(describe("RunQuery", broken).what).toBe("(malformed)");
    expect(writesOf("RunQuery", {})).toEqual([]);
  });
});
