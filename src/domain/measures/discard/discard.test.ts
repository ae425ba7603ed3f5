import { expect, it } from "vitest";
import { dayMs } from "../../time/lengths";
import {
  discardDaysMost,
  discardIssues,
  discardReadingsInput,
} from "./discard";

const from = new Date("2026-07-01T10:00:00Z");
const codes = (...all: Parameters<typeof discardIssues>) =>
  discardIssues(...all).map(({ field, code }) => `${field}:${code}`);

it("a stretch of time whose readings go has two ends in order, and is no longer than is counted at once", () => {
  expect(codes({ from: null, until: null })).toEqual([
    "from:required",
    "until:required",
  ]);
  expect(codes({ from, until: null })).toEqual(["until:required"]);
  expect(codes({ from, until: from })).toEqual(["until:endBeforeStart"]);
  const until = new Date(from.getTime() + discardDaysMost * dayMs);
  expect(codes({ from, until })).toEqual([]);
  const later = new Date(until.getTime() + 1000);
  expect(codes({ from, until: later })).toEqual(["until:daysMost"]);
  const asked = {
    operationId: "operation-1",
    zooId: "home",
    sourceId: "source-1",
    from: from.getTime() / 1000,
    until: until.getTime() / 1000,
    confirmed: false,
  };
  expect(discardReadingsInput.safeParse(asked).success).toBe(true);
  const beyond = { ...asked, until: asked.until + 1 };
  expect(discardReadingsInput.safeParse(beyond).success).toBe(false);
});
