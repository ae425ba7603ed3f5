import { expect, it } from "vitest";
import { isNear } from "./near";

it.each([
  ["another letter", "elaphant", "elephant"],
  ["a letter too many", "elepphant", "elephant"],
  ["a letter too few", "elphant", "elephant"],
  ["two that changed places", "elehpant", "elephant"],
  ["the last one wrong", "elephanr", "elephant"],
  ["the last one too many", "elephantt", "elephant"],
  ["while the rest is still to be typed", "elaph", "elephant"],
  ["a double one missing", "girafe", "giraffe"],
])("finds a word in spite of %s", (_what, typed, word) => {
  expect(isNear(typed, word)).toBe(true);
});

it.each([
  ["two wrong letters", "elaphent", "elephant"],
  ["another first letter", "alephant", "elephant"],
  ["fewer than four letters", "elo", "elephant"],
  ["a number", "4321", "4322"],
  ["a shorter word", "elephant", "elep"],
  ["nothing", "", "elephant"],
  ["no word", "elephant", ""],
])("takes as typed what has %s", (_what, typed, word) => {
  expect(isNear(typed, word)).toBe(false);
});
