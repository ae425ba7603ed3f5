import fc from "fast-check";
import { expect, it } from "vitest";
import {
  anAnswer,
  anAskedVersion,
  ifAnyOf,
} from "../../../../tests/builders/forms";
import { aProfile } from "../../../../tests/builders/surveys";
import { formOf } from "../../survey/engine/form";
import { againstProfile } from "./against-profile";

const form = formOf(
  anAskedVersion([
    { questionRef: "q1" },
    { questionRef: "q2" },
    { questionRef: "q3", questionType: "multiple" },
    { questionRef: "q4" },
    { questionRef: "q5", onlyIf: ifAnyOf("q1", "b") },
    { questionRef: "q6" },
    { questionRef: "constructor" },
  ]),
);
const chose = (...chosen: string[]) => anAnswer({ chosen });
const against = (
  expected: Record<string, string[]>,
  answers: Parameters<typeof againstProfile>[1],
) => againstProfile(form, answers, aProfile({ expected }));

it("says of each question that is asked and expected how its answer stands", () => {
  const found = against(
    {
      q6: ["a"],
      q1: ["a", "b"],
      q2: ["c"],
      q3: ["a", "b"],
      q4: ["a"],
      q5: ["a"],
    },
    {
      q1: chose("a"),
      q2: chose("b"),
      q3: chose("c", "a"),
      q4: anAnswer({ chosen: ["b"], notApplicable: true }),
      q5: chose("b"),
      constructor: chose("a"),
    },
  );
  const line = (one: (typeof found)["questions"][number]) =>
    [one.questionRef, one.expectation, one.expected, one.beyond].join(" ");
  expect(found.questions.map(line)).toEqual([
    "q1 asExpected a,b ",
    "q2 notExpected c b",
    "q3 notExpected a,b c",
    "q4 notApplicable a ",
    "q6 unanswered a ",
  ]);
  expect(found.counts).toEqual({
    asExpected: 1,
    notExpected: 2,
    unanswered: 1,
    notApplicable: 1,
  });
});

it("takes some of several expected options as expected", () => {
  const { questions } = against({ q3: ["a", "b"] }, { q3: chose("b") });
  expect(questions[0]).toMatchObject({ expectation: "asExpected", beyond: [] });
});

it("compares nothing where nothing is expected that is still there", () => {
  const none = {
    asExpected: 0,
    notExpected: 0,
    unanswered: 0,
    notApplicable: 0,
  };
  const all = { q1: chose("a"), q2: chose("b") };
  const said: Record<string, string[]>[] = [
    {},
    { q1: [] },
    { q1: ["gone"] },
    { q9: ["a"] },
  ];
  for (const expected of said)
    expect(against(expected, all)).toEqual({ questions: [], counts: none });
});

it("counts each compared question once", () => {
  const refs = form.order;
  const anyOf = fc.subarray(["a", "b", "c", "gone"]);
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...refs), anyOf),
      fc.dictionary(
        fc.constantFrom(...refs),
        fc.record({ chosen: anyOf, notApplicable: fc.boolean() }).map(anAnswer),
      ),
      (expected, answers) => {
        const { questions, counts } = against(expected, answers);
        const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
        expect(total).toBe(questions.length);
        for (const { questionRef, expectation, beyond } of questions) {
          expect(Object.keys(expected)).toContain(questionRef);
          expect(beyond.length > 0).toBe(expectation === "notExpected");
        }
      },
    ),
  );
});
