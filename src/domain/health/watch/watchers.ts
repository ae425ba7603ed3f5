import type { AlertCause } from "../../measures/alerts/alert";
import type { Cause } from "../../measures/alerts/told";
import { causeId } from "../../measures/alerts/alert";
import type { CalendarDay } from "../../time/calendar-day";
import { daysBetween } from "../../time/calendar-day";
import type { Weight } from "./slow-loss";
import { slowLoss, slowLossDays } from "./slow-loss";

/** What a watcher found: what stands in the text it is told by. */
export interface Episode {
  values: Cause["values"];
}

/** What looks at all of an animal's values of a parameter together, whatever their limits. */
export interface Watcher {
  cause: AlertCause;
  /** What an alert of it is told by. */
  text: Cause["text"];
  /** So many days back it looks. */
  days: number;
  /** Whether it looks at a parameter, by the key of its built-in. */
  isOf: (builtIn: string | null) => boolean;
  /** null: nothing is wrong. "cannotSay": too little is known. Either way what was found before is carried no more: it is over. */
  look: (
    values: readonly Weight[],
    today: CalendarDay,
  ) => Episode | "cannotSay" | null;
}

const slowLossWatcher: Watcher = {
  cause: "slowLoss",
  text: "slowLoss",
  days: slowLossDays,
  isOf: (builtIn) => builtIn === "weight",
  look: (values, today) => {
    const found = slowLoss(values, today);
    if (found === null || found === "cannotSay") return found;
    const { from, until, share } = found;
    const days = daysBetween(from, until);
    return { values: { share, days } };
  },
};

/** All that look after each new value. */
export const watchers: readonly Watcher[] = [slowLossWatcher];

/** The cause of what a watcher found of an animal's parameter: a matter of health, of the animal's sector (null: none). */
export const watcherCause = (
  { cause, text }: Pick<Watcher, "cause" | "text">,
  series: { zooId: string; animalId: string; parameterId: string },
  { values }: Episode,
  sectorId: string | null,
): Cause => ({
  kind: cause,
  id: causeId(cause, series.animalId, series.parameterId),
  foundBy: series.parameterId,
  zooId: series.zooId,
  class: "health",
  subject: { kind: "animal", id: series.animalId, areaId: null },
  sectorIds: sectorId === null ? [] : [sectorId],
  text,
  values: { ...values, parameterId: series.parameterId },
});
