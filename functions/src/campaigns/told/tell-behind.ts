import type {
  EndedPeriod,
  ToldPeriods,
} from "@domain/campaign/following/behind";
import {
  behindCause,
  endedPeriods,
  toldPeriods,
} from "@domain/campaign/following/behind";
import type { Campaign } from "@domain/campaign/campaign";
import { aimedAt, countedOf } from "@domain/campaign/progress";
import { openAlertsQuery } from "@domain/measures/alerts/alert-queries";
import { alertSectorsMost } from "@domain/measures/alerts/alert";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import { parisDay } from "@domain/time/paris";
import { alertRef, raiseAlert } from "../../alerts/raise-alert";
import { database } from "../../edge/admin";
import { changeOf, readingOf, ref } from "../../edge/documents";
import { compile } from "../../edge/query";
import { handedInOf, sectorsOfAll, subjectsOf } from "../subjects/subjects-of";

/** More periods than can have ended with something missing and go on being told of. */
const openMost = 200;

/** What pupils answer in lessons is counted nowhere, so nothing of it is missing. */
const isTold = ({ status, mode, alerts }: Campaign): boolean =>
  status === "active" && mode !== "pedagogical" && alerts.behind;

const readCampaign = async (campaignId: string): Promise<Campaign | null> =>
  readingOf("campaigns", await ref("campaigns", campaignId).get()).record;

/** The periods of a campaign that an alert is open of. */
async function openPeriods({
  zooId,
  campaignId: id,
}: Campaign): Promise<ToldPeriods> {
  const open = openAlertsQuery(zooId, { kind: "behind", id }, openMost);
  const { docs } = await compile(open).get();
  return toldPeriods(
    docs.flatMap((doc) => readingOf("alerts", doc).record ?? []),
  );
}

/** Opens or closes the alert of one period, or says anew in an open one what is missing; answers whether it was otherwise. */
const tellPeriod = (
  campaign: Campaign,
  period: EndedPeriod,
  sectorIds: string[],
  now: Date,
  { dryRun }: { dryRun: boolean },
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const cause = behindCause(campaign, period, sectorIds);
    const { since } = period;
    const stored = await transaction.get(alertRef(cause, since));
    const { record } = readingOf("alerts", stored);
    const isOpen = record !== null && record.closedAt === null;
    const isBehind = period.missing.length > 0;
    if (isBehind && isOpen) {
      const values = { ...record.values, ...cause.values };
      if (equalValues(values, record.values)) return false;
      if (!dryRun)
        transaction.update(
          stored.ref,
          changeOf("alerts", { values }, systemAuthor),
        );
      return true;
    }
    if (isBehind === isOpen) return false;
    const kind = isBehind ? ("opened" as const) : ("closed" as const);
    const raise = await raiseAlert(transaction, [
      { cause, changes: [{ kind, since, at: now }] },
    ]);
    if (!dryRun) raise();
    return true;
  });

/**
 * Tells of the periods of a campaign that ended lately with something missing, each once and all its subjects together; what came
 * late is taken off what an alert says as long as it is open, and closes it once the period is whole. What is stored decides: safe to do again. Answers how many differed.
 */
export async function tellBehind(
  campaignId: string,
  now: Date,
  options: { dryRun: boolean } = { dryRun: false },
): Promise<number> {
  const campaign = await readCampaign(campaignId);
  if (campaign === null || !isTold(campaign)) return 0;
  const today = parisDay(now);
  // Which periods are over follows from its days alone, without reading whom it is about.
  const told = await openPeriods(campaign);
  const over = aimedAt(campaign).filter(
    (one) =>
      endedPeriods(campaign, [campaignId], [], today, one, told).length > 0,
  );
  if (over.length === 0) return 0;
  const subjects = await subjectsOf(campaign);
  const handedIn = await handedInOf(campaign);
  const ended = over.flatMap((one) => {
    const ids = countedOf(one, subjects).map(({ id }) => id);
    return endedPeriods(campaign, ids, handedIn(one), today, one, told);
  });
  let differing = 0;
  for (const period of ended) {
    const missing = new Set(period.missing);
    const sectors = await sectorsOfAll(
      campaign.zooId,
      subjects.filter(({ id }) => missing.has(id)),
    );
    const sectorIds = sectors.sort().slice(0, alertSectorsMost);
    if (await tellPeriod(campaign, period, sectorIds, now, options))
      differing += 1;
  }
  return differing;
}

/** What was told of a campaign that is deleted is over: nothing is left to look at. */
export const untellBehind = (
  { zooId, campaignId: id }: Campaign,
  now: Date,
): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const open = openAlertsQuery(zooId, { kind: "behind", id }, openMost);
    const { docs } = await transaction.get(compile(open));
    for (const { ref: at } of docs)
      transaction.update(
        at,
        changeOf("alerts", { closedAt: now }, systemAuthor),
      );
  });
