import type { Campaign, CampaignStatus } from "./campaign";

/** What becomes of a campaign. */
export type CampaignAction = "archive" | "restore" | "stop" | "delete";

/** What each leads to. */
const results: Record<CampaignAction, CampaignStatus> = {
  archive: "archived",
  restore: "active",
  stop: "stopped",
  delete: "deleted",
};

const from: Record<CampaignAction, readonly CampaignStatus[]> = {
  archive: ["active"],
  restore: ["archived"],
  stop: ["active", "archived"],
  delete: ["active", "archived", "stopped"],
};

/** The status after an action; null where it cannot be done: a stopped one never goes on, a deleted one is gone. */
export const statusAfter = (
  { status }: Pick<Campaign, "status">,
  action: CampaignAction,
): CampaignStatus | null =>
  from[action].includes(status) ? results[action] : null;

/** Whether a campaign may become this; the same status is no change. */
export const mayBecome = (before: CampaignStatus, after: CampaignStatus) =>
  (Object.keys(results) as CampaignAction[]).some(
    (action) => results[action] === after && from[action].includes(before),
  );

/** Whether what it is about is changed no more. */
export const isOver = ({ status }: Pick<Campaign, "status">): boolean =>
  status === "stopped" || status === "deleted";

/** Whether somebody has begun to answer: what is asked, and in which mode, is changed no more. */
export const isSettled = ({
  begunAt,
  submitters,
}: Pick<Campaign, "begunAt" | "submitters">): boolean =>
  begunAt !== null || submitters.length > 0;

/** Where it stands on a day: what has no end yet is planned, runs, or has ended by its dates. */
export function phaseOf(
  {
    status,
    startDate,
    endDate,
  }: Pick<Campaign, "status" | "startDate" | "endDate">,
  today: string,
): "planned" | "running" | "ended" | Exclude<CampaignStatus, "active"> {
  if (status !== "active") return status;
  if (today < startDate) return "planned";
  return today > endDate ? "ended" : "running";
}

/**
 * Whether what experts answered of it is shown to whoever reads others' on a day: its last day is over, or it was ended for good. An
 * archived one may go on, so nobody looks into it meanwhile.
 */
export const showsAnswers = (
  campaign: Pick<Campaign, "status" | "endDate">,
  today: string,
): boolean => isOver(campaign) || today > campaign.endDate;
