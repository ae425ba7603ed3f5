import { describe, expect, it } from "vitest";
import {
  aFocalRow,
  aMark,
  aScanRow,
  aSeen,
} from "../../../../../tests/builders/observation";
import { aFollow, aPackedSession } from "../../../../../tests/builders/packed";
import { calendarDaySchema } from "../../../time/calendar-day";
import { minuteMs } from "../../../time/lengths";
import type { PackedSession } from "../../pack";
import type { Chosen } from "../chosen";
import { chosen, nothingKnown } from "../chosen";
import { usualQuery } from "../query";
import { sessionsIn } from "../session";
import { budget } from "./budget";
import { byHour, overTime, slotKeys } from "./course";
import { rates } from "./rates";
import { sessionList } from "./session-list";

const tell = () => undefined;
const behaviourIds = ["rest", "feed", "walk"];
const query = {
  ...usualQuery(calendarDaySchema.parse("2026-11-26")),
  enclosureIds: ["isle", "cliff"],
};
const of = (
  packed: readonly PackedSession[],
  groupOf: Chosen["groupOf"] = {},
  cliff: readonly PackedSession[] = [],
): Chosen =>
  chosen(
    query,
    [...sessionsIn("isle", packed), ...sessionsIn("cliff", cliff)],
    {
      ...nothingKnown,
      groupOf,
    },
  );
const ask = (found: Chosen, more: Partial<Parameters<typeof budget>[1]> = {}) =>
  budget(
    found,
    { sampling: "focal", by: "all", questionRef: null, behaviourIds, ...more },
    tell,
  );

