import { randomUUID } from "node:crypto";
import type { CollectionName } from "@domain/collections";
import { entryOf } from "@domain/collections";
import { countedCollections } from "../repair/recount";
import { pagesOf, repairContents, repairDirectories } from "../repair/repair";
import { repairBuiltIns } from "../repair/repair-followed";
import { repairSummaries } from "../repair/repair-summaries";
import { migratePeople } from "./people";
import { migrateRecords } from "./records";
import type { MigrateOptions, Run } from "./report";
import { readListings } from "./listings";

/** The collections of old data besides people; nested ones are new. Tasks are last: some of them leave to the automations. */
const migrated: readonly CollectionName[] = [
  ...countedCollections.filter(
    (name) =>
      name !== "users" && name !== "tasks" && !entryOf(name).path.includes("{"),
  ),
  "tasks",
];

/**
 * Puts an existing database into today's shape: access records, private accounts and cards from what the old cards and
 * lists say, then every other record, its derived fields, the built-in parameters, who is in each enclosure and group, the directories, and how each establishment stands. Each record is written whole or not at
 * all, so what was cut short is completed by the next run, and one that finds everything done writes nothing.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const run: Run = { ...options, operationId: `migrate-${randomUUID()}` };
  const listings = await readListings();
  run.onCounted(await migratePeople(listings, run));
  for (const collection of migrated)
    run.onCounted(await migrateRecords(collection, listings, run));
  if (run.dryRun) return;
  const quiet = { dryRun: false, onFound: () => undefined };
  await repairBuiltIns(pagesOf("zoo"), quiet);
  await repairContents(quiet);
  await repairDirectories({ now: run.now });
  await repairSummaries(pagesOf("zoo"), pagesOf("zooSummaries"), {
    ...quiet,
    now: run.now,
  });
}
