import {
  campaignsToldBehindQuery,
  campaignsToRenewQuery,
  expertCampaignsOverQuery,
} from "@domain/campaign/campaign-queries";
import { openNights } from "@domain/campaign/following/behind";
import { errorCode } from "@domain/errors";
import type { Query } from "@domain/query/query";
import { addDays } from "@domain/time/calendar-day";
import { parisDay, parisZone } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import { region } from "../edge/admin";
import { logDone, logFailure, startOperation } from "../edge/log";
import { compile } from "../edge/query";
import { openSessions } from "../observation/follow";
import { openAnswers } from "./follow-campaign";
import { renewCampaign } from "./renew-campaign";
import { tellBehind } from "./told/tell-behind";

/** More campaigns than end in one night; the rest is done the next. */
const campaignsMost = 500;
/** So many nights an end is looked for that was missed. */
const nightsLooked = 14;

interface Done {
  found: number;
  failed: number;
}

/** Does something with every campaign that a query finds; one that fails does not stop the others. */
async function withEach(
  name: string,
  query: Query<"campaigns">,
  work: (campaignId: string) => Promise<unknown>,
): Promise<Done> {
  const { docs } = await compile(query).get();
  const done: Done = { found: docs.length, failed: 0 };
  for (const { id: campaignId } of docs)
    try {
      await work(campaignId);
    } catch (error) {
      done.failed += 1;
      const operation = startOperation(name, null);
      logFailure(operation, errorCode(error), { campaignId });
    }
  return done;
}

/** Opens the campaigns that follow those which ended before `now`. Safe to do again. */
export const renewAll = (now: Date): Promise<Done> =>
  withEach(
    "renewCampaign",
    campaignsToRenewQuery(parisDay(now), campaignsMost),
    (campaignId) => renewCampaign(campaignId, now),
  );

/** Opens what experts answered of campaigns that ended lately. Safe to do again. */
export function openEnded(now: Date): Promise<Done> {
  const today = parisDay(now);
  const from = addDays(today, -nightsLooked);
  return withEach(
    "openAnswers",
    expertCampaignsOverQuery(from, today, campaignsMost),
    async (campaignId) => {
      await openAnswers(campaignId, now);
      await openSessions(campaignId, now);
    },
  );
}

/** Tells of what is missing of campaigns of which a period ended lately, or an alert is still open. Safe to do again. */
export function tellAllBehind(now: Date): Promise<Done> {
  const from = addDays(parisDay(now), -openNights);
  return withEach(
    "tellBehind",
    campaignsToldBehindQuery(from, campaignsMost),
    (campaignId) => tellBehind(campaignId, now),
  );
}

/** Every night, once the day is over in Paris: what renews itself is opened again, and what experts answered is opened to the others, and whoever answers for it is told what is missing of a period that ended. */
export const runCampaigns = onSchedule(
  {
    schedule: "every day 00:10",
    timeZone: parisZone,
    region,
    retryCount: 3,
    timeoutSeconds: 540,
  },
  async ({ scheduleTime }) => {
    const now = new Date(scheduleTime);
    const renewed = await renewAll(now);
    const opened = await openEnded(now);
    const behind = await tellAllBehind(now);
    if (renewed.found + opened.found + behind.found > 0)
      logDone(startOperation("runCampaigns", null), {
        renewed: renewed.found,
        opened: opened.found,
        looked: behind.found,
        failed: renewed.failed + opened.failed + behind.failed,
      });
  },
);
