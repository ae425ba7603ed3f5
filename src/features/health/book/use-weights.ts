import type { BookOf } from "@domain/health/book/book-sight";
import type { WeighedDay } from "@domain/health/book/weight-change";
import { weighedDaysOf } from "@domain/health/book/weight-change";
import { bucketsQuery } from "@domain/measures/buckets/bucket-queries";
import { builtInId } from "@domain/measures/parameters/parameter";
import type { ChartRange } from "@domain/measures/series/ranges";
import { documentsOf, stretchOf } from "@domain/measures/series/ranges";
import type { Filter } from "@domain/query/query";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";

/** The days of a stretch on which an animal was weighed, the earliest first; null: not known yet. `sight`: of its values. */
export function useWeights(
  { zooId, animalId }: BookOf,
  sight: readonly Filter[] | null,
  range: ChartRange,
): readonly WeighedDay[] | null {
  const documents = documentsOf(stretchOf(range, useNow()), "daily");
  const parameterId = builtInId(zooId, "weight");
  const query =
    sight === null
      ? null
      : bucketsQuery({ zooId, animalId, parameterId, sight }, documents);
  const live = useLiveQueries(query === null ? null : [query]);
  return live.state === "data"
    ? weighedDaysOf(
        live.data.rows.flatMap(({ data }) =>
          "days" in data ? [data.days] : [],
        ),
      )
    : null;
}
