import type { Query } from "../query/query";

/** At most so many notices are listed in the bell. */
export const noticesLimit = 20;

/** What somebody was told, the latest first. */
export const noticesQuery = (userId: string): Query<"notifications"> => ({
  collection: "notifications",
  parentId: userId,
  where: [],
  orderBy: [{ field: "at", direction: "desc" }],
  limit: noticesLimit,
});

/** Whether somebody has a notice of an establishment that they have not read: one of them, whichever. */
export const unreadNoticeQuery = (
  userId: string,
  zooId: string,
): Query<"notifications"> => ({
  collection: "notifications",
  parentId: userId,
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "read", op: "==", value: false },
  ],
  orderBy: [],
  limit: 1,
});

/** The tasks whose people want to be told of them, of every establishment, in whatever state. */
export const toldTasksQuery = (limit: number): Query<"tasks"> => ({
  collection: "tasks",
  where: [{ field: "sendNotification", op: "==", value: true }],
  orderBy: [],
  limit,
});

/** The notices to be mailed by `now`, of whomever, longest due first. */
export const mailableNoticesQuery = (
  now: Date,
  limit: number,
): Query<"notifications"> => ({
  collection: "notifications",
  where: [{ field: "mailAt", op: "<=", value: now }],
  orderBy: [{ field: "mailAt", direction: "asc" }],
  limit,
});

/** The notices to be shown on devices by `now`, of whomever, longest due first. */
export const pushableNoticesQuery = (
  now: Date,
  limit: number,
): Query<"notifications"> => ({
  collection: "notifications",
  where: [{ field: "pushAt", op: "<=", value: now }],
  orderBy: [{ field: "pushAt", direction: "asc" }],
  limit,
});

/** Those of one person. */
export const pushableOfPersonQuery = (
  userId: string,
  now: Date,
  limit: number,
): Query<"notifications"> => ({
  ...pushableNoticesQuery(now, limit),
  parentId: userId,
});

/** Those to be mailed of one person. */
export const mailableOfPersonQuery = (
  userId: string,
  now: Date,
  limit: number,
): Query<"notifications"> => ({
  ...mailableNoticesQuery(now, limit),
  parentId: userId,
});
