import { describe, expect, it } from "vitest";
import { aGround } from "../../../../../tests/builders/ground";
import { aScanRow, aSeen } from "../../../../../tests/builders/observation";
import {
  aPackedSession,
  scannedSessions,
} from "../../../../../tests/builders/packed";
import type { Said } from "../../../analysis/said";
import { calendarDaySchema } from "../../../time/calendar-day";
import { budgetByZone } from "../results/by-zone";
import type { ChosenSession } from "../session";
import { sessionsIn } from "../session";
import { varietyOverTime } from "./over-time";
import { varietyPeriods } from "./two-periods";
import type { VarietyBy } from "./variety";
import { variety } from "./variety";

const tell = () => undefined;
const behaviours = [
  { behaviourId: "rest", valence: "positive" },
  { behaviourId: "feed", valence: "positive" },
  { behaviourId: "walk", valence: "neutral" },
  { behaviourId: "pace", valence: null },
];
const behaviourIds = behaviours.map(({ behaviourId }) => behaviourId);

/** A session of scans on a day, of one animal each record of which shows one behaviour. */
const session = (
  day: string,
  doing: readonly string[],
  animalId = "animal-1",
) => {
  const startedAt = new Date(`${day}T09:00:00Z`);
  return aPackedSession(
    {
      obsSessionId: `${animalId} ${day}`,
      startedAt,
      endedAt: new Date(startedAt.getTime() + doing.length * 60_000),
      interval: 60,
      animalIds: [animalId],
    },
    {
      scans: doing.map((behaviourId, slot) =>
        aScanRow({
          t: slot * 60_000,
          slot,
          seen: [aSeen({ animalId, behaviourIds: [behaviourId] })],
        }),
      ),
    },
  );
};
const times = (n: number, ...ids: string[]) =>
  Array.from({ length: n }, () => ids).flat();
const of = (...sessions: ReturnType<typeof session>[]) => ({
  sessions: sessionsIn("isle", sessions),
  groupOf: {},
});
const by = (one: VarietyBy) => ({ by: one, behaviours });

