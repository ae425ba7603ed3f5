import { describe, expect, it } from "vitest";
import {
  anAnswer,
  anAskedVersion,
  ifAnyOf,
} from "../../../../tests/builders/forms";
import { formOf } from "../../survey/engine/form";
import { scoreOf } from "./score";

const formWith = (placed: Parameters<typeof anAskedVersion>[0]) =>
  formOf(anAskedVersion(placed));
const chose = (...chosen: string[]) => anAnswer({ chosen });
const notApplicable = anAnswer({ notApplicable: true });
const criterion = "food";

/** a scores 0, b 0.5, c 1: three questions of one criterion, one that counts double. */
const one = formWith([
  { questionRef: "q1", criterion },
  { questionRef: "q2", criterion },
  { questionRef: "q3", criterion, weight: 2 },
]);

describe("one criterion", () => {
  it("is the weighted mean of all its answers", () => {
    const answers = { q1: chose("c"), q2: chose("b"), q3: chose("a") };
    // (1 + 0.5 + 2 x 0) / 4.
    expect(scoreOf(one, answers)).toEqual({
      criteria: [
        {
          categoryId: "food",
          value: 0.375,
          low: 0.375,
          high: 0.375,
          answeredShare: 1,
          asked: 3,
          answered: 3,
          notApplicable: 0,
        },
      ],
      overall: {
        mean: 0.375,
        low: 0.375,
        high: 0.375,
        minimum: 0.375,
        minimumLow: 0.375,
        minimumHigh: 0.375,
        upperBound: false,
      },
    });
  });

  it("takes what is unanswered into its interval only, never as zero", () => {
    // Three quarters are answered: (0.5 + 2 x 1) / 3; the fourth at 0 and at 1.
    const [found] = scoreOf(one, { q2: chose("b"), q3: chose("c") }).criteria;
    expect(found).toMatchObject({
      value: 0.833333,
      low: 0.625,
      high: 0.875,
      answeredShare: 0.75,
      asked: 3,
      answered: 2,
    });
  });

  it("cannot be said below two thirds by weight, and is at two thirds", () => {
    const half = scoreOf(one, { q1: chose("c"), q2: chose("c") });
    expect(half.criteria[0]).toMatchObject({
      value: null,
      low: 0.5,
      high: 1,
      answeredShare: 0.5,
    });
    expect(half.overall).toEqual({
      mean: null,
      low: 0.5,
      high: 1,
      minimum: null,
      minimumLow: 0.5,
      minimumHigh: 1,
      upperBound: true,
    });
    // 0.1 + 0.1 of 0.3, which in binary numbers lies beside two thirds.
    const thirds = formWith(
      ["q1", "q2", "q3"].map((questionRef) => ({
        questionRef,
        criterion,
        weight: 0.1,
      })),
    );
    const two = { q1: chose("b"), q2: chose("c") };
    expect(scoreOf(thirds, two).criteria[0]).toMatchObject({
      value: 0.75,
      answeredShare: 0.666667,
    });
  });

  it("leaves out what does not apply and what is not asked", () => {
    const form = formWith([
      { questionRef: "pool", criterion: null },
      { questionRef: "q1", criterion, onlyIf: ifAnyOf("pool", "a") },
      { questionRef: "q2", criterion },
      { questionRef: "q3", criterion },
    ]);
    const answers = {
      pool: chose("b"),
      // Answered before it was asked no more.
      q1: chose("a"),
      q2: notApplicable,
      q3: chose("c"),
    };
    expect(scoreOf(form, answers).criteria).toEqual([
      {
        categoryId: "food",
        value: 1,
        low: 1,
        high: 1,
        answeredShare: 1,
        asked: 2,
        answered: 1,
        notApplicable: 1,
      },
    ]);
  });

  it("does not know what an option without a score, or one that is gone, says", () => {
    const options = [
      { value: "a", score: 0.2 },
      { value: "b", score: 0.9 },
      { value: "unseen", score: null },
    ];
    const form = formWith([
      { questionRef: "q1", criterion, options },
      { questionRef: "q2", criterion, options },
    ]);
    const unseen = { q1: chose("b"), q2: chose("unseen") };
    // Half is known: (0.9 + 0.2) / 2 and (0.9 + 0.9) / 2.
    expect(scoreOf(form, unseen).criteria[0]).toMatchObject({
      value: null,
      low: 0.55,
      high: 0.9,
      answeredShare: 0.5,
      answered: 2,
    });
    const gone = { q1: chose("b"), q2: chose("gone") };
    expect(scoreOf(form, gone).criteria[0]).toMatchObject({
      value: null,
      answeredShare: 0.5,
      answered: 1,
    });
  });

  it("can lie outside its interval where what is unanswered cannot score as low", () => {
    const good = [{ value: "a", score: 0.8 }];
    const form = formWith([
      { questionRef: "q1", criterion, weight: 2 },
      { questionRef: "q2", criterion, options: good },
    ]);
    expect(scoreOf(form, { q1: chose("a") }).criteria[0]).toMatchObject({
      value: 0,
      low: 0.266667,
      high: 0.266667,
    });
  });

  it("takes a multiple choice by what its question says", () => {
    const scored = (multipleScore: "minimum" | "mean" | "maximum") =>
      scoreOf(
        formWith([
          {
            questionRef: "q1",
            criterion,
            questionType: "multiple",
            multipleScore,
          },
        ]),
        { q1: chose("a", "c") },
      ).criteria[0]?.value;
    expect(scored("minimum")).toBe(0);
    expect(scored("mean")).toBe(0.5);
    expect(scored("maximum")).toBe(1);
  });
});
