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
  expect(pastedInto(rows, { row: 1, column: 1 }, "1\t2\r\n3\t\r\n")).toEqual([
    ["a", "b", ""],
    ["c", "1", "2"],
    ["", "3", ""],
  ]);
  expect(pastedInto(rows, { row: 0, column: 0 }, "x")).toEqual([
    ["x", "b"],
    ["c", "d"],
  ]);
});

it("takes nothing of what is larger than a table or a cell may be", () => {
  const at = { row: 0, column: 0 };
  const wide = Array.from({ length: tableColumnsMost + 1 }, () => "x");
  const high = Array.from({ length: tableRowsMost + 1 }, () => "x");
  expect(pastedInto([[""]], at, wide.join("\t"))).toBeNull();
  expect(pastedInto([[""]], at, high.join("\n"))).toBeNull();
  expect(pastedInto([[""]], at, "x".repeat(301))).toBeNull();
  expect(pastedInto([[""]], at, high.slice(1).join("\n"))).toHaveLength(
    tableRowsMost,
  );
});
