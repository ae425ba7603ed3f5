import { describe, expect, it } from "vitest";
import {
  aFocalRow,
  aMark,
  aScanRow,
  aSeen,
} from "../../../../tests/builders/observation";
import { aPackedSession } from "../../../../tests/builders/packed";
import { aBehaviour } from "../../../../tests/builders/ethograms";
import { coursesOf } from "../../analysis/observed/whole-sessions";
import { calendarDaySchema } from "../../time/calendar-day";
import { minuteMs } from "../../time/lengths";
import type { PackedSession } from "../pack";
import { toldOtherwise, versionsAlike, withWords } from "./alike";
import type { Known } from "./chosen";
import { chosen, nothingKnown } from "./chosen";
import type { AnalysisQuery } from "./query";
import { usualQuery } from "./query";
import { sessionsIn } from "./session";
import { summary } from "./summary";

const today = calendarDaySchema.parse("2026-11-26");
const ask = (
  query: Partial<AnalysisQuery>,
  packed: readonly PackedSession[],
  known: Partial<Known> = {},
) =>
  chosen(
    { ...usualQuery(today), enclosureIds: ["isle"], ...query },
    sessionsIn("isle", packed),
    { ...nothingKnown, ...known },
  );
const ids = ({ sessions }: ReturnType<typeof chosen>) =>
  sessions.map(({ facts }) => facts.obsSessionId);
const day = (text: string) => calendarDaySchema.parse(text);
/** Ten minutes from 9:50 on in Paris, as usual with a scan in each hour. */
const aSession = (
  obsSessionId: string,
  more: Parameters<typeof aPackedSession>[0] = {},
  rows: Parameters<typeof aPackedSession>[1] = {
    focal: [aFocalRow()],
    scans: [aScanRow(), aScanRow({ t: 15 * minuteMs, slot: 1 })],
  },
) =>
  aPackedSession(
    {
      obsSessionId,
      startedAt: new Date("2026-11-20T08:50:00Z"),
      endedAt: new Date("2026-11-20T09:10:00Z"),
      plannedMinutes: 20,
      ...more,
    },
    rows,
  );

