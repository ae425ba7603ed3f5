import { campaignTabs, statusesOfTab } from "@domain/campaign/campaign";
import { campaignsQuery } from "@domain/campaign/campaign-queries";
import { phaseOf } from "@domain/campaign/status";
import type { AskedOf } from "@domain/export/asked";
import { parisDay } from "@domain/time/paris";
import { atOnce } from "../read";
import { campaigned, campaignHeadings } from "../told/campaigned";
import type { Asking, Table } from "./exporter";
import { plainTable } from "./lists/plain-table";

/** The campaigns of an establishment, narrowed as their list is, those that begin last first. */
export function campaignsTable(
  asking: Asking,
  { tab, mode, phase, specieId }: AskedOf<"campaigns">,
): Table {
  const { session, now } = asking;
  const tabs = tab === null ? campaignTabs : [tab];
  const statuses = tabs.flatMap((one) => statusesOfTab[one]);
  const told = campaigned(asking);
  const today = parisDay(now);
  return plainTable(asking, {
    queries: [campaignsQuery(session.zooId, statuses, atOnce)],
    async wanted(records) {
      await told.learnAnimals(records);
      const kept = records.filter(
        (one) =>
          (mode === null || one.mode === mode) &&
          (phase === null || phaseOf(one, today) === phase) &&
          (specieId === null || told.isOf(one, specieId)),
      );
      await told.learn(kept);
      return kept;
    },
    headings: campaignHeadings,
    row: told.row,
  });
}
