import { describe, expect, it } from "vitest";
import { aLabel } from "../../../../tests/builders/labels";
import {
  anItem,
  anOption,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
  inAll,
} from "../../../../tests/builders/surveys";
import { makeRecord } from "../../record/make";
import { languages } from "../../taxonomy/taxonomy";
import { frozenQuestions, wordsIn } from "../publish/freeze";
import type { Transfer } from "./format";
import { readTransfer, transferMax } from "./format";
import { alreadyThere, transferChanges } from "./changes";
import { planTransfer } from "./plan";
import { tableColumns, tableOfVersion } from "./table";
import { thawed, thawedCriteria, thawedShortNames, transferOf } from "./write";

const photo = aQuestion({
  questionId: "q2",
  questionRef: "Q-002",
  questionType: "photo",
  options: [],
});
const questions = [aQuestion({ criterion: "label-1" }), photo];
const version = aVersion({
  sections: [
    aSection([
      anItem(questions[0]!, { weight: 2 }),
      anItem(photo, {
        onlyIf: {
          match: "all",
          parts: [
            { questionRef: "Q-001", operator: "isAnyOf", values: ["no"] },
          ],
        },
      }),
    ]),
  ],
});
const sources = {
  names: aSurvey().names,
  question: (id: string) =>
    questions.find(({ questionId }) => questionId === id) ?? null,
  category: () => aLabel(),
  shortNames: { rows: { "Q-001": { fr: "Mange" } } },
};

const written = transferOf({
  survey: aSurvey(),
  version,
  questions: [...questions, aQuestion({ questionRef: "not asked" })],
  categories: [aLabel(), aLabel({ id: "other" })],
  shortNames: { rows: { "Q-001": { fr: "Mange" }, other: { fr: "x" } } },
});

const read = (transfer: unknown) => readTransfer(JSON.stringify(transfer));

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
const target = { surveyId: "new", taken: new Set<string>(), shortNames: null };

describe("a questionnaire as a file", () => {
  it("is read as it was written, with what it asks and nothing else", () => {
    expect(read(written)).toEqual(written);
    expect(written.questions.map(({ questionRef }) => questionRef)).toEqual([
      "Q-001",
      "Q-002",
    ]);
    expect(written.criteria.map(({ key }) => key)).toEqual(["label-1"]);
    expect(written.shortNames).toEqual({ "Q-001": { fr: "Mange" } });
    expect(JSON.stringify(written)).not.toContain("questionId");
  });

  it("is the same from what was published", () => {
    const texts = Object.fromEntries(
      languages.map((one) => [one, wordsIn(version, sources, one)]),
    );
    expect(
      frozenQuestions(version, sources).map((one) => thawed(one, texts)),
    ).toEqual(written.questions);
    const [{ key: id, ...criterion } = { key: "" }] = written.criteria;
    expect(thawedCriteria(texts)).toEqual([{ id, ...criterion }]);
    expect(thawedShortNames(texts).rows).toEqual(written.shortNames);
    expect([thawedCriteria({}), thawedShortNames({}).rows]).toEqual([[], {}]);
  });

  it.each<[string, unknown, string]>([
    ["another thing", { any: "thing" }, "otherFormat"],
    ["no object", null, "otherFormat"],
    ["of a later version", { ...written, formatVersion: 2 }, "laterVersion"],
    ["with a flaw", { ...written, questions: [{}] }, "flawed"],
  ])("is not read when it is %s", (_, value, problem) => {
    expect(read(value)).toMatchObject({ problem });
  });

  it("is not read when it is no JSON, or too large", () => {
    expect(readTransfer("{")).toMatchObject({ problem: "notJson" });
    expect(readTransfer("x".repeat(transferMax + 1))).toMatchObject({
      problem: "tooLarge",
    });
  });

  it("says where its flaws are, never what", () => {
    const flawed = { ...written, names: { fr: 5, xx: "secret" } };
    expect(read(flawed)).toMatchObject({
      fields: expect.arrayContaining(["names.fr:invalid_type"]) as unknown,
    });
    expect(JSON.stringify(read(flawed))).not.toContain("secret");
  });
});

