import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anAnswer,
  anAskedVersion,
  ifAnyOf,
} from "../../../../tests/builders/forms";
import { multipleScores } from "../../question/question";
import type { Answer } from "../../survey/answer";
import { formOf } from "../../survey/engine/form";
import { scoreOf } from "./score";
import { scoreSchema } from "./score-shape";

const refs = ["q0", "q1", "q2", "q3", "q4", "q5"];
const values = ["a", "b", "c", "d"];
const criteria = ["food", "health", "mind"];

/** Options of which two always score, the worst 0 and the best 1, so that a value lies within its interval. */
const anyOptions = fc
  .array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 2,
    maxLength: 2,
  })
  .map((two) =>
    values.map((value, at) => ({ value, score: [0, 1, ...two][at]! })),
  );

const anyForm = fc
  .tuple(
    ...refs.map((questionRef, at) =>
      fc.record({
        questionRef: fc.constant(questionRef),
        questionType: fc.constantFrom(
          "single",
          "multiple",
          "singleInformative",
        ),
        multipleScore: fc.constantFrom(...multipleScores),
        criterion: fc.constantFrom(null, ...criteria),
        options: anyOptions,
        weight: fc.constantFrom(0, 0.1, 1, 2.5, 100),
        mayNotApply: fc.boolean(),
        ...(at === 5 && { onlyIf: fc.constant(ifAnyOf("q0", "a", "b")) }),
      }),
    ),
  )
  .map((placed) => formOf(anAskedVersion(placed)));

const anyAnswer: fc.Arbitrary<Answer> = fc
  .record({
    chosen: fc.oneof(
      fc.subarray([...values, "gone"]),
      fc.constantFrom(...values).map((value) => [value]),
    ),
    notApplicable: fc.boolean(),
  })
  .map(anAnswer);
const anyAnswers = fc.dictionary(fc.constantFrom(...refs), anyAnswer);
const anyWeighting = fc.subarray(criteria).chain((some) =>
  fc.tuple(
    ...some.map((categoryId) =>
      fc.record({
        categoryId: fc.constant(categoryId),
        weight: fc.constantFrom(0, 1, 3),
      }),
    ),
  ),
);

describe("whatever is asked, answered and weighed", () => {
  it("a score can be stored, and what is said lies in its interval", () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, anyWeighting, (form, answers, by) => {
        const score = scoreOf(form, answers, by);
        expect(scoreSchema.parse(score)).toEqual(score);
        for (const one of score.criteria) {
          expect(one.answered + one.notApplicable).toBeLessThanOrEqual(
            one.asked,
          );
          expect(one.low === null).toBe(one.answeredShare === null);
          if (one.value === null) continue;
          expect(one.low).toBeLessThanOrEqual(one.value);
          expect(one.high).toBeGreaterThanOrEqual(one.value);
        }
        const { mean, low, high, minimum, upperBound } = score.overall;
        expect(upperBound && mean !== null).toBe(false);
        if (mean === null || minimum === null) return;
        expect(low).toBeLessThanOrEqual(mean);
        expect(high).toBeGreaterThanOrEqual(mean);
        expect(minimum).toBeLessThanOrEqual(mean);
      }),
    );
  });

  it("what comes later lies in the interval of before, as long as it asks the same", () => {
    fc.assert(
      fc.property(
        anyForm,
        anyAnswers,
        fc.constantFrom("q1", "q2", "q3", "q4"),
        fc.constantFrom(...values),
        (form, answers, ref, value) => {
          const before = scoreOf(form, { ...answers, [ref]: anAnswer() });
          const after = scoreOf(form, {
            ...answers,
            [ref]: anAnswer({ chosen: [value] }),
          });
          after.criteria.forEach(({ low, high }, at) => {
            const was = before.criteria[at]!;
            if (low === null || high === null) return;
            expect(low).toBeGreaterThanOrEqual(was.low!);
            expect(high).toBeLessThanOrEqual(was.high!);
          });
        },
      ),
    );
  });

  it("an answer to what is not asked changes nothing, nor does the unit of weights", () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, anyAnswer, (form, answers, more) => {
        const hidden = { ...answers, q0: anAnswer({ chosen: ["c"] }) };
        const score = scoreOf(form, hidden);
        expect(scoreOf(form, { ...hidden, q5: more })).toEqual(score);
        const doubled = formOf(
          anAskedVersion(
            form.questions.map(({ onlyIf, ...one }) => ({
              ...one,
              weight: 2 * one.weight,
              ...(onlyIf !== null && { onlyIf }),
            })),
          ),
        );
        expect(scoreOf(doubled, hidden)).toEqual(score);
      }),
    );
  });
});
