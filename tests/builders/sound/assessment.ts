import { aCertificate } from "../certificates";
import { aProject } from "../research";
import {
  aCampaign,
  aCampaignKey,
  aLesson,
  aCampaignProgress,
  anEvaluationCorrection,
  anEvaluationDraft,
  aSubmission,
} from "../campaigns";
import {
  aClosedSession,
  anObsCorrection,
  anObsRecord,
  aScanPack,
} from "../observation";
import type { Sound } from "../sound";

export const sound = {
  campaigns: aCampaign(),
  campaignProgress: aCampaignProgress(),
  campaignKeys: aCampaignKey(),
  lessons: aLesson(),
  evaluations: aSubmission(),
  evaluationDrafts: anEvaluationDraft(),
  evaluationCorrections: anEvaluationCorrection(),
  obsSessions: aClosedSession(),
  obsRecords: anObsRecord(),
  obsCorrections: anObsCorrection(),
  scanPacks: aScanPack(),
  observerCertificates: aCertificate(),
  researchProjects: aProject(),
} satisfies Sound;
