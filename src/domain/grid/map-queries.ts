import type { Query } from "../query/query";

/** The map of an enclosure: asked for, as one that nobody has begun cannot be read by its id. */
export const enclosureMapQuery = (
  zooId: string,
  enclosureId: string,
): Query<"enclosureMaps"> => ({
  collection: "enclosureMaps",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "enclosureId", op: "==", value: enclosureId },
  ],
  orderBy: [],
  limit: 1,
});