describe("what is chosen", () => {
  const sessions = [
    aSession("b"),
    aSession("a", {
      observerId: "ana",
      campaignId: "c",
      startedAt: new Date("2026-11-20T07:50:00Z"),
      endedAt: new Date("2026-11-20T08:10:00Z"),
    }),
    aSession("old", {
      startedAt: new Date("2026-10-31T23:30:00Z"),
      endedAt: new Date("2026-10-31T23:50:00Z"),
    }),
  ];

  it("is what lies in the enclosures, days, people, campaign and sessions asked for, as it began", () => {
    expect(ids(ask({}, sessions))).toEqual(["old", "a", "b"]);
    expect(ids(ask({}, sessions.toReversed()))).toEqual(["old", "a", "b"]);
    expect(ids(ask({ enclosureIds: ["cliff"] }, sessions))).toEqual([]);
    expect(ids(ask({ enclosureIds: [] }, sessions))).toEqual([]);
    expect(ids(ask({ from: day("2026-11-02") }, sessions))).toEqual(["a", "b"]);
    expect(ids(ask({ to: day("2026-11-01") }, sessions))).toEqual(["old"]);
    expect(ids(ask({ observerIds: ["ana"] }, sessions))).toEqual(["a"]);
    expect(ids(ask({ campaignId: "c" }, sessions))).toEqual(["a"]);
    expect(ids(ask({ obsSessionIds: ["b", "x"] }, sessions))).toEqual(["b"]);
  });

  it("is each session once, however many packs hold it", () => {
    expect(ids(ask({}, [...sessions, ...sessions]))).toHaveLength(3);
  });

  it("is what says something of the animals, by themselves or by their group of today", () => {
    const two = [
      ...sessions,
      aSession("c", { animalIds: ["animal-2"] }, { focal: [] }),
      aSession(
        "d",
        { animalIds: [] },
        { scans: [aScanRow({ seen: [aSeen({ animalId: "animal-2" })] })] },
      ),
    ];
    const known = { groupOf: { "animal-2": "g" } };
    expect(ids(ask({ animalIds: ["animal-2"] }, two))).toEqual(["d"]);
    expect(ids(ask({ groupId: "g" }, two, known))).toEqual(["d"]);
    expect(
      ids(ask({ groupId: "g", animalIds: ["animal-1"] }, two, known)),
    ).toEqual([]);
    const [one] = ask({ animalIds: ["animal-1"] }, sessions).sessions;
    expect([...one!.watched.followedMs]).toEqual([["animal-1", 20 * minuteMs]]);
  });

  it("is cut to the hours; what ended early still did", () => {
    const early = aSession("b", { plannedMinutes: 60 });
    const { sessions: cut, left } = ask({ hours: { from: 10, to: 11 } }, [
      early,
      sessions[2]!,
    ]);
    const [one] = cut;
    expect(one!.watched.spans).toEqual([
      { from: 10 * minuteMs, to: 20 * minuteMs },
    ]);
    expect(one!.watched.intervals.map(({ t }) => t)).toEqual([15 * minuteMs]);
    expect(one!.watched.followedMs.get("animal-1")).toBe(10 * minuteMs);
    const [course] = coursesOf(one!.watched.sessions, one!.watched.bouts);
    expect(course).toMatchObject({
      seenMs: 10 * minuteMs,
      session: { endedEarly: true },
    });
    expect(left.outOfHours).toBe(1);
  });

  it("is what was answered of the context: one of several answers to a question, one to each", () => {
    const answers = (said: Record<string, string[]>) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(said).map(([ref, given]) => [ref, { chosen: given }]),
        ),
      );
    const rain = aSession("r", {
      contextAnswers: answers({ weather: ["rain"], people: ["many"] }),
      contextId: "zoo-context",
      contextVersion: 2,
    });
    const sun = aSession("s", {
      contextAnswers: answers({ weather: ["sun"] }),
    });
    const contexts = (...pairs: [string, string][]) => ({
      contexts: pairs.map(([questionRef, value]) => ({ questionRef, value })),
    });
    const all = [rain, sun, ...sessions];
    expect(
      ids(ask(contexts(["weather", "rain"], ["weather", "sun"]), all)),
    ).toEqual(["r", "s"]);
    expect(
      ids(ask(contexts(["weather", "rain"], ["people", "few"]), all)),
    ).toEqual([]);
    expect(summary(ask({}, all)).contexts).toEqual([
      {
        questionRef: "people",
        asked: { contextId: "zoo-context", contextVersion: 2 },
        values: [{ value: "many", sessions: 1 }],
      },
      {
        questionRef: "weather",
        asked: { contextId: "zoo-context", contextVersion: 2 },
        values: [
          { value: "rain", sessions: 1 },
          { value: "sun", sessions: 1 },
        ],
      },
    ]);
  });

  it("is of one ethogram, in versions that tell the same apart; the others are counted", () => {
    const all = [
      aSession("1", { obsVersion: 1 }),
      aSession("2", { obsVersion: 2 }),
      aSession("3", { obsVersion: 3 }),
      aSession("x", { obsId: "birds" }),
    ];
    expect(ask({}, all)).toMatchObject({
      coded: { obsId: "form-1", versions: [3] },
      left: { otherVersions: 2, otherEthograms: 1 },
    });
    const alike = { "form-1": [[1], [3, 2]] };
    const both = ask({}, all, { alike });
    expect(ids(both)).toEqual(["2", "3"]);
    expect(both.coded?.versions).toEqual([3, 2]);
    expect(ids(ask({ obsId: "form-1", obsVersion: 1 }, all))).toEqual(["1"]);
    expect(ids(ask({ obsId: "birds" }, all))).toEqual(["x"]);
    expect(both.all[1]).toEqual({
      obsId: "form-1",
      obsVersion: 3,
      sessions: 1,
    });
  });

  it("leaves out what ended early, where that is asked for", () => {
    const all = [aSession("short", { plannedMinutes: 60 }), aSession("long")];
    expect(summary(ask({}, all))).toMatchObject({ sessions: 2, endedEarly: 1 });
    const without = ask({ leaveOutShort: true }, all);
    expect(ids(without)).toEqual(["long"]);
    expect(without.left.short).toBe(1);
  });

  it("says who was there, whichever animals and hours are asked for", () => {
    const found = summary(
      ask({ animalIds: ["animal-1"], hours: { from: 9, to: 10 } }, [
        aSession("a"),
        aSession(
          "b",
          { animalIds: ["gone"] },
          {
            scans: [aScanRow({ seen: [aSeen({ animalId: "gone" })] })],
          },
        ),
        aSession("c", {
          animalIds: ["before"],
          startedAt: new Date("2026-01-20T08:50:00Z"),
        }),
      ]),
    );
    expect(found).toMatchObject({
      animalIds: ["animal-1"],
      metIds: ["animal-1", "gone"],
    });
  });

  it("of nothing is nothing", () => {
    expect(summary(ask({}, []))).toEqual({
      sessions: 0,
      endedEarly: 0,
      focalSessions: 0,
      followedMs: 0,
      scanSessions: 0,
      scans: 0,
      namedScans: 0,
      animalIds: [],
      metIds: [],
      observerIds: [],
      shown: null,
      left: {
        short: 0,
        outOfHours: 0,
        otherEthograms: 0,
        otherVersions: 0,
        secondLooks: 0,
        cutLooks: 0,
        notToldApart: 0,
      },
      coded: null,
      all: [],
      contexts: [],
    });
  });
});

