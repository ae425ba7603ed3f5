import { describe, expect, it } from "vitest";
import { aFocalRow } from "../../../../../tests/builders/observation";
import { aPackedSession } from "../../../../../tests/builders/packed";
import { addDays, calendarDaySchema } from "../../../time/calendar-day";
import { minuteMs } from "../../../time/lengths";
import type { PackedSession } from "../../pack";
import type { Chosen } from "../chosen";
import { chosen, nothingKnown } from "../chosen";
import { usualQuery } from "../query";
import { sessionsIn } from "../session";
import type { Other } from "./against";
import {
  before,
  cutBetween,
  otherOfParam,
  paramOfOther,
  queryOfSide,
  sidesOf,
  widerFor,
} from "./against";
import type { Comparison, Side } from "./comparison";
import { comparison } from "./comparison";

const day = (text: string) => calendarDaySchema.parse(text);
const usual = {
  ...usualQuery(day("2026-11-26")),
  enclosureIds: ["isle"],
};
const query = { ...usual, from: day("2026-11-11"), to: day("2026-11-20") };
const whole: Side = {
  from: usual.from,
  to: usual.to,
  animalIds: [],
  groupId: null,
  campaignId: null,
};

/** Ten minutes of which an animal rests so many. */
const aFollow = (
  id: string,
  on: number,
  rest: number,
  animalId = "animal-1",
  campaignId: string | null = null,
): PackedSession =>
  aPackedSession(
    {
      obsSessionId: id,
      animalIds: [animalId],
      campaignId,
      interval: null,
      startedAt: new Date(Date.UTC(2026, 10, on, 9)),
      endedAt: new Date(Date.UTC(2026, 10, on, 9, 10)),
    },
    {
      focal: [
        aFocalRow({ animalId }),
        aFocalRow({ animalId, act: "stop", t: rest * minuteMs }),
      ],
    },
  );

const of = (
  packed: readonly PackedSession[],
  groupOf: Chosen["groupOf"] = {},
) => chosen(usual, sessionsIn("isle", packed), { ...nothingKnown, groupOf });
const compare = (found: Chosen, one: Partial<Side>, other: Partial<Side>) =>
  comparison(
    found,
    {
      sampling: "focal",
      behaviourIds: ["rest"],
      one: { ...whole, ...one },
      other: { ...whole, ...other },
    },
    () => undefined,
  );
const restOf = ({ lines }: Comparison) => lines[0]!.difference;

describe("a comparison", () => {
  const early = [6, 7, 8, 6, 7].map((rest, at) =>
    aFollow(`early-${String(at)}`, at + 1, rest),
  );
  const late = [2, 3, 4, 2, 3].map((rest, at) =>
    aFollow(`late-${String(at)}`, at + 11, rest),
  );
  const periods = [
    { from: day("2026-11-01"), to: day("2026-11-10") },
    { from: day("2026-11-11"), to: day("2026-11-20") },
  ] as const;

  it("of two periods of one animal is over its sessions, with its interval", () => {
    const found = compare(of([...early, ...late]), ...periods);
    expect(found).toMatchObject({
      unit: "session",
      one: { sessions: 5, animals: 1, effort: 50 * minuteMs },
      other: { sessions: 5 },
    });
    expect(restOf(found)).toMatchObject({
      canSay: true,
      value: expect.closeTo(0.4, 12) as number,
      one: 5,
      other: 5,
      both: 0,
      by: "bootstrap",
    });
    const { difference } = found.lines[0]!;
    expect(difference.canSay && difference.interval!.low > 0.2).toBe(true);
    const turned = restOf(
      compare(of([...late, ...early]), periods[1], periods[0]),
    );
    expect(turned).toMatchObject({ value: expect.closeTo(-0.4, 12) as number });
  });

  it("of several animals is over them, and has none of few", () => {
    const others = [
      aFollow("a", 3, 9, "animal-2"),
      aFollow("b", 13, 5, "animal-2"),
    ];
    const found = compare(of([...early, ...late, ...others]), ...periods);
    expect(found.unit).toBe("animal");
    expect(restOf(found)).toMatchObject({
      value: expect.closeTo(0.4, 12) as number,
      n: 2,
      both: 2,
      interval: null,
      by: "tooFew",
    });
  });

  it("is of two animals, groups or campaigns", () => {
    const found = of(
      [
        aFollow("1", 1, 2, "animal-1", "spring"),
        aFollow("2", 2, 7, "animal-2", "autumn"),
      ],
      { "animal-1": "g", "animal-2": "h" },
    );
    const sides = [
      [{ animalIds: ["animal-1"] }, { animalIds: ["animal-2"] }],
      [{ groupId: "g" }, { groupId: "h" }],
      [{ campaignId: "spring" }, { campaignId: "autumn" }],
    ] as const;
    for (const [one, other] of sides)
      expect(restOf(compare(found, one, other))).toMatchObject({
        value: expect.closeTo(-0.5, 12) as number,
      });
  });

  it("with a side of which there is nothing cannot be said", () => {
    const found = compare(of(early), ...periods);
    expect(found.other).toEqual({ sessions: 0, animals: 0, effort: 0 });
    expect(restOf(found)).toEqual({ canSay: false, why: "nothingObserved" });
    expect(found.lines).toHaveLength(2);
  });
});

