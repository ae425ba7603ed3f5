import { expect, it } from "vitest";
import { matchesText } from "./search-text";

it("finds words in any order, accents and case aside", () => {
  expect(matchesText("ETANG peli", ["Pélican", "Étang"])).toBe(true);
  expect(matchesText("étang lion", ["Pélican", "Étang"])).toBe(false);
});

it("finds all for nothing typed", () => {
  expect(matchesText("", [])).toBe(true);
  expect(matchesText("  ", ["Étang"])).toBe(true);
});

it("finds ligatures however they are typed", () => {
  expect(matchesText("oeufs", ["Ramasser les œufs"])).toBe(true);
  expect(matchesText("Œufs", ["Ramasser les oeufs"])).toBe(true);
  expect(matchesText("weiss", ["Weißstorch"])).toBe(true);
});

it("finds words that may part, typed without that", () => {
  expect(matchesText("gesundheitsp", ["Gesundheits\u00ADparameter"])).toBe(
    true,
  );
});
