import type { Campaign } from "@domain/campaign/campaign";
import { campaignTabs, statusesOfTab } from "@domain/campaign/campaign";
import { campaignsQuery } from "@domain/campaign/campaign-queries";
import { phaseOf } from "@domain/campaign/status";
import type { AskedOf } from "@domain/export/asked";
import { parisDay } from "@domain/time/paris";
import { atOnce, countOf, readableBy } from "../read";
import { campaignColumns, campaigned } from "../told/campaigned";
import type { Asking, Table } from "./exporter";

/** The campaigns of an establishment, narrowed as their list is, those that begin last first. */
export function campaignsTable(
  asking: Asking,
  { tab, mode, phase, specieId }: AskedOf<"campaigns">,
): Table {
  const { session, say, now } = asking;
  const tabs = tab === null ? campaignTabs : [tab];
  const statuses = tabs.flatMap((one) => statusesOfTab[one]);
  const query = campaignsQuery(session.zooId, statuses, atOnce);
  const told = campaigned(asking);
  const today = parisDay(now);
  const isWanted = (one: Campaign) =>
    (mode === null || one.mode === mode) &&
    (phase === null || phaseOf(one, today) === phase) &&
    (specieId === null || told.isOf(one, specieId));
  return {
    header: campaignColumns.map((column) => say(`campaigns.fields.${column}`)),
    total: () => countOf([query]),
    async *pages() {
      for await (const { records, looked } of readableBy(session, [query])) {
        await told.learnAnimals(records);
        const wanted = records.filter(isWanted);
        await told.learn(wanted);
        const rows = wanted.map((one) => {
          const row = told.row(one);
          return campaignColumns.map((column) => row[column]);
        });
        yield { rows, looked };
      }
    },
  };
}
