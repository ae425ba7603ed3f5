import { recountSummary } from "../summaries/recount-summary";
import type { Counts, RepairOptions } from "./repair";
import type { Pages } from "./repair-each";
import { idsOn, repairEach } from "./repair-each";

/** Each once, those that have a summary and are no more, too. */
async function* zooIds(zoos: Pages, summaries: Pages) {
  const told = new Set<string>();
  for (const pages of [zoos, summaries])
    for await (const id of idsOn(pages)) {
      if (told.has(id)) continue;
      told.add(id);
      yield id;
    }
}

/** Counts anew how every establishment stands, its directory included. */
export const repairSummaries = (
  zoos: Pages,
  summaries: Pages,
  { now, ...options }: Pick<RepairOptions, "dryRun" | "now" | "onFound">,
): Promise<Counts> =>
  repairEach(
    "zooSummaries",
    zooIds(zoos, summaries),
    (zooId, { dryRun }) => recountSummary(zooId, now, { dryRun, whole: true }),
    options,
  );
