import type { SeenAnimalSeries } from "../../measures/values/of-series";
import {
  measuresBetweenQuery,
  measuresQuery,
} from "../../measures/values/value-queries";
import type { Query } from "../../query/query";

/** So many of the latest lines tell the last weight, what was said of it again among them. */
const linesRead = 5;

/** What an animal weighed last, or last before an instant; `lastWeightOf` says what holds of it. */
export const lastWeightQuery = (
  series: SeenAnimalSeries,
  before?: Date,
): Query<"healthValues"> =>
  before === undefined
    ? measuresQuery(series, linesRead)
    : measuresBetweenQuery(
        series,
        { from: new Date(0), until: before },
        linesRead,
      );
