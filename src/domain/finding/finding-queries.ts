import { can } from "../access/can";
import type { Session } from "../access/session";
import { sectorsRead } from "../measures/alerts/sectors-read";
import { anyOf } from "../query/any-of";
import type { Filter, Query } from "../query/query";
import type { CalendarDay } from "../time/calendar-day";
import { findingClasses } from "./finding";

/** The findings that somebody may read, as rules can prove it, the latest first; read as alerts are. */
function findings(
  session: Session,
  where: readonly Filter[],
  limit: number,
  by: string = "createdAt",
): Query<"findings">[] {
  const { zooId } = session;
  return findingClasses.flatMap((of) => {
    const query: Query<"findings"> = {
      collection: "findings",
      where: [
        { field: "zooId", op: "==", value: zooId },
        { field: "class", op: "==", value: of },
        ...where,
      ],
      orderBy: [{ field: by, direction: "desc" }],
      limit,
    };
    const sectors = sectorsRead(session, of === "health");
    return sectors === null ? [query] : anyOf(query, "sectorIds", sectors);
  });
}

/** Those that are not put away; with `isArchived`, those that are. */
export const findingsQueries = (
  session: Session,
  limit: number,
  isArchived = false,
): Query<"findings">[] =>
  can(session, "read", "findings", { zooId: session.zooId })
    ? findings(
        session,
        [{ field: "isArchived", op: "==", value: isArchived }],
        limit,
      )
    : [];

/** Those that are not put away and were still so on a day or later, the last ones first. */
export const findingsSeenQueries = (
  session: Session,
  from: CalendarDay,
  limit: number,
): Query<"findings">[] =>
  can(session, "read", "findings", { zooId: session.zooId })
    ? findings(
        session,
        [
          { field: "isArchived", op: "==", value: false },
          { field: "seen.to", op: ">=", value: from },
        ],
        limit,
        "seen.to",
      )
    : [];

/** What was seen up to a day, put away or not. */
export const findingsOfDayQueries = (
  session: Session,
  day: CalendarDay,
  limit: number,
): Query<"findings">[] =>
  can(session, "read", "findings", { zooId: session.zooId })
    ? [false, true].flatMap((isArchived) =>
        findings(
          session,
          [
            { field: "isArchived", op: "==", value: isArchived },
            { field: "seen.to", op: ">=", value: day },
            { field: "seen.to", op: "<=", value: day },
          ],
          limit,
          "seen.to",
        ),
      )
    : [];

/** The findings that are to be looked at again by a day, of all establishments; functions ask. */
export const retestQuery = (
  today: CalendarDay,
  limit: number,
): Query<"findings"> => ({
  collection: "findings",
  where: [{ field: "retestOn", op: "<=", value: today }],
  orderBy: [{ field: "retestOn", direction: "asc" }],
  limit,
});

/** The findings of an animal or an enclosure that are not put away; functions ask. */
export const findingsOfSubjectQuery = (
  zooId: string,
  subjectId: string,
  limit: number,
): Query<"findings"> => ({
  collection: "findings",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "subject.id", op: "==", value: subjectId },
    { field: "isArchived", op: "==", value: false },
  ],
  orderBy: [],
  limit,
});

/** All findings of an animal or an enclosure, a page by document; functions ask. */
export const allOfSubjectQuery = (
  zooId: string,
  subjectId: string,
  limit: number,
): Query<"findings"> => ({
  collection: "findings",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "subject.id", op: "==", value: subjectId },
  ],
  orderBy: [],
  limit,
});

/** The baselines that are kept of an establishment's animals, a page by document; functions ask. */
export const baselinesOfZooQuery = (
  zooId: string,
  limit: number,
): Query<"healthBaselines"> => ({
  collection: "healthBaselines",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [],
  limit,
});
