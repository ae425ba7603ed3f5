import type { Session } from "../../access/session";
import { anyOf } from "../../query/any-of";
import type { Filter, Query } from "../../query/query";
import type { Alert, AlertCause } from "./alert";
import { alertClasses } from "./alert";
import { sectorsRead } from "./sectors-read";

type Class = Alert["class"];

const latestFirst = [{ field: "openedAt", direction: "desc" }] as const;

/** The alerts of a class that somebody may read, as rules can prove it; [] where they read none. */
function alerts(
  session: Session,
  of: Class,
  where: readonly Filter[],
  limit: number,
  orderBy: Query<"alerts">["orderBy"] = latestFirst,
): Query<"alerts">[] {
  const { zooId } = session;
  const query: Query<"alerts"> = {
    collection: "alerts",
    where: [
      { field: "zooId", op: "==", value: zooId },
      { field: "class", op: "==", value: of },
      ...where,
    ],
    orderBy,
    limit,
  };
  const sectors = sectorsRead(session, of === "health");
  return sectors === null ? [query] : anyOf(query, "sectorIds", sectors);
}

/** The alerts that wait for somebody, of whatever class they may read, the latest first; those that began at an instant or later, where one is given. */
export const activeAlertsQueries = (
  session: Session,
  limit: number,
  since: Date | null = null,
): Query<"alerts">[] =>
  alertClasses.flatMap((of) =>
    alerts(
      session,
      of,
      [
        { field: "status", op: "==", value: "active" },
        ...(since === null
          ? []
          : [{ field: "openedAt", op: ">=", value: since } as const]),
      ],
      limit,
    ),
  );

/** The alerts that go on, acknowledged or not, of whatever class somebody may read, the latest first. */
export const goingOnAlertsQueries = (
  session: Session,
  limit: number,
): Query<"alerts">[] =>
  alertClasses.flatMap((of) =>
    alerts(session, of, [{ field: "closedAt", op: "==", value: null }], limit),
  );

/** Those of animals' health alone that go on, acknowledged or not. */
export const healthGoingOnQueries = (
  session: Session,
  limit: number,
): Query<"alerts">[] =>
  alerts(
    session,
    "health",
    [{ field: "closedAt", op: "==", value: null }],
    limit,
  );

/** Those of animals' health alone that wait for somebody. */
export const healthAlertsQueries = (
  session: Session,
  limit: number,
): Query<"alerts">[] =>
  alerts(
    session,
    "health",
    [{ field: "status", op: "==", value: "active" }],
    limit,
  );

/** All alerts, acknowledged ones too, of whatever class somebody may read, the latest first. */
export const alertHistoryQueries = (
  session: Session,
  limit: number,
): Query<"alerts">[] =>
  alertClasses.flatMap((of) => alerts(session, of, [], limit));

/** One alert, whatever became of it, where somebody may read it. */
export const oneAlertQueries = (
  session: Session,
  alertId: string,
): Query<"alerts">[] =>
  alertClasses.flatMap((of) =>
    alerts(
      session,
      of,
      [{ field: "alertId", op: "==", value: alertId }],
      1,
      [],
    ),
  );

/** All alerts whose episode began from one instant up to another, of whatever class somebody may read, the latest first. */
export const alertsOfPeriodQueries = (
  session: Session,
  from: Date,
  before: Date,
  limit: number,
): Query<"alerts">[] =>
  alertClasses.flatMap((of) =>
    alerts(
      session,
      of,
      [
        { field: "openedAt", op: ">=", value: from },
        { field: "openedAt", op: "<", value: before },
      ],
      limit,
    ),
  );

/** The alerts about an animal, a group, an enclosure or one of its zones that wait for somebody, of whatever class. */
export const activeAlertsOfQuery = (
  zooId: string,
  subjectId: string,
  limit: number,
): Query<"alerts"> => ({
  collection: "alerts",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "status", op: "==", value: "active" },
    { field: "subject.id", op: "==", value: subjectId },
  ],
  orderBy: [],
  limit,
});

/** The alerts that wait for somebody and are a person's to see to, of whatever establishment; functions ask. */
export const ownedAlertsQuery = (
  owner: string,
  limit: number,
): Query<"alerts"> => ({
  collection: "alerts",
  where: [
    { field: "owner", op: "==", value: owner },
    { field: "status", op: "==", value: "active" },
  ],
  orderBy: [],
  limit,
});

/** The alerts whose due date has passed by `now` and of which nobody was told so yet, of all establishments; functions ask. */
export const lateAlertsQuery = (now: Date, limit: number): Query<"alerts"> => ({
  collection: "alerts",
  where: [{ field: "lateAt", op: "<=", value: now }],
  orderBy: [{ field: "lateAt", direction: "asc" }],
  limit,
});

/** The alerts of a kind, found by one thing, that go on, acknowledged or not; functions ask. */
export const openAlertsQuery = (
  zooId: string,
  { kind, id }: Alert["source"],
  limit: number,
): Query<"alerts"> => ({
  collection: "alerts",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "source.kind", op: "==", value: kind },
    { field: "source.id", op: "==", value: id },
    { field: "closedAt", op: "==", value: null },
  ],
  orderBy: [],
  limit,
});

/** The alerts of a kind that go on, of all establishments, the oldest first; functions ask. */
export const openOfKindQuery = (
  kind: AlertCause,
  limit: number,
): Query<"alerts"> => ({
  collection: "alerts",
  where: [
    { field: "source.kind", op: "==", value: kind },
    { field: "closedAt", op: "==", value: null },
  ],
  orderBy: [{ field: "openedAt", direction: "asc" }],
  limit,
});
