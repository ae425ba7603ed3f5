import { expect, it } from "vitest";
import { aShortTable } from "../../../tests/builders/surveys";
import { shortOrder } from "./short";
import {
  newShortRow,
  placeOfNew,
  shortForm,
  shortFormIssues,
  shortValues,
} from "./short-form";

const table = aShortTable({
  rows: { "Q-1": { fr: "Un" }, "Q-2": { fr: "Deux" }, "Q-3": { de: "Drei" } },
  order: ["Q-3", "Q-9"],
});

it("rows stand as they were put, then by reference", () => {
  expect(shortOrder(table)).toEqual(["Q-3", "Q-1", "Q-2"]);
  expect(shortOrder({ rows: {}, order: ["Q-1"] })).toEqual([]);
  expect(shortForm(table).rows.map(({ questionRef }) => questionRef)).toEqual([
    "Q-3",
    "Q-1",
    "Q-2",
  ]);
  expect(shortForm(null).rows).toEqual([]);
});

it("what is not touched is stored as it was, the order too", () => {
  expect(shortValues(shortForm(table), table)).toEqual({
    rows: table.rows,
    order: table.order,
  });
});

it("a row that is added where it would stand anyhow changes no order", () => {
  const { rows } = shortForm(table);
  expect(placeOfNew({ rows }, "Q-0", table)).toBe(1);
  expect(placeOfNew({ rows: rows.toReversed() }, "Q-0", table)).toBe(3);
  expect(placeOfNew({ rows: [] }, "Q-0", null)).toBe(0);
  expect(placeOfNew({ rows }, "Q-4", table)).toBe(3);
  const added = { ...newShortRow("Q-4"), names: rows[0]!.names };
  expect(shortValues({ rows: [...rows, added] }, table)).toEqual({
    rows: { ...table.rows, "Q-4": { de: "Drei" } },
    order: table.order,
  });
});

it("rows that were moved are stored in their order", () => {
  const rows = shortForm(table).rows.toReversed();
  expect(shortValues({ rows }, table).order).toEqual(["Q-2", "Q-1", "Q-3"]);
});

it("a row names its question in one language at least, in a few letters", () => {
  const [row] = shortForm(table).rows;
  expect(shortFormIssues({ rows: [newShortRow("Q-1")] })).toEqual([
    { field: "rows.0.names.fr", code: "required" },
  ]);
  const long = { ...row!, names: { ...row!.names, it: "x".repeat(61) } };
  expect(shortFormIssues({ rows: [row!, long] })).toEqual([
    { field: "rows.1.names.it", code: "tooLong", values: { max: 60 } },
  ]);
});
