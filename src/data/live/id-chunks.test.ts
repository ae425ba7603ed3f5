import { expect, it } from "vitest";
import { idChunks } from "./id-chunks";

const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `r${String(from + index)}`);

it("asks thirty at a time", () => {
  expect(idChunks([], ids(0, 70)).map(({ length }) => length)).toEqual([
    30, 30, 10,
  ]);
  expect(idChunks([], [])).toEqual([]);
});

it("asks only for what is not asked yet, whatever the order", () => {
  const first = idChunks([], ids(0, 40));
  expect(idChunks(first, [...ids(0, 40)].reverse())).toBe(first);
  const more = idChunks(first, ["new", ...ids(0, 40)]);
  expect(more.slice(0, 2)).toEqual(first);
  expect(more[2]).toEqual(["new"]);
});

it("lets go of chunks of which nothing is wanted", () => {
  const first = idChunks([], ids(0, 60));
  expect(idChunks(first, ids(40, 60))).toEqual([ids(30, 60)]);
});
