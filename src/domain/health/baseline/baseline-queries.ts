import type { SeenAnimalSeries } from "../../measures/values/of-series";
import { ofSource } from "../../measures/values/of-series";
import type { MonthKey } from "../../measures/buckets/keys";
import type { Query } from "../../query/query";

/** What an animal's series is held against, as somebody may read it. */
export const baselineQuery = (
  series: SeenAnimalSeries,
): Query<"healthBaselines"> => ({
  collection: "healthBaselines",
  parentId: series.animalId,
  where: [
    ...ofSource(series),
    { field: "parameterId", op: "==", value: series.parameterId },
  ],
  orderBy: [],
  limit: 1,
});

/** So many months are looked through for a baseline: five years, twenty values of three months each. */
export const baselineMonthsMost = 60;

/** What is kept of an animal's series from a month on, the earliest first; null: from the beginning; functions ask. */
export const monthsFromQuery = (
  {
    zooId,
    animalId,
    parameterId,
  }: { zooId: string; animalId: string; parameterId: string },
  from: MonthKey | null,
  limit: number,
): Query<"healthMonths"> => ({
  collection: "healthMonths",
  parentId: animalId,
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "parameterId", op: "==", value: parameterId },
    ...(from === null
      ? []
      : [{ field: "month", op: ">=", value: from } as const]),
  ],
  orderBy: [{ field: "month", direction: "asc" }],
  limit,
});
