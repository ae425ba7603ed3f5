import {
  closedOfCampaignQuery,
  sessionsOfEnclosureQuery,
} from "@domain/observation/obs-session-queries";
import type { Query } from "@domain/query/query";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { settleSession } from "./settle-session";

/** Settles every session that a query finds, one after another; answers how many differed. */
async function settleAll(
  query: Query<"obsSessions">,
  now: Date,
): Promise<number> {
  let changed = 0;
  for await (const docs of pagesOfQuery(compile(query)))
    for (const { id } of docs)
      if ((await settleSession(id, now)).length > 0) changed += 1;
  return changed;
}

/** Brings the closed sessions in an enclosure to those who look after it now. Safe to replay. */
export const moveObsSessions = (
  enclosureId: string,
  now: Date,
): Promise<number> => settleAll(sessionsOfEnclosureQuery(enclosureId, 1), now);

/** Opens what experts saw in a campaign to those who read it by now. Safe to replay. */
export const openSessions = (campaignId: string, now: Date): Promise<number> =>
  settleAll(closedOfCampaignQuery(campaignId, 1), now);
