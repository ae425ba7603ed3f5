import type { Query } from "../query/query";

/** More than anybody keeps. */
const publicationsMost = 1000;

/** The publications that an establishment reads: its own, and everybody's; the archived too. */
export const biblioQueries = (zooId: string): Query<"biblio">[] => [
  {
    collection: "biblio",
    where: [{ field: "zooId", op: "==", value: zooId }],
    orderBy: [],
    limit: publicationsMost,
  },
  {
    collection: "biblio",
    where: [{ field: "official", op: "==", value: true }],
    orderBy: [],
    limit: publicationsMost,
  },
];
