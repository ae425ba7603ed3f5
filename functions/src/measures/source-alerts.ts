import type { SourceChange } from "@domain/measures/alerts/source-watch";
import { feedCause, silentSourceCause } from "@domain/measures/alerts/told";
import type { SensorSource } from "@domain/measures/ingest/source";
import type { Transaction } from "firebase-admin/firestore";
import type { Raised } from "../alerts/raise-alert";
import { raiseAlert, sectorsOf } from "../alerts/raise-alert";

const sectorsMost = 20;

/** Raises and closes the alerts of a source; of a feed it no longer has nothing is told. Reads; what is answered writes. */
export async function raiseSourceAlerts(
  transaction: Transaction,
  source: SensorSource,
  changes: readonly SourceChange[],
): Promise<() => void> {
  if (changes.length === 0) return () => undefined;
  const sectors = await sectorsOf(
    transaction,
    source.feeds.map(({ enclosureId }) => enclosureId),
  );
  const raised = changes.flatMap(
    ({ cause, feed: name, ...change }): Raised[] => {
      const feed = source.feeds.find((one) => one.feed === name);
      if (name === null) {
        const all = [...new Set(sectors.values())].slice(0, sectorsMost);
        return [{ cause: silentSourceCause(source, all), changes: [change] }];
      }
      if (feed === undefined) return [];
      const own = sectors.get(feed.enclosureId);
      const of = feedCause(source, cause, feed, own === undefined ? [] : [own]);
      return [{ cause: of, changes: [change] }];
    },
  );
  return raiseAlert(transaction, raised);
}
