import { watchers } from "@domain/health/watch/watchers";
import { onSchedule } from "firebase-functions/scheduler";
import { parisZone } from "@domain/time/paris";
import { stateOf } from "../../alerts/watch-limits";
import { logDone, startOperation } from "../../edge/log";
import { pagesOfQuery } from "../../edge/pages";
import { everyMinute } from "../../edge/schedule";
import { foundMarks } from "../../measures/end-watches";
import { healthSeriesOf } from "./series";
import { watchValues } from "./watch-values";

const causes = watchers.map(({ cause }) => cause);

/** Looks again at all that watchers found and that goes on: as days go by, values leave those it was found in. Safe to do again. */
export async function lookAgain(now: Date): Promise<number> {
  let looked = 0;
  for await (const docs of pagesOfQuery(foundMarks(causes)))
    for (const doc of docs) {
      const series = healthSeriesOf(doc);
      if (series === null || stateOf(doc).openSince === null) continue;
      await watchValues(series, now);
      looked += 1;
    }
  return looked;
}

/** Every night: whether what watchers found is still carried by the values of its days. */
export const runWatchers = onSchedule(
  { ...everyMinute, schedule: "every day 03:40", timeZone: parisZone },
  async ({ scheduleTime }) => {
    const looked = await lookAgain(new Date(scheduleTime));
    if (looked > 0) logDone(startOperation("runWatchers", null), { looked });
  },
);
