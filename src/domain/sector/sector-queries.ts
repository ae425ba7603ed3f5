import type { Query } from "../query/query";
import { workInQueries } from "../task/work-queries";
import { teamFields } from "./sector";

/** What may keep a sector from being removed: its enclosures and animals, work to do and automations, removed and archived ones among them, at most `limit` of each. */
export const sectorContentQueries = (
  zooId: string,
  sectorId: string,
  limit: number,
): {
  enclosures: Query<"enclosures">;
  animals: Query<"animals">;
  tasks: Query<"tasks">;
  taskTemplates: Query<"taskTemplates">;
} => ({
  enclosures: {
    collection: "enclosures",
    where: [
      { field: "zooId", op: "==", value: zooId },
      { field: "linkedSectorId", op: "==", value: sectorId },
    ],
    orderBy: [],
    limit,
  },
  // Of an archived enclosure, as existing data may have them.
  animals: {
    collection: "animals",
    where: [
      { field: "zooId", op: "==", value: zooId },
      { field: "sectorId", op: "==", value: sectorId },
    ],
    orderBy: [],
    limit,
  },
  ...workInQueries(zooId, { field: "sectorIds", id: sectorId }, limit),
});

/** At most this many sectors have one person in a role. */
const teamsLimit = 500;

/** The sectors that have a person in their team, a query for each role. */
export const teamsQueries = (uid: string): Query<"sectors">[] =>
  Object.values(teamFields).map((field) => ({
    collection: "sectors",
    where: [{ field, op: "array-contains", value: uid }],
    orderBy: [],
    limit: teamsLimit,
  }));
