import { describe, expect, it } from "vitest";
import {
  anItem,
  aQuestion,
  aSection,
  aVersion,
  inAll,
} from "../../../../tests/builders/surveys";
import { languages } from "../../taxonomy/taxonomy";
import { publishIssues } from "./issues";
import { issuesOfRefusal, problemsOf } from "./problems";

describe("problems", () => {
  it("are one for what is missing at one place in several languages", () => {
    const problems = problemsOf(
      issuesOfRefusal([
        "names.de:translationRequired",
        "names.it:translationRequired",
        "sections.0.trad.de.title:translationRequired",
        "sections.0.items.3.trad.nl.text:translationRequired",
        "sections.0.items.3.options.0.trad.nl:translationRequired",
        "sections.0.items.3.options.1.trad.pt:translationRequired",
        "sections.0.items.3.trad.nl.help:translationRequired",
      ]),
    );
    expect(
      problems.map(({ missing, languages: found, section, item }) => [
        missing,
        found.join(" "),
        section,
        item,
      ]),
    ).toEqual([
      ["name", "de it", null, null],
      ["title", "de", 0, null],
      ["text", "nl", 0, 3],
      ["option", "nl pt", 0, 3],
      ["help", "nl", 0, 3],
    ]);
    expect(problems[3]?.field).toBe("sections.0.items.3.options.0.trad.nl");
  });

  it("keep their place and their code, and one that nobody knows is told as such", () => {
    expect(
      problemsOf(
        issuesOfRefusal([
          "sections.1.items.0.onlyIf.parts.0.questionRef:conditionCycle",
          "sections.1.items.0.onlyIf.parts.1.questionRef:conditionCycle",
          "sections:questionsMost",
          "status:versionFixed",
          "texts.de:textsTooLarge",
          "what:ever",
          "alone",
        ]),
      ).map(({ code, field, section, item }) => [code, field, section, item]),
    ).toEqual([
      ["conditionCycle", "sections.1.items.0.onlyIf.parts.0.questionRef", 1, 0],
      ["questionsMost", "sections", null, null],
      ["versionFixed", "status", null, null],
      ["textsTooLarge", "texts.de", null, null],
      ["invalid", "what", null, null],
      ["invalid", "alone", null, null],
    ]);
    expect(problemsOf([])).toEqual([]);
  });
});

it("of questions that nobody looked up nothing is said that would need them", () => {
  const read = aQuestion({ questionId: "a", questionRef: "A", trad: {} });
  const plan = aVersion({
    sections: [
      aSection([
        anItem({ questionId: "a", questionRef: "A" }),
        anItem(
          { questionId: "b", questionRef: "B" },
          {
            onlyIf: {
              match: "all",
              parts: [
                { questionRef: "none", operator: "isAnswered", values: [] },
              ],
            },
          },
        ),
      ]),
    ],
  });
  const issues = publishIssues(
    plan,
    {
      names: inAll((language) => language),
      question: (id) => (id === "a" ? read : null),
      category: () => null,
      shortNames: null,
    },
    (id) => id === "a",
  );
  expect(issues).toEqual([
    ...languages.map((language) => ({
      field: `sections.0.items.0.trad.${language}.text`,
      code: "translationRequired",
    })),
    {
      field: "sections.0.items.1.onlyIf.parts.0.questionRef",
      code: "conditionUnknown",
    },
  ]);
  expect(problemsOf(issues)[0]).toMatchObject({
    missing: "text",
    languages: [...languages],
  });
});
