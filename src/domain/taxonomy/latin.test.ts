import { expect, it } from "vitest";
import { latinKey } from "./latin";

it.each([
  ["Panthera leo", "panthera leo"],
  [" panthera  LEO\t", "panthera leo"],
  ["Pânthera léo", "panthera leo"],
  ["", ""],
])("%j is compared as %j", (latin, key) => {
  expect(latinKey(latin)).toBe(key);
});
