import { can } from "../access/can";
import type { Session } from "../access/session";
import type { Query } from "../query/query";

/** More than an establishment has. */
const projectsMost = 300;

/** The projects of the establishment that somebody may read, the archived too: all of them, or those that name them. */
export const projectsQuery = (session: Session): Query<"researchProjects"> => {
  const { zooId, uid } = session;
  const all = can(session, "read", "researchProjects", { zooId, audience: [] });
  return {
    collection: "researchProjects",
    where: [
      { field: "zooId", op: "==", value: zooId },
      ...(all
        ? []
        : [{ field: "readerIds", op: "array-contains", value: uid } as const]),
    ],
    orderBy: [],
    limit: projectsMost,
  };
};

/** The projects of whose permits people are told that they end, of all establishments; functions ask. */
export const toldPermitsQuery = (limit: number): Query<"researchProjects"> => ({
  collection: "researchProjects",
  where: [{ field: "permitTold", op: ">", value: "" }],
  orderBy: [{ field: "permitTold", direction: "asc" }],
  limit,
});

/** The projects under way, the archived too, of all establishments; functions ask. */
export const runningProjectsQuery = (
  limit: number,
): Query<"researchProjects"> => ({
  collection: "researchProjects",
  where: [{ field: "status", op: "==", value: "running" }],
  orderBy: [],
  limit,
});
