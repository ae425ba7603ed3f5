import { describe, expect, it } from "vitest";
import { anAnswer } from "../../../tests/builders/forms";
import type { Recorded } from "./recorded";
import {
  droppedAmong,
  recordedAs,
  recordedSchema,
  takesRecorded,
  unnamedAmong,
} from "./recorded";

const stored = (id: string): Recorded => ({
  id,
  path: `zoo/evaluations/e1/${id}.jpg`,
  kind: "photo",
  size: 1000,
});

describe("what an answer names", () => {
  it("is the stored file of that name", () => {
    expect(recordedAs([stored("a"), stored("b")], "b", "photo")).toEqual(
      stored("b"),
    );
  });

  it("has not arrived where none is of that name", () => {
    expect(recordedAs([stored("a")], "c", "photo")).toBeNull();
    expect(recordedAs([], "a", "photo")).toBeNull();
  });

  it("is where existing data say that it lies", () => {
    expect(recordedAs([], "zoo/old.jpg", "video")).toEqual({
      id: "zoo/old.jpg",
      path: "zoo/old.jpg",
      kind: "video",
      size: 0,
    });
  });
});

describe("what goes", () => {
  const all = [stored("a"), stored("b"), stored("c")];

  it("is what was taken out and no answer names", () => {
    const mine = { q: anAnswer({ media: ["a"], dropped: ["b", "c"] }) };
    const tablet = { q: anAnswer({ media: ["c"] }) };
    expect(droppedAmong(all, [mine, tablet])).toEqual([stored("b")]);
  });

  it("is nothing that was only not named", () => {
    expect(droppedAmong(all, [{ q: anAnswer({ media: ["a"] }) }])).toEqual([]);
    expect(droppedAmong(all, [])).toEqual([]);
  });
});

it("was to be answered where it is kept and neither named nor taken out", () => {
  const kept = ["a", "b", "c"].map((id) => ({ id, questionRef: "q" }));
  const answers = { q: anAnswer({ media: ["a"], dropped: ["b"] }) };
  expect(unnamedAmong(kept, answers)).toEqual([{ id: "c", questionRef: "q" }]);
  expect(unnamedAmong(kept, {})).toEqual(kept);
  expect(unnamedAmong([], answers)).toEqual([]);
});

it("is nothing that visitors record", () => {
  expect(takesRecorded("normal")).toBe(true);
  expect(takesRecorded("expert")).toBe(true);
  expect(takesRecorded("pedagogical")).toBe(false);
});

it.each([
  ["without a name", { id: "" }],
  ["of a kind that no question asks for", { kind: "document" }],
  ["of no size", { size: -1 }],
])("is no record of a file %s", (_, wrong) => {
  expect(recordedSchema.safeParse(stored("a")).success).toBe(true);
  expect(recordedSchema.safeParse({ ...stored("a"), ...wrong }).success).toBe(
    false,
  );
});
