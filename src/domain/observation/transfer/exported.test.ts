import { expect, it } from "vitest";
import { parisText } from "./exported";

it.each([
  ["2026-11-20T09:00:05Z", "2026-11-20 10:00:05"],
  ["2026-11-20T09:00:00Z", "2026-11-20 10:00:00"],
  ["2026-07-20T22:30:00Z", "2026-07-21 00:30:00"],
])("%s is told with its seconds: %s", (instant, text) => {
  expect(parisText(new Date(instant))).toBe(text);
});

it("nothing is told of no instant", () => {
  expect(parisText(null)).toBe("");
});
