import { expect, it } from "vitest";
import { formIssues } from "../schema/form";
import { tableColumnsMost, tableRowsMost } from "./block";
import { filledRows, pastedInto, tableFormOf, tableFormSchema } from "./form";

it("keeps rows and columns in which something stands, trimmed and equally wide", () => {
  expect(
    filledRows([
      [" Zone ", "", "Part", ""],
      ["", " ", ""],
      ["Bassin", "", "40 %"],
    ]),
  ).toEqual([
    ["Zone", "Part"],
    ["Bassin", "40 %"],
  ]);
  expect(filledRows([["", ""]])).toEqual([]);
  expect(filledRows([])).toEqual([]);
});

it("asks for a title and for something in a cell", () => {
  const empty = tableFormOf(null);
  const issues = formIssues(tableFormSchema, empty);
  expect(issues.map(({ field, code }) => [field, code])).toEqual([
    ["title", "required"],
    ["rows", "required"],
  ]);
  const typed = { title: "Zones", rows: [["Zone"]] };
  expect(formIssues(tableFormSchema, typed)).toEqual([]);
});

it("takes what a spreadsheet copied from a cell on, and grows as far as it must", () => {
  const rows = [
    ["a", "b"],
    ["c", "d"],
  ];
  expect(
    pastedInto(rows, { row: 1, column: 1 }, [
      ["1", "2"],
      ["3", ""],
    ]),
  ).toEqual([
    ["a", "b", ""],
    ["c", "1", "2"],
    ["", "3", ""],
  ]);
  expect(pastedInto(rows, { row: 0, column: 0 }, [["x\r\ny"]])).toEqual([
    ["x y", "b"],
    ["c", "d"],
  ]);
});

it("takes nothing of what is larger than a table or a cell may be", () => {
  const at = { row: 0, column: 0 };
  const wide = Array.from({ length: tableColumnsMost + 1 }, () => "x");
  const high = Array.from({ length: tableRowsMost + 1 }, () => ["x"]);
  expect(pastedInto([[""]], at, [wide])).toBeNull();
  expect(pastedInto([[""]], at, high)).toBeNull();
  expect(pastedInto([[""]], at, [["x".repeat(301)]])).toBeNull();
  expect(pastedInto([[""]], at, high.slice(1))).toHaveLength(tableRowsMost);
});

it("keeps an empty head a head, and takes stored rows of any width", () => {
  expect(
    filledRows([
      ["", ""],
      ["Zoé", "12"],
    ]),
  ).toEqual([
    ["", ""],
    ["Zoé", "12"],
  ]);
  const stored = (...rows: string[][]) =>
    tableFormOf({
      ...{ blockId: "b", kind: "table", title: "T" },
      rows: rows.map((cells) => ({ cells })),
    }).rows;
  expect(stored(["a"], ["b", "c", "d"])).toEqual([
    ["a", "", ""],
    ["b", "c", "d"],
  ]);
  expect(stored()).toEqual(tableFormOf(null).rows);
  expect(stored([])).toEqual(tableFormOf(null).rows);
});
