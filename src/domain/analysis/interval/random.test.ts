import { expect, it } from "vitest";
import { randomFor, wholeBelow } from "./random";

const first = (text: string) => {
  const random = randomFor(text);
  return Array.from({ length: 5 }, () => random());
};

it("is the same sequence for the same text on every machine", () => {
  expect(first("a")).toEqual(first("a"));
  expect(first("a")).not.toEqual(first("b"));
});

it("falls evenly from 0 up to 1", () => {
  const random = randomFor("even");
  const counts = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 10_000; draw += 1) {
    const at = wholeBelow(random, 10);
    counts[at] = counts[at]! + 1;
  }
  // Chi-square of nine degrees is below 27.9 in 999 of 1,000 fair sequences.
  const chi = counts.reduce((all, n) => all + (n - 1000) ** 2 / 1000, 0);
  expect(chi).toBeLessThan(27.9);
});
