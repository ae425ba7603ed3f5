import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Readings } from "../buckets/stored";
import { addReadings } from "../buckets/hours";
import type { Taking } from "../values/accept";
import type { FeedOf, IngestAnswer } from "./check";
import { answerOf, checkReadings, keptLines } from "./check";
import type { SentReading } from "./payload";
import type { Feed } from "./source";

const now = new Date("2026-07-01T10:00:00Z");
const iso = (ms: number) => new Date(now.getTime() + ms).toISOString();
const feed = (name: string, parameterId: string): Feed => ({
  feed: name,
  parameterId,
  enclosureId: "e1",
  areaId: null,
});
const takes = (change: Partial<Taking>): Taking => ({
  builtIn: null,
  measureType: "numeric",
  scaleMax: null,
  options: [],
  ...change,
});
const feeds = new Map([
  ["rh", { feed: feed("rh", "p1"), parameter: takes({ builtIn: "humidity" }) }],
  [
    "door",
    { feed: feed("door", "p2"), parameter: takes({ measureType: "boolean" }) },
  ],
  [
    "kind",
    { feed: feed("kind", "p3"), parameter: takes({ measureType: "choice" }) },
  ],
]);
const feedOf: FeedOf = (name) => feeds.get(name);

describe("a reading", () => {
  const day = 24 * 3_600_000;
  it.each<[string, Partial<SentReading>, string | null]>([
    ["of a feed", {}, null],
    ["of none", { feed: "co2" }, "feed"],
    ["of what is no name", { feed: 1 }, "feed"],
    ["without an instant", { at: "yesterday" }, "instant"],
    ["as old as it may be", { at: iso(-30 * day) }, null],
    ["older", { at: iso(-30 * day - 1000) }, "tooOld"],
    ["as far ahead as it may be", { at: iso(5 * 60_000) }, null],
    ["further", { at: iso(5 * 60_000 + 1000) }, "ahead"],
    ["at its bound", { value: 100 }, null],
    ["beyond it", { value: 100.1 }, "bounds"],
    ["that is no number", { value: "wet" }, "value"],
    ["that is nothing", { value: null }, "value"],
    ["of the wrong kind", { value: true }, "value"],
    ["of a door", { feed: "door", value: "on" }, null],
    ["of half a door", { feed: "door", value: 0.5 }, "value"],
    ["of what nobody's sensor chooses", { feed: "kind", value: "o1" }, "value"],
  ])("%s", (_, change, expected) => {
    const one = { line: 7, feed: "rh", at: iso(0), value: 50, ...change };
    const { batches, refused } = checkReadings([one], feedOf, now);
    expect(refused).toEqual(
      expected === null ? [] : [{ line: 7, reason: expected }],
    );
    expect(batches).toHaveLength(expected === null ? 1 : 0);
  });

  it("lies where the source says, by the hour", () => {
    const at = ["2026-07-01T08:59:59Z", "2026-07-01T09:00:00Z"];
    const { batches } = checkReadings(
      at.map((one, index) => ({
        line: index,
        feed: "rh",
        at: one,
        value: 5,
        zooId: "other",
      })),
      feedOf,
      now,
    );
    expect(batches.map(({ id, feed: of }) => [of.enclosureId, id])).toEqual([
      ["e1", "p1_2026-07-01T08"],
      ["e1", "p1_2026-07-01T09"],
    ]);
  });
});

describe("a source's calls", () => {
  const hours = new Map<string, Readings>();
  function receive(sent: readonly SentReading[]): IngestAnswer {
    const { batches, refused } = checkReadings(sent, feedOf, now);
    const fates = batches.flatMap(({ id, readings }) => {
      const after = addReadings(hours.get(id) ?? {}, readings);
      hours.set(id, after.readings);
      return readings.map(
        ({ line }, index) => [line, after.fates[index]!] as const,
      );
    });
    return answerOf(fates, refused);
  }

  it("leave the same when they come twice, or in another order", () => {
    const readings = fc.uniqueArray(
      fc.record({
        second: fc.nat(7200),
        value: fc.integer({ min: 0, max: 100 }),
      }),
      { selector: ({ second }) => second, minLength: 1, maxLength: 20 },
    );
    const calls = readings.chain((all) => {
      const sent = all.map(({ second, value }, line) => ({
        line,
        feed: "rh",
        at: iso(-second * 1000),
        value,
      }));
      return fc.tuple(
        fc.constant(sent),
        fc.shuffledSubarray(sent, { minLength: sent.length }),
      );
    });
    fc.assert(
      fc.property(calls, ([sent, again]) => {
        hours.clear();
        expect(receive(sent)).toEqual({
          added: sent.length,
          known: 0,
          refused: [],
        });
        const before = structuredClone(hours);
        expect(receive(again).known).toBe(sent.length);
        expect(hours).toEqual(before);
        hours.clear();
        receive(again);
        expect(hours).toEqual(before);
      }),
    );
  });

  it("are answered line by line", () => {
    hours.clear();
    const line = (number: number, value: unknown, name = "rh") => ({
      line: number,
      feed: name,
      at: iso(0),
      value,
    });
    expect(
      receive([
        line(1, 50),
        line(2, 51),
        line(3, 200),
        line(4, 50),
        line(5, 1, "x"),
      ]),
    ).toEqual({
      added: 1,
      known: 1,
      refused: [
        { line: 2, reason: "differs" },
        { line: 3, reason: "bounds" },
        { line: 5, reason: "feed" },
      ],
    });
  });
});

it("a line is kept where its reading is, new or known", () => {
  const fates = [
    [1, "added"],
    [2, "known"],
    [3, "differs"],
    [4, "full"],
    [5, "feed"],
  ] as const;
  expect(keptLines(fates)).toEqual(new Set([1, 2]));
  expect(answerOf(fates, [])).toEqual({
    added: 1,
    known: 1,
    refused: [
      { line: 3, reason: "differs" },
      { line: 4, reason: "full" },
      { line: 5, reason: "feed" },
    ],
  });
});
