import { groupedBy } from "../../../analysis/observed/observed";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import type { ChosenSession } from "../session";
import type { Ground, InSight } from "../space/placed";
import { availableIn, eachInSight } from "../space/placed";
import type { BudgetRow } from "./budget";
import { budgetIn, partsIn } from "./parts-in";

export interface ZoneBudgetOptions extends Ground {
  behaviourIds: readonly string[];
}

/** A session as if nobody had been seen but in one zone. */
const within = (
  session: ChosenSession,
  intervals: readonly InSight[],
): ChosenSession => ({
  ...session,
  watched: { ...session.watched, intervals: [...intervals] },
});

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
  const sessions = new Map(
    chosen.sessions.map((one) => [one.facts.obsSessionId, one]),
  );
  const seen: { record: InSight; zone: number }[] = [];
  eachInSight(chosen, ground, (record, { zone }) =>
    seen.push({ record, zone }),
  );
  const byZone = groupedBy(seen, ({ zone }) => String(zone));
  return [...byZone]
    .map(([zone, own]) => ({ zone: Number(zone), own }))
    .sort((a, b) => (a.zone < 0 ? 1 : b.zone < 0 ? -1 : a.zone - b.zone))
    .map(({ zone, own }, at, all) => {
      progress(at / all.length);
      const records = own.map(({ record }) => record);
      const bySession = groupedBy(records, ({ sessionId }) => sessionId);
      const parts = [...bySession].flatMap(([id, some]) => {
        const session = sessions.get(id);
        return session === undefined
          ? []
          : partsIn([within(session, some)], "scan");
      });
      const row = {
        key: areaIds[zone] ?? null,
        ...budgetIn(parts, behaviourIds),
      };
      // Whom nobody could see is in no zone.
      return { ...row, budget: { ...row.budget, hiddenShare: null } };
    });
}
