import { describe, expect, it } from "vitest";
import { aCampaign, aLesson } from "../../../tests/builders/campaigns";
import {
  anAnswer,
  anAskedVersion,
  ifAnyOf,
} from "../../../tests/builders/forms";
import type { Campaign } from "../campaign/campaign";
import { formOf } from "../survey/engine/form";
import { lessonCodeSchema, newLessonCode, readLessonCode } from "./code";
import {
  givenCounts,
  givenKey,
  pupilAnswersSchema,
  tallySchema,
} from "./lesson";
import {
  answersOfPupil,
  isWhole,
  pupilAnswersOf,
  pupilVersion,
} from "./pupil-version";
import { endOf, holdsLessons, isOpen, takesHandIn } from "./standing";
import { criterionMean, scoredCriteria, tallyWith } from "./tally";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

describe("a code", () => {
  it("is of characters that are not taken for others", () => {
    let next = 0;
    const code = newLessonCode((below) => next++ % below);
    expect(code).toBe("234567");
    expect(lessonCodeSchema.safeParse(code).success).toBe(true);
    for (const wrong of ["BCD23", "BCD2345", "BCD23O", "BCD231", "bcd234", ""])
      expect(lessonCodeSchema.safeParse(wrong).success).toBe(false);
  });

  it("is read as it is typed", () => {
    expect(readLessonCode(" bcd-2 34")).toBe("BCD234");
    expect(readLessonCode("")).toBe("");
  });
});

