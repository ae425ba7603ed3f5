import { describe, expect, it } from "vitest";
import { anAnswer, anAskedVersion } from "../../../../tests/builders/forms";
import { aProfile } from "../../../../tests/builders/surveys";
import type { Answers } from "../../survey/answer";
import { formOf } from "../../survey/engine/form";
import { scoreOf } from "./score";
import { scoreCriteriaMost, scoreSchema } from "./score-shape";

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

const nothing = {
  mean: null,
  low: null,
  high: null,
  minimum: null,
  minimumLow: null,
  minimumHigh: null,
  upperBound: false,
};

describe("what cannot be said", () => {
  const outside = { value: null, low: null, high: null, answeredShare: null };

  it("is everything of a form that scores nothing", () => {
    const form = formWith([
      { questionRef: "q1", criterion: null },
      { questionRef: "q2", criterion, questionType: "singleInformative" },
      { questionRef: "q3", criterion, questionType: "photo" },
    ]);
    for (const some of [form, formWith([])])
      expect(scoreOf(some, { q1: chose("a"), q2: chose("a") })).toEqual({
        criteria: [],
        overall: nothing,
      });
  });

  it("is all where nothing is answered, its interval all there is", () => {
    const { criteria, overall } = scoreOf(one, {});
    expect(criteria[0]).toMatchObject({
      value: null,
      low: 0,
      high: 1,
      answeredShare: 0,
    });
    expect(overall).toMatchObject({ mean: null, minimum: null, low: 0 });
  });

  it("has no interval where nothing applies, or nothing weighs anything", () => {
    const answers = { q1: notApplicable, q2: notApplicable, q3: notApplicable };
    const none = scoreOf(one, answers);
    expect(none.criteria[0]).toMatchObject({ ...outside, notApplicable: 3 });
    expect(none.overall).toEqual(nothing);
    const weightless = formWith([{ questionRef: "q1", criterion, weight: 0 }]);
    const zero = scoreOf(weightless, { q1: chose("c") });
    expect(zero.criteria[0]).toMatchObject({ ...outside, answered: 1 });
    expect(zero.overall).toEqual(nothing);
  });
});

describe("all criteria together", () => {
  const form = formWith([
    { questionRef: "q1", criterion: "food" },
    { questionRef: "q2", criterion: "health" },
    { questionRef: "q3", criterion: "mind" },
  ]);
  const answers: Answers = {
    q1: chose("c"),
    q2: chose("b"),
    q3: chose("a"),
  };

  it("count alike, or as a profile weighs them, what it does not name nothing", () => {
    expect(scoreOf(form, answers).overall).toMatchObject({
      mean: 0.5,
      minimum: 0,
      upperBound: false,
    });
    const weighed = (...weights: [string, number][]) =>
      scoreOf(
        form,
        answers,
        aProfile({
          criteria: weights.map(([categoryId, weight]) => ({
            categoryId,
            weight,
          })),
        }).criteria,
      ).overall;
    // (3 x 1 + 1 x 0.5 + 1 x 0) / 5.
    expect(weighed(["food", 3], ["health", 1], ["mind", 1]).mean).toBe(0.7);
    // (3 x 1 + 1 x 0.5) / 4: the worst is not among those that count.
    const without = weighed(["food", 3], ["health", 1], ["mind", 0]);
    expect(without).toMatchObject({ mean: 0.875, minimum: 0.5 });
    expect(weighed(["food", 3], ["health", 1])).toEqual(without);
    expect(weighed(["food", 0]).mean).toBeNull();
    expect(weighed(["gone", 1]).mean).toBeNull();
  });

  it("have no mean while one cannot be said, and a minimum that is one at most", () => {
    expect(scoreOf(form, { q1: chose("c"), q2: chose("b") }).overall).toEqual({
      mean: null,
      low: 0.5,
      high: 0.833333,
      minimum: 0.5,
      minimumLow: 0,
      minimumHigh: 0.5,
      upperBound: true,
    });
  });

  it("are said without one of which nothing applies", () => {
    const some = { ...answers, q3: notApplicable };
    expect(scoreOf(form, some).overall).toMatchObject({
      mean: 0.75,
      minimum: 0.5,
      upperBound: false,
    });
  });

  it("are not said of more than are kept", () => {
    const many = (count: number) => {
      const refs = Array.from({ length: count }, (_, at) => `q${at}`);
      return scoreOf(
        formWith(refs.map((ref) => ({ questionRef: ref, criterion: ref }))),
        Object.fromEntries(refs.map((ref) => [ref, chose("c")])),
      );
    };
    expect(many(scoreCriteriaMost).overall.mean).toBe(1);
    const { criteria, overall } = many(scoreCriteriaMost + 1);
    expect(criteria).toHaveLength(scoreCriteriaMost);
    expect(overall).toEqual(nothing);
    expect(scoreSchema.safeParse({ criteria, overall }).success).toBe(true);
  });
});
