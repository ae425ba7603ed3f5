import { frozenQuestions } from "@domain/survey/publish/freeze";
import { listing } from "@domain/versions/version-list";
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
  ethogramTexts,
} from "../../builders/ethograms";
import { stored } from "../harness";

const instant = new Date("2026-11-01T08:00:00Z");

/** What a version that was published holds beside its plan. */
const publishedThen = {
  questions: frozenQuestions(aVersion(), { question: () => aQuestion() }),
  publishedAt: instant,
  publishedBy: "superAdmin",
};
const eachStatus = listing([
  { status: "published", publishedAt: instant },
  { status: "retired", publishedAt: instant },
  { status: "draft", publishedAt: null },
]);
const by = { publishedAt: instant, publishedBy: "superAdmin" };

/** One of a kind with a version of each status, one nobody sees yet, and one without a version. */
const formsOf = (
  collection: string,
  header: (more: object) => object,
  version: (more: object) => object,
  texts: object,
) => ({
  [`${collection}/form-1`]: stored(header(eachStatus)),
  [`${collection}/form-draft`]: stored(header({})),
  [`${collection}/form-empty`]: stored(header(listing([]))),
  [`${collection}/form-1/versions/1`]: stored(
    version({ status: "published", ...by }),
  ),
  [`${collection}/form-1/versions/2`]: stored(
    version({ versionId: "2", status: "retired", ...by }),
  ),
  [`${collection}/form-1/versions/3`]: stored(version({ versionId: "3" })),
  [`${collection}/form-1/versions/1/texts/fr`]: stored(texts),
});

/** Questions, a questionnaire with a version of each status and one nobody sees yet, a profile. */
export const records = {
  "questions/question-1": stored(aQuestion()),
  "questions/question-1/states/state-1": stored(aQuestionState()),
  "shortQuestions/table": stored(aShortTable()),
  "surveys/survey-1": stored(aSurvey(eachStatus)),
  "surveys/survey-draft": stored(aSurvey({ surveyId: "survey-draft" })),
  "surveys/survey-empty": stored(
    aSurvey({ surveyId: "survey-empty", ...listing([]) }),
  ),
  "surveys/survey-1/versions/1": stored(
    aVersion({ status: "published", ...publishedThen }),
  ),
  "surveys/survey-1/versions/2": stored(
    aVersion({ versionId: "2", status: "retired", ...publishedThen }),
  ),
  "surveys/survey-1/versions/3": stored(aVersion({ versionId: "3" })),
  "surveys/survey-1/versions/1/texts/fr": stored(someTexts()),
  ...formsOf("observations", anEthogram, anEthogramVersion, ethogramTexts()),
  ...formsOf("contexts", aContext, aContextVersion, someTexts()),
  "profiles/profile-1": stored(aProfile()),
};
