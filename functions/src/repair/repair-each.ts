import type { CollectionName } from "@domain/collections";
import type { CalendarDay } from "@domain/time/calendar-day";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Counts, RepairOptions } from "./repair";

export type Pages = AsyncIterable<QueryDocumentSnapshot[]>;
export type EachOptions = Pick<RepairOptions, "dryRun" | "onFound">;

/** Makes one record follow anew: the names of its fields that differed, which are mended unless it only tries. */
type Follow = (id: string, options: { dryRun: boolean }) => Promise<string[]>;

async function* namedById(ids: AsyncIterable<string>) {
  for await (const id of ids) yield [id, id] as const;
}

/** The ids on these pages. */
export async function* idsOn(pages: Pages): AsyncGenerator<string> {
  for await (const page of pages) for (const { id } of page) yield id;
}

/** Makes each of these, by the name it is told by, what it should be; `mend` answers what differed of it. */
export async function repairAll<T>(
  collection: CollectionName,
  all: AsyncIterable<readonly [string, T]>,
  mend: (one: T, options: { dryRun: boolean }) => Promise<string[]>,
  { dryRun, onFound }: EachOptions,
): Promise<Counts> {
  const counts: Counts = { collection, read: 0, differing: 0, mended: 0 };
  for await (const [id, one] of all) {
    const differing = await mend(one, { dryRun });
    counts.read += 1;
    if (differing.length === 0) continue;
    onFound({ collection, id, differing, unsure: [] });
    counts.differing += 1;
    counts.mended += dryRun ? 0 : 1;
  }
  return counts;
}

/** Makes each of these records follow anew what a trigger may have followed too late, or not at all. */
export const repairEach = (
  collection: CollectionName,
  ids: AsyncIterable<string>,
  follow: Follow,
  options: EachOptions,
): Promise<Counts> => repairAll(collection, namedById(ids), follow, options);

/** A day of a series on which something was said. */
export interface DayOfSeries<S> {
  series: S;
  day: CalendarDay;
}

/** Every day of every series of the parameters on these pages on which something was said: others have nothing to be counted from. */
export async function* daysOn<S>(
  parameters: Pages,
  daysOf: (
    zooId: string,
    parameterId: string,
  ) => Promise<ReadonlyMap<string, DayOfSeries<S>>>,
): AsyncGenerator<readonly [string, DayOfSeries<S>]> {
  for await (const page of parameters)
    for (const parameter of page) {
      const zooId: unknown = parameter.get("zooId");
      if (typeof zooId === "string") yield* await daysOf(zooId, parameter.id);
    }
}
