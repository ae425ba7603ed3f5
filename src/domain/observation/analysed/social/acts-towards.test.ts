import { describe, expect, it } from "vitest";
import {
  aFocalRow,
  aMark,
  aScanRow,
  aSeen,
} from "../../../../../tests/builders/observation";
import { aPackedSession } from "../../../../../tests/builders/packed";
import { calendarDaySchema } from "../../../time/calendar-day";
import type { ObsSession } from "../../obs-session";
import type { Rows } from "../../rows/row";
import { chosen, nothingKnown } from "../chosen";
import type { AnalysisQuery } from "../query";
import { usualQuery } from "../query";
import { sessionsIn } from "../session";
import { actsTowards } from "./acts-towards";
import { dominance } from "./dominance";

const minute = 60_000;
const asked = {
  ...usualQuery(calendarDaySchema.parse("2026-11-26")),
  enclosureIds: ["isle"],
};

/** Half an hour from 9:45 to 10:15 in Paris. */
const session = (rows: Partial<Rows>, facts: Partial<ObsSession> = {}) =>
  aPackedSession(
    {
      animalIds: ["a"],
      startedAt: new Date("2026-11-20T08:45:00Z"),
      endedAt: new Date("2026-11-20T09:15:00Z"),
      interval: null,
      ...facts,
    },
    rows,
  );
const displaced = (animalId: string, partnerId: string, minutes: number) =>
  aFocalRow({
    ...{ t: minutes * minute, act: "point", behaviourId: "displace" },
    ...{ animalId, partnerId },
  });
const focal = [
  displaced("a", "b", 5),
  displaced("a", "c", 10),
  displaced("a", "b", 20),
];
const said = (
  packed: readonly ReturnType<typeof session>[],
  query: Partial<AnalysisQuery> = {},
  known = nothingKnown,
) =>
  actsTowards(
    chosen({ ...asked, ...query }, sessionsIn("isle", packed), known),
  ).map(({ actor, partner }) => `${actor} ${partner}`);

describe("what animals do to each other", () => {
  it("is of the hours, the animals and the group of the question", () => {
    const all = [session({ focal })];
    expect(said(all)).toEqual(["a b", "a c", "a b"]);
    expect(said(all, { hours: { from: 10, to: 11 } })).toEqual(["a b"]);
    expect(said(all, { animalIds: ["a", "c"] })).toEqual(["a c"]);
    expect(said(all, { animalIds: ["b", "c"] })).toEqual([]);
    const groupOf = { a: "one", b: "one", c: "other" };
    expect(said(all, { groupId: "one" }, { ...nothingKnown, groupOf })).toEqual(
      ["a b", "a b"],
    );
  });

  it("is of scans in the same way", () => {
    const scans = [5, 20].map((at) =>
      aScanRow({
        t: at * minute,
        seen: ["b", "c"].map((partnerId) =>
          aSeen({ animalId: "a", behaviourIds: ["displace"], partnerId }),
        ),
      }),
    );
    const all = [session({ scans }, { interval: 60 })];
    expect(said(all)).toEqual(["a b", "a c", "a b", "a c"]);
    expect(
      said(all, { animalIds: ["a", "b"], hours: { from: 9, to: 10 } }),
    ).toEqual(["a b"]);
  });

  it("counts once what two saw at once", () => {
    const seen = [
      aSeen({ animalId: "a", behaviourIds: ["displace"], partnerId: "b" }),
    ];
    const scans = [aScanRow({ seen })];
    const by = (observerId: string, rows: Partial<Rows>) =>
      session(rows, {
        ...{ observerId, obsSessionId: observerId },
        interval: rows.scans === undefined ? null : 60,
      });
    for (const [rows, once] of [
      [{ focal }, ["a b", "a c", "a b"]],
      [{ scans }, ["a b"]],
    ] as const)
      expect(said([by("ana", rows), by("ben", rows)])).toEqual(once);
  });

  it("is of the time in which an animal was followed, pauses left out", () => {
    const marks = [
      aMark({ t: 8 * minute, kind: "pause" }),
      aMark({ t: 12 * minute, kind: "resume" }),
      aMark({ t: 18 * minute, kind: "leave", animalId: "a" }),
    ];
    expect(said([session({ focal, marks })])).toEqual(["a b"]);
  });

  it("is nothing of no sessions, and nobody's rank", () => {
    expect(said([])).toEqual([]);
    const found = chosen(
      { ...asked, animalIds: ["a", "b"], hours: { from: 10, to: 11 } },
      sessionsIn("isle", [session({ focal })]),
      nothingKnown,
    );
    const outcomes = { displace: "actor" } as const;
    expect(dominance(found, { outcomes })).toMatchObject({
      n: 1,
      rows: [{ animalId: "a" }, { animalId: "b" }],
    });
    expect(dominance({ ...found, sessions: [] }, { outcomes }).rows).toEqual(
      [],
    );
  });
});
