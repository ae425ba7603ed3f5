import type { Query } from "../query/query";
import type { Campaign, CampaignStatus } from "./campaign";

/** So many campaigns a list shows at once. */
export const campaignsShown = 200;

/** The campaigns of an establishment in some states, those that begin last first. */
export const campaignsQuery = (
  zooId: string,
  statuses: readonly CampaignStatus[],
  limit: number = campaignsShown,
): Query<"campaigns"> => ({
  collection: "campaigns",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "status", op: "in", value: [...statuses] },
  ],
  orderBy: [{ field: "startDate", direction: "desc" }],
  limit,
});

/** The campaigns that run on a day or are to run, which somebody answers, those that end first first: those that are over are never read. */
export const activeCampaignsQuery = (
  zooId: string,
  today: string,
  limit: number = campaignsShown,
): Query<"campaigns"> => ({
  collection: "campaigns",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "status", op: "==", value: "active" },
    { field: "endDate", op: ">=", value: today },
  ],
  orderBy: [{ field: "endDate", direction: "asc" }],
  limit,
});

/** So many months of a campaign's progress are looked at: three years and a part. */
export const progressMonthsMost = 40;

/** What is there of a campaign, month by month, the latest first. */
export const campaignProgressQuery = (
  zooId: string,
  campaignId: string,
  limit: number = progressMonthsMost,
): Query<"campaignProgress"> => ({
  collection: "campaignProgress",
  parentId: campaignId,
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [{ field: "month", direction: "desc" }],
  limit,
});

/** The active campaigns that collect a questionnaire; functions ask. */
export const campaignsOfSurveyQuery = (
  surveyId: string,
  limit: number,
): Query<"campaigns"> => ({
  collection: "campaigns",
  where: [
    { field: "surveyId", op: "==", value: surveyId },
    { field: "status", op: "==", value: "active" },
  ],
  orderBy: [],
  limit,
});

/** The campaigns that renew themselves and whose last day is before this one, some at a time; functions ask. */
export const campaignsToRenewQuery = (
  today: string,
  limit: number,
): Query<"campaigns"> => ({
  collection: "campaigns",
  where: [{ field: "renewsAfter", op: "<", value: today }],
  orderBy: [{ field: "renewsAfter", direction: "asc" }],
  limit,
});

/** The campaigns of experts that were not ended for good, and whose last day lies between two, the second left out; functions ask. */
export const expertCampaignsOverQuery = (
  from: string,
  today: string,
  limit: number,
): Query<"campaigns"> => ({
  collection: "campaigns",
  where: [
    { field: "mode", op: "==", value: "expert" },
    { field: "status", op: "in", value: ["active", "archived"] },
    { field: "endDate", op: ">=", value: from },
    { field: "endDate", op: "<", value: today },
  ],
  orderBy: [{ field: "endDate", direction: "desc" }],
  limit,
});

/** The campaigns that want to be told of when they are behind, and whose last day is not before this one; functions ask. */
export const campaignsToldBehindQuery = (
  from: string,
  limit: number,
): Query<"campaigns"> => ({
  collection: "campaigns",
  where: [
    { field: "status", op: "==", value: "active" },
    { field: "alerts.behind", op: "==", value: true },
    { field: "endDate", op: ">=", value: from },
  ],
  orderBy: [{ field: "endDate", direction: "desc" }],
  limit,
});

/** The campaigns that name an enclosure or a group, whatever became of them, in no order. */
export const campaignsNamingQuery = (
  zooId: string,
  field: "enclosureIds" | "groupIds",
  id: string,
  limit: number,
): Query<"campaigns"> => ({
  collection: "campaigns",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field, op: "array-contains", value: id },
  ],
  orderBy: [],
  limit,
});

/** Of those beside one in its series so many are read: the nearest may be deleted. */
export const seriesBesideMost = 5;

/** The campaigns of the series one is of by renewal that began before it, or after it, the nearest first; never the first of the series. */
export const besideInSeriesQuery = (
  {
    zooId,
    campaignId,
    renewedFrom,
    startDate,
  }: Pick<Campaign, "zooId" | "campaignId" | "renewedFrom" | "startDate">,
  side: "before" | "after",
  limit: number = seriesBesideMost,
): Query<"campaigns"> => ({
  collection: "campaigns",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "renewedFrom", op: "==", value: renewedFrom ?? campaignId },
    {
      field: "startDate",
      op: side === "before" ? "<" : ">",
      value: startDate,
    },
  ],
  orderBy: [
    { field: "startDate", direction: side === "before" ? "desc" : "asc" },
  ],
  limit,
});