describe("what a question is held against", () => {
  it("is the period before, unless the address says anything else", () => {
    const period = {
      kind: "period",
      from: "2026-11-01",
      to: "2026-11-10",
    } as const;
    expect(before(query)).toEqual(period);
    expect(otherOfParam(null, query)).toEqual(period);
    expect(otherOfParam("period:2026-03-05:2026-03-01", query)).toEqual(period);
    expect(otherOfParam("group:", query)).toEqual({ kind: "group", id: null });
    for (const other of [
      { kind: "period", from: day("2026-01-01"), to: day("2026-01-31") },
      { kind: "period", from: day("2026-01-31"), to: day("2026-01-31") },
      { kind: "animal", id: "a:b" },
      { kind: "campaign", id: null },
    ] satisfies Other[])
      expect(otherOfParam(paramOfOther(other), query)).toEqual(other);
  });

  it("gives two sides, and all that both ask for", () => {
    const period = before(query);
    expect(sidesOf(query, period)).toMatchObject({
      one: { from: "2026-11-11", to: "2026-11-20" },
      other: { from: "2026-11-01", to: "2026-11-10" },
    });
    expect(widerFor(query, period)).toMatchObject({
      from: "2026-11-01",
      to: "2026-11-20",
    });
    const later = {
      ...period,
      from: addDays(query.to, 1),
      to: addDays(query.to, 3),
    };
    expect(widerFor(query, later)).toMatchObject({
      from: query.from,
      to: later.to,
    });
    const one = { ...query, animalIds: ["a"] };
    const animal = { kind: "animal", id: "b" } as const;
    expect(sidesOf(one, animal)?.other.animalIds).toEqual(["b"]);
    expect(widerFor(one, animal).animalIds).toEqual(["a", "b"]);
    expect(sidesOf(query, animal)).toBeNull();
    expect(widerFor(query, animal).animalIds).toEqual([]);
    expect(sidesOf(one, { ...animal, id: null })).toBeNull();
    const grouped = { ...query, groupId: "g" };
    const group = { kind: "group", id: "h" } as const;
    const sides = sidesOf(grouped, group);
    expect(sides).toMatchObject({
      one: { groupId: "g" },
      other: { groupId: "h" },
    });
    expect(queryOfSide(grouped, sides!.other).groupId).toBe("h");
    expect(widerFor(grouped, group).groupId).toBeNull();
    expect(sidesOf(query, group)).toBeNull();
  });
});

it("proposes two periods with about as many sessions, never of one day", () => {
  const days = (...on: number[]) =>
    on.map((one) => day(`2026-11-${String(one).padStart(2, "0")}`));
  expect(cutBetween(days(9, 1, 2, 4))).toEqual({
    one: { from: "2026-11-04", to: "2026-11-09" },
    other: { kind: "period", from: "2026-11-01", to: "2026-11-03" },
  });
  expect(cutBetween(days(1, 1, 1, 5))).toMatchObject({
    one: { from: "2026-11-05", to: "2026-11-05" },
  });
  expect(cutBetween(days(3, 3))).toBeNull();
  expect(cutBetween([])).toBeNull();
});