describe("who was followed", () => {
  it("is nobody in a session of scans alone", () => {
    const scans = { scans: [aScanRow()] };
    const [one] = ask({}, [aSession("s", {}, scans)]).sessions;
    expect(one!.isFocal).toBe(false);
    expect(coursesOf(one!.watched.sessions, one!.watched.bouts)).toEqual([]);
  });

  it("is not whom a scan met, nor all the time who was left on the way", () => {
    const rows = {
      focal: [aFocalRow()],
      marks: [
        aMark({ kind: "follow", animalId: "animal-1" }),
        aMark({ kind: "leave", animalId: "animal-1", t: 5 * minuteMs }),
      ],
      scans: [
        aScanRow({
          seen: [aSeen(), aSeen({ animalId: "animal-2" })],
        }),
      ],
    };
    const [one] = ask({}, [aSession("s", {}, rows)]).sessions;
    const { sessions, bouts, followedMs } = one!.watched;
    expect(
      coursesOf(sessions, bouts).map(({ animalId, seenMs }) => [
        animalId,
        seenMs,
      ]),
    ).toEqual([["animal-1", 5 * minuteMs]]);
    expect([...followedMs]).toEqual([["animal-1", 5 * minuteMs]]);
  });

  it("is whoever is watched in a session without scans, whatever is recorded of them", () => {
    const [one] = ask({}, [aSession("s", { interval: null }, {})]).sessions;
    expect(one!.isFocal).toBe(true);
    expect(one!.watched.followedMs.get("animal-1")).toBe(20 * minuteMs);
  });
});

describe("versions of an ethogram", () => {
  const rest = aBehaviour({ behaviourId: "rest" });
  const feed = aBehaviour({ behaviourId: "feed" });
  const plan = (...behaviours: (typeof rest)[]) => ({
    categories: [],
    behaviours,
  });

  it("tell the same apart unless a behaviour is new, gone or of another kind", () => {
    const before = plan(rest, feed);
    expect(
      toldOtherwise(before, plan(feed, { ...rest, color: "#123456" })),
    ).toEqual([]);
    expect(toldOtherwise(before, plan(rest))).toEqual(["feed"]);
    expect(toldOtherwise(plan(rest), before)).toEqual(["feed"]);
    expect(
      toldOtherwise(before, plan({ ...rest, kind: "event" }, feed)),
    ).toEqual(["rest"]);
  });

  it("do not where other states stop it; a group of another name does nothing", () => {
    const walk = aBehaviour({ behaviourId: "walk" });
    const [a, b, c] = [rest, feed, walk].map((one) => ({
      ...one,
      kind: "state" as const,
      group: "main",
    }));
    const apart = { ...c!, group: null };
    expect(toldOtherwise(plan(a!, b!, c!), plan(a!, b!, apart))).toEqual([
      "rest",
      "feed",
      "walk",
    ]);
    const renamed = [a!, b!, c!].map((one) => ({ ...one, group: "other" }));
    expect(toldOtherwise(plan(a!, b!, c!), plan(...renamed))).toEqual([]);
  });

  it("do not where one is defined otherwise; other names, capitals and signs are no matter", () => {
    const words = (name: string, definition: string | null) => ({
      language: "fr" as const,
      behaviours: { rest: { name, definition } },
    });
    const before = withWords(
      plan(rest, feed),
      words("Repos", "Couché, tête posée"),
    );
    const after = (name: string, definition: string | null) =>
      toldOtherwise(
        before,
        withWords(plan(rest, feed), words(name, definition)),
      );
    expect(after("Au repos", "couche tete posee.")).toEqual([]);
    expect(after("Repos", "Couché ou assis, tête posée")).toEqual(["rest"]);
    expect(after("Repos", null)).toEqual(["rest"]);
    // What is not there says nothing.
    expect(toldOtherwise(before, plan({ ...rest, trad: {} }, feed))).toEqual(
      [],
    );
  });

  it("are put together where they do", () => {
    const plans = [plan(rest), plan(rest, feed), plan(rest)].map((one, at) => ({
      obsVersion: at + 1,
      plan: one,
    }));
    expect(versionsAlike(plans)).toEqual([[1, 3], [2]]);
    expect(versionsAlike([])).toEqual([]);
  });
});
