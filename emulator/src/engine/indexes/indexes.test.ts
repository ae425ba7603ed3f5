import { describe, expect, it } from "vitest";
import type { StructuredQuery } from "../../contract";
import { StatusError } from "../../contract";
import { ROOT, where } from "../test-support/encode";
import { admin, openDatabase } from "../test-support/open";
import { parseIndexFile } from "./index-file";

type Ask = Partial<StructuredQuery>;
type Filters = NonNullable<StructuredQuery["where"]>;

const and = (...filters: Filters[]): Filters => ({
  compositeFilter: { op: "AND", filters },
});
const or = (...filters: Filters[]): Filters => ({
  compositeFilter: { op: "OR", filters },
});
const is = (field: string) => where(field, "EQUAL", 1);
const has = (field: string) => where(field, "ARRAY_CONTAINS", 1);
const by = (...fields: string[]): StructuredQuery["orderBy"] =>
  fields.map((field) => ({
    field: { fieldPath: field.replace("-", "") },
    direction: field.startsWith("-") ? "DESCENDING" : "ASCENDING",
  }));

/** `a -b [c]`: a ascending, b descending, the members of c. */
const fieldsIn = (text: string) =>
  text.split(" ").map((field) => {
    const fieldPath = field.replace(/[-[\]]/g, "");
    if (field.startsWith("[")) return { fieldPath, arrayConfig: "CONTAINS" };
    const order = field.startsWith("-") ? "DESCENDING" : "ASCENDING";
    return { fieldPath, order };
  });

const indexFile = (
  indexes: readonly string[],
  more: { queryScope?: string; fieldOverrides?: object[] } = {},
) =>
  parseIndexFile(
    JSON.stringify({
      indexes: indexes.map((text) => ({
        collectionGroup: "c",
        queryScope: more.queryScope ?? "COLLECTION",
        fields: fieldsIn(text),
      })),
      fieldOverrides: more.fieldOverrides ?? [],
    }),
  );

/** What a query is refused with, null when it is answered. */
async function refusal(
  file: ReturnType<typeof indexFile> | null,
  query: Ask,
  sum?: string,
): Promise<string | null> {
  const { engine, db } = await openDatabase();
  engine.setIndexes(file);
  const structuredQuery = { from: [{ collectionId: "c" }], ...query };
  try {
    if (sum === undefined) db.query(admin, ROOT, structuredQuery);
    else
      db.aggregate(admin, ROOT, {
        structuredQuery,
        aggregations: [{ sum: { field: { fieldPath: sum } } }],
      });
    return null;
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    expect(error.code).toBe("FAILED_PRECONDITION");
    return error.message;
  }
}

/** The fields of the definition in a refusal, as `fieldsIn` reads them. */
function asked(message: string | null): string | null {
  if (message === null) return null;
  const [, json = "{}"] = /index file: (.*)$/.exec(message) ?? [];
  const { fields } = JSON.parse(json) as {
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  };
  return fields
    .map(({ fieldPath, order, arrayConfig }) =>
      arrayConfig
        ? `[${fieldPath}]`
        : (order === "DESCENDING" ? "-" : "") + fieldPath,
    )
    .join(" ");
}

