import { describe, expect, it } from "vitest";
import { where } from "../test-support/encode";
import {
  and,
  or,
  is,
  has,
  by,
  indexFile,
  refusal,
  asked,
} from "./test-support/ask";
import type { Ask } from "./test-support/ask";

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