describe("how varied it is", () => {
  const both = of(
    session("2026-11-02", [...times(20, "rest"), ...times(10, "feed", "walk")]),
    session("2026-11-03", times(40, "rest"), "animal-2"),
  );

  it("counts records by behaviour, of which there can be so many", () => {
    const { rows, equalSize } = variety(both, by("all"), tell);
    expect(equalSize).toBeNull();
    // 60 rest, 10 feed, 10 walk of four that there can be.
    expect(rows[0]).toMatchObject({
      key: null,
      sessions: 2,
      possible: 4,
      measures: { n: 80, richness: 3 },
      shannon: { canSay: true, n: 80, interval: null, by: "tooFew" },
      level: { canSay: true, level: "moderate" },
      rarefied: null,
    });
  });

  it("holds animals beside each other at the size of the smallest", () => {
    const { rows, equalSize } = variety(both, by("animal"), tell);
    expect(equalSize).toBe(40);
    expect(rows.map(({ key, level }) => [key, level])).toEqual([
      ["animal-1", expect.objectContaining({ level: "high" })],
      ["animal-2", { canSay: true, level: "none", share: 0 }],
    ]);
    expect(rows[1]).toMatchObject({
      evenness: { canSay: false, why: "oneCategory" },
      rarefied: { size: 40, richness: 1, shannon: 0 },
    });
  });

  it("is told apart by valence, each of its own behaviours", () => {
    const { rows } = variety(both, by("valence"), tell);
    expect(rows.map(({ key, possible }) => [key, possible])).toEqual([
      ["positive", 2],
      ["neutral", 1],
      [null, 1],
    ]);
    expect(rows[1]?.level).toEqual({ canSay: false, why: "oneCategory" });
    expect(rows[2]?.shannon).toEqual({
      canSay: false,
      why: "nothingObserved",
    });
  });

  it("draws intervals over eight sessions or more, whatever their order", () => {
    const sessions = sessionsIn("isle", scannedSessions(80, 3, 10));
    const known = ["rest", "feed", "walk", "play", "groom", "call"];
    const options = {
      by: "all",
      behaviours: known.map((behaviourId) => ({ behaviourId, valence: null })),
    } as const;
    const said = (some: ChosenSession[]) =>
      variety({ sessions: some, groupOf: {} }, options, tell).rows[0]?.shannon;
    const found = said(sessions);
    expect(found).toMatchObject({ canSay: true, by: "bootstrap" });
    const turned = said(sessions.toReversed());
    if (!found?.canSay || !turned?.canSay) throw new Error("cannot say");
    expect(turned.value).toBeCloseTo(found.value, 12);
    expect(turned.n).toBe(found.n);
  });

  it("draws no interval that goes on beyond what a measure can be", () => {
    const ids = ["rest", "feed", "walk"];
    const options = {
      by: "all",
      behaviours: ids.map((behaviourId) => ({ behaviourId, valence: null })),
    } as const;
    const rowOf = (doing: (at: number) => string[]) =>
      variety(
        of(
          ...Array.from({ length: 12 }, (_, at) =>
            session(`2026-10-${String(at + 10)}`, doing(at)),
          ),
        ),
        options,
        tell,
      ).rows[0]!;
    const bounds = (said: Said) => {
      if (!said.canSay || said.interval === null) throw new Error("no bounds");
      return said.interval;
    };
    // Each of three about as often, in each session another one more often.
    const even = rowOf((at) => [
      ...times(8, ...ids),
      ...times(4, ids[(at % 4) % 3] ?? ""),
    ]);
    expect(bounds(even.evenness).high).toBe(1);
    expect(bounds(even.shannon).high).toBe(Math.log(3));
    expect(bounds(even.hillOne).high).toBeCloseTo(3, 12);
    expect(bounds(even.hillTwo).high).toBeCloseTo(3, 12);
    expect(even.hillOne).toMatchObject({
      value: Math.exp(even.measures?.corrected ?? 0),
    });
    expect(even.hillTwo).toMatchObject({
      value: expect.closeTo(even.measures?.hillTwo ?? 0, 12) as number,
    });
    const one = rowOf((at) => [
      ...times(30, "rest"),
      ...(at === 0 ? ["feed"] : []),
    ]);
    expect(bounds(one.hillTwo).low).toBe(1);
    expect(bounds(one.shannon).low).toBe(0);
  });

  it("cannot say of nothing", () => {
    const { rows } = variety(of(), by("all"), tell);
    expect(rows[0]).toMatchObject({
      measures: null,
      level: { why: "nothingObserved" },
      shannon: { why: "nothingObserved" },
    });
    expect(variety(of(), by("animal"), tell).rows).toEqual([]);
    expect(variety(both, { by: "all", behaviours: [] }, tell).rows[0]).toEqual(
      expect.objectContaining({ measures: null, possible: 0 }),
    );
  });
});