describe("without composite indexes", () => {
  it.each<[string, Ask, string | null]>([
    ["nothing asked", {}, null],
    ["one equality", { where: is("a") }, null],
    ["equalities", { where: and(is("a"), is("b"), is("m.x")) }, null],
    ["a range", { where: where("a", "GREATER_THAN", 1) }, null],
    [
      "a range and its order",
      { where: where("a", "LESS_THAN", 1), orderBy: by("-a") },
      null,
    ],
    ["an order", { orderBy: by("-a") }, null],
    ["a list's member", { where: has("a") }, null],
    ["one of several", { where: where("a", "IN", [1, 2]) }, null],
    [
      "one of several and an equality",
      { where: and(where("a", "IN", [1, 2]), is("b")) },
      null,
    ],
    ["alternatives of one field each", { where: or(is("a"), has("b")) }, null],
    ["an order by what is equal", { where: is("a"), orderBy: by("a") }, null],
    [
      "equalities by name",
      { where: and(is("a"), is("b")), orderBy: by("__name__") },
      null,
    ],
    [
      "equalities by name, last first",
      { where: and(is("a"), is("b")), orderBy: by("-__name__") },
      null,
    ],
    [
      "an equality and another order",
      { where: is("a"), orderBy: by("b") },
      "a b",
    ],
    ["the same, last first", { where: is("a"), orderBy: by("-b") }, "a -b"],
    [
      "an equality and a range",
      { where: and(is("a"), where("b", "LESS_THAN", 1)) },
      "a b",
    ],
    [
      "an equality and what differs",
      { where: and(is("a"), where("b", "NOT_EQUAL", 1)) },
      "a b",
    ],
    ["two orders", { orderBy: by("a", "-b") }, "a -b"],
    [
      "ranges of two fields",
      { where: and(where("b", "LESS_THAN", 1), where("a", "LESS_THAN", 1)) },
      "a b",
    ],
    [
      "a list's member and an equality",
      { where: and(has("a"), is("b")) },
      "b [a]",
    ],
    [
      "a list's member and an order",
      { where: has("a"), orderBy: by("b") },
      "[a] b",
    ],
    [
      "any member and an order",
      { where: where("a", "ARRAY_CONTAINS_ANY", [1, 2]), orderBy: by("-b") },
      "[a] -b",
    ],
    [
      "one of several, ordered by it",
      { where: and(where("a", "IN", [1, 2]), is("b")), orderBy: by("a") },
      "b a",
    ],
    [
      "alternatives with an order",
      { where: or(is("a"), is("b")), orderBy: by("c") },
      "a c",
    ],
    [
      "an alternative that sorts the others",
      { where: or(is("a"), where("b", "LESS_THAN", 1)) },
      "a b",
    ],
    ["the name, last first", { orderBy: by("-__name__") }, "-__name__"],
    [
      "a name against the order",
      { orderBy: by("a", "-__name__") },
      "a -__name__",
    ],
  ])("%s", async (_, query, needed) => {
    expect(asked(await refusal(indexFile([]), query))).toBe(needed);
    expect(await refusal(null, query)).toBeNull();
    if (needed !== null)
      expect(asked(await refusal(indexFile([needed]), query))).not.toBe(needed);
  });
});

describe("with composite indexes", () => {
  const ofThree = { where: and(is("a"), is("b"), is("c")), orderBy: by("-d") };

  it.each<[string, string[], Ask, boolean]>([
    [
      "equalities in any order",
      ["b a -d"],
      { where: and(is("a"), is("b")), orderBy: by("-d") },
      true,
    ],
    [
      "equalities sorted either way",
      ["-a d"],
      { where: is("a"), orderBy: by("d") },
      true,
    ],
    ["merged, one each", ["a -d", "b -d", "c -d"], ofThree, true],
    ["merged, of several", ["a b -d", "c -d"], ofThree, true],
    ["merged, one left aside", ["a -d", "b -d", "c -d", "e -d"], ofThree, true],
    ["not merged with another order", ["a -d", "b -d", "c d"], ofThree, false],
    [
      "not merged with an order too long",
      ["a -d", "b -d", "c -d e"],
      ofThree,
      false,
    ],
    ["not merged where one is missing", ["a -d", "b -d"], ofThree, false],
    ["not merged where they overlap", ["a b -d", "b c -d"], ofThree, false],
    ["not with a field too much", ["a b c e -d"], ofThree, false],
    [
      "not read backwards",
      ["a d"],
      { where: is("a"), orderBy: by("-d") },
      false,
    ],
    [
      "a list's member with equalities",
      ["a [b] d"],
      { where: and(is("a"), has("b")), orderBy: by("d") },
      true,
    ],
    [
      "lists not merged",
      ["a d", "[b] d"],
      { where: and(is("a"), has("b")), orderBy: by("d") },
      false,
    ],
    [
      "a list is not its members",
      ["b d"],
      { where: has("b"), orderBy: by("d") },
      false,
    ],
    [
      "every alternative has one",
      ["a d", "b d"],
      { where: or(is("a"), is("b")), orderBy: by("d") },
      true,
    ],
    [
      "an alternative has none",
      ["a d"],
      { where: or(is("a"), is("b")), orderBy: by("d") },
      false,
    ],
    [
      "alternatives inside",
      ["a b d", "a c d"],
      { where: and(is("a"), or(is("b"), is("c"))), orderBy: by("d") },
      true,
    ],
    [
      "ordered by one of several",
      ["a b"],
      { where: and(where("b", "IN", [1, 2]), is("a")), orderBy: by("b") },
      true,
    ],
    [
      "the name spelled out",
      ["a d -__name__"],
      { where: is("a"), orderBy: by("d", "-__name__") },
      true,
    ],
    [
      "the name spelled out, but not asked",
      ["a d -__name__"],
      { where: is("a"), orderBy: by("d") },
      false,
    ],
  ])("%s", async (_, indexes, query, served) => {
    expect((await refusal(indexFile(indexes), query)) === null).toBe(served);
  });

  it("belong to their collection", async () => {
    const query = {
      from: [{ collectionId: "other" }],
      where: is("a"),
      orderBy: by("d"),
    };
    expect(await refusal(indexFile(["a d"]), query)).toContain("other");
  });
});

