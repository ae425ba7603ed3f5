import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aFocalRow,
  aMark,
  aScanRow,
  aSeen,
} from "../../../../../tests/builders/observation";
import { aPackedSession } from "../../../../../tests/builders/packed";
import { calendarDaySchema } from "../../../time/calendar-day";
import { minuteMs } from "../../../time/lengths";
import type { PackedSession } from "../../pack";
import type { FocalRow, Rows } from "../../rows/row";
import type { Chosen } from "../chosen";
import { chosen, nothingKnown } from "../chosen";
import { usualQuery } from "../query";
import { sessionsIn } from "../session";
import { budget } from "./budget";
import { byHour, overTime, slotKeys } from "./course";
import type { Sampling } from "./parts-in";
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

/** Ten minutes of one animal from an hour of a day on in Paris, of which so many at the beginning it rests, then feeds. */
const aFollow = (
  obsSessionId: string,
  restMinutes: number,
  { animalId = "animal-1", day = 20, hour = 9, more = {} } = {},
): PackedSession =>
  aPackedSession(
    {
      obsSessionId,
      animalIds: [animalId],
      interval: null,
      startedAt: new Date(Date.UTC(2026, 10, day, hour - 1)),
      endedAt: new Date(Date.UTC(2026, 10, day, hour - 1, 10)),
      ...more,
    },
    {
      focal: [
        aFocalRow({ animalId, behaviourId: "rest" }),
        aFocalRow({ animalId, act: "stop", t: restMinutes * minuteMs }),
        aFocalRow({ animalId, behaviourId: "feed", t: restMinutes * minuteMs }),
        aFocalRow({
          animalId,
          act: "point",
          behaviourId: "call",
          t: 9 * minuteMs,
        }),
      ],
    },
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
    expect(row!.budget.lines[0]!.mean).toMatchObject({ value: 0.5 });
    expect(ask(found)[0]!.budget.lines[0]!.mean).toEqual({
      canSay: false,
      why: "nothingObserved",
    });
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
      aFollow("1", 2),
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
    ["1", false, 10 * minuteMs, 1],
  ]);
});

/** States that stop each other, as an exclusive group does, within 600 seconds. */
const anyFollow = (animalId: string): fc.Arbitrary<FocalRow[]> =>
  fc
    .uniqueArray(fc.nat(599), { maxLength: 8 })
    .chain((seconds) =>
      fc.tuple(
        fc.constant(seconds.toSorted((a, b) => a - b)),
        fc.array(fc.constantFrom(...behaviourIds, null), {
          minLength: seconds.length,
          maxLength: seconds.length,
        }),
      ),
    )
    .map(([seconds, ids]) =>
      seconds.flatMap((second, at) => {
        const row = { animalId, t: second * 1000 };
        const before = at === 0 ? undefined : ids[at - 1];
        return [
          ...(before === undefined
            ? []
            : [aFocalRow({ ...row, act: "stop", behaviourId: before })]),
          aFocalRow({ ...row, behaviourId: ids[at] ?? null }),
        ];
      }),
    );

const anySessions = fc
  .array(
    fc.tuple(
      fc
        .constantFrom("animal-1", "animal-2")
        .chain((id) => fc.tuple(fc.constant(id), anyFollow(id))),
      fc.nat(20),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) =>
    all
      .map(([[animalId, focal], day], at) =>
        aFollow(String(at), 1, {
          animalId,
          day: day + 1,
          more: { plannedMinutes: 30 },
        }),
      )
      .map(({ facts }, at) => ({
        facts,
        rows: { focal: all[at]![0][1], scans: [], marks: [] },
      })),
  );

/** Everything from an instant on so much later, and somebody paused in between. */
function paused(
  { facts, rows }: PackedSession,
  at: number,
  ms: number,
): PackedSession {
  const later = <T extends { t: number }>(list: readonly T[]): T[] =>
    list.map((row) => (row.t < at ? row : { ...row, t: row.t + ms }));
  const shifted: Rows = {
    focal: later(rows.focal),
    scans: later(rows.scans),
    marks: [
      aMark({ kind: "pause", t: at }),
      aMark({ kind: "resume", t: at + ms }),
    ],
  };
  return {
    facts: { ...facts, endedAt: new Date(facts.endedAt.getTime() + ms) },
    rows: shifted,
  };
}

describe("any results", () => {
  it("add up to 1 where behaviours exclude each other", () => {
    fc.assert(
      fc.property(
        anySessions,
        fc.constantFrom("all", "animal"),
        (packed, by) => {
          for (const { budget: found } of ask(of(packed), { by })) {
            const said = found.lines.flatMap(({ mean }) =>
              mean.canSay ? [mean.value] : [],
            );
            if (found.effort === 0) expect(said).toEqual([]);
            else
              expect(said.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("do not depend on the order of sessions", () => {
    const order = fc.infiniteStream(fc.nat(100));
    fc.assert(
      fc.property(anySessions, order, (packed, stream) => {
        const other = packed
          .map((one) => ({ one, at: stream.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(ask(of(other))).toEqual(ask(of(packed)));
        expect(
          rates(
            of(other),
            { by: "animal", questionRef: null, behaviourIds },
            tell,
          ),
        ).toEqual(
          rates(
            of(packed),
            { by: "animal", questionRef: null, behaviourIds },
            tell,
          ),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("are the same where a session is split at a pause, however long", () => {
    const anyPause = fc.tuple(
      fc.integer({ min: 1, max: 599_999 }),
      fc.nat(900_000),
    );
    fc.assert(
      fc.property(anySessions, anyPause, (packed, [at, ms]) => {
        const split = packed.map((one) => paused(one, at, ms));
        const sampling: Sampling = "focal";
        expect(ask(of(split), { sampling })).toEqual(
          ask(of(packed), { sampling }),
        );
        const found = (sessions: readonly PackedSession[]) =>
          rates(
            of(sessions),
            { by: "all", questionRef: null, behaviourIds },
            tell,
          ).map(({ seenMs, figures }) => [
            seenMs,
            figures.map(({ totalMs }) => totalMs),
          ]);
        expect(found(split)).toEqual(found(packed));
      }),
      { numRuns: 60 },
    );
  });
});
