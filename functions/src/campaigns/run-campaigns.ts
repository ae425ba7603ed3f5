import {
  campaignsToldBehindQuery,
  campaignsToRenewQuery,
  expertCampaignsOverQuery,
} from "@domain/campaign/campaign-queries";
import { openNights } from "@domain/campaign/following/behind";
import { addDays } from "@domain/time/calendar-day";
import { parisDay, parisZone } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import { region } from "../edge/admin";
import { logDone, startOperation } from "../edge/log";
import { pageSize } from "../edge/pages";
import { openSessions } from "../observation/follow";
import type { Looked } from "../work/with-each";
import { withEach } from "../work/with-each";
import { openAnswers } from "./follow-campaign";
import { renewCampaign } from "./renew-campaign";
import { tellBehind } from "./told/tell-behind";

/** So many nights an end is looked for that was missed. */
const nightsLooked = 14;

/** Opens the campaigns that follow those which ended before `now`. Safe to do again. */
export const renewAll = (now: Date): Promise<Looked> =>
  withEach(
    "renewCampaign",
    campaignsToRenewQuery(parisDay(now), pageSize),
    async ({ id }) => (await renewCampaign(id, now)) !== null,
  );

/** Opens what experts answered of campaigns that ended lately. Safe to do again. */
export function openEnded(now: Date): Promise<Looked> {
  const today = parisDay(now);
  const from = addDays(today, -nightsLooked);
  return withEach(
    "openAnswers",
    expertCampaignsOverQuery(from, today, pageSize),
    async ({ id }) => {
      const answers = await openAnswers(id, now);
      return answers + (await openSessions(id, now));
    },
  );
}

/** Tells of what is missing of campaigns of which a period ended lately, or an alert is still open. Safe to do again. */
export function tellAllBehind(now: Date): Promise<Looked> {
  const from = addDays(parisDay(now), -openNights);
  return withEach(
    "tellBehind",
    campaignsToldBehindQuery(from, pageSize),
    ({ id }) => tellBehind(id, now),
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
    if (renewed.looked + opened.looked + behind.looked > 0)
      logDone(startOperation("runCampaigns", null), {
        renewed: renewed.looked,
        opened: opened.looked,
        looked: behind.looked,
        failed: renewed.failed + opened.failed + behind.failed,
      });
  },
);