describe("a collection group", () => {
  const from = [{ collectionId: "c", allDescendants: true }];
  const queryScope = "COLLECTION_GROUP";
  const override = (...indexes: object[]) => ({
    fieldOverrides: [{ collectionGroup: "c", fieldPath: "a", indexes }],
  });

  it("has no automatic indexes", async () => {
    expect(await refusal(indexFile([]), { from })).toBeNull();
    expect(await refusal(indexFile([]), { from, where: is("a") })).toMatch(
      /^The query requires a COLLECTION_GROUP_ASC index for collection c and field a\. You can create it here: \S+create_exemption=\S+\n/,
    );
    expect(await refusal(indexFile([]), { from, where: has("a") })).toContain(
      "COLLECTION_GROUP_CONTAINS",
    );
    expect(await refusal(indexFile([]), { from, orderBy: by("-a") })).toContain(
      "COLLECTION_GROUP_DESC",
    );
    const file = indexFile([], override({ order: "ASCENDING", queryScope }));
    expect(await refusal(file, { from, where: is("a") })).toBeNull();
  });

  it("has composite indexes of its own", async () => {
    const query = { from, where: is("a"), orderBy: by("b") };
    expect(await refusal(indexFile(["a b"]), query)).toContain(queryScope);
    const file = indexFile(["a b"], { queryScope });
    expect(await refusal(file, query)).toBeNull();
    expect(await refusal(file, { where: is("a"), orderBy: by("b") })).toContain(
      '"COLLECTION"',
    );
  });

  it("of everything needs none", async () => {
    const everything = [{ collectionId: "", allDescendants: true }];
    expect(await refusal(indexFile([]), { from: everything })).toBeNull();
  });
});

describe("a field with indexes of its own", () => {
  const file = (fieldPath: string, ...indexes: object[]) =>
    indexFile([], {
      fieldOverrides: [{ collectionGroup: "c", fieldPath, indexes }],
    });

  it("is found by these alone", async () => {
    expect(await refusal(file("a"), { where: is("a") })).toContain(
      "COLLECTION_ASC index for collection c and field a",
    );
    expect(await refusal(file("a"), { where: is("b") })).toBeNull();
    const sorted = file("a", { order: "DESCENDING" });
    expect(await refusal(sorted, { orderBy: by("-a") })).toBeNull();
    expect(await refusal(sorted, { orderBy: by("a") })).not.toBeNull();
    expect(await refusal(sorted, { where: has("a") })).not.toBeNull();
  });

  it("says it for what lies inside and, as a star, for all", async () => {
    expect(await refusal(file("m"), { where: is("m.x") })).not.toBeNull();
    expect(await refusal(file("m.x"), { where: is("m.y") })).toBeNull();
    expect(await refusal(file("*"), { where: is("b") })).not.toBeNull();
  });

  it("may still be merged from composite indexes", async () => {
    const merged = indexFile(["a b"], {
      fieldOverrides: [{ collectionGroup: "c", fieldPath: "a", indexes: [] }],
    });
    expect(await refusal(merged, { where: and(is("a"), is("b")) })).toBeNull();
  });
});

