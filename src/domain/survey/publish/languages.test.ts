import { expect, it } from "vitest";
import {
  anItem,
  aQuestion,
  aSection,
  aSurvey,
} from "../../../../tests/builders/surveys";
import { missingByLanguage } from "./languages";

const { names } = aSurvey();
const question = aQuestion();
const plan = { sections: [aSection([anItem(question)])] };

it("a draft in all languages lacks nothing", () => {
  expect(missingByLanguage(plan, { names, question: () => question })).toEqual(
    {},
  );
  expect(
    missingByLanguage({ sections: [] }, { names, question: () => null }),
  ).toEqual({});
});

it("a draft lacks the texts of its name, its sections, its questions and their options, counted by language", () => {
  const { de: _name, ...otherNames } = names;
  const { de: _text, ...trad } = question.trad;
  const untold = aQuestion({
    trad,
    options: question.options.map(({ value, score }) => ({
      value,
      score,
      trad: { fr: value },
    })),
  });
  const sections = [
    aSection([anItem(untold)], { trad: { fr: { title: "A", intro: null } } }),
  ];
  const missing = missingByLanguage(
    { sections },
    { names: otherNames, question: () => untold },
  );
  expect(missing).toEqual({ en: 3, es: 3, de: 5, it: 3, nl: 3, pt: 3 });
});
