import { describe, expect, it } from "vitest";
import { aLabel } from "../../../../tests/builders/labels";
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
import { bytesOf } from "../../schema/bytes";
import { structureBytesMost } from "../../versions/size";
import type { Condition } from "../condition";
import type { VersionItem } from "../version";
import { questionsMost } from "../version";
import { frozenQuestions, wordsIn } from "./freeze";
import { publishIssues } from "./issues";
import type { Sources } from "./sources";

const named = (
  place: number,
  more: Parameters<typeof aQuestion>[0] = {},
): Question =>
  aQuestion({ questionId: `q${place}`, questionRef: `Q-${place}`, ...more });

function sourcesOf(
  questions: readonly Question[],
  more: Partial<Sources> = {},
): Sources {
  const byId = new Map(questions.map((one) => [one.questionId, one]));
  return {
    names: inAll((language) => `Primates ${language}`),
    question: (id) => byId.get(id) ?? null,
    category: (id) => (id === "label-1" ? aLabel() : null),
    shortNames: null,
    ...more,
  };
}

const planOf = (items: readonly VersionItem[]) =>
  aVersion({ sections: [aSection(items)] });

const codes = (
  questions: readonly Question[],
  items: readonly VersionItem[] = questions.map((one) => anItem(one)),
  more: Partial<Sources> = {},
): string[] =>
  publishIssues(planOf(items), sourcesOf(questions, more)).map(
    ({ field, code }) => `${field}:${code}`,
  );

const onlyIf = (
  questionRef: string,
  part: Partial<Condition["parts"][number]> = {},
): Condition => ({
  match: "all",
  parts: [{ questionRef, operator: "isAnyOf", values: ["yes"], ...part }],
});

const [first, second] = [named(0), named(1)];

describe("a draft may be published", () => {
  it("when everything it asks is there in every language", () => {
    const scored = named(2, { criterion: "label-1" });
    expect(
      codes(
        [first, second, scored],
        [
          anItem(first),
          anItem(second, { onlyIf: onlyIf("Q-0") }),
          anItem(scored, {
            onlyIf: onlyIf("Q-1", { operator: "isAnswered", values: [] }),
          }),
        ],
      ),
    ).toEqual([]);
  });
});

describe("a draft is refused", () => {
  const at = "sections.0.items.0";

  it("while a text, an option or a help is missing in a language, each by its place", () => {
    const { de, ...others } = inAll((language) => ({
      text: `Mange ? ${language}`,
      help: `Regarder ${language}`,
    }));
    const { nl, ...rest } = anOption("yes").trad;
    const lacking = named(0, {
      trad: { ...others, it: { text: "Mangia?", help: null } },
      options: [{ ...anOption("yes"), trad: rest }, anOption("no")],
    });
    expect([de.text, nl]).not.toContain(undefined);
    expect(codes([lacking])).toEqual([
      `${at}.trad.de.text:translationRequired`,
      `${at}.trad.de.help:translationRequired`,
      `${at}.trad.it.help:translationRequired`,
      `${at}.options.0.trad.nl:translationRequired`,
    ]);
  });

  it("while its name or a section's words are missing in a language", () => {
    const { es, ...names } = inAll((language) => `Primates ${language}`);
    const { pt, ...trad } = inAll((language) => ({
      title: `Repas ${language}`,
      intro: null,
    }));
    const section = aSection([anItem(first)], {
      trad: { ...trad, fr: { title: "Repas", intro: "Le matin." } },
    });
    expect([es, pt.title]).not.toContain(undefined);
    const found = publishIssues(
      aVersion({ sections: [section] }),
      sourcesOf([first], { names }),
    ).map(({ field }) => field);
    expect(found).toEqual([
      "names.es",
      ...languages.flatMap((language) => [
        ...(language === "pt" ? ["sections.0.trad.pt.title"] : []),
        ...(language === "fr" ? [] : [`sections.0.trad.${language}.intro`]),
      ]),
    ]);
  });

  it("for a question that is not there, put away, called otherwise, or asked twice", () => {
    expect(codes([], [anItem(first)])).toEqual([
      `${at}.questionId:questionUnknown`,
    ]);
    expect(codes([named(0, { archived: true })])).toEqual([
      `${at}.questionId:questionArchived`,
    ]);
    expect(codes([first], [anItem(first, { questionRef: "Other" })])).toEqual([
      `${at}.questionRef:questionRenamed`,
    ]);
    expect(codes([first], [anItem(first), anItem(first)])).toEqual([
      "sections.0.items.1.questionRef:questionTwice",
    ]);
  });

  it("for a choice of fewer than two options, and a criterion that is not there", () => {
    expect(
      codes([named(0, { options: [anOption("yes")], criterion: "gone" })]),
    ).toEqual([`${at}.options:optionsTwo`, `${at}.criterion:criterionUnknown`]);
  });

  it("for a condition on a question that is later, unknown or its own, and for a circle", () => {
    const part = (place: number) =>
      `sections.0.items.${place}.onlyIf.parts.0.questionRef`;
    expect(
      codes(
        [first, second],
        [anItem(first, { onlyIf: onlyIf("Q-1") }), anItem(second)],
      ),
    ).toEqual([`${part(0)}:conditionLater`]);
    expect(codes([first], [anItem(first, { onlyIf: onlyIf("Q-9") })])).toEqual([
      `${part(0)}:conditionUnknown`,
    ]);
    expect(codes([first], [anItem(first, { onlyIf: onlyIf("Q-0") })])).toEqual([
      `${part(0)}:conditionCycle`,
    ]);
    const third = named(2);
    expect(
      codes(
        [first, second, third],
        [
          anItem(first, { onlyIf: onlyIf("Q-2") }),
          anItem(second, { onlyIf: onlyIf("Q-0") }),
          anItem(third, { onlyIf: onlyIf("Q-1") }),
        ],
      ),
    ).toEqual([`${part(0)}:conditionCycle`]);
  });

  it("for a condition on a value that no option has, and on none", () => {
    const photo = named(0, { questionType: "photo", options: [] });
    const values = "sections.0.items.1.onlyIf.parts.0.values";
    const asked = (question: Question, wanted: string[]) =>
      codes(
        [question, second],
        [
          anItem(question),
          anItem(second, { onlyIf: onlyIf("Q-0", { values: wanted }) }),
        ],
      );
    expect(asked(first, ["yes", "maybe"])).toEqual([
      `${values}.1:optionUnknown`,
    ]);
    expect(asked(photo, ["yes"])).toEqual([`${values}.0:optionUnknown`]);
    expect(asked(first, [])).toEqual([`${values}:conditionValues`]);
  });

  it("for no question, and for a thousand", () => {
    expect(codes([])).toEqual(["sections:questionsNone"]);
    const many = Array.from({ length: 1000 }, (_, place) => named(place));
    const sections = [0, 1, 2, 3].map((part) =>
      aSection(
        many.slice(part * 250, (part + 1) * 250).map((one) => anItem(one)),
        { sectionId: `s${part}` },
      ),
    );
    const found = publishIssues(aVersion({ sections }), sourcesOf(many));
    expect(found).toEqual([
      {
        field: "sections",
        code: "questionsMost",
        values: { max: questionsMost },
      },
    ]);
  });

  it("for more than fits: what it asks, and what a language says", () => {
    const options = Array.from({ length: 30 }, (_, place) =>
      anOption(`an-option-with-a-rather-long-value-${place}`, 0.123456789),
    );
    const large = Array.from({ length: 300 }, (_, place) =>
      named(place, { options }),
    );
    expect(codes(large)).toContain("sections:structureTooLarge");
    const long = Array.from({ length: 300 }, (_, place) =>
      named(place, {
        trad: inAll(() => ({ text: "é".repeat(500), help: "é".repeat(2000) })),
      }),
    );
    expect(codes(long)).toEqual(
      languages.map((language) => `texts.${language}:textsTooLarge`),
    );
  });
});

