import { can } from "../access/can";
import type { Session } from "../access/session";
import type { Filter, Query } from "../query/query";
import type { ReportClass } from "./figures";
import { reportClasses } from "./figures";

/** The classes of reports that somebody reads where they work; [] where they read none. */
const readClasses = (session: Session): ReportClass[] =>
  reportClasses.filter((of) =>
    can(session, "read", "reports", {
      zooId: session.zooId,
      ofHealth: of === "health",
    }),
  );

/** The reports of an establishment that this person reads; [] where they read none. */
const reportsWhere = (
  session: Session,
  where: readonly Filter[],
  limit: number,
): Query<"reports">[] => {
  const classes = readClasses(session);
  if (classes.length === 0) return [];
  const general: Filter[] = classes.includes("health")
    ? []
    : [{ field: "class", op: "==", value: "general" }];
  return [
    {
      collection: "reports",
      where: [
        { field: "zooId", op: "==", value: session.zooId },
        ...general,
        ...where,
      ],
      orderBy: [{ field: "updatedAt", direction: "desc" }],
      limit,
    },
  ];
};

/** The reports of this person's establishment, those that are there or the archived ones, the latest first; [] where they read none. */
export const reportsQueries = (
  session: Session,
  archived: boolean,
  limit: number,
): Query<"reports">[] =>
  reportsWhere(
    session,
    [{ field: "isArchived", op: "==", value: archived }],
    limit,
  );

/** More versions than any report has. */
export const versionsMost = 50;

/** The versions of a report that this person reads, the latest first; [] where they read none. */
export const seriesQueries = (
  session: Session,
  seriesId: string,
): Query<"reports">[] =>
  reportsWhere(
    session,
    [{ field: "seriesId", op: "==", value: seriesId }],
    versionsMost,
  );