describe("bringing a file in", () => {
  it("says what is new, what is here, and what differs", () => {
    const here = aQuestion({
      questionId: "here",
      criterion: "label-1",
      archived: true,
      options: [anOption("yes", 0.5), anOption("no", 0)],
    });
    const plan = planTransfer(
      written,
      {
        questions: [here],
        categories: [aLabel()],
        shortNames: { rows: { "Q-001": { fr: "Autre" } } },
        hasSpecie: () => false,
      },
      makeId,
    );
    expect(plan.shortNames).toEqual({});
    expect(
      plan.questions.map(({ outcome, differences, archived }) => [
        outcome,
        differences.map(({ field, before, after }) => [field, before, after]),
        archived,
      ]),
    ).toEqual([
      ["differs", [["score", 0.5, 1]], true],
      ["new", [], false],
    ]);
    expect(plan.criteria.map(({ outcome }) => outcome)).toEqual(["same"]);
    expect(plan.unknownSpecies).toEqual(["specie-1"]);
    expect(plan.flaws).toEqual([]);
    expect(plan.sections[0]?.items[0]?.questionId).toBe("here");
    const kinds = (taken: string[]) =>
      transferChanges(plan, { ...target, taken: new Set(taken) }).map(
        ({ collection, kind }) => `${collection} ${kind}`,
      );
    expect(kinds([])).toEqual([
      "questions create",
      "surveys create",
      "surveyVersions create",
    ]);
    expect(kinds(["Q-001"])).toEqual([
      "questions change",
      "questions create",
      "surveys create",
      "surveyVersions create",
    ]);
  });

  it("where everything is the same makes the questionnaire alone", () => {
    const plan = planTransfer(
      written,
      {
        ...nothing,
        questions,
        categories: [aLabel()],
        shortNames: sources.shortNames,
      },
      makeId,
    );
    expect(plan.questions.map(({ outcome }) => outcome)).toEqual([
      "same",
      "same",
    ]);
    expect(transferChanges(plan, target).map(({ id }) => id)).toEqual([
      "new",
      "1",
    ]);
  });

  it("brings the short names of questions that have none, and keeps the others", () => {
    const plan = planTransfer(written, nothing, makeId);
    const rows = { other: { fr: "Autre" } };
    const shortOf = (shortNames: { rows: typeof rows } | null) =>
      transferChanges(plan, { ...target, shortNames }).find(
        ({ collection }) => collection === "shortQuestions",
      );
    expect(shortOf(null)).toMatchObject({
      kind: "create",
      values: { rows: { "Q-001": { fr: "Mange" } } },
    });
    expect(shortOf({ rows })).toMatchObject({
      kind: "change",
      values: { rows: { ...rows, "Q-001": { fr: "Mange" } } },
    });
  });

  it("makes no questionnaire that is there already, asking the same", () => {
    const stored = {
      ...nothing,
      questions,
      categories: [aLabel()],
      shortNames: sources.shortNames,
    };
    const plan = planTransfer(written, stored, makeId);
    const there = { survey: aSurvey(), sections: version.sections };
    expect(alreadyThere(plan, [there])).toBe("survey-1");
    expect(transferChanges(plan, { ...target, surveyId: null })).toEqual([]);
    const others = [
      { ...there, sections: [] },
      { ...there, survey: aSurvey({ names: { fr: "Autre" } }) },
      { ...there, survey: aSurvey({ surveySpecie: [] }) },
    ];
    expect(alreadyThere(plan, others)).toBeNull();
    expect(alreadyThere(plan, [])).toBeNull();
  });

  it("knows a criterion by what it is called, where its id is another's", () => {
    const renamed = aLabel({ id: "elsewhere" });
    const plan = planTransfer(
      written,
      { ...nothing, categories: [renamed] },
      makeId,
    );
    expect(plan.questions[0]?.criterionId).toBe("elsewhere");
    const fresh = planTransfer(written, nothing, makeId);
    const [first] = transferChanges(fresh, target);
    expect(first).toMatchObject({
      collection: "categories",
      values: { label: "Éveil" },
    });
    expect(fresh.questions[0]?.criterionId).toBe(first?.id);
  });

  it("makes records that are stored as they are", () => {
    const now = new Date("2026-11-25T08:00:00Z");
    const plan = planTransfer(written, nothing, makeId);
    for (const { collection, id, values } of transferChanges(plan, target))
      expect(makeRecord(collection, id, values, now)).toMatchObject(values);
  });

  it("finds what a file has twice, or asks and does not have", () => {
    const [first] = written.questions;
    const twice: Transfer = {
      ...written,
      criteria: [],
      questions: [first!, first!],
    };
    expect(planTransfer(twice, nothing, makeId).flaws).toEqual([
      "questions.1.questionRef:questionTwice",
      "questions.0.criterion:criterionUnknown",
      "questions.1.criterion:criterionUnknown",
      "sections.0.items.1.questionRef:questionUnknown",
    ]);
  });
});

describe("a questionnaire as a table", () => {
  const rows = tableOfVersion(
    { ...version, questions: frozenQuestions(version, sources) },
    wordsIn(version, sources, "de"),
  );

  it("has a row for each option, and one for what has none, in one language", () => {
    expect(
      rows.map(({ number, questionRef, question, optionValue, score }) => [
        number,
        questionRef,
        question,
        optionValue,
        score,
      ]),
    ).toEqual([
      [1, "Q-001", "Mange ? de", "yes", 1],
      [1, "Q-001", "Mange ? de", "no", 0],
      [2, "Q-002", "Mange ? de", null, null],
    ]);
    expect(rows[0]).toMatchObject({
      section: "Alimentation de",
      criterion: "Éveil",
      weight: 2,
      option: "yes de",
    });
    expect(rows[2]?.onlyIf).toBe("Q-001 isAnyOf no");
    const named = tableOfVersion(
      { ...version, questions: frozenQuestions(version, sources) },
      wordsIn(version, sources, "de"),
      () => "=",
    );
    expect(named[2]?.onlyIf).toBe("Q-001 = no");
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([...tableColumns].sort());
  });

  it("of nothing is empty", () => {
    expect(
      tableOfVersion(
        { sections: [], questions: [] },
        wordsIn({ sections: [] }, sources, "fr"),
      ),
    ).toEqual([]);
    expect(Object.keys(inAll(String))).toHaveLength(languages.length);
  });
});
