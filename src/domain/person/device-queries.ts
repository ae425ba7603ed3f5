import type { Query } from "../query/query";

/** At most this many devices of one person are shown. */
const devicesLimit = 50;

/** Somebody's own devices, the one last used first. */
export const devicesQuery = (userId: string): Query<"devices"> => ({
  collection: "devices",
  parentId: userId,
  where: [],
  orderBy: [{ field: "lastSeenAt", direction: "desc" }],
  limit: devicesLimit,
});
