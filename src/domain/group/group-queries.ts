import type { Query } from "../query/query";

/** The groups of an establishment by name. */
export const groupsQuery = (zooId: string, limit: number): Query<"groups"> => ({
  collection: "groups",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [{ field: "groupName", direction: "asc" }],
  limit,
});

/** The animals that name a group as theirs, at most `limit`, in no order that means anything. */
export const membersQuery = (
  zooId: string,
  groupId: string,
  limit: number,
): Query<"animals"> => ({
  collection: "animals",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "groupId", op: "==", value: groupId },
  ],
  orderBy: [],
  limit,
});
