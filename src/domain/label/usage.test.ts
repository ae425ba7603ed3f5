import { describe, expect, it } from "vitest";
import { collectionNames, entryOf } from "../collections";
import type { Referring } from "../record/desk/referring";
import { referringTo } from "../record/desk/referring";
import { labelKinds } from "./label";
import { labelUses, usageQueries, usesOf } from "./usage";

/** As a collection whose records hold a list of labels, or a single one, would be found. */
const many: Referring = {
  collection: "tasks",
  reference: { field: "tags", collection: "tags" },
  many: true,
};
const one: Referring = {
  collection: "animals",
  reference: { field: "tagId", collection: "tags" },
  many: false,
};

describe("what uses a label", () => {
  it.each(labelKinds)("%s: every field the table says", (kind) => {
    const said = collectionNames.flatMap((collection) =>
      entryOf(collection)
        .references.filter((reference) => reference.collection === kind)
        .map(({ field }) => [collection, field]),
    );
    expect(
      labelUses(kind).map(({ collection, reference }) => [
        collection,
        reference.field,
      ]),
    ).toEqual(said);
  });

  it("is counted by a question a field, whether it holds one id or several", () => {
    expect(usageQueries([many, one], "t1")).toMatchObject([
      {
        collection: "tasks",
        where: [{ field: "tags", op: "array-contains", value: "t1" }],
      },
      {
        collection: "animals",
        where: [{ field: "tagId", op: "==", value: "t1" }],
      },
    ]);
    expect(usageQueries(referringTo("species"), "s1")).toHaveLength(
      referringTo("species").length,
    );
    expect(usageQueries([], "t1")).toEqual([]);
  });

  it("is summed by collection; nothing says never", () => {
    const other = { ...many, reference: { ...many.reference, field: "more" } };
    expect(usesOf([many, one, other], [2, 0, 3])).toEqual([
      { collection: "tasks", count: 5 },
    ]);
    expect(usesOf([many, one], [0, 0])).toEqual([]);
    expect(usesOf([], [])).toEqual([]);
  });
});
