import { describe, expect, it } from "vitest";
import {
  anOption,
  aQuestion,
  aQuestionState,
  aShortTable,
} from "../../../tests/builders/surveys";
import { questionDesk } from "./desk";
import { completeIn, missingTexts, questionIssues } from "./issues";
import { besideKept, keptFieldsOf } from "./kept";
import { isChoice, isScored, questionRefSchema } from "./question";
import { readShape, upcastQuestion } from "./shapes";
import { shortName } from "./short";
import {
  contentOf,
  changedBetween,
  isNewState,
  restoredFrom,
  stateOn,
  stateQuestion,
} from "./state";
import { readRecord } from "../record/read";
import { languages } from "../taxonomy/taxonomy";

describe("a question of another shape", () => {
  it.each([
    ["simple", "single"],
    ["Single informative", "singleInformative"],
    ["single_informative", "singleInformative"],
    ["multi", "multiple"],
    ["image", "photo"],
    ["audio", "sound"],
    [{ value: "video", label: "Vidéo" }, "video"],
    ["toString", undefined],
    [7, undefined],
  ])("of the type %j is %s", (type, read) => {
    expect(readShape({ type })["questionType"]).toBe(read);
  });

  it.each([
    [{ title: "Mange ?" }, { fr: { text: "Mange ?", help: null } }],
    [
      { text: { en: "Eats?", xx: "?" }, help: { en: "Look." } },
      { en: { text: "Eats?", help: "Look." } },
    ],
    [
      { trad: { de: { title: " Frisst? ", help: "Schau" } } },
      { de: { text: "Frisst?", help: "Schau" } },
    ],
    [{ label: { fr: "\u200b" } }, undefined],
  ])("says %j as %j", (raw, trad) => {
    expect(readShape(raw)["trad"]).toEqual(trad);
  });

  it.each([
    [
      ["Oui", "Non"],
      ["option-1 Oui", "option-2 Non"],
    ],
    [
      [
        { value: 1, label: { fr: "Oui" } },
        { value: 1, label: "Double" },
      ],
      ["1 Oui"],
    ],
    [[{ value: "très bien", label: "Oui" }], ["tr-s-bien Oui"]],
  ])("has the options %j as %j", (answers, read) => {
    const options = readShape({ answers })["options"] as {
      value: string;
      trad: { fr: string };
    }[];
    expect(options.map(({ value, trad }) => `${value} ${trad.fr}`)).toEqual(
      read,
    );
  });

  it("scores from 0 to 1, or not at all", () => {
    const answers = [0.5, 2, "1", null].map((score, value) => ({
      value,
      score,
    }));
    expect(readShape({ answers })["options"]).toMatchObject([
      { score: 0.5 },
      { score: null },
      { score: 1 },
      { score: null },
    ]);
  });

  it("is ours once it is read, and stays so", () => {
    const raw = {
      questionRef: "Q",
      type: "simple",
      title: { fr: "Mange ?" },
      answers: ["Oui", "Non"],
      categoryId: "label-1",
      required: "oui",
    };
    const once = upcastQuestion(raw);
    expect(upcastQuestion(once)).toEqual(once);
    const { record, issues } = readRecord("questions", "q", {
      ...raw,
      schemaVersion: 1,
    });
    expect(issues).toEqual([]);
    expect(record).toMatchObject({
      questionType: "single",
      criterion: "label-1",
      mandatory: true,
      source: "sync",
    });
    // What was taken out here does not come back from what it was called elsewhere.
    expect(
      readRecord("questions", "q", { ...raw, criterion: null }).record,
    ).toMatchObject({ criterion: null });
  });

  it("that nobody can read asks what never counts", () => {
    const { record } = readRecord("questions", "q", { type: 5 });
    expect(record).toMatchObject({
      questionRef: "",
      questionType: "singleInformative",
      options: [],
    });
  });
});