describe("a time budget", () => {
  it("is of one animal the mean of its sessions, with how many and how much", () => {
    const follows = [2, 4, 6].map((rest, at) => aFollow(String(at), rest));
    const [row] = ask(of(follows));
    expect(row).toMatchObject({
      key: null,
      unit: "session",
      budget: { sessions: 3, animals: 1, effort: 30 * minuteMs },
    });
    const [rest, feed, walk, none] = row!.budget.lines;
    expect(rest!.mean).toMatchObject({
      value: expect.closeTo(0.4, 12) as number,
      n: 3,
      by: "student",
    });
    expect(feed!.mean).toMatchObject({
      value: expect.closeTo(0.6, 12) as number,
    });
    expect(walk!.mean).toMatchObject({
      value: 0,
      interval: null,
      by: "noSpread",
    });
    expect(none!).toMatchObject({ behaviourId: null, mean: { value: 0 } });
  });

  it("is of several animals the mean over them", () => {
    const found = of([
      aFollow("1", 2),
      aFollow("2", 4),
      aFollow("3", 9, { animalId: "animal-2" }),
    ]);
    const [row] = ask(found);
    expect(row).toMatchObject({
      unit: "animal",
      budget: { sessions: 3, animals: 2 },
    });
    expect(row!.budget.lines[0]!.mean).toMatchObject({
      value: expect.closeTo(0.6, 12) as number,
      n: 2,
      interval: null,
      by: "tooFew",
    });
  });

  it("is told apart by animal, group of today, answer and enclosure", () => {
    const context = (value: string) => ({
      contextAnswers: JSON.stringify({ weather: { chosen: [value] } }),
    });
    const found = of(
      [
        aFollow("1", 2, { more: context("rain") }),
        aFollow("2", 4, { animalId: "animal-2", more: context("sun") }),
      ],
      { "animal-2": "elders" },
      [aFollow("3", 8, { animalId: "animal-3" })],
    );
    const rest = (by: Parameters<typeof ask>[1]) =>
      ask(found, by).map(({ key, budget: { lines } }) => {
        const mean = lines[0]!.mean;
        return [key, mean.canSay ? Math.round(mean.value * 100) : null];
      });
    expect(rest({ by: "animal" })).toEqual([
      ["animal-1", 20],
      ["animal-2", 40],
      ["animal-3", 80],
    ]);
    expect(rest({ by: "group" })).toEqual([
      ["elders", 40],
      [null, 50],
    ]);
    expect(rest({ by: "context", questionRef: "weather" })).toEqual([
      ["rain", 20],
      ["sun", 40],
      [null, 80],
    ]);
    expect(rest({ by: "enclosure" })).toEqual([
      ["cliff", 80],
      ["isle", 30],
    ]);
  });

  it("of scans is of records in sight; of focal sampling scans say nothing", () => {
    const seen = (behaviourIds: string[] | null) =>
      aScanRow({ seen: [aSeen({ behaviourIds })] });
    const found = of([
      aPackedSession(
        { obsSessionId: "s" },
        {
          scans: [
            seen(["rest"]),
            { ...seen(["feed"]), t: 60_000 },
            { ...seen(null), t: 120_000 },
          ],
        },
      ),
    ]);
    const [row] = ask(found, { sampling: "scan" });
    expect(row!.budget).toMatchObject({ effort: 2, hiddenShare: 1 / 3 });
    expect(row!.scans).toBe(2);
    expect(row!.budget.lines[0]!.mean).toMatchObject({ value: 0.5 });
    expect(ask(found)[0]!.budget.lines[0]!.mean).toEqual({
      canSay: false,
      why: "nothingObserved",
    });
  });

  it("of one session of scans has the interval of its records, which depend on each other", () => {
    const scans = "rrrrrrffff".split("").map((letter, at) => ({
      ...aScanRow({
        seen: [aSeen({ behaviourIds: [letter === "r" ? "rest" : "feed"] })],
      }),
      t: at * minuteMs,
    }));
    const found = of([aPackedSession({ obsSessionId: "s" }, { scans })]);
    const [row] = ask(found, { sampling: "scan" });
    const [rest, feed, walk] = row!.budget.lines;
    expect(rest!.mean).toMatchObject({ value: 0.6, n: 1, by: "wilson" });
    expect(feed!.mean).toMatchObject({ value: 0.4, n: 1, by: "wilson" });
    expect(walk!.mean).toMatchObject({ value: 0, n: 1, by: "wilson" });
    // Two runs are hardly more than two records.
    const width = ({ mean }: NonNullable<typeof rest>) =>
      mean.canSay && mean.interval !== null
        ? mean.interval.high - mean.interval.low
        : 0;
    expect(width(rest!)).toBeGreaterThan(0.7);
  });

  it("counts a scan once in all and once for each animal in sight", () => {
    const scans = [0, 60_000].map((t) => ({
      ...aScanRow({
        seen: [
          aSeen({ animalId: "animal-1" }),
          aSeen({
            animalId: "animal-2",
            behaviourIds: t === 0 ? ["rest"] : null,
          }),
        ],
      }),
      t,
    }));
    const found = of(
      ["1", "2"].map((obsSessionId) =>
        aPackedSession({ obsSessionId }, { scans }),
      ),
    );
    const scansBy = (by: "all" | "animal") =>
      ask(found, { sampling: "scan", by }).map((row) => row.scans);
    expect(scansBy("all")).toEqual([4]);
    expect(scansBy("animal")).toEqual([4, 2]);
    expect(ask(found)[0]!.scans).toBe(0);
  });

  it("counts an animal that was followed for a part of it in the session it is in, which ended early or not", () => {
    const partly = aPackedSession(
      { obsSessionId: "s", interval: null, plannedMinutes: 60 },
      {
        focal: [aFocalRow()],
        marks: [
          aMark({ kind: "follow", animalId: "animal-1" }),
          aMark({ kind: "leave", animalId: "animal-1", t: 5 * minuteMs }),
          aMark({ kind: "follow", animalId: "animal-2", t: 5 * minuteMs }),
        ],
      },
    );
    const [row] = ask(of([partly]));
    expect(row!.budget).toMatchObject({
      sessions: 1,
      animals: 2,
      effort: 10 * minuteMs,
      endedEarly: ["s"],
    });
  });

  it("of nothing cannot be said", () => {
    for (const sampling of ["focal", "scan"] as const) {
      const [row] = ask(of([]), { sampling });
      expect(row!.budget).toMatchObject({ sessions: 0, effort: 0 });
      expect(row!.budget.lines.every(({ mean }) => !mean.canSay)).toBe(true);
      expect(ask(of([]), { sampling, by: "animal" })).toEqual([]);
    }
    expect(
      rates(of([]), { by: "all", questionRef: null, behaviourIds }, tell),
    ).toEqual([]);
    expect(
      overTime(of([]), { sampling: "scan", behaviourIds, grain: "day" }, tell),
    ).toEqual([]);
    expect(byHour(of([]), { sampling: "scan", behaviourIds }, tell)).toEqual(
      [],
    );
    expect(sessionList(of([]))).toEqual([]);
  });
});

