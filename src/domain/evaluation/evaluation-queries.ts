import type { Session } from "../access/session";
import { collectedQueries } from "../query/collected";
import type { Filter, Query } from "../query/query";
import type { Evaluation } from "./evaluation";
import { devicesMost } from "./evaluation";

type Evaluations = Query<"evaluations">;

/** So many evaluations a list shows at once. */
export const evaluationsShown = 50;
/** So many of a campaign are read for its results: the most it may hold. */
export const resultsMost = 5000;
/** So many one person has begun at once. */
export const begunMost = 50;
/** So many corrections one evaluation has. */
export const correctionsMost = 300;

const is = (field: string, value: string | number | boolean): Filter => ({
  field,
  op: "==",
  value,
});

const handedIn = is("status", "submitted");
const latest = [{ field: "submittedAt", direction: "desc" }] as const;

/** What was handed in of a campaign and somebody may read, the latest first. */
export const campaignEvaluationsQueries = (
  session: Session,
  campaignId: string,
  limit: number = resultsMost,
): Evaluations[] =>
  collectedQueries(session, "evaluations", {
    where: [is("campaignId", campaignId), handedIn],
    orderBy: latest,
    limit,
  });

/** What was handed in about an animal, a group or an enclosure and somebody may read, the latest first. */
export const subjectEvaluationsQueries = (
  session: Session,
  subjectId: string,
  limit: number = evaluationsShown,
): Evaluations[] =>
  collectedQueries(session, "evaluations", {
    where: [is("subjectId", subjectId), handedIn],
    orderBy: latest,
    limit,
  });

/** So many of the latest of one questionnaire are looked through for one in earnest. */
const previousLookedAt = 8;

/** What was handed in of a questionnaire about a subject and somebody may read, the latest few first. */
export const previousEvaluationsQueries = (
  session: Session,
  subjectId: string,
  surveyId: string,
  limit: number = previousLookedAt,
): Evaluations[] =>
  collectedQueries(session, "evaluations", {
    where: [is("subjectId", subjectId), is("surveyId", surveyId), handedIn],
    orderBy: latest,
    limit,
  });

/** What was handed in from one day to another, both included, and somebody may read, the latest day first. */
export const historyQueries = (
  session: Session,
  from: string,
  to: string,
  limit: number = resultsMost,
): Evaluations[] =>
  collectedQueries(session, "evaluations", {
    where: [
      { field: "day", op: ">=", value: from },
      { field: "day", op: "<=", value: to },
    ],
    orderBy: [{ field: "day", direction: "desc" }],
    limit,
  });

/** What somebody has begun and not handed in, the latest first. */
export const begunEvaluationsQuery = (
  { zooId, uid }: Pick<Session, "zooId" | "uid">,
  limit: number = begunMost,
): Evaluations => ({
  collection: "evaluations",
  where: [
    is("zooId", zooId),
    { field: "isDeleted", op: "==", value: false },
    is("authorId", uid),
    is("status", "draft"),
  ],
  orderBy: [{ field: "startedAt", direction: "desc" }],
  limit,
});

/** What its author answered on all devices. */
export const draftsQuery = (
  { zooId, uid }: Pick<Session, "zooId" | "uid">,
  evaluationId: string,
): Query<"evaluationDrafts"> => ({
  collection: "evaluationDrafts",
  parentId: evaluationId,
  where: [is("zooId", zooId), is("authorId", uid)],
  orderBy: [],
  limit: devicesMost,
});

/** What was put right of an evaluation, the latest first. */
export const correctionsQuery = (
  evaluationId: string,
  limit: number = correctionsMost,
): Query<"evaluationCorrections"> => ({
  collection: "evaluationCorrections",
  parentId: evaluationId,
  where: [],
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});

/** Every evaluation about a subject, begun ones too, in no order; functions ask. */
export const evaluationsOfSubjectQuery = (
  subjectId: string,
  limit: number,
): Evaluations => ({
  collection: "evaluations",
  where: [is("subjectId", subjectId)],
  orderBy: [],
  limit,
});

const kept: Filter = { field: "isDeleted", op: "==", value: false };

/** What somebody handed in of a campaign and is not deleted; functions ask. */
export const handedInByQuery = (
  campaignId: string,
  authorId: string,
  limit: number,
): Evaluations => ({
  collection: "evaluations",
  where: [
    is("campaignId", campaignId),
    is("authorId", authorId),
    handedIn,
    kept,
  ],
  orderBy: [],
  limit,
});

/** What was handed in of a campaign about a subject and is not deleted; functions ask. */
export const handedInAboutQuery = (
  campaignId: string,
  subjectId: string,
  limit: number,
): Evaluations => ({
  collection: "evaluations",
  where: [
    is("campaignId", campaignId),
    is("subjectId", subjectId),
    handedIn,
    kept,
  ],
  orderBy: [],
  limit,
});

/** What was handed in of a campaign and is not deleted, all of it; functions ask. */
export const handedInOfCampaignQuery = (
  campaignId: string,
  limit: number,
): Evaluations => ({
  collection: "evaluations",
  where: [is("campaignId", campaignId), handedIn, kept],
  orderBy: [],
  limit,
});

/** What is told of in an alert and is not deleted; functions ask. */
export const toldInQuery = (alertId: string, limit: number): Evaluations => ({
  collection: "evaluations",
  where: [is("toldIn", alertId), handedIn, kept],
  orderBy: [],
  limit,
});

/** What was handed in of a campaign and is sealed; functions ask. */
export const sealedOfCampaignQuery = (
  campaignId: string,
  limit: number,
): Evaluations => ({
  collection: "evaluations",
  where: [
    is("campaignId", campaignId),
    handedIn,
    { field: "sealed", op: "==", value: true },
  ],
  orderBy: [],
  limit,
});

/** What was handed in about a subject and is not deleted, the latest first; functions ask. */
export const lastOfSubjectQuery = (
  subjectId: string,
  limit: number,
): Evaluations => ({
  collection: "evaluations",
  where: [is("subjectId", subjectId), handedIn, kept],
  orderBy: latest,
  limit,
});

/** What was handed in about a subject by one version of a questionnaire, from one day to another, both included, and is not deleted, the earliest day first; functions ask. */
export const scoredBetweenQuery = (
  of: Pick<Evaluation, "zooId" | "subjectId" | "surveyId" | "version">,
  { from, to }: { from: string; to: string },
  limit: number,
): Evaluations => ({
  collection: "evaluations",
  where: [
    is("zooId", of.zooId),
    is("subjectId", of.subjectId),
    is("surveyId", of.surveyId),
    is("version", of.version),
    handedIn,
    kept,
    { field: "day", op: ">=", value: from },
    { field: "day", op: "<=", value: to },
  ],
  orderBy: [{ field: "day", direction: "asc" }],
  limit,
});

/** Of what was begun or handed in of a campaign the first; functions ask. */
export const firstOfCampaignQuery = (
  campaignId: string,
  limit: number,
): Evaluations => ({
  collection: "evaluations",
  where: [is("campaignId", campaignId)],
  orderBy: [{ field: "startedAt", direction: "asc" }],
  limit,
});
