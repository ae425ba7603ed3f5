import { aPublication } from "../research";
import { aLabel, aTag } from "../labels";
import { aFamily, anOrder, aSpecie, aSpecieLog } from "../taxa";
import { aSyncPart, aSyncRun } from "../sync";
import {
  aProfile,
  aQuestion,
  aQuestionState,
  aShortTable,
  aSurvey,
  aVersion,
  someTexts,
} from "../surveys";
import {
  aContext,
  aContextVersion,
  anEthogram,
  anEthogramVersion,
  ethogramTexts,
} from "../ethograms";
import type { Sound } from "../sound";

export const sound = {
  species: aSpecie(),
  specieLogs: aSpecieLog(),
  family: aFamily(),
  order: anOrder(),
  speciesWords: { version: "v", text: "" },
  tags: aTag(),
  categories: aLabel(),
  goals: aLabel(),
  questions: aQuestion(),
  questionStates: aQuestionState(),
  shortQuestions: aShortTable(),
  surveys: aSurvey(),
  surveyVersions: aVersion(),
  versionTexts: someTexts(),
  observations: anEthogram(),
  observationVersions: anEthogramVersion(),
  observationTexts: ethogramTexts(),
  contexts: aContext(),
  contextVersions: aContextVersion(),
  contextTexts: someTexts(),
  profiles: aProfile(),
  biblio: aPublication(),
  syncRuns: aSyncRun(),
  syncParts: aSyncPart(),
} satisfies Sound;
