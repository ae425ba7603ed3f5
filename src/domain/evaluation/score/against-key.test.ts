import fc from "fast-check";
import { expect, it } from "vitest";
import {
  anAnswer,
  anAskedVersion,
  ifAnyOf,
} from "../../../../tests/builders/forms";
import { formOf } from "../../survey/engine/form";
import { againstKey } from "./against-key";

const form = formOf(
  anAskedVersion([
    { questionRef: "q1" },
    { questionRef: "q2", questionType: "multiple" },
    { questionRef: "q3", onlyIf: ifAnyOf("q1", "a") },
    { questionRef: "q4" },
    { questionRef: "q5" },
    { questionRef: "q6", questionType: "photo" },
  ]),
);
const chose = (...chosen: string[]) => anAnswer({ chosen });
const notApplicable = anAnswer({ notApplicable: true });

it("says what is right, wrong, missed and not in the key", () => {
  const key = {
    q1: chose("a"),
    q2: chose("b", "a"),
    q3: chose("c"),
    q4: notApplicable,
    q6: anAnswer({ media: ["key.jpg"] }),
  };
  const answers = {
    q1: chose("b"),
    // In another order, and one that is gone.
    q2: chose("gone", "a", "b"),
    // Answered before q1 was answered otherwise: not asked any more.
    q3: chose("c"),
    q4: anAnswer({ notApplicable: true, chosen: ["a"] }),
    q5: chose("a"),
    q6: anAnswer({ media: ["mine.jpg"] }),
  };
  const { questions, counts, shareRight } = againstKey(form, answers, key);
  expect(
    questions.map(({ questionRef, result }) => `${questionRef} ${result}`),
  ).toEqual(["q1 wrong", "q2 right", "q3 missed", "q4 right", "q5 notInKey"]);
  expect(counts).toEqual({ right: 2, wrong: 1, missed: 1, notInKey: 1 });
  expect(shareRight).toBe(0.5);
});

it("takes a part of several for wrong, and an answer where the key says that none applies", () => {
  const key = { q2: chose("a", "b"), q4: notApplicable };
  const answers = { q2: chose("a"), q4: chose("a") };
  expect(againstKey(form, answers, key).counts.wrong).toBe(2);
});

it("says nothing of an empty key, and that all is missed of no answers", () => {
  expect(againstKey(form, {}, {})).toMatchObject({
    questions: [],
    shareRight: null,
  });
  const some = { q5: chose("a") };
  expect(againstKey(form, some, {})).toMatchObject({
    counts: { notInKey: 1 },
    shareRight: null,
  });
  expect(againstKey(form, {}, some)).toMatchObject({
    counts: { missed: 1 },
    shareRight: 0,
  });
});

it("the key itself is all right, whatever it says, and each question is counted once", () => {
  const anyAnswers = fc.dictionary(
    fc.constantFrom(...form.order),
    fc
      .record({
        chosen: fc.subarray(["a", "b", "c", "gone"]),
        notApplicable: fc.boolean(),
      })
      .map(anAnswer),
  );
  fc.assert(
    fc.property(anyAnswers, anyAnswers, (answers, key) => {
      const same = againstKey(form, key, key);
      expect([1, null]).toContain(same.shareRight);
      const { questions, counts, shareRight } = againstKey(form, answers, key);
      const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
      expect(total).toBe(questions.length);
      expect(counts.right + counts.wrong + counts.missed).toBe(
        same.questions.length,
      );
      expect(shareRight === null).toBe(same.questions.length === 0);
    }),
  );
});
