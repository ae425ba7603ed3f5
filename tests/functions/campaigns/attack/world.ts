import { answersText } from "@domain/evaluation/answers-text";
import {
  aCampaign,
  aCampaignKey,
  anEvaluation,
  anEvaluationCorrection,
  anEvaluationDraft,
  answered,
  aSubmission,
} from "../../../builders/campaigns";
import { foreignSector, sector2, zooB } from "../../../builders/ids";
import { anAccount, aUser } from "../../../builders/people";
import { stored } from "../../../rules/harness";
import { records } from "../../../rules/records";

/** Whom nobody reads but these, whatever their right: who answered a sealed one, and the expert who did so too. */
export const sealedReaders = ["author", "responsible"];

/** What only a sealed answer, its draft and its correction say: found anywhere else, it got out. */
export const secretWord = "tigre-qui-boite";

const said = { ...answered("no"), comment: secretWord };
const expert = {
  campaignId: "campaign-expert",
  mode: "expert",
  sealed: true,
  openToKeepers: false,
} as const;
const sealedAt = "evaluations/evaluation-sealed";

/** Everything the rules' tests know, and what attackers are after: answers under a seal, drafts, keys, what is another establishment's. */
export const attacked = {
  ...records,
  "users/author": stored(aUser({ userId: "author" })),
  "users/author/private/account": stored(
    anAccount({ userMail: "author@example.org" }),
  ),
  "evaluations/evaluation-done/drafts/device-1": stored(
    anEvaluationDraft({ evaluationId: "evaluation-done" }),
  ),
  "campaigns/campaign-some": stored(
    aCampaign({ campaignId: "campaign-some", participants: ["responsible"] }),
  ),
  "campaigns/campaign-gone": stored(
    aCampaign({
      campaignId: "campaign-gone",
      status: "deleted",
      closedAt: new Date("2026-11-10T08:00:00Z"),
    }),
  ),
  "campaigns/campaign-scan": stored(
    aCampaign({ campaignId: "campaign-scan", collects: ["scan"], targets: {} }),
  ),
  "campaigns/campaign-foreign": stored(
    aCampaign({
      campaignId: "campaign-foreign",
      zooId: zooB,
      authorId: "neighbourAdmin",
      animalIds: ["animal-foreign"],
    }),
  ),
  "campaigns/campaign-training": stored(
    aCampaign({ campaignId: "campaign-training", mode: "training" }),
  ),
  "campaigns/campaign-training/private/key": stored(
    aCampaignKey({
      campaignId: "campaign-training",
      answers: answersText({ "Q-001": said }),
    }),
  ),
  [sealedAt]: stored(
    aSubmission({
      evaluationId: "evaluation-sealed",
      ...expert,
      readers: ["responsible"],
      responses: { "Q-001": said },
    }),
  ),
  [`${sealedAt}/drafts/device-1`]: stored(
    anEvaluationDraft({
      evaluationId: "evaluation-sealed",
      answers: answersText({ "Q-001": said }),
    }),
  ),
  [`${sealedAt}/corrections/correction-sealed`]: stored(
    anEvaluationCorrection({
      evaluationId: "evaluation-sealed",
      correctionId: "correction-sealed",
      answer: JSON.stringify(said),
      before: JSON.stringify(said),
    }),
  ),
  "evaluations/evaluation-away": stored(
    aSubmission({ evaluationId: "evaluation-away", sectorIds: [sector2] }),
  ),
  "evaluations/evaluation-deleted": stored(
    aSubmission({ evaluationId: "evaluation-deleted", isDeleted: true }),
  ),
  "evaluations/evaluation-own": stored(
    aSubmission({
      evaluationId: "evaluation-own",
      authorId: "neighbourKeeper",
      zooId: zooB,
      campaignId: "campaign-foreign",
      subjectId: "animal-foreign",
      sectorIds: [foreignSector],
    }),
  ),
  "evaluations/evaluation-foreign": stored(
    anEvaluation({
      evaluationId: "evaluation-foreign",
      authorId: "neighbourAdmin",
      zooId: zooB,
      campaignId: "campaign-foreign",
      subjectId: "animal-foreign",
      sectorIds: [foreignSector],
    }),
  ),
};
