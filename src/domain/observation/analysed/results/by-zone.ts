import { recordsWhere } from "../../../analysis/observed/columns";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import type { Ground, Placed } from "../space/placed";
import { availableIn, placedIn } from "../space/placed";
import type { BudgetRow } from "./budget";
import { budgetIn, partsIn } from "./parts-in";

export interface ZoneBudgetOptions extends Ground {
  behaviourIds: readonly string[];
}

/** A session as if nobody had been seen but in one zone. */
function within({ session, doings, zones }: Placed, zone: number) {
  const { watched } = session;
  const isSeen = doings.values.map((done) => done !== null);
  const intervals = recordsWhere(
    watched.intervals,
    (at) => zones[at] === zone && isSeen[doings.places[at] ?? 0] === true,
  );
  return { ...session, watched: { ...watched, intervals } };
}

/**
 * How the time in each zone of an enclosure was spent, by scans: of the records in a zone the share with each behaviour, as `budget` has
 * it; how much nobody saw is not known by zone. The zones in their order, what lies in none of the open ones last (null); zones in which nobody was seen are not there.
 */
export function budgetByZone(
  chosen: Pick<Chosen, "sessions">,
  { behaviourIds, ...ground }: ZoneBudgetOptions,
  progress: Progress,
): BudgetRow[] {
  const { areaIds } = availableIn(ground);
  const placed = placedIn(chosen, ground).flatMap(([named]) => named ?? []);
  const zones = new Set<number>();
  for (const one of placed)
    for (const at of one.seen) zones.add(one.zones[at] ?? -1);
  return [...zones]
    .sort((a, b) => (a < 0 ? 1 : b < 0 ? -1 : a - b))
    .map((zone, at, all) => {
      progress(at / all.length);
      const parts = partsIn(
        placed.map((one) => within(one, zone)),
        "scan",
      );
      const row = {
        key: areaIds[zone] ?? null,
        ...budgetIn(parts, behaviourIds),
      };
      // Whom nobody could see is in no zone.
      return { ...row, budget: { ...row.budget, hiddenShare: null } };
    });
}
