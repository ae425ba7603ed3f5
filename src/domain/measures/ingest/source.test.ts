import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../../time/calendar-day";
import { refusedInOrder, withRefused } from "./refused";
import { sourceStateOf } from "./source-state";
import { sourceOfToken, tokenOf, tokenOfHeader } from "./secret";
import type { Feed } from "./source";
import {
  countReadings,
  feedSchema,
  sensorSourceSchema,
  sourceIssues,
} from "./source";

const feed = (name: string, parameterId: string): Feed => ({
  feed: name,
  parameterId,
  enclosureId: "e1",
  areaId: null,
});

describe("how a source stands", () => {
  const now = new Date("2026-11-20T10:16:00Z");
  const heard = {
    ...{ isArchived: false, secretHash: "hash", expectedBy: 15 },
    heardAt: new Date("2026-11-20T10:01:00Z"),
  };

  it.each([
    ["open", {}],
    ["open", { heardAt: null }],
    ["silent", { expectedBy: 14 }],
    ["revoked", { expectedBy: 14, secretHash: null }],
    ["archived", { secretHash: null, isArchived: true }],
  ])("is %s with %o", (state, more) => {
    expect(sourceStateOf({ ...heard, ...more }, now)).toBe(state);
  });
});

describe("a source", () => {
  const secret = "a".repeat(43);

  it("says who it is by its token", () => {
    const token = tokenOf("source-1", secret);
    expect(sourceOfToken(token)).toBe("source-1");
    expect(tokenOfHeader(`Bearer ${token}`)).toBe(token);
    for (const wrong of [
      "",
      `srs.source-1.${secret}a`,
      `srs..${secret}`,
      `srs.a/b.${secret}`,
      `srs.source-1.${secret}.x`,
      `x.source-1.${secret}`,
    ])
      expect(sourceOfToken(wrong)).toBeNull();
    expect(tokenOfHeader(token)).toBeNull();
    expect(tokenOfHeader(undefined)).toBeNull();
    expect(() => tokenOf("source-1", "short")).toThrow(RangeError);
  });

  it("keeps a hash, never the secret itself", () => {
    const stored = {
      zooId: "z",
      sourceId: "s",
      name: "Logger",
      expectedBy: 15,
    };
    const parse = (secretHash: string) =>
      sensorSourceSchema.safeParse({ ...stored, secretHash }).success;
    expect(parse("0".repeat(64))).toBe(true);
    expect(parse(secret)).toBe(false);
  });

  it("names each feed once, and feeds each place once", () => {
    const form = { name: "Logger", expectedBy: 15, feeds: [feed("a", "p1")] };
    const said = (change: Partial<typeof form>) =>
      sourceIssues({ ...form, ...change }).map(({ field, code }) => [
        field,
        code,
      ]);
    expect(said({})).toEqual([]);
    expect(said({ feeds: [] })).toEqual([["feeds", "required"]]);
    expect(said({ expectedBy: 4 })).toEqual([["expectedBy", "invalid"]]);
    for (const other of [feed("a", "p2"), feed("b", "p1")])
      expect(said({ feeds: [feed("a", "p1"), other] })).toEqual([
        ["feeds.1.feed", "invalid"],
      ]);
    expect(said({ feeds: [feed("a", "p1"), feed("b", "p2")] })).toEqual([]);
  });

  it("sends so many readings a day", () => {
    const today = "2026-07-01" as CalendarDay;
    const counted = { day: today, count: 90 };
    const count = (more: number, before: typeof counted | null = counted) =>
      countReadings({ counted: before, dailyMost: 100 }, today, more);
    expect(count(10)).toEqual({ day: today, count: 100 });
    expect(count(11)).toBeNull();
    expect(count(100, null)).toEqual({ day: today, count: 100 });
    const yesterday = { ...counted, day: "2026-06-30" as CalendarDay };
    expect(count(50, yesterday)).toEqual({ day: today, count: 50 });
  });
});

it("a feed of which nothing is chosen says what is missing", () => {
  const blank = { feed: "", parameterId: "", enclosureId: "", areaId: null };
  const form = { name: "Logger", expectedBy: 15, feeds: [blank] };
  expect(sourceIssues(form).map(({ field, code }) => [field, code])).toEqual([
    ["feeds.0.feed", "required"],
    ["feeds.0.parameterId", "required"],
    ["feeds.0.enclosureId", "required"],
  ]);
  const named = { ...feed("a b", "p1"), enclosureId: "a/b" };
  expect(
    sourceIssues({ ...form, feeds: [named] }).map(({ code }) => code),
  ).toEqual(["invalid", "invalid"]);
});

it("what is refused is counted by why, of the last day on which something was", () => {
  const day = "2026-07-01" as CalendarDay;
  const at = new Date("2026-07-01T10:00:00Z");
  const once = withRefused(null, ["bounds", "feed", "bounds"], day, at);
  expect(once).toEqual({ day, at, counts: { bounds: 2, feed: 1 } });
  expect(withRefused(once, ["unknownSource"], day, at)).toBe(once);
  const more = withRefused(once, ["unreadable", "feed", "feed"], day, at);
  expect(refusedInOrder(more)).toEqual([
    ["feed", 3],
    ["bounds", 2],
    ["unreadable", 1],
  ]);
  const next = "2026-07-02" as CalendarDay;
  expect(withRefused(more, ["full"], next, at)?.counts).toEqual({ full: 1 });
  expect(refusedInOrder(null)).toEqual([]);
});

it.each([
  ["t", true],
  ["_t_", true],
  ["constructor", true],
  ["__t", false],
  ["__proto__", false],
  ["", false],
])("a feed may be called %s: %s", (name, may) => {
  expect(feedSchema.safeParse(feed(name, "p1")).success).toBe(may);
});
