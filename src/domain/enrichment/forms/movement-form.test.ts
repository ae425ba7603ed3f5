import { expect, it } from "vitest";
import type { MovementForm } from "./movement-form";
import { movementIssues } from "./movement-form";

const aForm = (form: Partial<MovementForm>): MovementForm => ({
  reason: "bought",
  quantity: 2,
  note: "",
  ...form,
});

it("some pieces that came or went, and a recount that found none, may be sent", () => {
  expect(movementIssues(aForm({}))).toEqual([]);
  expect(movementIssues(aForm({ reason: "lost" }))).toEqual([]);
  expect(movementIssues(aForm({ reason: "recount", quantity: 0 }))).toEqual([]);
});

it("no piece is no movement, and what is wrong besides is said alone", () => {
  expect(movementIssues(aForm({ quantity: 0 }))).toEqual([
    { field: "quantity", code: "positive" },
  ]);
  expect(movementIssues(aForm({ quantity: -1 }))).toEqual([
    { field: "quantity", code: "positive" },
  ]);
});
