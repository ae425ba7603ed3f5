import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anAskedVersion } from "../../../../tests/builders/forms";
import type { Answers } from "../answer";
import { conditionOperators, type Condition } from "../condition";
import type { Act } from "./act";
import { answersAfter } from "./act";
import { countedAnswers, flowOfForm, statesOf } from "./flow";
import { formOf } from "./form";
import { acceptAnswer, formIssues } from "./issues";
import { firstMissing, nextOf, previousOf } from "./steps";

const refs = Array.from({ length: 8 }, (_, index) => `q${index}`);
const values = ["a", "b", "c"];
const anyRef = fc.constantFrom(...refs, "nobody");
const anyCondition: fc.Arbitrary<Condition> = fc.record({
  match: fc.constantFrom("all", "any"),
  parts: fc.array(
    fc.record({
      questionRef: anyRef,
      operator: fc.constantFrom(...conditionOperators),
      values: fc.subarray(values),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
/** Any form of eight questions, with circles and conditions on what comes later or is not there. */
const anyForm = fc
  .tuple(
    ...refs.map((questionRef) =>
      fc.record(
        {
          questionRef: fc.constant(questionRef),
          questionType: fc.constantFrom("single", "multiple", "photo"),
          sectionId: fc.constantFrom("s1", "s2"),
          mandatory: fc.boolean(),
          mayNotApply: fc.boolean(),
          onlyIf: anyCondition,
        },
        { requiredKeys: ["questionRef", "questionType"] },
      ),
    ),
  )
  .map((placed) => formOf(anAskedVersion(placed)));
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant("choose"), value: fc.constantFrom(...values) }),
  fc.record({ kind: fc.constant("notApplicable"), on: fc.boolean() }),
  fc.record({ kind: fc.constant("media"), media: fc.subarray(["p", "r"]) }),
  fc.record({
    kind: fc.constant("comment"),
    text: fc.constantFrom("", "said"),
  }),
  fc.record({ kind: fc.constant("clear") }),
);
const anyActs = fc.array(fc.tuple(anyRef, anyAct), { maxLength: 25 });
const at = new Date("2026-11-25T09:00:00Z");

function answered(
  form: Parameters<typeof answersAfter>[0],
  acts: readonly [string, Act][],
) {
  return acts.reduce<Answers>(
    (answers, [ref, act]) => answersAfter(form, answers, ref, act, at),
    {},
  );
}

describe("whatever is asked and answered", () => {
  it("no order of answering changes what is asked", () => {
    fc.assert(
      fc.property(anyForm, anyActs, fc.array(fc.nat()), (form, acts, seed) => {
        // Another order between the questions, the same within each.
        const later = [...acts]
          .map((one, index) => ({
            one,
            key: seed[refs.indexOf(one[0]) + 1] ?? 0,
            index,
          }))
          .sort((x, y) => x.key - y.key || x.index - y.index)
          .map(({ one }) => one);
        expect(flowOfForm(form, answered(form, later))).toEqual(
          flowOfForm(form, answered(form, acts)),
        );
      }),
    );
  });

  it("nor does the order of the questions", () => {
    fc.assert(
      fc.property(anyForm, anyActs, (form, acts) => {
        const answers = answered(form, acts);
        const questions = form.questions.toReversed();
        const turned = { ...form, questions };
        const states = [...statesOf(turned, answers)].sort();
        expect(states).toEqual([...statesOf(form, answers)].sort());
      }),
    );
  });

  it("hidden never counts: without those answers everything is the same", () => {
    fc.assert(
      fc.property(anyForm, anyActs, (form, acts) => {
        const answers = answered(form, acts);
        const counted = countedAnswers(form, answers);
        const flow = flowOfForm(form, answers);
        expect(flowOfForm(form, counted)).toEqual(flow);
        expect(countedAnswers(form, counted)).toEqual(counted);
        const asked = flow.questions.map(
          ({ question }) => question.questionRef,
        );
        expect(asked).toEqual(expect.arrayContaining(Object.keys(counted)));
        const shown = Object.fromEntries(
          Object.entries(answers).filter(([ref]) => asked.includes(ref)),
        );
        expect(flowOfForm(form, shown)).toEqual(flow);
      }),
    );
  });

  it("each question is in one state, and the sections add up", () => {
    fc.assert(
      fc.property(anyForm, anyActs, (form, acts) => {
        const answers = answered(form, acts);
        const flow = flowOfForm(form, answers);
        const states = [...statesOf(form, answers).values()];
        expect(states).toHaveLength(form.questions.length);
        const shown = states.filter((state) => state !== "hidden");
        expect(flow.asked).toBe(shown.length);
        expect(flow.done).toBe(
          shown.filter((state) => state !== "unanswered").length,
        );
        for (const key of ["asked", "done", "missing"] as const)
          expect(flow.sections.reduce((sum, one) => sum + one[key], 0)).toBe(
            flow[key],
          );
      }),
    );
  });

  it("next and previous walk through what is asked, there and back", () => {
    fc.assert(
      fc.property(anyForm, anyActs, (form, acts) => {
        const flow = flowOfForm(form, answered(form, acts));
        const walked: string[] = [];
        for (let at = nextOf(flow, null); at !== null; at = nextOf(flow, at))
          walked.push(at);
        expect(walked).toEqual(
          flow.questions.map(({ question }) => question.questionRef),
        );
        const back: string[] = [];
        for (
          let at = walked.at(-1) ?? null;
          at !== null;
          at = previousOf(flow, at)
        )
          back.unshift(at);
        expect(back).toEqual(walked);
      }),
    );
  });

  it("what a whole submission lacks is what is missing, and a partial one lacks nothing", () => {
    fc.assert(
      fc.property(anyForm, anyActs, (form, acts) => {
        const answers = answered(form, acts);
        const flow = flowOfForm(form, answers);
        const wrong = formIssues(form, answers, { partial: true });
        const wrongRefs = new Set(wrong.map(({ questionRef }) => questionRef));
        const issues = formIssues(form, answers, { partial: false });
        const missing = flow.questions
          .filter(
            (one) => one.missing && !wrongRefs.has(one.question.questionRef),
          )
          .map(({ question }) => question.questionRef);
        expect(
          issues
            .filter(({ code }) => code === "missing")
            .map(({ questionRef }) => questionRef),
        ).toEqual(missing);
        if (wrong.length === 0)
          expect(firstMissing(flow)).toBe(missing[0] ?? null);
        for (const { questionRef } of wrong)
          expect(
            acceptAnswer(form.byRef.get(questionRef)!, answers[questionRef]),
          ).not.toEqual([]);
      }),
    );
  });
});
