import { expect, it } from "vitest";
import { isKeptFor } from "./kept-for";
import { thumbnailOf } from "./path";

const file = `${"0a".repeat(16)}.jpg`;
const own = `official/observations/o1/${file}`;

it("is a picture in the folder of the record alone", () => {
  expect(isKeptFor("observations", "o1", own)).toBe(true);
  for (const other of [
    thumbnailOf(own),
    own.replace("o1", "o2"),
    own.replace("observations", "questions"),
    own.replace("official", "home"),
    `../${own}`,
    "https://example.org/a.jpg",
    "",
  ])
    expect(isKeptFor("observations", "o1", other)).toBe(false);
});
