import { expect, it } from "vitest";
import { sentRowsMost, sentTableSchema } from "@domain/export/sent-table";
import type { Grounds } from "./sent-table-of";
import { sentTableOf } from "./sent-table-of";

const grounds: Grounds = {
  ...{ n: 3, ofHealth: false, counts: "sessions" as const, versions: [] },
  ...{ from: null, to: null },
};
const chart = {
  title: "t".repeat(300),
  facts: "f".repeat(2000),
  columns: ["h".repeat(400), "n"],
  rows: [["c".repeat(900), 2]],
};

it("hands in a table that a file is made of, whatever is written in it", () => {
  const table = sentTableOf(chart, grounds);
  expect(sentTableSchema.parse(table)).toEqual(table);
  expect(table?.rows[0]?.[1]).toBe(2);
});

it("is none where the table is larger than a file is made of", () => {
  const rows = Array.from({ length: sentRowsMost + 1 }, () => ["a", 1]);
  expect(sentTableOf({ ...chart, rows }, grounds)).toBeNull();
  expect(
    sentTableOf({ ...chart, rows: rows.slice(1) }, grounds),
  ).not.toBeNull();
});
