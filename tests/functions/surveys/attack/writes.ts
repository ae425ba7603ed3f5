import { aProfile, aQuestion, aSurvey } from "../../../builders/surveys";
import { commit, erase, make, set, some } from "../../attack/asked";
import type { Asked } from "../../attack/over-http";

const survey = "/surveys/survey-1";

const texts = { name: "Autre", sections: {}, questions: {}, criteria: {} };

/** What nobody writes but through the desk, S included. */
export const writes = (project: string): [what: string, ask: Asked][] => [
  ["a question over another", set("/questions/question-1", aQuestion())],
  [
    "the picture of a question",
    some("/questions/question-1", { helpPicture: "https://evil.test/a.png" }),
  ],
  [
    "where a question comes from",
    some("/questions/question-1", { source: "sync", keptFields: [] }),
  ],
  ["a question of its own", make("/questions?documentId=mine", aQuestion())],
  ["a question away", erase("/questions/question-1")],
  [
    "a state over another",
    some("/questions/question-1/states/state-1", { by: "x" }),
  ],
  [
    "a state of its own",
    make("/questions/question-1/states?documentId=s2", { by: "x" }),
  ],
  ["a state away", erase("/questions/question-1/states/state-1")],
  ["the short names away", erase("/shortQuestions/table")],
  ["another table of short names", set("/shortQuestions/other", { rows: {} })],
  ["a questionnaire of its own", set("/surveys/mine", aSurvey())],
  [
    "which version is published",
    some(survey, { published: true, publishedVersion: 3 }),
  ],
  ["the list of versions", some(survey, { versions: [] })],
  ["the campaigns of a questionnaire", some(survey, { activeCampaigns: [] })],
  ["a questionnaire away", erase(survey)],
  [
    "a draft as published",
    some(`${survey}/versions/3`, { status: "published" }),
  ],
  ["a draft", some(`${survey}/versions/3`, { sections: [] })],
  ["a draft away", erase(`${survey}/versions/3`)],
  ["what is published", some(`${survey}/versions/1`, { sections: [] })],
  ["the frozen questions", some(`${survey}/versions/1`, { questions: [] })],
  [
    "a published version as a draft",
    some(`${survey}/versions/1`, { status: "draft" }),
  ],
  [
    "a retired version back",
    some(`${survey}/versions/2`, { status: "published" }),
  ],
  ["a published version away", erase(`${survey}/versions/1`)],
  [
    "a version of its own",
    set(`${survey}/versions/4`, { status: "published", sections: [] }),
  ],
  [
    "a version without a number",
    set(`${survey}/versions/x`, { status: "draft" }),
  ],
  [
    "a version below no questionnaire",
    set("/surveys/nowhere/versions/1", { status: "published" }),
  ],
  [
    "a version to another questionnaire",
    some(`${survey}/versions/1`, { surveyId: "survey-draft" }),
  ],
  ["words over others", set(`${survey}/versions/1/texts/fr`, texts)],
  ["words in another language", set(`${survey}/versions/1/texts/de`, texts)],
  ["words of a draft", set(`${survey}/versions/3/texts/fr`, texts)],
  ["words away", erase(`${survey}/versions/1/texts/fr`)],
  ["a profile over another", set("/profiles/profile-1", aProfile())],
  ["a profile away", erase("/profiles/profile-1")],
  ["a profile of its own", set("/profiles/mine", aProfile())],
  ["a receipt of an operation", set("/operations/mine", { hash: "x" })],
  ["its own right", some("/access/keeper", { right: "superAdmin" })],
  ["a path of reserved names", set("/surveys/__x__", { published: true })],
  ["a path up", set(`${survey}/versions/..%2F1`, { status: "draft" })],
  [
    "what is published, in a commit",
    commit(project, `${survey}/versions/1`, (name) => ({
      update: { name, fields: { status: { stringValue: "draft" } } },
      updateMask: { fieldPaths: ["status"] },
    })),
  ],
  [
    "what is published, away in a commit",
    commit(project, `${survey}/versions/1`, (name) => ({ delete: name })),
  ],
  [
    "the number of versions, by a transform",
    commit(project, survey, (document) => ({
      transform: {
        document,
        fieldTransforms: [
          { fieldPath: "publishedVersion", increment: { integerValue: "1" } },
        ],
      },
    })),
  ],
  [
    "a question, among many",
    commit(
      project,
      "/questions/question-1",
      (name) => ({ delete: name }),
      "batchWrite",
    ),
  ],
];