describe("a lesson", () => {
  const lesson = aLesson();

  it("is open until its code runs out, or until it is closed before", () => {
    expect(isOpen(lesson, at("09:00"))).toBe(true);
    expect(isOpen(lesson, lesson.closesAt)).toBe(false);
    const closed = aLesson({ closedAt: at("10:00") });
    expect(isOpen(closed, at("09:59"))).toBe(true);
    expect(isOpen(closed, at("10:00"))).toBe(false);
    const late = new Date("2026-11-22T08:00:00Z");
    expect(endOf(aLesson({ closedAt: late }))).toEqual(lesson.closesAt);
  });

  it("takes what was finished before its end, for a day", () => {
    const closed = aLesson({ closedAt: at("10:00") });
    expect(takesHandIn(closed, at("09:30"), at("09:31"))).toBe(true);
    expect(takesHandIn(closed, at("09:30"), at("23:00"))).toBe(true);
    expect(takesHandIn(closed, at("10:01"), at("10:02"))).toBe(false);
    const dayAfter = new Date("2026-11-21T10:00:00Z");
    expect(takesHandIn(closed, at("09:30"), dayAfter)).toBe(false);
  });

  it("takes nothing from before it, nor from a clock that runs ahead", () => {
    expect(takesHandIn(lesson, at("07:00"), at("09:00"))).toBe(false);
    expect(takesHandIn(lesson, at("09:10"), at("09:00"))).toBe(false);
    expect(takesHandIn(lesson, at("09:04"), at("09:00"))).toBe(true);
  });

  const held: readonly (readonly [string, Partial<Campaign>, boolean])[] = [
    ["runs", {}, true],
    ["is of another mode", { mode: "normal" }, false],
    ["is archived", { status: "archived" }, false],
    ["is stopped", { status: "stopped" }, false],
    ["is deleted", { status: "deleted" }, false],
    ["collects no questionnaire", { collects: ["scan"] }, false],
    ["has no questionnaire", { surveyId: null }, false],
  ];

  it.each(held)("is held where its campaign %s: %j", (_, change, holds) => {
    const campaign = aCampaign({ mode: "pedagogical", ...change });
    expect(holdsLessons(campaign, at("09:00"))).toBe(holds);
  });

  it("is held on the days of its campaign alone", () => {
    const campaign = aCampaign({ mode: "pedagogical" });
    const on = (day: string) =>
      holdsLessons(campaign, new Date(`${day}T12:00:00Z`));
    expect([on("2026-10-31"), on("2026-11-30"), on("2026-12-01")]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("counts what was handed in, and by how many", () => {
    const given = {
      [givenKey(7, "a")]: "x",
      [givenKey(7, "b")]: "y",
      [givenKey(12, "a")]: "z",
    };
    expect(givenCounts({ given })).toEqual({ handedIn: 3, pupils: 2 });
    expect(givenCounts({ given: {} })).toEqual({ handedIn: 0, pupils: 0 });
  });
});

describe("what pupils are asked", () => {
  const version = anAskedVersion([
    { questionRef: "q", criterion: "food" },
    { questionRef: "photo", questionType: "photo", options: [] },
    {
      questionRef: "last",
      sectionId: "s2",
      questionType: "sound",
      options: [],
    },
  ]);

  it("is nothing recorded, and no section that is empty then", () => {
    const asked = pupilVersion(version);
    expect(formOf(asked).order).toEqual(["q"]);
    expect(asked.sections.map(({ sectionId }) => sectionId)).toEqual(["s1"]);
  });

  it("shows no picture that they could not read", () => {
    const helped = anAskedVersion([
      { questionRef: "q", helpPicture: "suricate/questions/q/a.jpg" },
    ]);
    expect(pupilVersion(helped).questions[0]?.helpPicture).toBeNull();
  });

  it("is answered by choices alone", () => {
    const answers = {
      q: anAnswer({ chosen: ["a"], comment: "Léa", media: ["x"] }),
      photo: anAnswer({ media: ["x"] }),
    };
    const given = pupilAnswersOf(answers);
    expect(given).toEqual({ q: { chosen: ["a"], notApplicable: false } });
    expect(answersOfPupil(given)).toEqual({ q: anAnswer({ chosen: ["a"] }) });
    for (const more of [{ comment: "Léa" }, { media: [] }, { at: 1 }])
      expect(
        pupilAnswersSchema.safeParse({
          q: { chosen: ["a"], notApplicable: false, ...more },
        }).success,
      ).toBe(false);
  });

  it("is whole where all that must be answered is, and nothing else", () => {
    const form = formOf(pupilVersion(version));
    const whole = (answers: object, partial = false) =>
      isWhole(form, answersOfPupil(pupilAnswersSchema.parse(answers)), partial);
    const one = (...chosen: string[]) => ({ chosen, notApplicable: false });
    expect(whole({ q: one("a") })).toBe(true);
    expect(whole({})).toBe(false);
    expect(whole({}, true)).toBe(true);
    expect(whole({ q: one("z") })).toBe(false);
    expect(whole({ q: one("a", "b") })).toBe(false);
    expect(whole({ q: one("a"), photo: one() })).toBe(false);
    expect(whole({ q: one("a"), other: one("a") })).toBe(false);
  });
});

describe("the result of a class", () => {
  const form = formOf(
    anAskedVersion([
      { questionRef: "q", criterion: "food" },
      { questionRef: "several", criterion: "rest", questionType: "multiple" },
      { questionRef: "more", onlyIf: ifAnyOf("q", "c"), criterion: "food" },
    ]),
  );
  const none = tallySchema.parse({});
  const first = tallyWith(none, form, "ann", {
    q: anAnswer({ chosen: ["a"] }),
    several: anAnswer({ chosen: ["b", "c"] }),
    // Not asked of who answers a.
    more: anAnswer({ chosen: ["c"] }),
  });

  it("counts options, and what is said not to apply", () => {
    expect(first.questions).toEqual({
      q: { answered: 1, notApplicable: 0, options: { a: 1 } },
      several: { answered: 1, notApplicable: 0, options: { b: 1, c: 1 } },
    });
    const second = tallyWith(first, form, "ann", {
      q: anAnswer({ chosen: ["a"] }),
      several: anAnswer({ notApplicable: true, chosen: ["b"] }),
    });
    expect(second.questions).toEqual({
      q: { answered: 2, notApplicable: 0, options: { a: 2 } },
      several: { answered: 1, notApplicable: 1, options: { b: 1, c: 1 } },
    });
    // What was there before is left as it is.
    expect(first.questions["q"]?.answered).toBe(1);
  });

  it("is the mean of each criterion, by animal and over all", () => {
    const both = tallyWith(first, form, "bea", {
      q: anAnswer({ chosen: ["b"] }),
    });
    const { ann, bea } = both.animals;
    expect([ann?.count, bea?.count]).toEqual([1, 1]);
    const animals = Object.values(both.animals);
    expect(criterionMean(animals, "food")).toBe(0.25);
    expect(criterionMean(bea ? [bea] : [], "food")).toBe(0.5);
    // The least of what several chosen options score, of one animal alone.
    expect(criterionMean(animals, "rest")).toBe(0.5);
    expect(criterionMean(animals, "other")).toBeNull();
    expect(scoredCriteria(both, form)).toEqual(["food", "rest"]);
    expect(scoredCriteria(none, form)).toEqual([]);
  });
});