describe("whether it changes", () => {
  /** Week after week less that is not rest. */
  const weeks = (n: number, others: (at: number) => number) =>
    of(
      ...Array.from({ length: n }, (_, at) => {
        const day = new Date(Date.UTC(2026, 8, 7 + 7 * at));
        const other = others(at);
        return session(day.toISOString().slice(0, 10), [
          ...times(60 - 2 * other, "rest"),
          ...times(other, "feed", "walk"),
        ]);
      }),
    );
  const trend = (chosen: ReturnType<typeof of>) =>
    varietyOverTime(chosen, { behaviourIds, grain: "week" }, tell);

  it("falls from week to week", () => {
    const found = trend(weeks(10, (at) => 20 - 2 * at));
    expect(found.equalSize).toBe(60);
    expect(found.slots).toHaveLength(10);
    expect(found.slots[0]).toMatchObject({ key: "2026-09-07", n: 60 });
    expect(found.trend).toMatchObject({ direction: "decreasing", n: 10 });
  });

  it("stays as it is", () => {
    expect(trend(weeks(10, () => 10)).trend).toMatchObject({
      direction: "stable",
    });
  });

  it("leaves out periods of fewer than thirty records, and cannot say of fewer than six", () => {
    const whole = weeks(8, () => 10);
    const short = of(session("2026-11-16", times(5, "rest", "walk")));
    const found = trend({
      ...whole,
      sessions: [...whole.sessions, ...short.sessions],
    });
    expect(found.slots.at(-1)).toMatchObject({ n: 10, shannon: null });
    expect(found.equalSize).toBe(60);
    expect(found.trend).toMatchObject({ n: 8 });
    expect(trend(weeks(5, () => 10)).trend).toEqual({
      canSay: false,
      why: "tooFew",
    });
    expect(trend(of())).toMatchObject({ slots: [], equalSize: null });
  });

  it("holds months against the same ones of other years from two years on", () => {
    const chosen = of(
      ...Array.from({ length: 26 }, (_, at) => {
        const month = new Date(Date.UTC(2024, at, 10));
        const isSummer = [5, 6, 7].includes(month.getUTCMonth());
        return session(month.toISOString().slice(0, 10), [
          ...times(40, "rest"),
          ...times(isSummer ? 10 : 2, "feed", "walk"),
        ]);
      }),
    );
    const found = trend(chosen);
    // Six months, none of which is there in two years: that is what is missing, not records.
    const apart = [0, 1, 2, 3, 4, 24 + 5];
    const alone = of(
      ...apart.map((at) => {
        const month = new Date(Date.UTC(2024, at, 10));
        return session(month.toISOString().slice(0, 10), times(60, "rest"));
      }),
    );
    expect(trend(alone).trend).toEqual({ canSay: false, why: "noPairs" });
    expect(found.grain).toBe("month");
    expect(found.trend).toMatchObject({ isSeasonal: true, n: 26 });
  });
});

describe("two periods", () => {
  const cut = calendarDaySchema.parse("2026-11-01");
  const days = (month: number, doing: readonly string[]) =>
    Array.from({ length: 9 }, (_, at) =>
      session(
        `2026-${String(month)}-${String(at + 10)}`,
        at % 3 === 0 ? doing : [...doing, "rest", "feed"],
      ),
    );

  it("differ by so much, with an interval over sessions", () => {
    const found = varietyPeriods(
      of(
        ...days(10, times(5, "rest", "feed", "walk")),
        ...days(11, times(14, "rest")),
      ),
      { behaviourIds, cut },
    );
    expect(found.before).toMatchObject({ sessions: 9, n: 147 });
    expect(found.after).toMatchObject({
      sessions: 9,
      rarefied: { size: 138 },
    });
    expect(found.difference).toMatchObject({ canSay: true, n: 18 });
    if (found.difference.canSay) {
      expect(found.difference.value).toBeLessThan(-0.5);
      expect(found.difference.interval?.high).toBeLessThan(0);
    }
    expect(found.hutcheson).toMatchObject({ canSay: true });
  });

  it("cannot say of one side alone", () => {
    expect(
      varietyPeriods(of(...days(10, times(5, "rest"))), { behaviourIds, cut }),
    ).toMatchObject({
      difference: { canSay: false, why: "nothingObserved" },
      hutcheson: { canSay: false },
      after: { sessions: 0, n: 0, measures: null, rarefied: null },
    });
  });
});

it("tells what is done in each zone, of what was seen there", () => {
  const chosen = {
    sessions: sessionsIn("isle", [
      aPackedSession(
        {},
        {
          scans: [
            aScanRow({
              seen: [
                aSeen({ animalId: "a", x: 100, behaviourIds: ["rest"] }),
                aSeen({ animalId: "b", x: 100, behaviourIds: ["feed"] }),
                aSeen({ animalId: "c", x: 900, behaviourIds: ["feed"] }),
                aSeen({ animalId: "d", x: null, y: null }),
              ],
            }),
          ],
        },
      ),
    ]),
  };
  const rows = budgetByZone(chosen, { ...aGround(), behaviourIds }, tell);
  expect(rows.map(({ key, budget }) => [key, budget.effort])).toEqual([
    ["meadow", 2],
    ["pond", 1],
    [null, 1],
  ]);
  const lines = rows[0]?.budget.lines ?? [];
  expect(
    lines.map(({ mean }) => (mean.canSay ? mean.value : null)).slice(0, 2),
  ).toEqual([0.5, 0.5]);
  const none = { sessions: [] };
  expect(budgetByZone(none, { ...aGround(), behaviourIds }, tell)).toEqual([]);
});
