import fc from "fast-check";
import { expect, it } from "vitest";
import { aLabel } from "../../../../tests/builders/labels";
import {
  anItem,
  anOption,
  aQuestion,
  aSection,
  aSurvey,
} from "../../../../tests/builders/surveys";
import type { Question } from "../../question/question";
import { isChoice, questionTypes } from "../../question/question";
import { languages } from "../../taxonomy/taxonomy";
import { frozenQuestions, wordsIn } from "../publish/freeze";
import { conditionOperators } from "../condition";
import { alreadyThere, transferChanges } from "./changes";
import { isProblem, readTransfer } from "./format";
import { planTransfer } from "./plan";
import { thawed, transferOf } from "./write";

const anyText = fc
  .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 40 })
  .map((text) => `x${text.trim()}`);
const anyWords = fc
  .subarray([...languages])
  .chain((some) =>
    fc
      .array(anyText, { minLength: some.length, maxLength: some.length })
      .map((texts) =>
        Object.fromEntries(some.map((one, at) => [one, texts[at] ?? "x"])),
      ),
  );
const categories = [
  aLabel(),
  aLabel({ id: "label-2", label: "Jeu", labelKey: "jeu" }),
];

const anyQuestion = fc.record({
  questionType: fc.constantFrom(...questionTypes),
  words: anyWords,
  option: anyWords,
  score: fc.option(fc.constantFrom(0, 0.25, 1)),
  criterion: fc.constantFrom(null, "label-1", "label-2"),
  mandatory: fc.boolean(),
  mayNotApply: fc.boolean(),
  mediaMost: fc.integer({ min: 1, max: 10 }),
});
const anyQuestions = fc
  .array(anyQuestion, { minLength: 1, maxLength: 8 })
  .map((all) =>
    all.map(({ words, option, score, ...rest }, at) =>
      aQuestion({
        ...rest,
        questionId: `question-${at}`,
        questionRef: `Q-${at}`,
        trad: Object.fromEntries(
          Object.entries(words).map(([one, text]) => [one, { text }]),
        ),
        options: isChoice(rest.questionType)
          ? [{ ...anOption("yes", score), trad: option }, anOption("no", 0)]
          : [],
      }),
    ),
  );
const anyItem = fc.record({
  weight: fc.constantFrom(0, 0.5, 1, 100),
  mandatory: fc.option(fc.boolean()),
  operator: fc.option(fc.constantFrom(...conditionOperators)),
});
/** Any questionnaire, in two sections. */
const anySurvey = anyQuestions.chain((questions) =>
  fc
    .tuple(
      fc.array(anyItem, {
        minLength: questions.length,
        maxLength: questions.length,
      }),
      anyWords,
      anyWords,
    )
    .map(([items, names, short]) => {
      const placed = questions.map((question, at) => {
        const { operator, ...item } = items[at]!;
        return anItem(question, {
          ...item,
          onlyIf:
            operator === null || at === 0
              ? null
              : {
                  match: "any",
                  parts: [{ questionRef: "Q-0", operator, values: ["yes"] }],
                },
        });
      });
      const half = Math.ceil(placed.length / 2);
      return {
        questions,
        survey: aSurvey({ names }),
        shortNames: { rows: { "Q-0": short } },
        version: {
          sections: [
            aSection(placed.slice(0, half)),
            aSection(placed.slice(half), { sectionId: "two", trad: {} }),
          ],
        },
      };
    }),
);

/** What a file says once it was written and read. */
function read(file: Parameters<typeof transferOf>[0]) {
  const found = readTransfer(JSON.stringify(transferOf(file)));
  if (isProblem(found)) throw new Error(found.fields.join());
  return found;
}

it("whatever is exported, its import finds everything here and makes nothing", () => {
  fc.assert(
    fc.property(anySurvey, (file) => {
      const plan = planTransfer(
        read({ ...file, categories }),
        { ...file, categories, hasSpecie: () => true },
        () => "never",
      );
      expect(plan.flaws).toEqual([]);
      expect(plan.unknownSpecies).toEqual([]);
      expect(plan.questions.map(({ outcome }) => outcome)).toEqual(
        file.questions.map(() => "same"),
      );
      expect(plan.sections).toEqual(file.version.sections);
      const there = { survey: file.survey, ...file.version };
      expect(alreadyThere(plan, [there])).toBe("survey-1");
      expect(
        transferChanges(plan, {
          surveyId: null,
          taken: new Set(),
          shortNames: file.shortNames,
        }),
      ).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it("whatever is exported, what its import makes elsewhere is exported alike", () => {
  fc.assert(
    fc.property(anySurvey, (file) => {
      const first = read({ ...file, categories });
      let ids = 0;
      const plan = planTransfer(
        first,
        {
          questions: [],
          categories: [],
          shortNames: null,
          hasSpecie: () => true,
        },
        () => `id-${(ids += 1)}`,
      );
      const made = plan.questions.map(({ question, questionId, criterionId }) =>
        aQuestion({ ...question, questionId, criterion: criterionId }),
      );
      const labels = plan.criteria.map(({ criterion, categoryId }) =>
        aLabel({ ...criterion, id: categoryId }),
      );
      const again = read({
        survey: plan.survey,
        version: plan,
        questions: made,
        categories: labels,
        shortNames: { rows: plan.shortNames },
      });
      const keys = new Map(
        plan.criteria.map(({ criterion, categoryId }) => [
          categoryId,
          criterion.key,
        ]),
      );
      const keyOf = (id: string | null) =>
        id === null ? null : (keys.get(id) ?? id);
      expect({
        ...again,
        criteria: again.criteria.map((one) => ({
          ...one,
          key: keyOf(one.key),
        })),
        questions: again.questions.map((one) => ({
          ...one,
          criterion: keyOf(one.criterion),
        })),
      }).toEqual(first);
    }),
    { numRuns: 100 },
  );
});

it("whatever is published in all languages, its export is that of its questions", () => {
  const complete = (question: Question) =>
    aQuestion({
      ...question,
      trad: aQuestion().trad,
      options: isChoice(question.questionType)
        ? question.options.map(({ value, score }) => anOption(value, score))
        : [],
    });
  fc.assert(
    fc.property(anySurvey, ({ version, survey, shortNames, ...file }) => {
      const questions = file.questions.map(complete);
      const sources = {
        names: survey.names,
        question: (id: string) =>
          questions.find(({ questionId }) => questionId === id) ?? null,
        category: () => aLabel(),
        shortNames,
      };
      const texts = Object.fromEntries(
        languages.map((one) => [one, wordsIn(version, sources, one)]),
      );
      const kept = frozenQuestions(version, sources).map((one) =>
        thawed(one, texts),
      );
      const of = (all: Parameters<typeof transferOf>[0]["questions"]) =>
        transferOf({
          survey,
          version,
          questions: all,
          categories,
          shortNames,
        }).questions.map(({ mandatory: _m, options, ...rest }) => ({
          ...rest,
          options: options.map(({ value, trad }) => ({ value, trad })),
        }));
      expect(of(kept)).toEqual(of(questions));
    }),
    { numRuns: 100 },
  );
});