describe("an aggregation", () => {
  it("reads what it sums from the index", async () => {
    expect(await refusal(indexFile([]), {}, "n")).toBeNull();
    expect(asked(await refusal(indexFile([]), { where: is("a") }, "n"))).toBe(
      "a n",
    );
    expect(
      await refusal(indexFile(["a n"]), { where: is("a") }, "n"),
    ).toBeNull();
    expect(await refusal(indexFile([]), { where: is("a") }, "a")).toBeNull();
  });
});

describe("a vector search", () => {
  const query: Ask = {
    where: is("a"),
    findNearest: {
      vectorField: { fieldPath: "v" },
      queryVector: {
        mapValue: {
          fields: {
            __type__: { stringValue: "__vector__" },
            value: {
              arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 2 }] },
            },
          },
        },
      },
      distanceMeasure: "EUCLIDEAN",
      limit: 1,
    },
  };
  const file = (dimension: number) =>
    parseIndexFile(
      JSON.stringify({
        indexes: [
          {
            collectionGroup: "c",
            queryScope: "COLLECTION",
            fields: [
              { fieldPath: "a", order: "ASCENDING" },
              { fieldPath: "v", vectorConfig: { dimension, flat: {} } },
            ],
          },
        ],
      }),
    );

  it("needs an index of its vector", async () => {
    expect(await refusal(file(2), query)).toBeNull();
    for (const other of [file(3), indexFile(["a v"])])
      expect(await refusal(other, query)).toContain("Missing vector index");
  });
});

describe("the refusal", () => {
  it("carries the definition, as an address and as an index file says it", async () => {
    const message = await refusal(indexFile([]), {
      where: and(is("zoo"), has("tags")),
      orderBy: by("-due"),
    });
    const [, encoded = ""] =
      /^The query requires an index\. You can create it here: https:\S+\/r\/project\/p\/firestore\/indexes\?create_composite=(\S+)\n/.exec(
        message ?? "",
      ) ?? [];
    const bytes = Buffer.from(encoded, "base64url").toString("latin1");
    expect(bytes).toContain(
      "projects/p/databases/(default)/collectionGroups/c/indexes/_\x10\x01",
    );
    expect(bytes.split("\x1a").slice(1)).toEqual([
      "\x07\n\x03zoo\x10\x01",
      "\x08\n\x04tags\x18\x01",
      "\x07\n\x03due\x10\x02",
      "\x0c\n\x08__name__\x10\x02",
    ]);
    expect(asked(message)).toBe("zoo [tags] -due");
  });
});

describe("an index file", () => {
  it.each([
    ["[]", "the index file is no object"],
    ['{"indexes": {}}', "indexes is no list"],
    ['{"indexes": [{}]}', "index 0 has no fields"],
    [
      '{"indexes": [{"collectionGroup": "c", "fields": [{"fieldPath": "a"}]}]}',
      "index 0, field 0 has neither",
    ],
    [
      '{"indexes": [{"collectionGroup": "c", "queryScope": "x", "fields": [{"fieldPath": "a", "order": "ASCENDING"}]}]}',
      "queryScope",
    ],
    [
      '{"fieldOverrides": [{"collectionGroup": "c"}]}',
      "field override 0 has no fieldPath",
    ],
    ["{", "JSON"],
  ])("%s is refused", (text, reason) => {
    expect(() => parseIndexFile(text)).toThrow(reason);
  });

  it("may be empty", () => {
    expect(parseIndexFile("{}")).toEqual({ indexes: [], fieldOverrides: [] });
  });
});
