import { campaignFacts } from "@domain/campaign/collection";
import { certificateFacts } from "@domain/certificate/collection";
import { evaluationFacts } from "@domain/evaluation/collection";
import { obsSessionFacts } from "@domain/observation/collection";
import { aCertificate } from "../../builders/certificates";
import { aCampaign, aSubmission } from "../../builders/campaigns";
import { zooA } from "../../builders/ids";
import { aClosedSession, anObsSession } from "../../builders/observation";
import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

const facts = campaignFacts(aCampaign());
const own = (authorId: string) => ({ zooId: zooA, authorId });
const key = { zooId: zooA, readers: ["responsible"] };

const planned = obsSessionFacts(
  anObsSession({ status: "planned", startedAt: null }),
);

const made = create("campaigns", "campaign-new", {
  zooId: zooA,
  name: "Été",
  startDate: "2026-12-01",
  endDate: "2026-12-31",
  surveyId: "survey-1",
  surveyVersion: 1,
  animalIds: ["animal-1"],
});

export const cells: DeskCell[] = [
  cell("campaigns", "create", made, own),
  cell(
    "campaigns",
    "change",
    change("campaigns", "campaign-1", { name: "Été" }, { name: "Printemps" }),
    facts,
  ),
  cell(
    "campaigns",
    "end",
    change(
      "campaigns",
      "campaign-1",
      { status: "archived" },
      { status: "active" },
    ),
    facts,
  ),
  cell(
    "campaigns",
    "remove",
    change(
      "campaigns",
      "campaign-1",
      { status: "deleted" },
      { status: "active" },
    ),
    facts,
  ),
  cell(
    "observerCertificates",
    "remove",
    change(
      "observerCertificates",
      "answers_evaluation-1",
      { isDeleted: true },
      { isDeleted: false },
    ),
    certificateFacts(aCertificate()),
  ),
  cell(
    "campaignKeys",
    "create",
    {
      ...create("campaignKeys", "key", {
        zooId: zooA,
        campaignId: "campaign-expert",
        answers: "{}",
      }),
      parentId: "campaign-expert",
    },
    key,
  ),
  cell(
    "campaignKeys",
    "change",
    {
      ...change("campaignKeys", "key", { answers: "{}" }, { answers: "{}" }),
      parentId: "campaign-1",
    },
    key,
  ),
  cell(
    "evaluations",
    "remove",
    change("evaluations", "evaluation-done", { isDeleted: true }),
    evaluationFacts(aSubmission()),
  ),
  cell(
    "obsSessions",
    "plan",
    change("obsSessions", "obs-session-planned", {
      plannedFor: new Date("2026-12-01T09:00:00Z"),
    }),
    planned,
  ),
  cell(
    "obsSessions",
    "withdraw",
    change("obsSessions", "obs-session-planned", {
      isDeleted: true,
      withdrawnFor: "Orage annoncé",
    }),
    planned,
  ),
  cell(
    "obsSessions",
    "remove",
    change("obsSessions", "obs-session-done", { isDeleted: true }),
    obsSessionFacts(aClosedSession()),
  ),
];
