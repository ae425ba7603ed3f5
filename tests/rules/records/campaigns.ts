import { aCertificate } from "../../builders/certificates";
import {
  aCampaign,
  aCampaignKey,
  aLesson,
  aCampaignProgress,
  anEvaluation,
  anEvaluationCorrection,
  anEvaluationDraft,
  answered,
  aSubmission,
} from "../../builders/campaigns";
import { stored } from "../harness";

const expert = { campaignId: "campaign-expert", mode: "expert" } as const;

/** Campaigns of three modes, and evaluations begun, handed in and sealed. */
export const records = {
  "campaigns/campaign-1": stored(aCampaign()),
  "campaigns/campaign-stopped": stored(
    aCampaign({
      campaignId: "campaign-stopped",
      status: "stopped",
      closedAt: new Date("2026-11-10T08:00:00Z"),
    }),
  ),
  "campaigns/campaign-expert": stored(
    aCampaign({ ...expert, experts: ["author", "responsible"] }),
  ),
  "campaigns/campaign-1/progress/2026-11": stored(aCampaignProgress()),
  "campaigns/campaign-1/private/key": stored(
    aCampaignKey({ readers: ["responsible"] }),
  ),
  "campaigns/campaign-pupils": stored(
    aCampaign({ campaignId: "campaign-pupils", mode: "pedagogical" }),
  ),
  "lessons/lesson-1": stored(aLesson()),
  "observerCertificates/answers_evaluation-1": stored(aCertificate()),
  "evaluations/evaluation-1": stored(anEvaluation()),
  "evaluations/evaluation-1/drafts/device-1": stored(anEvaluationDraft()),
  "evaluations/evaluation-done": stored(
    aSubmission({ evaluationId: "evaluation-done" }),
  ),
  "evaluations/evaluation-done/corrections/correction-1": stored(
    anEvaluationCorrection({ evaluationId: "evaluation-done" }),
  ),
  "evaluations/evaluation-closed": stored(
    aSubmission({ evaluationId: "evaluation-closed", openToKeepers: false }),
  ),
  "evaluations/evaluation-sealed": stored(
    aSubmission({
      evaluationId: "evaluation-sealed",
      ...expert,
      sealed: true,
      openToKeepers: false,
      readers: ["responsible"],
      responses: { "Q-001": answered("no") },
    }),
  ),
};
