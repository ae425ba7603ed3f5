import { describe, expect, it } from "vitest";
import type { Weighed } from "./welfare";
import {
  isWelfareDue,
  unseenNamedMost,
  weighedMost,
  welfareBySpecies,
  welfareOf,
  welfareSchema,
} from "./welfare";

const now = new Date("2026-11-20T09:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const evaluated = (
  subjectId: string,
  mean: number | null,
  days: number,
  more: Partial<Weighed> = {},
): Weighed => ({
  subjectKind: "animal",
  subjectId,
  specieId: "mandrill",
  surveyId: "care",
  submittedAt: daysAgo(days),
  score: { overall: { mean } },
  ...more,
});

describe("welfare by species", () => {
  it("is the mean of each animal's latest score, with the least of them", () => {
    expect(
      welfareBySpecies([
        evaluated("a", 0.2, 40),
        evaluated("a", 0.8, 2),
        evaluated("b", 0.4, 5),
        evaluated("c", 0.3, 1, { specieId: "lemur" }),
      ]),
    ).toEqual([
      {
        specieId: "lemur",
        animals: 1,
        mean: 0.3,
        lowestId: "c",
        lowest: 0.3,
      },
      {
        specieId: "mandrill",
        animals: 2,
        mean: expect.closeTo(0.6, 12) as number,
        lowestId: "b",
        lowest: 0.4,
      },
    ]);
  });

  it("mixes no two questionnaires: the one that was answered last tells", () => {
    const [mandrill] = welfareBySpecies([
      evaluated("a", 0.1, 9, { surveyId: "old" }),
      evaluated("a", 0.9, 3),
      evaluated("b", 0.1, 4, { surveyId: "old" }),
    ]);
    expect(mandrill).toMatchObject({ animals: 1, mean: 0.9, lowestId: "a" });
  });

  it("leaves out what cannot be said, and groups and enclosures; of none it says nothing", () => {
    expect(
      welfareBySpecies([
        evaluated("a", null, 1),
        evaluated("b", 0.5, 1, { score: null }),
        evaluated("g", 0.5, 1, { subjectKind: "group", specieId: null }),
      ]),
    ).toEqual([]);
    expect(welfareBySpecies([])).toEqual([]);
  });
});

describe("welfare as it is stored", () => {
  it("names a few of those who wait, and says when there is more", () => {
    const longest = Array.from({ length: 9 }, (_, at) => ({
      animalId: `a${String(at)}`,
      lastEval: at === 0 ? null : daysAgo(200 - at),
    }));
    const told = welfareOf(
      { evaluations: [], unseen: 8, never: 1, longest },
      now,
    );
    expect(told.longest).toHaveLength(unseenNamedMost);
    expect(told.longest[0]).toEqual({ animalId: "a1", at: daysAgo(199) });
    expect(told.more).toBe(false);
    const many = Array.from({ length: weighedMost }, (_, at) =>
      evaluated(`a${String(at)}`, 0.5, 1),
    );
    const full = welfareOf(
      { evaluations: many, unseen: 0, never: 0, longest: [] },
      now,
    );
    expect(full.more).toBe(true);
    expect(welfareSchema.parse(full)).toEqual(full);
  });

  it("is counted anew once an hour at most", () => {
    expect(isWelfareDue({ countedAt: null }, now)).toBe(true);
    const hourAgo = new Date(now.getTime() - 3_600_000);
    expect(isWelfareDue({ countedAt: hourAgo }, now)).toBe(true);
    expect(isWelfareDue({ countedAt: daysAgo(0) }, now)).toBe(false);
  });
});
