import type { Query } from "../query/query";

/** At most this many devices of one person are kept and shown, those last used. */
export const devicesLimit = 50;

/** Those of somebody's devices that notifications go to, signed out ones among them. */
export const pushDevicesQuery = (
  userId: string,
  limit: number = devicesLimit,
): Query<"devices"> => ({
  collection: "devices",
  parentId: userId,
  where: [{ field: "pushToken", op: ">", value: "" }],
  orderBy: [],
  limit,
});

/** Somebody's own devices, the one last used first. */
export const devicesQuery = (
  userId: string,
  limit: number = devicesLimit,
): Query<"devices"> => ({
  collection: "devices",
  parentId: userId,
  where: [],
  orderBy: [{ field: "lastSeenAt", direction: "desc" }],
  limit,
});
