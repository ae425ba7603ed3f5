import { describe, expect, it } from "vitest";
import type { SourceWatch } from "./watch";
import {
  endOf,
  expecting,
  hear,
  keepingFeeds,
  lastOf,
  look,
  lookAtOf,
  newWatch,
  resting,
  stuckStateOf,
  withStuck,
} from "./source-watch";

const at = (time: string) => new Date(`2026-07-01T${time}:00Z`);
const expected = { feeds: [{ feed: "a" }, { feed: "b" }], expectedBy: 15 };
const latest = (all: Record<string, string>) =>
  new Map(Object.entries(all).map(([feed, time]) => [feed, at(time)]));
const heard = (watch: SourceWatch, all: Record<string, string>, now: string) =>
  hear(watch, latest(all), expected, at(now));

const both = heard(
  newWatch(at("08:00")),
  { a: "10:00", b: "10:04" },
  "10:04",
).watch;

describe("a source as a whole", () => {
  it("is silent once nothing came of it for as long as expected, and told of once", () => {
    expect(lookAtOf(both, expected)).toEqual(at("10:19"));
    expect(look(both, expected, at("10:19")).changes).toEqual([]);
    const { watch, changes } = look(both, expected, at("10:20"));
    expect(changes).toEqual([
      {
        kind: "opened",
        since: at("10:19"),
        at: at("10:20"),
        cause: "silence",
        feed: null,
      },
    ]);
    expect(look(watch, expected, at("12:00")).changes).toEqual([]);
    expect(lookAtOf(watch, expected)).toBeNull();
  });

  it("is expected from its beginning on, though nothing came yet", () => {
    const watch = newWatch(at("08:00"));
    expect(lastOf(watch)).toEqual(at("08:00"));
    expect(lookAtOf(watch, expected)).toEqual(at("08:15"));
    expect(look(watch, expected, at("08:16")).changes).toHaveLength(1);
  });

  it("speaks again by a reading after which none is due, not by what it sends late", () => {
    const silent = look(both, expected, at("10:20")).watch;
    const late = heard(silent, { a: "11:00" }, "20:00");
    expect(late.changes).toEqual([]);
    expect(late.watch.silentSince).toEqual(at("10:19"));
    const back = heard(late.watch, { a: "19:58" }, "20:00");
    expect(back.changes).toEqual([
      {
        kind: "closed",
        since: at("10:19"),
        at: at("19:58"),
        cause: "silence",
        feed: null,
      },
    ]);
    expect(back.watch.silentSince).toBeNull();
  });
});

describe("one of its feeds", () => {
  const without = heard(both, { a: "10:20" }, "10:20");

  it("is silent where its source speaks without it, and not before", () => {
    expect(without.changes).toEqual([]);
    expect(lookAtOf(without.watch, expected)).toEqual(at("10:19"));
    const { watch, changes } = look(without.watch, expected, at("10:21"));
    expect(changes).toMatchObject([
      { kind: "opened", since: at("10:19"), cause: "silence", feed: "b" },
    ]);
    expect(lookAtOf(watch, expected)).toEqual(at("10:35"));
    const back = heard(watch, { b: "10:22" }, "10:22");
    expect(back.changes).toMatchObject([{ kind: "closed", feed: "b" }]);
  });

  it("is told of no more while its whole source is silent", () => {
    const { changes } = look(without.watch, expected, at("11:00"));
    expect(changes.map(({ feed }) => feed)).toEqual([null]);
  });

  it("keeps its latest reading, whatever comes late", () => {
    const { watch } = heard(both, { b: "09:00" }, "10:05");
    expect(watch.feeds["b"]?.lastAt).toEqual(at("10:04"));
  });

  it("that is new is expected from then on", () => {
    const three = {
      ...expected,
      feeds: [...expected.feeds, { feed: "c" }],
    };
    const watch = expecting(both, three.feeds, at("10:04"));
    expect(watch.feeds["a"]).toEqual(both.feeds["a"]);
    expect(look(watch, three, at("10:10")).changes).toEqual([]);
  });
});

describe("what is stuck", () => {
  const opened = {
    kind: "opened",
    since: at("01:00"),
    at: at("09:00"),
  } as const;
  const stuck = withStuck(both, "a", {
    state: { openSince: at("01:00"), settledAt: at("09:00") },
    changes: [opened],
  });

  it("is of its feed", () => {
    expect(stuck.changes).toEqual([{ ...opened, cause: "stuck", feed: "a" }]);
    expect(stuckStateOf(stuck.watch, "a").openSince).toEqual(at("01:00"));
    expect(stuckStateOf(stuck.watch, "b").openSince).toBeNull();
  });

  it("ends with its feed, and everything with the source", () => {
    const { watch, changes } = keepingFeeds(
      stuck.watch,
      [{ feed: "b" }],
      at("12:00"),
    );
    expect(Object.keys(watch.feeds)).toEqual(["b"]);
    expect(changes).toEqual([
      {
        kind: "closed",
        since: at("01:00"),
        at: at("12:00"),
        cause: "stuck",
        feed: "a",
      },
    ]);
    const silent = { ...stuck.watch, silentSince: at("10:19") };
    expect(endOf(silent, at("12:00")).map(({ cause }) => cause)).toEqual([
      "silence",
      "stuck",
    ]);
    expect(endOf(newWatch(at("08:00")), at("12:00"))).toEqual([]);
  });
});

describe("feeds of which nothing is taken", () => {
  const taken =
    (...names: string[]) =>
    (feed: string) =>
      names.includes(feed);

  it("are not overdue while the others speak, and what was open of them is over", () => {
    const quiet = heard(both, { a: "10:30" }, "10:30").watch;
    expect(look(quiet, expected, at("10:31")).changes).toHaveLength(1);
    const silent = look(quiet, expected, at("10:31")).watch;
    const rested = resting(silent, expected, taken("a"), at("10:40"));
    expect(rested.changes).toEqual([
      {
        kind: "closed",
        since: at("10:19"),
        at: at("10:40"),
        cause: "silence",
        feed: "b",
      },
    ]);
    expect(look(rested.watch, expected, at("10:41")).changes).toEqual([]);
    expect(lookAtOf(rested.watch, expected)).toEqual(at("10:45"));
  });

  it("leave the silence of the others to be told", () => {
    const { watch } = resting(both, expected, taken("a"), at("10:20"));
    expect(lastOf(watch)).toEqual(at("10:04"));
    expect(look(watch, expected, at("10:20")).changes).toMatchObject([
      { kind: "opened", feed: null },
    ]);
  });

  it("expect nothing where they are all there is", () => {
    const silent = look(both, expected, at("10:20")).watch;
    const { watch, changes } = resting(silent, expected, taken(), at("11:00"));
    expect(changes).toMatchObject([
      { kind: "closed", since: at("10:19"), cause: "silence", feed: null },
    ]);
    expect(look(watch, expected, at("11:10")).changes).toEqual([]);
  });

  it("are as they were where all are taken", () => {
    const same = resting(both, expected, taken("a", "b"), at("11:00"));
    expect(same).toEqual({ watch: both, changes: [] });
  });
});

it("a feed is known by its own name alone", () => {
  const named = { feeds: [{ feed: "constructor" }], expectedBy: 15 };
  const watch = newWatch(at("10:00"));
  const now = at("10:01");
  expect(stuckStateOf(watch, "constructor").openSince).toBeNull();
  expect(hear(watch, new Map(), named, now)).toEqual({ watch, changes: [] });
  expect(lookAtOf(watch, named)).toEqual(at("10:15"));
});
