import { describe, expect, it } from "vitest";
import { readInstant } from "./instant";
import type { SentReading } from "./payload";
import { payloadBytesMost, readPayload } from "./payload";

describe("what is sent", () => {
  const sent: SentReading[] = [
    { line: 1, feed: "rh", at: "2026-07-01T09:00:00Z", value: 55.5 },
    { line: 2, feed: "rh", at: 1_782_896_700, value: "60,5" },
  ];

  it("is JSON, a list or an object with one", () => {
    const list = sent.map(({ feed, at, value }) => ({ feed, at, value }));
    for (const whole of [list, { readings: list, zooId: "other" }])
      expect(readPayload(JSON.stringify(whole), "json", 200)).toEqual(sent);
    expect(readPayload("[1, null]", "json", 9)).toEqual([
      { line: 1 },
      { line: 2 },
    ]);
  });

  it.each([";", ",", "\t"])("is CSV, separated by %j", (by) => {
    const text = [
      ["At", "note", '"Value"', "feed"],
      ["2026-07-01T09:00:00Z", "", "55.5", '"rh"'],
      ["  "],
      ["2026-07-01T09:05:00Z", "a", "60.5", "rh"],
      ["2026-07-01T09:10:00Z", "a", "60.5", "rh", "more"],
    ]
      .map((row) => row.join(by))
      .join("\r\n");
    expect(readPayload(`\uFEFF${text}\n`, "csv", 200)).toEqual([
      { line: 2, feed: "rh", at: "2026-07-01T09:00:00Z", value: "55.5" },
      { line: 4, feed: "rh", at: "2026-07-01T09:05:00Z", value: "60.5" },
      { line: 5, feed: "rh", at: "2026-07-01T09:10:00Z" },
    ]);
  });

  it.each([
    ["json", "{", "unreadable"],
    ["json", "{}", "unreadable"],
    ["json", "1", "unreadable"],
    ["json", "[]", "empty"],
    ["csv", "", "unreadable"],
    ["csv", "a;b\n1;2", "unreadable"],
    ["csv", "at;feed;value\n\n", "empty"],
  ] as const)("as %s: %j is %s", (format, text, expected) => {
    expect(readPayload(text, format, text.length)).toBe(expected);
  });

  it("is a thousand readings and 256 kB at most", () => {
    const of = (count: number) =>
      readPayload(JSON.stringify(Array(count).fill({})), "json", 1);
    expect(of(1000)).toHaveLength(1000);
    expect(of(1001)).toBe("tooMany");
    expect(readPayload("[{}]", "json", payloadBytesMost)).toHaveLength(1);
    expect(readPayload("[{}]", "json", payloadBytesMost + 1)).toBe("tooLarge");
  });
});

describe("the instant of a reading", () => {
  it.each<[unknown, string | null]>([
    ["2026-07-01T09:00:00.999Z", "2026-07-01T09:00:00.000Z"],
    ["2026-07-01T11:00:00+02:00", "2026-07-01T09:00:00.000Z"],
    ["2026-07-01 11:00:00,5+0200", "2026-07-01T09:00:00.000Z"],
    ["2026-07-01T09:00Z", "2026-07-01T09:00:00.000Z"],
    [1_782_896_400, "2026-07-01T09:00:00.000Z"],
    [1_782_896_400_999, "2026-07-01T09:00:00.000Z"],
    ["1782896400", "2026-07-01T09:00:00.000Z"],
    ["2026-07-01T09:00:00", null],
    ["2026-07-01", null],
    ["2026-02-30T09:00:00Z", null],
    ["2026-07-01T25:00:00Z", null],
    ["now", null],
    [NaN, null],
    [Infinity, null],
    [null, null],
    [{}, null],
  ])("%j: %s", (sentAt, expected) => {
    expect(readInstant(sentAt)?.toISOString() ?? null).toBe(expected);
  });
});
