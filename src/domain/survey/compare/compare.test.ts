import { describe, expect, it } from "vitest";
import {
  anItem,
  anOption,
  aQuestion,
  aSection,
  aVersion,
  inAll,
} from "../../../../tests/builders/surveys";
import type { Question } from "../../question/question";
import { languages } from "../../taxonomy/taxonomy";
import { frozenQuestion, frozenQuestions, wordsIn } from "../publish/freeze";
import type { VersionItem } from "../version";
import { comparedNow, incomparable, questionDifferences } from "./question";
import type { VersionSide } from "./version";
import { compareVersions } from "./version";

const first = aQuestion();

const why = (a: Question, b: Question) =>
  incomparable(frozenQuestion(a), frozenQuestion(b));

describe("two questions", () => {
  it("that are the same differ in nothing, and can be compared", () => {
    expect(
      questionDifferences(comparedNow(first), comparedNow(aQuestion())),
    ).toEqual([]);
    expect(why(first, aQuestion())).toEqual([]);
  });

  it("differ by field, option and language", () => {
    const second = aQuestion({
      questionType: "multiple",
      mandatory: false,
      trad: { ...first.trad, de: { text: "Frisst?", help: "Schau." } },
      options: [
        anOption("no", 0.2),
        { ...anOption("yes", 1), trad: { ...anOption("yes").trad, nl: "Ja" } },
        anOption("some", 0.5),
      ],
    });
    const found = questionDifferences(comparedNow(first), comparedNow(second));
    expect(
      found.map(({ field, option, language, before, after }) =>
        [field, option, language, before, after].join("|"),
      ),
    ).toEqual([
      "questionType|||single|multiple",
      "mandatory|||true|false",
      "option|some|||some",
      "optionOrder|||yes, no|no, yes",
      "score|no||0|0.2",
      "text||de|Mange ? de|Frisst?",
      "help||de||Schau.",
      "optionText|yes|nl|yes nl|Ja",
    ]);
  });

  it.each<[Parameters<typeof aQuestion>[0], string[]]>([
    [{ questionRef: "Q-002" }, ["otherQuestion"]],
    [{ questionType: "multiple" }, ["type"]],
    [{ options: [anOption("yes", 1)] }, ["options", "scores"]],
    [{ options: [anOption("yes", 0.9), anOption("no", 0)] }, ["scores"]],
    [{ options: [anOption("no", 0), anOption("yes", 1)] }, []],
    [{ trad: inAll(() => ({ text: "Boit ?" })) }, []],
    [{ multipleScore: "mean" }, []],
  ])("with %j cannot be compared for %j", (more, reasons) => {
    expect(why(first, aQuestion(more))).toEqual(reasons);
  });

  it("of several choices are not compared where these are scored otherwise", () => {
    const several = aQuestion({ questionType: "multiple" });
    expect(why(several, { ...several, multipleScore: "mean" })).toEqual([
      "scores",
    ]);
  });
});

function side(
  questions: readonly Question[],
  item: Partial<VersionItem> = {},
): VersionSide {
  const plan = aVersion({
    sections: [aSection(questions.map((one) => anItem(one, item)))],
  });
  const sources = {
    names: {},
    question: (id: string) =>
      questions.find(({ questionId }) => questionId === id) ?? null,
    category: () => null,
    shortNames: null,
  };
  return {
    plan,
    questions: frozenQuestions(plan, sources),
    texts: Object.fromEntries(
      languages.map((language) => [language, wordsIn(plan, sources, language)]),
    ),
  };
}

describe("two versions", () => {
  const second = aQuestion({ questionId: "question-2", questionRef: "Q-002" });
  const third = aQuestion({ questionId: "question-3", questionRef: "Q-003" });

  it("say of every question what became of it", () => {
    const reworded = aQuestion({
      ...second,
      trad: { ...second.trad, fr: { text: "Boit ?", help: null } },
      options: [anOption("yes", 0.5), anOption("no", 0)],
    });
    const changes = compareVersions(
      side([first, second]),
      side([third, reworded]),
    );
    expect(
      changes.map(({ questionRef, change, incomparable: reasons }) => [
        questionRef,
        change,
        reasons,
      ]),
    ).toEqual([
      ["Q-003", "added", []],
      ["Q-002", "changed", ["scores"]],
      ["Q-001", "removed", []],
    ]);
    expect(changes[1]?.differences.map(({ field }) => field)).toEqual([
      "score",
      "text",
    ]);
  });

  it("say where a question is asked otherwise", () => {
    const [same] = compareVersions(side([first]), side([first]));
    expect(same?.change).toBe("same");
    const [heavier] = compareVersions(
      side([first]),
      side([first], { weight: 2 }),
    );
    expect(heavier).toMatchObject({
      change: "changed",
      places: [{ field: "weight", before: 1, after: 2 }],
      incomparable: [],
    });
  });

  it("are compared in the languages that both have", () => {
    const { fr } = side([first]).texts;
    const other = aQuestion({
      trad: inAll((language) => ({ text: language })),
    });
    const [one] = compareVersions(
      { ...side([first]), texts: { ...(fr && { fr }) } },
      side([other]),
    );
    expect(one?.differences.map(({ language }) => language)).toEqual(["fr"]);
  });
});
