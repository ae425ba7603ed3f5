import type { Session } from "../access/session";
import { collectedQueries, openQueries } from "../query/collected";
import type { Filter, Query } from "../query/query";

type Sessions = Query<"obsSessions">;

/** So many sessions a list shows at once. */
export const obsSessionsShown = 50;
/** So many one person has planned or begun at once. */
export const ownSessionsMost = 100;
/** So many chunks one session has: a day of five taps a second. */
export const obsRecordsMost = 1500;
export const obsCorrectionsMost = 2000;
/** So many packs are read for one question. */
export const packsMost = 200;

const is = (field: string, value: string | boolean): Filter => ({
  field,
  op: "==",
  value,
});

const closed = is("status", "closed");
const latest = [{ field: "startedAt", direction: "desc" }] as const;

/** Closed sessions that somebody may read, the latest first. */
export const closedSessionsQueries = (
  session: Session,
  limit: number = obsSessionsShown,
): Sessions[] =>
  collectedQueries(session, "obsSessions", {
    where: [closed],
    orderBy: latest,
    limit,
  });

/** Closed sessions of a campaign that somebody may read, the latest first. */
export const campaignSessionsQueries = (
  session: Session,
  campaignId: string,
  limit: number = obsSessionsShown,
): Sessions[] =>
  collectedQueries(session, "obsSessions", {
    where: [is("campaignId", campaignId), closed],
    orderBy: latest,
    limit,
  });

/** By what a query narrows closed sessions itself, beside their campaign. */
export const sessionFields = ["observerId", "enclosureId", "obsId"] as const;
export type SessionField = (typeof sessionFields)[number];

/** Closed sessions of one observer, of one enclosure or in one ethogram that somebody may read, the latest first. */
export function sessionsOfQueries(
  session: Session,
  field: SessionField,
  id: string,
  limit: number = obsSessionsShown,
): Sessions[] {
  const of = (where: readonly Filter[]) =>
    collectedQueries(session, "obsSessions", {
      where: [...where, closed],
      orderBy: latest,
      limit,
    });
  // The first query is one's own: it gives all of them, and none of anybody else's.
  if (field !== "observerId") return of([is(field, id)]);
  return id === session.uid ? of([]).slice(0, 1) : of([is(field, id)]).slice(1);
}

/** Closed sessions from one day to another, both included, that somebody may read, the latest day first. */
export const sessionHistoryQueries = (
  session: Session,
  from: string,
  to: string,
  limit: number = obsSessionsShown,
): Sessions[] =>
  collectedQueries(session, "obsSessions", {
    where: [
      { field: "day", op: ">=", value: from },
      { field: "day", op: "<=", value: to },
    ],
    orderBy: [{ field: "day", direction: "desc" }],
    limit,
  });

/** What somebody has planned or begun and not closed. */
export const ownSessionsQuery = (
  { zooId, uid }: Pick<Session, "zooId" | "uid">,
  limit: number = ownSessionsMost,
): Sessions => ({
  collection: "obsSessions",
  where: [
    is("zooId", zooId),
    is("isDeleted", false),
    is("observerId", uid),
    { field: "status", op: "in", value: ["planned", "open"] },
  ],
  orderBy: [],
  limit,
});

/** Every chunk of a session. */
export const obsRecordsQuery = (
  obsSessionId: string,
  limit: number = obsRecordsMost,
): Query<"obsRecords"> => ({
  collection: "obsRecords",
  parentId: obsSessionId,
  where: [],
  orderBy: [],
  limit,
});

/** Every correction of a session, in the order in which they were made. */
export const obsCorrectionsQuery = (
  obsSessionId: string,
  limit: number = obsCorrectionsMost,
): Query<"obsCorrections"> => ({
  collection: "obsCorrections",
  parentId: obsSessionId,
  where: [],
  orderBy: [{ field: "at", direction: "asc" }],
  limit,
});

/** Every pack of an enclosure's month, for functions. */
export const packsOfMonthQuery = (
  enclosureId: string,
  month: string,
  limit: number = packsMost,
): Query<"scanPacks"> => ({
  collection: "scanPacks",
  where: [is("enclosureId", enclosureId), is("month", month)],
  orderBy: [],
  limit,
});

/** Every session in an enclosure, for functions. */
export const sessionsOfEnclosureQuery = (
  enclosureId: string,
  limit: number,
): Sessions => ({
  collection: "obsSessions",
  where: [is("enclosureId", enclosureId)],
  orderBy: [],
  limit,
});

/** Closed sessions of a campaign that are not deleted, for functions. */
export const closedOfCampaignQuery = (
  campaignId: string,
  limit: number,
): Sessions => ({
  collection: "obsSessions",
  where: [is("campaignId", campaignId), closed, is("isDeleted", false)],
  orderBy: [],
  limit,
});

/** Those of them in one enclosure, for functions. */
export const closedInEnclosureQuery = (
  campaignId: string,
  enclosureId: string,
  limit: number,
): Sessions => {
  const all = closedOfCampaignQuery(campaignId, limit);
  return { ...all, where: [...all.where, is("enclosureId", enclosureId)] };
};

/** The session of a campaign that began first, for functions. */
export const firstSessionOfCampaignQuery = (
  campaignId: string,
  limit: number,
): Sessions => ({
  collection: "obsSessions",
  where: [
    is("campaignId", campaignId),
    { field: "startedAt", op: ">", value: new Date(0) },
  ],
  orderBy: [{ field: "startedAt", direction: "asc" }],
  limit,
});

/** What counts of an enclosure's sessions from one month to another, both included, that somebody may read, the first first. */
export const enclosurePacksQueries = (
  session: Session,
  enclosureId: string,
  [from, to]: readonly [string, string],
  limit: number = packsMost,
): Query<"scanPacks">[] =>
  openQueries(session, {
    collection: "scanPacks",
    where: [
      is("zooId", session.zooId),
      is("enclosureId", enclosureId),
      { field: "month", op: ">=", value: from },
      { field: "month", op: "<=", value: to },
    ],
    orderBy: [{ field: "month", direction: "asc" }],
    limit,
  });
