import { expect, it } from "vitest";
import type { Filter } from "../../contract/query";
import { alikeOf } from "./filter";

const says = (fieldPath: string, stringValue: string): Filter => ({
  fieldFilter: { field: { fieldPath }, op: "EQUAL", value: { stringValue } },
});
const all = (...filters: Filter[]): Filter => ({
  compositeFilter: { op: "AND", filters },
});

it("knows the text that everything which passes has in a field", () => {
  const ofZoo = { field: "zooId", text: "z" };
  expect(alikeOf(says("zooId", "z"))).toEqual(ofZoo);
  expect(alikeOf(all(says("a.b", "x"), all(says("zooId", "z"))))).toEqual(
    ofZoo,
  );
  expect(alikeOf(says("`zoo.id`", "z"))).toEqual({
    field: "zoo.id",
    text: "z",
  });
});

it("knows none where another will do, or the filter is of no text at the top", () => {
  expect(alikeOf(undefined)).toBeUndefined();
  expect(alikeOf(all())).toBeUndefined();
  expect(
    alikeOf({
      compositeFilter: { op: "OR", filters: [says("a", "x"), says("b", "y")] },
    }),
  ).toBeUndefined();
  expect(alikeOf(says("__name__", "z"))).toBeUndefined();
  const field = { fieldPath: "a" };
  expect(
    alikeOf({
      fieldFilter: { field, op: "EQUAL", value: { integerValue: "1" } },
    }),
  ).toBeUndefined();
  expect(
    alikeOf({
      fieldFilter: { field, op: "NOT_EQUAL", value: { stringValue: "x" } },
    }),
  ).toBeUndefined();
});
