import { beforeEach, describe, expect, it } from "vitest";
import { userLanguages } from "@domain/person/user";
import { frozenQuestionSchema } from "@domain/survey/version";
import { languages } from "@domain/taxonomy/taxonomy";
import { aCampaign, answered, aSubmission } from "../../builders/campaigns";
import { anAnimal } from "../../builders/facility";
import {
  anItem,
  anOption,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
  someTexts,
} from "../../builders/surveys";
import { staffed } from "../accounts/staffed";
import { useBucket } from "../bucket-stage";
import { put, useStage } from "../stage";
import { bookCells, recordsIn } from "./read-back";
import { fileOf } from "./stage";

useStage("demo-export-answers", "test");
useBucket("demo-export-answers");

const period = { since: "2026-11-01", until: "2026-11-30" };
const eats = aQuestion({ criterion: "label-1" });
const seen = aQuestion({
  questionId: "question-2",
  questionRef: "Q-002",
  questionType: "multiple",
  options: [anOption("sun"), anOption("shade")],
});
const frozen = [eats, seen].map(({ options, ...one }) =>
  frozenQuestionSchema.parse({ ...one, options }),
);

const anAnswered = (evaluationId: string, more: object = {}) => ({
  [`evaluations/${evaluationId}`]: aSubmission({
    ...{ zooId: "home", evaluationId, sectorIds: ["s1"], subjectId: "x" },
    authorId: "keeper",
    day: "2026-11-20" as never,
    responses: {
      "Q-001": { ...answered("no"), comment: "-2+3" },
      "Q-002": answered("sun", "shade"),
    },
    ...more,
  }),
});

beforeEach(() =>
  put({
    ...staffed(),
    "animals/x": anAnimal({
      ...{ zooId: "home", animalId: "x", sectorId: "s1" },
      animalName: "@SUM(A1)",
    }),
    "campaigns/campaign-1": aCampaign({ zooId: "home", name: "=Hiver" }),
    "surveys/survey-1": aSurvey(),
    "surveys/survey-1/versions/1": aVersion({
      status: "published",
      sections: [aSection([eats, seen].map((one) => anItem(one)))],
      questions: frozen,
    }),
    ...Object.fromEntries(
      languages.map((language) => [
        `surveys/survey-1/versions/1/texts/${language}`,
        someTexts({
          language,
          questions: {
            "Q-001": {
              ...{ text: `+Mange ${language}`, help: null, short: null },
              options: { yes: `yes ${language}`, no: `no ${language}` },
            },
            "Q-002": {
              ...{ text: "Soleil ?", help: null, short: null },
              options: { sun: "Soleil", shade: "Ombre" },
            },
          },
        }),
      ]),
    ),
    ...anAnswered("one"),
    ...anAnswered("old", { day: "2026-10-31" }),
    ...anAnswered("begun", { status: "draft" }),
    ...anAnswered("other", { campaignId: "campaign-2", subjectId: "a1" }),
    ...anAnswered("sealed", { sealed: true }),
    ...anAnswered("theirs", { zooId: "away" }),
  }),
);

const told = (rows: readonly Record<string, string>[]) =>
  rows.map((row) => [
    row["Identifiant de l’évaluation"],
    row["Clé"],
    row["Valeur"],
  ]);

describe("the answers of questionnaires", () => {
  it.each(userLanguages)(
    "are a row each in %s, as they are stored and in words that no program takes for a formula",
    async (language) => {
      const asked = { kind: "answers", period, campaignId: "campaign-1" };
      const csv = await fileOf("manager", asked, { language });
      const [first = {}, second = {}, ...others] = recordsIn(csv.bytes);
      expect(others).toEqual([]);
      expect(Object.values(first)).toEqual(
        expect.arrayContaining([
          ...["2026-11-20 10:20", "one", "=Hiver", "@SUM(A1)", "keeper Test"],
          ...["Q-001", `+Mange ${language}`, "no", `no ${language}`, "-2+3"],
        ]),
      );
      expect(Object.values(second)).toEqual(
        expect.arrayContaining(["Q-002", "sun shade", "Soleil, Ombre"]),
      );
      expect(csv.bytes.toString()).toContain(`'+Mange ${language}`);
      const { bytes } = await fileOf("manager", asked, {
        ...{ language, format: "xlsx" },
      });
      const [head = [], ...rows] = bookCells(bytes);
      expect(head.map(({ v }) => v)).toEqual(Object.keys(first));
      expect(rows.map((row) => row.map(({ v }) => String(v)))).toEqual(
        [first, second].map((row) => Object.values(row)),
      );
      for (const { f } of rows.flat()) expect(f).toBeUndefined();
    },
  );

  it("are those of the period that whoever asks reads, of a subject or of all", async () => {
    const of = async (by: string, more: object = {}) =>
      told(
        recordsIn(
          (await fileOf(by, { kind: "answers", period, ...more })).bytes,
        ),
      );
    const one = ["Q-001", "Q-002"].map((ref) => [
      ...["one", ref, ref === "Q-001" ? "no" : "sun shade"],
    ]);
    expect(await of("admin", { subjectId: "x" })).toEqual(one);
    const ids = (rows: unknown[][]) => [...new Set(rows.map(([id]) => id))];
    expect(ids(await of("admin")).sort()).toEqual(["one", "other"]);
    expect(ids(await of("keeper")).sort()).toEqual(["one", "other", "sealed"]);
    expect(await of("admin", { campaignId: "campaign-9" })).toEqual([]);
  });

  it("come with what they score, of a training without", async () => {
    const share = { low: 0.25, high: 0.75 };
    const score = {
      criteria: [
        {
          ...{ categoryId: "label-1", value: 0.5, answeredShare: 1 },
          ...{ ...share, asked: 1, answered: 1, notApplicable: 0 },
        },
      ],
      overall: {
        ...{ mean: 0.5, ...share, minimum: 0.5 },
        ...{ minimumLow: 0.5, minimumHigh: 0.5, upperBound: false },
      },
    };
    await put(anAnswered("one", { score }));
    const asked = { kind: "answers", period, subjectId: "x" };
    const { bytes, job } = await fileOf("admin", asked);
    const rows = recordsIn(bytes);
    expect(told(rows).map(([, ...cells]) => cells)).toEqual([
      ...[
        ["Q-001", "no"],
        ["Q-002", "sun shade"],
      ],
      ...[
        ["label-1", "0,5"],
        ["overall", "0,5"],
      ],
    ]);
    expect(rows.map((row) => row["Score (0 à 1)"])).toEqual([
      ...["0", "", "0,5", "0,5"],
    ]);
    expect(job).toMatchObject({ rows: 4, ofHealth: false });
    await put(anAnswered("one", { score, mode: "training" }));
    const training = recordsIn((await fileOf("admin", asked)).bytes);
    expect(training.map((row) => row["Score (0 à 1)"])).toEqual(["", ""]);
  });

  it("say in the name of their file of which days they are", async () => {
    const { job } = await fileOf("manager", { kind: "answers", period });
    expect(job?.["fileName"]).toMatch(/-2026-11-01_2026-11-30\.csv$/u);
  });
});
