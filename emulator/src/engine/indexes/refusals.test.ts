import { describe, expect, it } from "vitest";
import { parseIndexFile } from "./index-file";
import {
  and,
  is,
  has,
  by,
  indexFile,
  refusal,
  asked,
} from "./test-support/ask";
import type { Ask } from "./test-support/ask";

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
