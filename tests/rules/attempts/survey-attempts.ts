import type { RecordFacts } from "@domain/access/can";
import { zooA } from "../../builders/ids";
import {
  aProfile,
  aQuestion,
  aQuestionState,
  aShortTable,
  aSurvey,
  aVersion,
  someTexts,
} from "../../builders/surveys";
import {
  aContext,
  aContextVersion,
  anEthogram,
  anEthogramVersion,
} from "../../builders/ethograms";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const anybodys: RecordFacts = { zooId: zooA };
const drafted = { ofPublished: [] };
const questions = attemptsOn("questions", anybodys);
const states = attemptsOn("questionStates", anybodys);
const surveys = attemptsOn("surveys", anybodys);
const drafts = attemptsOn(
  "surveys",
  { ...anybodys, published: false },
  drafted,
);
const versions = attemptsOn("surveyVersions", anybodys);
const draft = attemptsOn(
  "surveyVersions",
  { ...anybodys, published: false },
  drafted,
);
const texts = attemptsOn("versionTexts", anybodys);
const profiles = attemptsOn("profiles", anybodys);

const question = "questions/question-1";
const state = `${question}/states/state-1`;
const short = "shortQuestions/table";
const survey = "surveys/survey-1";
const version = `${survey}/versions/1`;
const words = `${version}/texts/fr`;
const profile = "profiles/profile-1";

/** The same of ethograms and contexts as of questionnaires, a sentence of the rules for all three. */
const onForms = (
  collection: "observations" | "contexts",
  header: () => object,
  made: () => object,
): Attempt[] => {
  const form = `${collection}/form-1`;
  const published = `${form}/versions/1`;
  const worked = `${form}/versions/3`;
  const fr = `${published}/texts/fr`;
  return [
    surveys.get(form),
    surveys.list(form, "published", true),
    drafts.get(`${collection}/form-draft`),
    drafts.list(form, "published", false),
    surveys.create(`${collection}/form-new`, header),
    surveys.update(["change", `rename in ${collection}`], form, { names: {} }),
    surveys.update(["remove", `archive in ${collection}`], form, {
      archived: true,
    }),
    surveys.remove(["remove", `delete in ${collection}`], form),
    versions.get(published),
    versions.get(`${form}/versions/2`),
    draft.get(worked),
    versions.create(`${form}/versions/4`, made),
    draft.update(["change", `change a draft in ${collection}`], worked, {
      sections: [],
    }),
    draft.update(["publish", `publish in ${collection}`], worked, {
      status: "published",
    }),
    draft.remove(["discard", `delete a draft in ${collection}`], worked),
    versions.update(["remove", `retire in ${collection}`], published, {
      status: "retired",
    }),
    texts.get(fr),
    texts.update(["change", `change words in ${collection}`], fr, {
      name: "Autre",
    }),
  ];
};

export const attempts: Attempt[] = [
  ...onForms("observations", anEthogram, anEthogramVersion),
  ...onForms("contexts", aContext, aContextVersion),
  questions.get(question),
  questions.list(question, "questionRef", "Q-001"),
  questions.create("questions/question-new", () =>
    aQuestion({ questionId: "question-new" }),
  ),
  questions.update(["change", "change a question"], question, {
    mandatory: false,
  }),
  questions.update(["picture", "give it a picture"], question, {
    helpPicture: `official/questions/question-1/${"0".repeat(32)}.jpg`,
  }),
  questions.update(["remove", "archive a question"], question, {
    archived: true,
  }),
  questions.remove(["remove", "delete a question"], question),
  questions.get(short),
  questions.create("shortQuestions/other", () => aShortTable()),
  questions.update(["change", "change the short names"], short, { rows: {} }),
  states.get(state),
  states.list(state, "by", "superAdmin"),
  states.create(`${question}/states/state-new`, () => aQuestionState()),
  states.update(["change", "change a state"], state, { by: "self" }),
  states.remove(["remove", "delete a state"], state),
  surveys.get(survey),
  surveys.list(survey, "published", true),
  drafts.get("surveys/survey-draft"),
  drafts.list(survey, "published", false),
  surveys.create("surveys/survey-new", () => aSurvey()),
  surveys.update(["change", "rename a questionnaire"], survey, { names: {} }),
  surveys.update(["remove", "archive a questionnaire"], survey, {
    archived: true,
  }),
  surveys.remove(["remove", "delete a questionnaire"], survey),
  versions.get(version),
  versions.get(`${survey}/versions/2`),
  draft.get(`${survey}/versions/3`),
  versions.create(`${survey}/versions/4`, () => aVersion()),
  draft.update(["change", "change a draft"], `${survey}/versions/3`, {
    sections: [],
  }),
  versions.update(["change", "change what is published"], version, {
    sections: [],
  }),
  draft.update(["publish", "publish a draft"], `${survey}/versions/3`, {
    status: "published",
  }),
  draft.remove(["discard", "delete a draft"], `${survey}/versions/3`),
  versions.update(["remove", "retire a version"], version, {
    status: "retired",
  }),
  versions.remove(["remove", "delete a version"], version),
  texts.get(words),
  texts.create(`${version}/texts/de`, () => someTexts({ language: "de" })),
  texts.update(["change", "change words"], words, { name: "Autre" }),
  texts.remove(["remove", "delete words"], words),
  profiles.get(profile),
  profiles.list(profile, "archived", false),
  profiles.create("profiles/profile-new", () => aProfile()),
  profiles.update(["change", "change a profile"], profile, { criteria: [] }),
  profiles.update(["remove", "archive a profile"], profile, {
    archived: true,
  }),
  profiles.remove(["remove", "delete a profile"], profile),
];
