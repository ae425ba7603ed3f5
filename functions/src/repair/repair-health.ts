import { healthOfParameterQuery } from "@domain/health/values/kept-queries";
import type { AnimalSeries } from "@domain/measures/values/of-series";
import { bucketId } from "@domain/measures/buckets/keys";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { Timestamp } from "firebase-admin/firestore";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { countDay } from "../health/values/count-day";
import type { Counts, RepairOptions } from "./repair";
import type { Pages } from "./repair-each";

/** Every day of every animal on which a value of a parameter was given, each once. */
async function daysOf(
  zooId: string,
  parameterId: string,
): Promise<Map<string, { series: AnimalSeries; day: CalendarDay }>> {
  const found = new Map<string, { series: AnimalSeries; day: CalendarDay }>();
  const all = compile(healthOfParameterQuery("healthValues", parameterId, 1));
  for await (const docs of pagesOfQuery(all))
    for (const doc of docs) {
      const animalId = doc.ref.parent.parent?.id ?? "";
      const at: unknown = doc.get("at");
      if (!(at instanceof Timestamp)) continue;
      const day = parisDay(at.toDate());
      const series = { zooId, animalId, parameterId };
      found.set(`${animalId}/${bucketId(parameterId, day)}`, { series, day });
    }
  return found;
}

/** Counts anew what is kept of animals' values, by day and month, from all that was said of them. */
export async function repairHealth(
  parameters: Pages,
  { dryRun, now, onFound }: Pick<RepairOptions, "dryRun" | "now" | "onFound">,
): Promise<Counts> {
  const counts: Counts = {
    collection: "healthDays",
    read: 0,
    differing: 0,
    mended: 0,
  };
  for await (const page of parameters)
    for (const parameter of page) {
      const zooId: unknown = parameter.get("zooId");
      if (typeof zooId !== "string") continue;
      for (const [id, { series, day }] of await daysOf(zooId, parameter.id)) {
        const differing = await countDay(series, day, { now, dryRun });
        counts.read += 1;
        if (differing.length === 0) continue;
        onFound({ collection: counts.collection, id, differing, unsure: [] });
        counts.differing += 1;
        counts.mended += dryRun ? 0 : 1;
      }
    }
  return counts;
}
