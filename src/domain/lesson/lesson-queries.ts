import type { Query } from "../query/query";

/** So many lessons of a campaign are shown. */
export const lessonsShown = 100;

/** The lessons of a campaign, the latest first. */
export const lessonsQuery = (
  zooId: string,
  campaignId: string,
  limit: number = lessonsShown,
): Query<"lessons"> => ({
  collection: "lessons",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "campaignId", op: "==", value: campaignId },
  ],
  orderBy: [{ field: "openedAt", direction: "desc" }],
  limit,
});

/** The lessons of an establishment that a code opens, or opened; functions ask. */
export const lessonsOfCodeQuery = (
  zooId: string,
  code: string,
  limit: number,
): Query<"lessons"> => ({
  collection: "lessons",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "code", op: "==", value: code },
  ],
  orderBy: [],
  limit,
});