describe("what was changed here of a question of the sync", () => {
  const before = aQuestion({ source: "sync", keptFields: ["mandatory"] });
  const { fr, ...others } = before.trad;

  it("is named by field, texts by language", () => {
    expect(fr).toBeDefined();
    expect(
      keptFieldsOf(before, {
        ...before,
        trad: { ...others, de: { text: "Frisst?", help: null } },
        options: [anOption("yes")],
      }),
    ).toEqual(["mandatory", "options", "trad.de", "trad.fr"]);
    expect(keptFieldsOf(aQuestion(), { ...before, options: [] })).toEqual([]);
    expect(keptFieldsOf(null, before)).toEqual([]);
  });

  it("stays where the sync says otherwise, and nothing else does", () => {
    const stored = { options: [anOption("yes")], mandatory: false };
    const brought = { options: [], mandatory: true, title: "x" };
    expect(besideKept(brought, stored, ["options"])).toEqual({
      values: { mandatory: true, title: "x" },
      left: ["options"],
    });
    expect(besideKept(brought, stored, [])).toEqual({
      values: brought,
      left: [],
    });
  });

  it("covers every field that the sync writes", () => {
    const [derivation] = questionDesk.derive;
    expect([...(derivation?.from ?? [])].sort()).toEqual(
      [
        ...Object.keys(contentOf(before)).filter(
          (field) =>
            !["questionRef", "source", "keptFields", "archived"].includes(
              field,
            ),
        ),
      ].sort(),
    );
  });
});

describe("a question", () => {
  it("has options where it is a choice, each value once", () => {
    expect(questionIssues(aQuestion())).toEqual([]);
    expect(
      questionIssues(aQuestion({ options: [anOption("a"), anOption("a")] })),
    ).toEqual([{ field: "options.1.value", code: "optionTwice" }]);
    expect(questionIssues(aQuestion({ questionType: "photo" }))).toEqual([
      { field: "options", code: "invalid" },
    ]);
    expect([isChoice("single"), isChoice("photo")]).toEqual([true, false]);
    expect([isScored("multiple"), isScored("singleInformative")]).toEqual([
      true,
      false,
    ]);
  });

  it("is complete in a language with all its words", () => {
    expect(completeIn(aQuestion())).toEqual(languages);
    const { nl, ...trad } = aQuestion().trad;
    expect(nl?.text).toBeDefined();
    expect(completeIn(aQuestion({ trad }))).not.toContain("nl");
    expect(missingTexts(aQuestion({ trad }))).toEqual(["trad.nl.text"]);
    const photo = aQuestion({ questionType: "photo", options: [], trad: {} });
    expect(missingTexts(photo)).toHaveLength(languages.length);
  });

  it("has no reference that a store reserves", () => {
    expect(questionRefSchema.safeParse("__a__").success).toBe(false);
    expect(questionRefSchema.safeParse("NUT-01/b").success).toBe(true);
  });

  it("is called in tables as the table says", () => {
    const table = aShortTable({ rows: { "Q-001": { de: "Frisst" } } });
    expect(shortName(table, "Q-001", "de")).toBe("Frisst");
    expect(shortName(table, "Q-001", "fr")).toBeNull();
    expect(shortName(table, "constructor", "fr")).toBeNull();
    expect(shortName(null, "Q-001", "de")).toBeNull();
  });
});

describe("the states of a question", () => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));
  const states = [3, 1, 2].map((number) =>
    aQuestionState({ at: day(number), by: `person-${number}` }),
  );

  it("say what it was at any time", () => {
    expect(stateOn(states, day(2))?.by).toBe("person-2");
    expect(stateOn(states, new Date(day(3).getTime() - 1))?.by).toBe(
      "person-2",
    );
    expect(stateOn(states, new Date(day(1).getTime() - 1))).toBeNull();
    expect(stateOn([], day(9))).toBeNull();
  });

  it("begin where something changes, whoever wrote", () => {
    const question = aQuestion();
    expect(isNewState(null, question)).toBe(true);
    expect(isNewState(question, { ...question, updatedBy: "other" })).toBe(
      false,
    );
    expect(isNewState(question, { ...question, archived: true })).toBe(true);
  });

  it("say by field and language what changed, and nothing of the sync's marks", () => {
    const before = contentOf(aQuestion());
    const after = {
      ...before,
      source: "sync" as const,
      keptFields: ["options"],
      mandatory: false,
      trad: { ...before.trad, de: { text: "Neu", help: null } },
    };
    expect(changedBetween(before, after)).toEqual(["trad.de", "mandatory"]);
    expect(changedBetween(before, before)).toEqual([]);
    const state = aQuestionState({ state: after });
    expect(stateQuestion(state, aQuestion()).mandatory).toBe(false);
  });

  it("are restored without what never changes", () => {
    expect(
      Object.keys(restoredFrom(aQuestionState())).filter((field) =>
        ["questionRef", "source", "keptFields"].includes(field),
      ),
    ).toEqual([]);
  });
});
