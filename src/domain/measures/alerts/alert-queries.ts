import type { Filter, Query } from "../../query/query";
import type { Alert } from "./alert";

const alerts = (
  zooId: string,
  of: Alert["class"],
  where: readonly Filter[],
  limit: number,
): Query<"alerts"> => ({
  collection: "alerts",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "class", op: "==", value: of },
    ...where,
  ],
  orderBy: [{ field: "openedAt", direction: "desc" }],
  limit,
});

/** The alerts of a class that wait for somebody, the latest first. */
export const activeAlertsQuery = (
  zooId: string,
  of: Alert["class"],
  limit: number,
): Query<"alerts"> =>
  alerts(zooId, of, [{ field: "status", op: "==", value: "active" }], limit);

/** All alerts of a class, acknowledged ones too, the latest first. */
export const alertHistoryQuery = (
  zooId: string,
  of: Alert["class"],
  limit: number,
): Query<"alerts"> => alerts(zooId, of, [], limit);

/** The alerts about an enclosure or one of its zones that wait for somebody, of whatever class. */
export const activeAlertsOfQuery = (
  zooId: string,
  enclosureId: string,
  limit: number,
): Query<"alerts"> => ({
  collection: "alerts",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "status", op: "==", value: "active" },
    { field: "subject.id", op: "==", value: enclosureId },
  ],
  orderBy: [],
  limit,
});
