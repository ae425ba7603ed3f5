import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFocalRow, aMark } from "../../../../../tests/builders/observation";
import { aFollow } from "../../../../../tests/builders/packed";
import { calendarDaySchema } from "../../../time/calendar-day";
import type { PackedSession } from "../../pack";
import type { FocalRow, Rows } from "../../rows/row";
import { chosen, nothingKnown } from "../chosen";
import { usualQuery } from "../query";
import { sessionsIn } from "../session";
import { budget } from "./budget";
import { rates } from "./rates";

const tell = () => undefined;
const behaviourIds = ["rest", "feed", "walk"];
const query = {
  ...usualQuery(calendarDaySchema.parse("2026-11-26")),
  enclosureIds: ["isle"],
};
const of = (packed: readonly PackedSession[]) =>
  chosen(query, sessionsIn("isle", packed), nothingKnown);
const ask = (found: ReturnType<typeof of>, by: "all" | "animal" = "all") =>
  budget(
    found,
    { sampling: "focal", by, questionRef: null, behaviourIds },
    tell,
  );
const rate = (found: ReturnType<typeof of>, by: "all" | "animal") =>
  rates(found, { by, questionRef: null, behaviourIds }, tell);

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
      .map(([[animalId], day], at) =>
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
        fc.constantFrom("all" as const, "animal" as const),
        (packed, by) => {
          for (const { budget: found } of ask(of(packed), by)) {
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
        expect(rate(of(other), "animal")).toEqual(rate(of(packed), "animal"));
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
        expect(ask(of(split))).toEqual(ask(of(packed)));
        const found = (sessions: readonly PackedSession[]) =>
          rate(of(sessions), "all").map(({ seenMs, figures }) => [
            seenMs,
            figures.map(({ totalMs }) => totalMs),
          ]);
        expect(found(split)).toEqual(found(packed));
      }),
      { numRuns: 60 },
    );
  });
});