describe("what is frozen", () => {
  it("is a question as it is, and mandatory as the version says", () => {
    const question = named(0, {
      questionType: "singleInformative",
      criterion: "label-1",
    });
    const plan = planOf([anItem(question, { mandatory: false })]);
    const [one] = frozenQuestions(plan, sourcesOf([question]));
    expect(one).toMatchObject({
      questionRef: "Q-0",
      criterion: "label-1",
      mandatory: false,
      // What only informs scores nothing, whatever its options say.
      options: [
        { value: "yes", score: null },
        { value: "no", score: null },
      ],
    });
    expect(one).not.toHaveProperty("trad");
    expect(
      wordsIn(
        plan,
        sourcesOf([question], {
          shortNames: { rows: { "Q-0": { de: "Frisst" } } },
        }),
        "de",
      ),
    ).toEqual({
      language: "de",
      name: "Primates de",
      sections: { "section-1": { title: "Alimentation de", intro: null } },
      questions: {
        "Q-0": {
          text: "Mange ? de",
          help: null,
          short: "Frisst",
          options: { yes: "yes de", no: "no de" },
        },
      },
      criteria: { "label-1": "Éveil" },
    });
  });

  it("stays small: 200 questions of five options in seven languages", () => {
    const sentence = "L’animal utilise-t-il l’ensemble de son enclos pendant";
    const many = Array.from({ length: 200 }, (_, place) =>
      named(place, {
        trad: inAll((language) => ({
          text: `${sentence} la journée ? ${language} ${place}`,
          help: `${sentence} ${sentence} ${sentence} ${sentence}.`,
        })),
        options: ["never", "rarely", "sometimes", "often", "always"].map(
          (value, index) => anOption(value, index / 4),
        ),
        criterion: "label-1",
      }),
    );
    const plan = planOf(many.map((one) => anItem(one)));
    const sources = sourcesOf(many);
    expect(publishIssues(plan, sources)).toEqual([]);
    const structure = bytesOf({
      sections: plan.sections,
      questions: frozenQuestions(plan, sources),
    });
    const words = languages.map((language) =>
      bytesOf(wordsIn(plan, sources, language)),
    );
    console.log(
      `200 questions: structure ${structure} bytes, words at most ${Math.max(...words)} a language`,
    );
    expect(structure).toBeLessThan(structureBytesMost / 2);
    expect(Math.max(...words)).toBeLessThan(150_000);
  });
});