describe("rates", () => {
  it("are beginnings in an hour seen; what ran as watching began is none", () => {
    const found = of([1, 2, 3].map((day) => aFollow(String(day), 4, { day })));
    const [row] = rates(
      found,
      { by: "all", questionRef: null, behaviourIds: ["rest", "feed", "call"] },
      tell,
    );
    expect(row).toMatchObject({
      sessions: 3,
      animals: 1,
      seenMs: 30 * minuteMs,
    });
    expect(
      row!.figures.map(({ begun, ratePerHour }) => [
        begun,
        ratePerHour.canSay ? Math.round(ratePerHour.value) : null,
        ratePerHour.canSay ? ratePerHour.n : null,
      ]),
    ).toEqual([
      [0, 0, 3],
      [3, 6, 3],
      [3, 6, 3],
    ]);
  });
});

describe("a course", () => {
  const found = of([
    aFollow("1", 2, { day: 2 }),
    aFollow("2", 4, { day: 5, hour: 15 }),
    aFollow("3", 6, { day: 16 }),
  ]);
  const restOf = (slots: { budget: { lines: { mean: unknown }[] } }[]) =>
    slots.map(
      (slot) => (slot.budget.lines[0]!.mean as { value: number }).value,
    );

  it("is told by day, week or month", () => {
    const by = (grain: "day" | "week" | "month") =>
      overTime(found, { sampling: "focal", behaviourIds, grain }, tell);
    expect(by("day").map(({ key }) => key)).toEqual([
      "2026-11-02",
      "2026-11-05",
      "2026-11-16",
    ]);
    const weeks = by("week");
    expect(weeks.map(({ key }) => key)).toEqual(["2026-11-02", "2026-11-16"]);
    expect(restOf(weeks)[0]).toBeCloseTo(0.3, 12);
    expect(slotKeys(weeks, "week")).toEqual([
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
    ]);
    expect(slotKeys(by("month"), "month")).toEqual(["2026-11"]);
    expect(slotKeys([], "day")).toEqual([]);
  });

  it("is told by hour of the day, sessions cut where it changes", () => {
    const hours = byHour(found, { sampling: "focal", behaviourIds }, tell);
    expect(hours.map(({ hour }) => hour)).toEqual([9, 15]);
    expect(restOf(hours)).toEqual([
      expect.closeTo(0.4, 12),
      expect.closeTo(0.4, 12),
    ]);
    const late = aFollow("4", 5, {
      more: {
        startedAt: new Date("2026-11-20T08:55:00Z"),
        endedAt: new Date("2026-11-20T09:05:00Z"),
      },
    });
    const cut = byHour(of([late]), { sampling: "focal", behaviourIds }, tell);
    expect(cut.map(({ hour, budget: { effort } }) => [hour, effort])).toEqual([
      [9, 5 * minuteMs],
      [10, 5 * minuteMs],
    ]);
    expect(restOf(cut)).toEqual([1, 0]);
  });
});

it("sessions are listed, the latest first, with what ended early", () => {
  const lines = sessionList(
    of([
      aPackedSession(
        {
          ...{ obsSessionId: "1", animalIds: ["animal-1"], interval: null },
          startedAt: new Date("2026-11-20T08:00:00Z"),
          endedAt: new Date("2026-11-20T08:10:00Z"),
        },
        {
          focal: [aFocalRow({ animalId: "animal-1", behaviourId: "rest" })],
          marks: [
            aMark({ t: 2 * minuteMs, kind: "pause" }),
            aMark({ t: 5 * minuteMs, kind: "resume" }),
          ],
        },
      ),
      aFollow("2", 2, { day: 21, more: { plannedMinutes: 60 } }),
    ]),
  );
  expect(
    lines.map(({ obsSessionId, endedEarly, watchedMs, animals }) => [
      obsSessionId,
      endedEarly,
      watchedMs,
      animals,
    ]),
  ).toEqual([
    ["2", true, 10 * minuteMs, 1],
    ["1", false, 7 * minuteMs, 1],
  ]);
});
