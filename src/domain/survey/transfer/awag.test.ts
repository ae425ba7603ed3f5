import { describe, expect, it } from "vitest";
import { aLabel } from "../../../../tests/builders/labels";
import { aQuestion, aSurvey } from "../../../../tests/builders/surveys";
import { publishIssues } from "../publish/issues";
import { readQuestionnaire, readTemplate } from "./awag";
import { isProblem, readTransfer } from "./format";
import { planTransfer } from "./plan";
import { transferOf } from "./write";

let ids = 0;
const makeId = () => {
  ids += 1;
  return `id-${ids}`;
};
const nothing = {
  questions: [],
  categories: [],
  shortNames: null,
  hasSpecie: () => true,
};
const empty = transferOf({
  survey: aSurvey(),
  version: { sections: [] },
  questions: [],
  categories: [],
  shortNames: null,
});

describe("a template of the Animal Welfare Assessment Grid", () => {
  const template = {
    template: "Grid",
    scale: { min: 1, max: 10 },
    parameters: [
      { name: "Body", factors: ["Weight", "Coat"] },
      { name: "Mind", factors: ["Fear"] },
    ],
    licence: "any",
  };
  const brought = () => {
    const transfer = readTemplate(JSON.stringify(template), "en");
    if (isProblem(transfer)) throw new Error(transfer.problem);
    return transfer;
  };

  it("becomes a section and a criterion for each parameter, a choice for each factor", () => {
    const { sections, questions: asked, criteria } = brought();
    expect(sections.map(({ items }) => items.length)).toEqual([2, 1]);
    expect(criteria.map(({ label }) => label)).toEqual(["Body", "Mind"]);
    expect(
      asked.map(({ questionRef, trad, criterion }) => [
        questionRef,
        trad.en?.text,
        criterion,
      ]),
    ).toEqual([
      ["AWAG-1-1", "Weight", "awag-1"],
      ["AWAG-1-2", "Coat", "awag-1"],
      ["AWAG-2-1", "Fear", "awag-2"],
    ]);
  });

  it("scores from 1, the best, to 0, the worst", () => {
    const options = brought().questions[0]?.options ?? [];
    expect(options).toHaveLength(10);
    expect([options[0], options[9]]).toMatchObject([
      { value: "1", score: 1, trad: { nl: "1" } },
      { value: "10", score: 0 },
    ]);
    expect(options[3]?.score).toBeCloseTo(2 / 3);
  });

  it("can be brought in, and published once it is translated", () => {
    const transfer = brought();
    expect(readTransfer(JSON.stringify(transfer))).toEqual(transfer);
    const plan = planTransfer(transfer, nothing, makeId);
    expect(plan.flaws).toEqual([]);
    const made = new Map(
      plan.questions.map(({ question, questionId, criterionId }) => [
        questionId,
        aQuestion({
          ...question,
          questionId,
          criterion: criterionId,
        }),
      ]),
    );
    const all = publishIssues(plan, {
      names: plan.survey.names,
      question: (id) => made.get(id) ?? null,
      category: () => aLabel(),
      shortNames: null,
    });
    expect(new Set(all.map(({ code }) => code))).toEqual(
      new Set(["translationRequired"]),
    );
    expect(all.some(({ field }) => field.includes(".en"))).toBe(false);
  });

  it.each([
    [{ ...template, scale: { min: 3, max: 3 } }],
    [{ ...template, parameters: [] }],
    [{ ...template, parameters: [{ name: "Body", factors: [] }] }],
    [[]],
  ])("is not read as %j", (value) => {
    expect(readTemplate(JSON.stringify(value), "en")).toMatchObject({
      problem: "flawed",
    });
  });
});

describe("a file of either shape", () => {
  const template = {
    template: "Grid",
    scale: { min: 1, max: 2 },
    parameters: [{ name: "Body", factors: ["Coat"] }],
  };
  const of = (value: unknown, language: "en" | null = null) =>
    readQuestionnaire(JSON.stringify(value), language);

  it("is what was exported, or a template once its language is known", () => {
    expect(of(empty)).toEqual(empty);
    expect(of(template)).toBe("language");
    expect(of(template, "en")).toMatchObject({ names: { en: "Grid" } });
  });

  it.each<[unknown, string]>([
    [{ parameters: 5 }, "flawed"],
    [{ any: "thing" }, "otherFormat"],
    [null, "otherFormat"],
    [{ ...empty, names: 5 }, "flawed"],
  ])("%j is not read: %s", (value, problem) => {
    expect(of(value)).toMatchObject({ problem });
  });

  it("that is no JSON is not read", () => {
    expect(readQuestionnaire("{", null)).toMatchObject({ problem: "notJson" });
  });
});
