import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFrozenQuestion, anAnswer } from "../../../../tests/builders/forms";
import { multipleScores } from "../../question/question";
import type { FrozenQuestion } from "../../survey/version";
import { answerScore, scoreRange } from "./answer-score";

const chose = (...chosen: string[]) => anAnswer({ chosen });
/** a scores 0, b 0.5, c 1. */
const single = aFrozenQuestion("q");
const multiple = (multipleScore: FrozenQuestion["multipleScore"]) =>
  aFrozenQuestion("q", {
    questionType: "multiple",
    multipleScore,
    options: [
      { value: "a", score: 0.2 },
      { value: "b", score: 0.5 },
      { value: "c", score: 0.8 },
      { value: "other", score: null },
    ],
  });

describe("the score of an answer", () => {
  it("is its option's, of a single choice", () => {
    expect(answerScore(single, chose("b"))).toBe(0.5);
    expect(answerScore(single, chose("a"))).toBe(0);
    // What is gone beside one that is there is no second choice.
    expect(answerScore(single, chose("gone", "c"))).toBe(1);
  });

  it("is the least, the mean or the greatest of a multiple choice", () => {
    expect(answerScore(multiple("minimum"), chose("b", "c"))).toBe(0.5);
    expect(answerScore(multiple("mean"), chose("a", "b", "c"))).toBeCloseTo(
      0.5,
      12,
    );
    expect(answerScore(multiple("maximum"), chose("a", "b"))).toBe(0.5);
    // An option without a score counts nowhere, not as zero.
    expect(answerScore(multiple("mean"), chose("c", "other"))).toBe(0.8);
    expect(answerScore(multiple("minimum"), chose("other"))).toBeNull();
  });

  it("is none without an answer, where it does not apply, and for what is gone", () => {
    expect(answerScore(single, undefined)).toBeNull();
    expect(answerScore(single, anAnswer())).toBeNull();
    expect(answerScore(single, chose("gone"))).toBeNull();
    expect(answerScore(single, chose("a", "c"))).toBeNull();
    const notApplicable = anAnswer({ chosen: ["c"], notApplicable: true });
    expect(answerScore(single, notApplicable)).toBeNull();
    // Where "not applicable" is no answer, what was chosen counts.
    const must = aFrozenQuestion("q", { mayNotApply: false });
    expect(answerScore(must, notApplicable)).toBe(1);
    const unscored = aFrozenQuestion("q", {
      options: [{ value: "a", score: null }],
    });
    expect(answerScore(unscored, chose("a"))).toBeNull();
  });

  it.each(["singleInformative", "photo", "video", "sound"] as const)(
    "is none of a question of type %s",
    (questionType) => {
      const question = aFrozenQuestion("q", { questionType });
      const answer = anAnswer({ chosen: ["c"], media: ["a.jpg"] });
      expect(answerScore(question, answer)).toBeNull();
      expect(scoreRange(question)).toBeNull();
    },
  );
});

it("the range is of the options that score, and of none null", () => {
  expect(scoreRange(single)).toEqual({ low: 0, high: 1 });
  expect(scoreRange(multiple("mean"))).toEqual({ low: 0.2, high: 0.8 });
  expect(scoreRange(aFrozenQuestion("q", { options: [] }))).toBeNull();
});

it("whatever is chosen scores within the range, and each end is reached", () => {
  const values = ["a", "b", "c", "d", "e"];
  const anyScore = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(
      fc.tuple(anyScore, anyScore, anyScore, anyScore, anyScore),
      fc.constantFrom(...multipleScores),
      (scores, multipleScore) => {
        const question = aFrozenQuestion("q", {
          questionType: "multiple",
          multipleScore,
          options: values.map((value, at) => ({ value, score: scores[at]! })),
        });
        const found = Array.from({ length: 32 }, (_, bits) =>
          answerScore(
            question,
            chose(...values.filter((_, at) => (bits >> at) % 2 === 1)),
          ),
        ).filter((score) => score !== null);
        const range = scoreRange(question);
        if (range === null) {
          expect(found).toEqual([]);
          return;
        }
        // A mean of several may round beside its ends.
        expect(Math.min(...found)).toBeCloseTo(range.low, 12);
        expect(Math.max(...found)).toBeCloseTo(range.high, 12);
      },
    ),
  );
});
