import { expect, it } from "vitest";
import { aPlaced, aSession } from "../../../../tests/builders/enrichment";
import {
  animalsIn,
  daysSince,
  effectForAnimal,
  effectOfSessions,
  varietyOf,
} from "./effect";
import type { Evaluation } from "../session";

const now = new Date("2026-11-23T12:00:00Z");
const at = (day: string) => new Date(`2026-${day}T09:00:00Z`);

const judged = (
  day: string,
  said: Partial<Pick<Evaluation, "responses" | "goals">>,
) =>
  aPlaced({
    status: "completed",
    placedAt: at(day),
    evaluation: {
      responses: {},
      goals: {},
      note: null,
      by: "keeper",
      at: at(day),
      ...said,
    },
  });

const sessions = [
  judged("11-01", {
    responses: { "animal-1": "positive", "animal-2": "negative" },
    goals: { play: "achieved", forage: "notAchieved" },
  }),
  judged("11-10", {
    responses: { "animal-1": "neutral" },
    goals: { play: "achieved" },
  }),
  judged("11-20", { goals: { play: "unexpected" } }),
  aPlaced({ placedAt: at("11-21") }),
  // Neither a plan nor a removed session took place.
  aSession(),
  aPlaced({ placedAt: at("11-22"), isDeleted: true }),
  // Placed by mistake and taken back at once.
  aPlaced({
    status: "completed",
    placedAt: at("11-23"),
    removedAt: new Date(at("11-23").getTime() + 4_000),
  }),
];

it("counts what took place, and how much of it was judged", () => {
  const found = effectOfSessions(sessions, now);
  expect(found).toMatchObject({
    used: 4,
    judged: 3,
    goals: { achieved: 2, unexpected: 1, notAchieved: 1 },
    responses: { positive: 1, neutral: 1, negative: 1 },
    responsesN: 3,
    response: 0,
    daysSince: 2,
  });
  // By hand: p = 1/2, n = 4, z = 1.95996: centre 1/2, half 0.34996.
  expect(found.achieved).toMatchObject({ n: 4, share: 0.5 });
  expect(found.achieved?.interval.low).toBeCloseTo(0.15004, 4);
  expect(found.achieved?.interval.high).toBeCloseTo(0.84996, 4);
});

it("says of an animal what it was named or watched in, and its own faces alone", () => {
  expect(effectForAnimal(sessions, "animal-2", now)).toMatchObject({
    used: 1,
    responses: { positive: 0, neutral: 0, negative: 1 },
    response: -1,
    daysSince: 22,
  });
  expect(effectForAnimal(sessions, "animal-1", now).response).toBe(0.5);
  expect(animalsIn(sessions)).toEqual(["animal-1", "animal-2"]);
});

it("cannot say anything of nothing", () => {
  for (const none of [[], [aSession()]])
    expect(effectOfSessions(none, now)).toMatchObject({
      used: 0,
      judged: 0,
      achieved: null,
      response: null,
      daysSince: null,
    });
  expect(effectForAnimal(sessions, "animal-9", now).achieved).toBeNull();
  expect(effectForAnimal(sessions, "toString", now).used).toBe(0);
});

it("counts days of Paris, not hours", () => {
  // 23:30 and 00:30 of Paris: an hour, and the next day.
  expect(
    daysSince(
      new Date("2026-11-22T22:30:00Z"),
      new Date("2026-11-22T23:30:00Z"),
    ),
  ).toBe(1);
  expect(daysSince(new Date("2026-11-24T08:00:00Z"), now)).toBe(0);
});

it("whatever the order and however often a goal was judged, the parts add up", () => {
  const states = ["achieved", "unexpected", "notAchieved"] as const;
  for (let size = 1; size <= 30; size += 1) {
    const some = Array.from({ length: size }, (_, index) =>
      judged("11-05", {
        goals: Object.fromEntries(
          Array.from({ length: 1 + (index % 3) }, (_each, goal) => [
            `goal-${String(goal)}`,
            states[(index + goal) % 3]!,
          ]),
        ),
      }),
    );
    const found = effectOfSessions(some, now);
    const { achieved, unexpected, notAchieved } = found.goals;
    expect(achieved + unexpected + notAchieved).toBe(found.achieved?.n);
    expect(effectOfSessions([...some].reverse(), now)).toEqual(found);
  }
});

it("the variety of a month counts what was placed in the enclosure within it", () => {
  const month = {
    enclosureId: "enclosure-1",
    from: new Date("2026-10-31T23:00:00Z"),
    until: new Date("2026-11-30T23:00:00Z"),
  };
  const placed = (enrichmentId: string, placedAt: Date, enclosure = 1) =>
    aPlaced({
      enrichmentId,
      placedAt,
      enclosureIds: [`enclosure-${String(enclosure)}`],
    });
  const categories: Record<string, string[]> = {
    ball: ["physical"],
    box: ["physical", "food"],
    smell: [],
  };
  const found = varietyOf(
    [
      placed("ball", month.from),
      placed("ball", at("11-05")),
      placed("box", at("11-06")),
      placed("smell", at("11-07")),
      placed("box", month.until),
      placed("box", at("11-06"), 2),
      aSession({ enrichmentId: "box" }),
    ],
    month,
    (id) => categories[id] ?? [],
  );
  expect(found.used).toBe(4);
  expect(found.objects).toMatchObject({ n: 4, richness: 3 });
  expect(found.objects?.shannon).toBeCloseTo(1.5 * Math.LN2, 12);
  // Three physical, one food: H = -(3/4 ln 3/4 + 1/4 ln 1/4).
  expect(found.categories).toMatchObject({ n: 4, richness: 2 });
  expect(found.categories?.shannon).toBeCloseTo(0.562335, 5);
  expect(varietyOf([], month, () => [])).toEqual({
    used: 0,
    objects: null,
    categories: null,
  });
});
