import { describe, expect, it } from "vitest";
import { anItem, aQuestion, aSection } from "../../../tests/builders/surveys";
import { answersOf } from "../evaluation/answers-text";
import type { Question } from "../question/question";
import { formOf } from "../survey/engine/form";
import { frozenQuestions } from "../survey/publish/freeze";
import { contextIssues, missingAnswers } from "./missing";

const formWith = (...questions: Question[]) => {
  const sections = [aSection(questions.map((one) => anItem(one)))];
  const question = (id: string) =>
    questions.find(({ questionId }) => questionId === id) ?? null;
  return formOf({
    sections,
    questions: frozenQuestions({ sections }, { question }),
  });
};
const must = aQuestion({ mandatory: true });

describe("what a context still asks", () => {
  it("is what must be answered and is not", () => {
    const form = formWith(must);
    expect(missingAnswers(form, "{}")).toBe(1);
    expect(missingAnswers(form, '{"Q-001":{"chosen":["yes"]}}')).toBe(0);
    expect(contextIssues(form, {}, { partial: true })).toEqual([]);
  });

  it("is nothing that may stay open, nor what would be recorded", () => {
    expect(
      missingAnswers(formWith(aQuestion({ mandatory: false })), "{}"),
    ).toBe(0);
    const photo = aQuestion({ mandatory: true, questionType: "photo" });
    expect(missingAnswers(formWith(photo), "{}")).toBe(0);
  });

  it("names answers that the version does not take, whatever is missing", () => {
    const answers = answersOf('{"Q-001":{"chosen":["gone"]}}');
    const found = contextIssues(formWith(must), answers, { partial: true });
    expect(found.map(({ code }) => code)).toContain("unknownOption");
  });
});
